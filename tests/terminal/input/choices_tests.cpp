#include <gtest/gtest.h>

#include "games/fitting.h"
#include "terminal/input/choices.h"
#include "terminal/modules/bridges/bridge.h"
#include "terminal/sample.h"
#include "terminal/screen/reports.h"

namespace trencavel::terminal_tests {
namespace {

TEST(Choices, CellsHaveLettersInReadingOrder) {
    const GameHistory history = history_of(record_with("E"));
    const std::vector<terminal::PlaceChoice> choices = terminal::place_choices(history.game());
    ASSERT_EQ(choices.size(), 2u);
    EXPECT_EQ(choices[0].label, "a");
    EXPECT_EQ(choices[0].cell, Cell::at(0, -1));
    EXPECT_EQ(terminal::spelled(choices[0].turns), "r180");
    EXPECT_EQ(choices[1].cell, Cell::at(0, 1));
    EXPECT_EQ(terminal::spelled(choices[1].turns), "r90 r180 r270");
}

TEST(Choices, RotationsThatLookAlikeAreOne) {
    const GameHistory history = history_of(record_with("B"));
    const std::vector<terminal::PlaceChoice> choices = terminal::place_choices(history.game());
    ASSERT_EQ(choices.size(), 1u);
    EXPECT_EQ(terminal::spelled(choices[0].turns), "r0");
}

TEST(Choices, CellsThatNothingCanFillAreKnown) {
    const GameHistory alive = history_of(record_with("U E E"));
    EXPECT_TRUE(dead_cells(alive.game()).empty());
    // Only cloisters are left: no road and no city can go on.
    const GameHistory dead = history_of(record_with("B B"));
    EXPECT_EQ(dead_cells(dead.game()).size(), 3u);
}

TEST(Choices, TurnsThatTakeABridgeComeLast) {
    const GameHistory history = history_of(record_of("carcassonne", "bridges", "U U"));
    const std::vector<terminal::PlaceChoice> choices = terminal::place_choices(history.game());
    const terminal::PlaceChoice* below = terminal::find_choice(choices, Cell::at(0, 1));
    ASSERT_NE(below, nullptr);
    EXPECT_EQ(terminal::spelled(below->turns), "r90");
    const terminal::PlaceChoice* beside = terminal::find_choice(choices, Cell::at(1, 0));
    ASSERT_NE(beside, nullptr);
    EXPECT_EQ(terminal::spelled(beside->turns), "r90 r0b");
    EXPECT_EQ(beside->plain(), 1u);
    EXPECT_EQ(terminal::text_of(terminal::bridge_of(beside->cell, beside->turns[1])),
              "a bridge over 1,0 from east to west");
    EXPECT_EQ(terminal::spelled(terminal::building_part(*beside).turns), "r0b");
}

TEST(Choices, WhileThereAreBridgesNoCellIsCalledDead) {
    EXPECT_TRUE(dead_cells(history_of(record_of("carcassonne", "bridges", "B B")).game()).empty());
    EXPECT_FALSE(dead_cells(history_of(record_of("carcassonne", "castles", "B B")).game()).empty());
}

TEST(Choices, ATileOfABazaarKeepsCellsAlive) {
    // The roads can only go on with the U that lies open.
    const GameHistory history =
        history_of(record_of("carcassonne", "bazaars", "BBB4 B U", "> place 0,1 r0\n> pass\n"));
    EXPECT_EQ(dead_cells(history.game()), (std::vector<Cell>{Cell::at(0, -1)}));
}

TEST(Areas, OwnersAndWorthAreListed) {
    const GameHistory history = history_of(record_with("V U", "> place 1,0 r0\n> follower 0\n"));
    const terminal::Lines lines = terminal::areas_lines(history.game(), anna_and_ben(), false);
    const terminal::Lines expected = {
        "area  first cell  size     followers  points as it lies",
        "road  0,0         2 tiles  Anna 1     2 for Anna",
        "city  0,0         1 tile   free       1",
    };
    EXPECT_EQ(lines, expected);
    EXPECT_EQ(terminal::areas_lines(history.game(), anna_and_ben(), true).size(), 3u);
}

TEST(TilesLeft, EachHasAPictureAndANumber) {
    const GameHistory history = history_of(record_with("U U V"));
    const terminal::Lines lines =
        terminal::tiles_lines(history.game(), 30, {.colour = false, .unicode = false});
    ASSERT_GE(lines.size(), 7u);
    EXPECT_EQ(lines[0], "2 tiles not yet drawn:");
    EXPECT_EQ(lines[1], "U x1       V x1");
    EXPECT_TRUE(lines.back().starts_with("None left of: A B C D"));
}

}  // namespace
}  // namespace trencavel::terminal_tests
