// The board as it is drawn without colours.
#include <gtest/gtest.h>

#include "terminal/sample.h"
#include "terminal/screen/board_view.h"
#include "terminal/screen/scene.h"
#include "terminal/screen/screen.h"

namespace trencavel::terminal_tests {
namespace {

using terminal::BoardScene;
using terminal::kSmallTiles;
using terminal::Look;

std::string board_of(GameHistory& history, int columns, int rows) {
    const terminal::Players players = anna_and_ben();
    const terminal::ScreenModel model = terminal::scene_at_question(history, players, kPlain);
    const terminal::Window window = window_on(model.scene, kSmallTiles, columns, rows, std::nullopt);
    return joined(draw_board(model.scene, window, kPlain).lines(false));
}

TEST(BoardView, CellsThatFitHaveLettersCoordinatesAndRotations) {
    GameHistory history = history_of(record_with("E U"));
    EXPECT_EQ(board_of(history, 27, 12), R"(
        -1        0        1
                 [a]
 -1             0,-1
                r180

              #########
  0             .   .
              =========
                .   .
                 [b]
  1              0,1
               3 turns

        -1        0        1
)");
}

TEST(BoardView, TheTileJustLaidHasNumbersForFollowers) {
    GameHistory history = history_of(record_with("V U", "> place 1,0 r0\n"));
    EXPECT_EQ(board_of(history, 18, 4), R"(
         0        1
     #########+-  .  -+
  0    .   .    .   1
     ===========0=.   .
       .   .  +2.== .-+
         0        1
)");
}

TEST(BoardView, FollowersStandAndFarmersLie) {
    GameHistory history =
        history_of(record_with("V U U", "> place 1,0 r0\n> follower 0\n> place 1,1 r0\n> follower 1\n"));
    EXPECT_EQ(board_of(history, 18, 12), R"(
     0        1
     #####.   .   .   [
  0    .    .   .     2
     ======[A].   .   r
       .    .== .
          +-  =  -+   [
  1  X      . = ~b~   2
          .   =   .   r
          +-. = .-+
             [e]
  2          1,2
             r0

     0        1
)");
}

TEST(BoardView, WhatWasScoredIsMarked) {
    GameHistory history = history_of(record_with("E U U", "> place 0,-1 r180\n> follower 0\n"));
    EXPECT_EQ(board_of(history, 27, 12), R"(
        -1        0        1
                 [a]
 -2             0,-2
                 r90

        [b]   +-  .  -+   [c]
 -1    -1,-1    .   .    1,-1
        r0    .   .   .   r0
              +-#+4##-+
        [d]   ####*####   [e]
  0    -1,0     .   .     1,0
        r90   =========   r90
                .   .
        -1        0        1
)");
}

TEST(BoardView, ALargerTableIsSeenAroundTheLastTile) {
    GameHistory history =
        history_of(record_with("U U U", "> place 1,0 r90\n> pass\n> place 2,0 r90\n> pass\n"));
    EXPECT_EQ(board_of(history, 18, 4), R"(
     1        2
     .   .+-  .  -+   [
  0    .    .   .     3
     ==============   r
       .  +-.   .-+
     1        2
)");
}

TEST(Screen, FitsTheTerminal) {
    GameHistory history = history_of(record_with("X U U", "> place 1,0 r0\n"));
    const terminal::Players players = anna_and_ben();
    const terminal::ScreenModel model = terminal::scene_at_question(history, players, kPlain);
    for (const terminal::TerminalSize size : {terminal::TerminalSize{80, 24}, {120, 40}, {160, 50}}) {
        const Lines lines = screen_lines(model, size, kPlain);
        EXPECT_LE(static_cast<int>(lines.size()), size.rows - 1);
        for (const std::string& line : lines) EXPECT_LE(terminal::columns_of(line), size.columns) << line;
    }
}

}  // namespace
}  // namespace trencavel::terminal_tests
