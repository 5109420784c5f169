// What anyone may see of wall tiles, keeps, nests, markers, kings and falconers.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/kinds.h"
#include "support/court_games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

using Kinds = std::vector<unsigned>;

std::size_t towers_left(const CourtView& court) {
    return static_cast<std::size_t>(std::count(court.towers.begin(), court.towers.end(), true));
}

// K1
TEST(CourtSnapshot, ShowsTheStart) {
    const Snapshot snapshot = start_court("C07 C07")->snapshot();
    ASSERT_TRUE(snapshot.court);
    EXPECT_EQ(towers_left(*snapshot.court), 13u);
    EXPECT_EQ(snapshot.court->unseen, Kinds(9, 2));
    EXPECT_TRUE(snapshot.court->held[0].empty());
    EXPECT_TRUE(snapshot.court->held[1].empty());
    EXPECT_EQ(snapshot.court->keeps[0].size, 0u);
    EXPECT_EQ(snapshot.court->keeps[1].size, 0u);
    EXPECT_EQ(snapshot.court->free_group.size(), 76u);
    EXPECT_FALSE(snapshot.court->taken_from);
    EXPECT_FALSE(snapshot.falcon);
    EXPECT_TRUE(snapshot.king_supplies.empty());
    EXPECT_TRUE(snapshot.falconer_supplies.empty());
}

TEST(CourtSnapshot, IsThereOnlyWithinTheWall) {
    EXPECT_FALSE(start("U")->snapshot().court);
    EXPECT_FALSE(start(setup_of("wheel", "castles", "RadB"))->snapshot().court);
}

// K15
TEST(CourtSnapshot, ShowsTheWallTilesThatWereTaken) {
    const auto game = court_at_twelve("C07 C07", "7 2 3 4 5 6 7 8 9 1 2 3 4");
    const Snapshot snapshot = game->snapshot();
    EXPECT_EQ(snapshot.scores, (std::vector{12, 0}));
    EXPECT_EQ(snapshot.court->held[0], (Kinds{7}));
    EXPECT_TRUE(snapshot.court->held[1].empty());
    EXPECT_FALSE(snapshot.court->towers[0]);
    EXPECT_EQ(towers_left(*snapshot.court), 12u);
    EXPECT_EQ(snapshot.court->unseen, (Kinds{2, 2, 2, 2, 2, 2, 1, 2, 2}));
    EXPECT_EQ(snapshot.court->free_group.size(), 71u);
}

// K15: chance is asked, and everyone sees for whom and where.
TEST(CourtSnapshot, ShowsWhoTakesAWallTileFromWhere) {
    const auto game = court_at_twelve("C07 C07", kHiddenWall);
    const Snapshot snapshot = game->snapshot();
    EXPECT_EQ(snapshot.question, (Question{kChance, QuestionKind::Reveal}));
    EXPECT_EQ(snapshot.court->taken_from, 0u);
    EXPECT_EQ(snapshot.court->taker, 0);
    EXPECT_TRUE(snapshot.court->towers[0]) << "it still lies there";
    EXPECT_EQ(snapshot.scores, (std::vector{12, 0})) << "the marker has come there";
    play(*game, "reveal 3");
    EXPECT_FALSE(game->snapshot().court->taken_from);
    EXPECT_EQ(game->snapshot().court->held[0], (Kinds{3}));
}

// K15: Ben's path is completed by Anna.
TEST(CourtSnapshot, ShowsAWallTileTakenInTheOthersTurn) {
    const auto game = start_court("C07 C06 C01 C01 C01 C07 P14 C07", "", kHiddenWall);
    play(
        *game,
        "place 0,3 r0; pass; place 5,0 r0; follower 0; place 5,1 r0; pass; place 5,2 r0; pass; place 5,3 r0; "
        "pass; place 1,1 r0; pass; place 5,4 r180; pass");
    EXPECT_EQ(game->snapshot().scores, (std::vector{0, 12}));
    EXPECT_EQ(court_position_of(*game).seat, 0) << "it is Anna's turn";
    EXPECT_EQ(game->snapshot().court->taker, 1);
    play(*game, "reveal 5");
    EXPECT_EQ(game->snapshot().court->held[1], (Kinds{5}));
    EXPECT_TRUE(game->snapshot().court->held[0].empty());
}

// K13
TEST(CourtSnapshot, ShowsKeepsWithTheirHouses) {
    const auto game = start_court("P16 P16 C07");
    play(*game, "place 0,3 r270; follower 0; place 5,0 r0; follower 0");
    const CourtView court = *game->snapshot().court;
    EXPECT_EQ(court.keeps[0].size, 2u) << "with the start space";
    EXPECT_EQ(court.keeps[0].spot, (Spot{Cell::at(0, 3), 0}));
    EXPECT_EQ(court.keeps[1].size, 1u);
    EXPECT_EQ(court.keeps[1].spot, (Spot{Cell::at(5, 0), 0}));
}

// K13: B08 at 5,0 runs east to west, P16 at 4,0 has its house in the east; C07 closes it.
TEST(CourtSnapshot, NamesTheHouseOfAKeepByItsFirstTile) {
    const auto game = start_court("B08 C07 P16 C07 C07 C07");
    play(*game, "place 5,0 r90; follower 0; place 1,1 r0; pass; place 4,0 r90; pass; place 0,3 r0; pass");
    EXPECT_EQ(game->snapshot().court->keeps[0].size, 0u);
    play(*game, "place 6,0 r0; pass");
    EXPECT_EQ(game->snapshot().court->keeps[0].size, 2u);
    EXPECT_EQ(game->snapshot().court->keeps[0].spot, (Spot{Cell::at(4, 0), 0}));
}

// F3, F5
TEST(CourtSnapshot, ShowsSortsOfFollowersAndNests) {
    const auto game = start_court("F16 C01 F01 C07", "falcon");
    EXPECT_TRUE(game->snapshot().falcon);
    EXPECT_EQ(game->snapshot().king_supplies, (std::vector{1u, 1u}));
    play(*game, "place 6,0 r0; king 1; place 9,3 r0; falconer 2; place 1,1 r0; follower 0");
    const Snapshot snapshot = game->snapshot();
    EXPECT_EQ(snapshot.king_supplies, (std::vector{0u, 1u}));
    EXPECT_EQ(snapshot.falconer_supplies, (std::vector{1u, 0u}));
    EXPECT_EQ(snapshot.supplies, (std::vector{6u, 6u})) << "only the six plain ones; the preacher is back";
    EXPECT_EQ(snapshot.nests, (std::array{1u, 0u})) << "the chapel of F01 at 1,1";
    ASSERT_EQ(snapshot.followers.size(), 2u);
    const auto is_king = [](const PlacedFollower& follower) {
        return follower.seat == 0 && follower.sort == falcon::kKing &&
               follower.spot == Spot{Cell::at(6, 0), 1};
    };
    const auto is_falconer = [](const PlacedFollower& follower) {
        return follower.seat == 1 && follower.sort == falcon::kFalconer &&
               follower.spot == Spot{Cell::at(9, 3), 2};
    };
    EXPECT_EQ(std::count_if(snapshot.followers.begin(), snapshot.followers.end(), is_king), 1);
    EXPECT_EQ(std::count_if(snapshot.followers.begin(), snapshot.followers.end(), is_falconer), 1);
    EXPECT_EQ(area_at(*game, 6, 0, 1).followers[0], 1u) << "F5: a king is a follower of the area";
}

// F9: a chapel of five with the king would bring 30 points; the marker stops behind 27.
TEST(CourtSnapshot, ShowsAMarkerAtAGate) {
    const std::string_view deck = "F06 C07 F06 C07 F06 F06 F06 C07";
    const std::string_view moves =
        "place 6,0 r270; king 0; place 0,3 r0; pass; place 5,0 r270; pass; place 9,3 r0; pass; "
        "place 7,0 r270; pass; place 4,0 r270; pass; place 8,0 r270; pass";
    const auto stopped = start(gates_setup(deck));
    play(*stopped, moves);
    EXPECT_EQ(stopped->snapshot().scores, (std::vector{27, 0}));
    EXPECT_EQ(stopped->snapshot().at_gate, (std::array{true, false}));
    const auto passed = start_court(deck, "falcon");
    play(*passed, moves);
    EXPECT_EQ(passed->snapshot().scores, (std::vector{30, 0})) << "F1: gates are passed over";
    EXPECT_EQ(passed->snapshot().at_gate, (std::array{false, false}));
}

}  // namespace
}  // namespace trencavel::engine_tests
