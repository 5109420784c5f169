// What the computer thinks of a position: the best moves in order, with what they are expected to bring.
#include <gtest/gtest.h>

#include <algorithm>

#include "bots/advice.h"
#include "bots/bots.h"
#include "games/kinds.h"
#include "support/court_question_games.h"
#include "support/games.h"

namespace trencavel::engine_tests {
namespace {

/// The last turn of a game, in which a tower is scored; the seat holds wall tile 2.
std::unique_ptr<Game> last_turn() {
    auto game = start_court("C06 C01 P02 P02 P14 C07 P14", "", "2 3 6 8 9 1 2 4 5 7 3 6 8");
    play(*game, std::string(kMovesToTwelve) + "; place 0,3 r0; pass; place 1,1 r0; follower 0");
    return game;
}

Advice advice_on(const Game& game, std::size_t most, const std::optional<Move>& asked_for = std::nullopt) {
    Random random(1);
    return advise(game, most, asked_for, random);
}

// K16: the wall tile brings 4 points more; the game ends with this move, so that nothing else counts.
TEST(Advice, TellsWhatAMoveCosts) {
    const auto game = last_turn();
    const Move best = burg::score(Cell::at(1, 1), 0, true);
    const Move without = burg::score(Cell::at(1, 1), 0, false);
    const Advice advice = advice_on(*game, 1, without);
    ASSERT_EQ(advice.size(), 2u);
    EXPECT_EQ(advice[0].move, best);
    EXPECT_EQ(advice[1].move, without);
    EXPECT_DOUBLE_EQ(advice[0].expected - advice[1].expected, 4);
}

TEST(Advice, HoldsAMoveThatWasAskedForOnlyOnce) {
    const auto game = last_turn();
    const Advice advice = advice_on(*game, 1, burg::score(Cell::at(1, 1), 0, true));
    ASSERT_EQ(advice.size(), 1u);
    EXPECT_EQ(advice[0].move, burg::score(Cell::at(1, 1), 0, true));
}

TEST(Advice, ComesBestFirstAndNoLongerThanAskedFor) {
    const auto game = start_court("C06 C01 P02 P02 P14 C07 P14", "", "2 3 6 8 9 1 2 4 5 7 3 6 8");
    const Advice all = advice_on(*game, 1000);
    EXPECT_GE(all.size(), 3u);
    EXPECT_TRUE(std::is_sorted(all.begin(), all.end(), [](const Considered& a, const Considered& b) {
        return a.expected > b.expected;
    }));
    EXPECT_EQ(advice_on(*game, 3).size(), 3u);
}

/// In which rotations the moves on this cell lay the tile.
std::vector<unsigned> rotations_at(const Advice& advice, Cell cell) {
    std::vector<unsigned> rotations;
    for (const Considered& each : advice) {
        if (each.move.kind == MoveKind::Place && each.move.cell == cell)
            rotations.push_back(each.move.rotation);
    }
    return rotations;
}

// The straight road looks the same after half a turn, the cloister after any.
TEST(Advice, NamesTurnsThatLookTheSameOnce) {
    const auto road = start("U V ...");
    EXPECT_EQ(rotations_at(advice_on(*road, 1000), Cell::at(1, 0)).size(), 1u);
    const auto cloister = start("B V ...");
    EXPECT_EQ(rotations_at(advice_on(*cloister, 1000), Cell::at(0, 1)).size(), 1u);
}

TEST(Advice, SaysATurnThatWasAskedForAsItWasMade) {
    const auto game = start("U V ...");
    for (const unsigned rotation : {1u, 3u}) {
        const Advice advice = advice_on(*game, 1000, Move::place(Cell::at(1, 0), rotation));
        EXPECT_EQ(rotations_at(advice, Cell::at(1, 0)), std::vector{rotation});
    }
}

TEST(Advice, KeepsTurnsApartThatCanBeToldApart) {
    const auto game = start("E V ...");
    EXPECT_EQ(rotations_at(advice_on(*game, 1000), Cell::at(0, 1)).size(), 3u);
}

}  // namespace
}  // namespace trencavel::engine_tests
