// The wheel as its rules know it, and boards that are not like that.
#include <gtest/gtest.h>

#include "random_play/combinations.h"
#include "rules/wheel/rules.h"
#include "tiles/read/library.h"

namespace trencavel {
namespace {

/// The board of the Wheel of Fortune, to be spoiled.
tiles::Board wheel_board() {
    return *tiles::Library::builtin().set("wheel-of-fortune").board;
}

std::string where(const tiles::Board& board) {
    return "board " + board.id + ": ";
}

// W3
TEST(WheelBoard, IsThatOfTheTileSet) {
    EXPECT_EQ(wheel::board_problem(wheel_board()), "");
    EXPECT_EQ(Wheel::tables_problem(random_play::tables_of({.game = "wheel"})), "");
}

TEST(WheelBoard, IsNotAskedForInOtherGames) {
    EXPECT_EQ(Wheel::tables_problem(random_play::tables_of({.bridges = true})), "");
}

TEST(BadWheelBoard, HasNotSixSegments) {
    tiles::Board board = wheel_board();
    board.segments.pop_back();
    EXPECT_EQ(wheel::board_problem(board), where(board) + "its wheel must have six segments");
    board = wheel_board();
    board.segments.push_back(board.segments[0]);
    EXPECT_EQ(wheel::board_problem(board), where(board) + "its wheel must have six segments");
}

TEST(BadWheelBoard, HasItsSegmentsInAnotherOrder) {
    tiles::Board board = wheel_board();
    std::swap(board.segments[1], board.segments[4]);
    EXPECT_EQ(wheel::board_problem(board),
              where(board) + "segment 1 of its wheel is 'inquisition', not 'taxes'");
}

TEST(BadWheelBoard, HasASegmentThatNobodyKnows) {
    tiles::Board board = wheel_board();
    board.segments[5].id = "feast";
    EXPECT_EQ(wheel::board_problem(board), where(board) + "segment 5 of its wheel is 'feast', not 'plague'");
}

TEST(BadWheelBoard, HasTooManyOrNoCrownSpacesInASegment) {
    for (const std::size_t crowns : {0u, 3u}) {
        tiles::Board board = wheel_board();
        board.segments[2].crowns.resize(crowns);
        EXPECT_EQ(wheel::board_problem(board),
                  where(board) + "segment 'famine' must have one or two crown spaces")
            << crowns;
    }
}

}  // namespace
}  // namespace trencavel
