// Bridges, castles, the wheel and a bazaar as they are drawn without colours.
#include <gtest/gtest.h>

#include "terminal/modules/bazaars/stalls.h"
#include "terminal/sample.h"
#include "terminal/screen/board_view.h"
#include "terminal/screen/panel.h"
#include "terminal/screen/scene.h"

namespace trencavel::terminal_tests {
namespace {

using terminal::kSmallTiles;
using terminal::Look;

/// A record's last question, as it is shown.
struct Shown {
    explicit Shown(const std::string& record)
        : history(history_of(record)),
          players(anna_and_ben()),
          model(scene_at_question(history, players, kPlain)) {}

    std::string board(int columns, int rows, Cell centre) const {
        const terminal::Window window = window_on(model.scene, kSmallTiles, columns, rows, centre);
        return joined(draw_board(model.scene, window, kPlain).lines(false));
    }
    std::string panel(int columns, int rows, bool wheel_on_board) const {
        return joined(
            draw_panel(model, {.columns = columns, .rows = rows}, wheel_on_board, kPlain).lines(false));
    }

    GameHistory history;
    terminal::Players players;
    terminal::ScreenModel model;
};

TEST(ModulesView, ABridgeLiesAboveItsTile) {
    const Shown shown(record_of("carcassonne", "bridges", "B U U",
                                "> place 1,0 r0 bridge 1,0 ew\n> follower bridge\n> place 2,0 r90\n"));
    EXPECT_EQ(shown.board(27, 4, Cell::at(1, 0)), R"(
         0        1        2
     #########.   .   .+-  2  -+
  0    .   .    .@@@.    .   .
     =========HHH[A]HHH=========
       .   .    .   .  +-. 1 .-+
         0        1        2
)");
}

TEST(ModulesView, AMonkBelowABridgeStandsBesideIt) {
    const Shown shown(
        record_of("carcassonne", "bridges", "B U U", "> place 0,1 r0\n> bridge 0,1 ew\n> follower 0\n"));
    EXPECT_EQ(shown.board(9, 8, Cell::at(0, 1)), R"(
         0
     =========
       .   .
     +-  .  -+
  1    .[A].
     HHHHHHHHH
     +-.   .-+
        [e]
  2     0,2
         0
)");
}

TEST(ModulesView, CellsThatTakeABridgeSaySo) {
    const Shown shown(record_of("carcassonne", "bridges", "B U U"));
    EXPECT_EQ(shown.board(27, 8, Cell::at(0, 0)), R"(
        -1        0        1
        [a]   #########   [b]
  0    -1,0     .   .     1,0
        r0b   =========   r0b
                .   .
                 [c]
  1              0,1
                 r0

        -1        0        1
)");
}

TEST(ModulesView, ACastleHasTheLetterOfWhoWaits) {
    const Shown shown(
        record_of("carcassonne", "castles", "E U U", "> place 0,-1 r180\n> follower 0\n> castle 0\n"));
    EXPECT_EQ(shown.board(9, 8, Cell::at(0, -1)), R"(
         0
        r90

     +-  .  -+
 -1    .   .
     .   .   .
     +-|^^^|-+
     ##|[A]|##
  0    .   .
         0
)");
}

TEST(ModulesView, AScoredCastleIsEmptyAndMarked) {
    const Shown shown(record_at_reward() + "> reward 1,0 0\n");
    EXPECT_EQ(shown.board(18, 8, Cell::at(0, -1)), R"(
              0
             r90      r

          .   .   ..
 -1  X      .   .    .
          .   .   ..
          ##|^^^|######
     .   .##|+4_|##+-##
  0  @@.    .   .    .
              0
)");
}

TEST(ModulesView, TheWheelIsARing) {
    const Shown shown(record_of("wheel", "", "RadB RadU/2 RadB", "> place 1,-1 r0\n> crown storm\n"));
    EXPECT_EQ(shown.board(36, 16, Cell::at(2, 2)), R"(
     0        1        2        3
     .   ..   .   ..   =   ..   .   .   r
       .    .   .    .   .    .   .
     .   .     fortune      .   .   .   [
  1    .          o           .   .     4
     =   . plague     taxes .   .   .   r
       .   oo            oo   .   .
     .   . inquis.  @famine .   .  ##
  2    .   o              o   .   ###
     .   .      storm       .   . ###
       .          Ao          .   .##
     .   ..   .   ..   .   ..   .   .   [
  3    .    .   .    .   .    .   .     4
     #   ..   .   ..   .   ..   =   .   r
     ####   .   .    .   .    . = .
             [j]      [k]      [l]
  4  X       1,4      2,4      3,4
     0        1        2        3
)");
}

TEST(ModulesView, ThePanelHasTheWheelIfTheBoardHasNot) {
    const Shown shown(
        record_of("wheel", "bridges castles", "RadB RadU/2 RadB", "> place 1,-1 r0\n> crown storm\n"));
    EXPECT_EQ(shown.panel(26, 13, false), R"(
The Wheel of Fortune
1 left        pts hm br ca
  [A] Anna      0  6  3  3
> [B] Ben       0  7  3  3

 plague   oo  fortune  o
 inquisi. o   taxes    oo
 storm    Ao @famine   o
In hand: RadU/2, wheel 2
.   =   .
 2. 0 .1
.  (2)  .
  . = .
)");
    EXPECT_EQ(shown.panel(30, 10, true), R"(
The Wheel of Fortune
1 left       points home br ca
  [A] Anna        0    6  3  3
> [B] Ben         0    7  3  3
In hand: RadU/2, wheel 2
.   =   .
 2. 0 .1
.  (2)  .
  . = .

)");
}

TEST(ModulesView, TheWheelIsSeenOnlyAsAWhole) {
    const Shown shown(record_of("wheel", "", "RadB RadB"));
    const auto seen = [&](int columns, int rows) {
        return shows_pieces(shown.model.scene,
                            window_on(shown.model.scene, kSmallTiles, columns, rows, Cell::at(2, 2)));
    };
    EXPECT_TRUE(seen(60, 30));
    EXPECT_FALSE(seen(17, 30));
    EXPECT_FALSE(seen(60, 7));
}

TEST(ModulesView, ABazaarShowsWhatIsOpenAndOffered) {
    const Shown open(record_at_offer("> offer U 2\n"));
    EXPECT_EQ(joined(terminal::bazaars::draw_bazaar(open.model.scene.snapshot, *open.model.scene.tables,
                                                    open.players, kPlain)
                         .lines(false)),
              R"(
1 V         2 U
.   .   .   .   =   .
  .   .       . = .
====.   .   .   =   .
  .== .       . = .
open        for 2, B
)");
}

TEST(ModulesView, ABazaarShowsWhoHasWhat) {
    const GameHistory history = history_of(
        "trencavel 1\ngame carcassonne\nwith bazaars\nplayers Anna Ben Cid\ndeck BBB4 V U E E\n"
        "> place 0,1 r0\n> pass\n> offer U 2\n> pass\n> pass\n");
    const terminal::Players players = terminal::make_players(terminal::split_players("Anna,Ben,Cid")).value();
    const Snapshot snapshot = history.game().snapshot();
    const Lines lines =
        terminal::bazaars::draw_bazaar(snapshot, history.game().tables(), players, kPlain).lines(false);
    EXPECT_EQ(lines.front(), "1 V         2 E         U");
    EXPECT_EQ(lines.back(), "open        open         B has it");
    EXPECT_EQ(terminal::bazaars::bazaar_notes(snapshot, history.game().tables(), players),
              (Lines{"Ben has U to play", "Open: V E"}));
}

TEST(ModulesView, ScreensFitTheTerminal) {
    for (const std::string& record :
         {record_at_reward(), record_at_recall(), record_at_offer(),
          record_of("wheel", "bridges castles bazaars", "RadB RadB", "> place 1,-1 r0\n")}) {
        const Shown shown(record);
        for (const terminal::TerminalSize size : {terminal::TerminalSize{80, 24}, {120, 40}}) {
            const Lines lines = screen_lines(shown.model, size, kPlain);
            EXPECT_LE(static_cast<int>(lines.size()), size.rows - 1);
            for (const std::string& line : lines) EXPECT_LE(terminal::columns_of(line), size.columns) << line;
        }
    }
}

}  // namespace
}  // namespace trencavel::terminal_tests
