// What a position is made of, and what it says at the start.
#include <gtest/gtest.h>

#include <cstring>
#include <type_traits>

#include "engine/board/position.h"
#include "engine/turn/legal.h"
#include "support/games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

using BasePosition = Position<BaseRules>;

static_assert(std::is_trivially_copyable_v<BasePosition>, "copied by copying its bytes");
static_assert(sizeof(BasePosition) <= 4096, "small enough to be copied at every step of a search");
static_assert(std::has_unique_object_representations_v<Area>);
static_assert(std::has_unique_object_representations_v<Cell>);
static_assert(std::has_unique_object_representations_v<Move>);

TEST(Position, IsTheSameAfterItsBytesAreCopied) {
    const auto game = start("U V E");
    play(*game, "place 1,0 r90; follower 0");
    const BasePosition& pos = position_of(*game);
    BasePosition copy;
    std::memcpy(static_cast<void*>(&copy), &pos, sizeof pos);
    EXPECT_EQ(copy, pos);
}

TEST(Position, DoesNotChangeWhenACopyIsPlayedOn) {
    const auto game = start("U V E");
    const BasePosition before = position_of(*game);
    BasePosition copy = before;
    Silent silent;
    ASSERT_EQ(apply(game->tables(), copy, Move::place(Cell::at(1, 0), 1), silent), Refusal::None);
    EXPECT_FALSE(copy == before);
    EXPECT_EQ(before, position_of(*game));
}

// C1
TEST(Position, BeginsWithSevenFollowersAndNoPointsForEachPlayer) {
    for (unsigned players = 2; players <= 5; ++players) {
        const auto game = start("U", players);
        const BasePosition& pos = position_of(*game);
        EXPECT_EQ(pos.players, players);
        EXPECT_EQ(pos.seat, 0);
        for (unsigned seat = 0; seat < players; ++seat) {
            EXPECT_EQ(pos.supply[seat], 7);
            EXPECT_EQ(pos.score[seat], 0);
            EXPECT_TRUE(pos.followers[seat].empty());
        }
    }
}

TEST(Position, BeginsWithOneTileAndFourFreePlaces) {
    const auto game = start("U");
    const BasePosition& pos = position_of(*game);
    EXPECT_EQ(pos.cells, 1);
    EXPECT_EQ(pos.places, 4);
    EXPECT_TRUE(BasePosition::is_tile(pos.place_at(Cell::at(0, 0))));
    for (unsigned side = 0; side < 4; ++side) {
        const unsigned known = pos.place_at(Cell::at(0, 0).neighbour(side));
        EXPECT_NE(known, 0u);
        EXPECT_FALSE(BasePosition::is_tile(known));
        EXPECT_EQ(pos.place[BasePosition::free_index(known)], Cell::at(0, 0).neighbour(side));
    }
}

TEST(Position, KnowsNothingOfCellsThatNoTileTouches) {
    const auto game = start("U");
    const BasePosition& pos = position_of(*game);
    for (int y = -128; y < 128; ++y) {
        for (int x = -128; x < 128; ++x) {
            const bool known = std::abs(x) + std::abs(y) <= 1;
            ASSERT_EQ(pos.place_at(Cell::at(x, y)) != 0, known) << x << "," << y;
        }
    }
}

TEST(Position, FindsTheTileOfAFeature) {
    const auto game = start("X U B");
    play(*game, "place 1,0 r0; pass; place 2,0 r90; pass");
    const BasePosition& pos = position_of(*game);
    // D has features 0 to 3, X 4 to 11, U 12 to 14.
    EXPECT_EQ(pos.tile_of(0), 0u);
    EXPECT_EQ(pos.tile_of(3), 0u);
    EXPECT_EQ(pos.tile_of(4), 1u);
    EXPECT_EQ(pos.tile_of(11), 1u);
    EXPECT_EQ(pos.tile_of(12), 2u);
    EXPECT_EQ(pos.tile_of(14), 2u);
}

// C3
TEST(Check, SaysWhyAPlacementIsRefused) {
    const auto game = start("U");
    EXPECT_EQ(game->check(Move::place(Cell::at(1, 0), 1)), Refusal::None);
    EXPECT_EQ(game->check(Move::place(Cell::at(1, 0), 0)), Refusal::EdgesDiffer);
    EXPECT_EQ(game->check(Move::place(Cell::at(0, -1), 0)), Refusal::EdgesDiffer);
    EXPECT_EQ(game->check(Move::place(Cell::at(0, 0), 1)), Refusal::CellTaken);
    EXPECT_EQ(game->check(Move::place(Cell::at(1, 1), 1)), Refusal::NotAdjacent) << "corners do not count";
    EXPECT_EQ(game->check(Move::place(Cell::at(-128, -128), 1)), Refusal::NotAdjacent);
    EXPECT_EQ(game->check(Move::place(Cell::at(1, 0), 4)), Refusal::EdgesDiffer);
}

// C5
TEST(Check, SaysWhyAFollowerIsRefused) {
    const auto game = start("U U");
    EXPECT_EQ(game->check(Move::follower(0)), Refusal::NotAsked);
    EXPECT_EQ(game->check(Move::pass()), Refusal::NotAsked);
    play(*game, "place 1,0 r90; follower 0; place 2,0 r90");
    EXPECT_EQ(game->check(Move::follower(0)), Refusal::Occupied) << "the road is Anna's";
    EXPECT_EQ(game->check(Move::follower(1)), Refusal::None);
    EXPECT_EQ(game->check(Move::follower(3)), Refusal::NoSuchFeature);
    EXPECT_EQ(game->check(Move::follower(255)), Refusal::NoSuchFeature);
    EXPECT_EQ(game->check(Move::place(Cell::at(3, 0), 1)), Refusal::NotAsked);
    EXPECT_EQ(game->check(Move::draw(0)), Refusal::NotAsked);
}

TEST(Check, RefusesEverythingWhenTheGameIsOver) {
    const auto game = start("U");
    play(*game, "place 1,0 r90; pass");
    ASSERT_TRUE(game->snapshot().over);
    EXPECT_TRUE(game->legal_moves().empty());
    EXPECT_EQ(game->check(Move::pass()), Refusal::GameOver);
    EXPECT_EQ(game->check(Move::draw(0)), Refusal::GameOver);
    EXPECT_EQ(game->apply(Move::place(Cell::at(2, 0), 1)), Refusal::GameOver);
}

}  // namespace
}  // namespace trencavel::engine_tests
