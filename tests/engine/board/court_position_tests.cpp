// The position of Die Burg: its size, and what it says at the start.
#include <gtest/gtest.h>

#include <cstring>
#include <type_traits>

#include "games/kinds.h"
#include "support/court_games.h"

namespace trencavel::engine_tests {
namespace {

static_assert(std::is_trivially_copyable_v<Court>, "copied by copying its bytes");
static_assert(sizeof(Court) <= 4096, "small enough to be copied at every step of a search");

TEST(CourtPosition, IsTheSameAfterItsBytesAreCopied) {
    const auto game = start(gates_setup("C06 C01 F07 F01"));
    play(*game, "place 6,0 r0; king 0; place 6,1 r0; falconer 2");
    const Court& pos = court_position_of(*game);
    Court copy;
    std::memcpy(static_cast<void*>(&copy), &pos, sizeof pos);
    EXPECT_EQ(copy, pos);
}

TEST(CourtPosition, IsUsedForDieBurgAndForNothingElse) {
    EXPECT_TRUE(std::holds_alternative<const Court*>(start_court("C07")->position()));
    EXPECT_TRUE(std::holds_alternative<const Court*>(start_court("C07", "falcon")->position()));
    EXPECT_FALSE(std::holds_alternative<const Court*>(start("U")->position()));
}

// K1
TEST(CourtPosition, BeginsWithSixFollowersEachAndAnEmptyBoard) {
    const Snapshot snapshot = start_court("C07 C07")->snapshot();
    EXPECT_EQ(snapshot.supplies, (std::vector{6u, 6u}));
    EXPECT_EQ(snapshot.scores, (std::vector{0, 0}));
    EXPECT_TRUE(snapshot.board.empty()) << "there is no start tile";
    EXPECT_EQ(snapshot.left, 1u);
    EXPECT_EQ(snapshot.question, (Question{0, QuestionKind::Place}));
}

// F5: without Falken nobody has a king.
TEST(CourtPosition, BeginsWithKingsAndFalconersOnlyWithFalken) {
    const auto plain = start_court("C07");
    const auto falcon = start_court("C07", "falcon");
    for (const Sort sort : {falcon::kKing, falcon::kFalconer}) {
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            const Court& without = court_position_of(*plain);
            const Court& with = court_position_of(*falcon);
            EXPECT_EQ(without.supply[without.troop(seat, sort)], 0);
            EXPECT_EQ(with.supply[with.troop(seat, sort)], 1);
        }
    }
}

// Nothing hidden is in it: two games that differ in the order of tiles and in their walls begin alike.
TEST(CourtPosition, HoldsNeitherTheOrderOfTheTilesNorTheWall) {
    const auto one = start_court("C07 B01 P14 B02", "", "1 1 2 2 3 3 4 4 5 5 6 6 7");
    const auto other = start_court("C07 P14 B02 B01", "", "7 6 6 5 5 4 4 3 3 2 2 1 1");
    EXPECT_EQ(court_position_of(*one), court_position_of(*other));
    EXPECT_EQ(one->hash(), other->hash());
}

}  // namespace
}  // namespace trencavel::engine_tests
