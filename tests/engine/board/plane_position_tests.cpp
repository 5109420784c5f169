// The position of the wheel and of expansion 8: its size, and what it says at the start.
#include <gtest/gtest.h>

#include <cstring>
#include <type_traits>

#include "support/games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

using Plane = Position<PlaneRules>;

static_assert(std::is_trivially_copyable_v<Plane>, "copied by copying its bytes");
static_assert(sizeof(Plane) <= 6144, "small enough to be copied at every step of a search");

TEST(PlanePosition, IsTheSameAfterItsBytesAreCopied) {
    const auto game = start(setup_of("wheel", "bridges castles bazaars", "RadB RadU/2 RadE"));
    play(*game, "place 1,-1 r0; bridge 1,-1 ew; follower bridge; place 3,4 r0; crown famine");
    const Plane& pos = plane_position_of(*game);
    Plane copy;
    std::memcpy(static_cast<void*>(&copy), &pos, sizeof pos);
    EXPECT_EQ(copy, pos);
}

// B1: three bridges and castles each for two to four players, two for five and six.
TEST(PlanePosition, BeginsWithBridgesAndCastlesByTheNumberOfPlayers) {
    for (unsigned players = 2; players <= 6; ++players) {
        const auto game = start(setup_of("carcassonne", "bridges castles", "U", players));
        const std::vector<unsigned> expected(players, players <= 4 ? 3 : 2);
        EXPECT_EQ(game->snapshot().bridge_supplies, expected);
        EXPECT_EQ(game->snapshot().castle_supplies, expected);
        EXPECT_EQ(game->snapshot().supplies, std::vector<unsigned>(players, 7));
    }
}

// B1: switched on one by one.
TEST(PlanePosition, BeginsWithoutThePiecesThatAreNotPlayed) {
    const auto castles = start(setup_of("carcassonne", "castles", "U"));
    EXPECT_TRUE(castles->snapshot().bridge_supplies.empty());
    EXPECT_EQ(castles->snapshot().castle_supplies.size(), 2u);
    const auto bridges = start(setup_of("wheel", "bridges", "RadB"));
    EXPECT_TRUE(bridges->snapshot().castle_supplies.empty());
    EXPECT_EQ(bridges->snapshot().bridge_supplies.size(), 2u);
}

// Base Carcassonne is played with the small position.
TEST(PlanePosition, IsNotUsedForCarcassonneAlone) {
    EXPECT_TRUE(std::holds_alternative<const Position<BaseRules>*>(start("U")->position()));
    for (const char* module : {"bridges", "castles", "bazaars"}) {
        const auto game = start(setup_of("carcassonne", module, "U"));
        EXPECT_TRUE(std::holds_alternative<const Plane*>(game->position())) << module;
    }
    EXPECT_TRUE(std::holds_alternative<const Plane*>(start(setup_of("wheel", "", "RadB"))->position()));
}

// Span numbers come before those of tiles, whatever is built.
TEST(PlanePosition, KeepsRoomForTwelveSpansBeforeTheFeaturesOfTiles) {
    const auto game = start(setup_of("carcassonne", "bridges", "U"));
    const Plane& pos = plane_position_of(*game);
    EXPECT_EQ(pos.first_feature[0], 12);
    EXPECT_TRUE(Plane::is_span(11));
    EXPECT_FALSE(Plane::is_span(12));
    EXPECT_EQ(pos.tile_of(12), 0u);
}

}  // namespace
}  // namespace trencavel::engine_tests
