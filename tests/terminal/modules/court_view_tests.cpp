// Die Burg as it is drawn without colours: the wall with its score track, and what lies within it.
#include <gtest/gtest.h>

#include <algorithm>

#include "terminal/dialogue.h"
#include "terminal/modules/court_sample.h"
#include "terminal/screen/screen.h"
#include "terminal/screen/wall_track.h"

namespace trencavel::terminal_tests {
namespace {

using terminal::kLargeTiles;
using terminal::kSmallTiles;
using terminal::kTinyTiles;

TEST(CourtView, TheWallGoesRoundWithItsFieldsTowersAndStartSpaces) {
    const CourtShown shown(record_at_score());
    EXPECT_EQ(shown.board(kTinyTiles, 69, 34, Cell::at(5, 5)), R"(
         0      1      2      3      4      5      6      7      8
                         1  2   3  4   5  6   7 *A   9 10  11 #12
                        *B -----------------=-----------------#13
                        98|              .  o.                |14
 0 89#90 91 92 93 94 95 #97   :      :     .=  .   :      :   |15
   88#--------TTTTT-----#96              .  =.                |16
   87|       .  %.                       .  =.%               |
 1   |   :     .   .   :      :      :     .=  .   :      :   17#19  #21
   86|       .   .                       .  =.                18#----#22
   85|                                   .  =.                       |23
 2   |   :      :      :      :      :     .=  .   :      :      :   |24
   84|                                   .TTTTT                      |
   83|.  %.                                                          |25
 3   H  .   .   :      :      :      :      :      :      :      :   T26
   82|.   .                                                          |
   81|                                                               |27
 4   |   :      :      :      :   65 free   :      :      :      :   |28
   80|                                                               |
   79|                                                               |29
 5   |   :      :      :      :      :      :      :      :      :   |30
   78|                                                               |
   77#----#74                                                        |31
 6 76# 75 #73   :      :      :      :      :      :      :      :   |32
          72|                                                        |
            |                                                 37#----#33
 7        71%   :      :      :      :      :      :      :   38#  35#34
          70|                                                 |39
            |                            .  =.  .  %.  .  %.  |40
 8        69|   :      :      :      :     .=  .  .   .  .   .H41
          68|                            .T1A]T .   .  .   .  |
          67#-----------#61              +-TTT-+              |42
 9        66#65 64 63 62#60   :      :     2A] .   .      .   |43
                        58|              +- =.-+              |
                        57#-----------------=-----------------#44
                        56# 55 54  53 52  51 50  49 48  47 46 #45
         0      1      2      3      4      5      6      7      8
)");
}

TEST(CourtView, AMarkerStandsAtAGate) {
    const CourtShown shown(record_at_gate());
    EXPECT_EQ(shown.board(kSmallTiles, 27, 12, Cell::at(9, 5)), R"(
    7        8        9
                           |27
 4                         |
    :        :        :    |
                           |*A
                           |
 5                         |
    :        :        :    |28
                           |
                           |29
 6                         |
    :        :        :    |30
                           |
    7        8        9
)");
}

TEST(CourtView, AGateWithoutAMarkerAndATakenWallTile) {
    const CourtShown shown(record_at_gate());
    const std::string board = shown.board(kSmallTiles, 96, 48, Cell::at(5, 5));
    EXPECT_TRUE(contains(board, "90  91     nn    92"));
    EXPECT_TRUE(contains(board, "|29"));
    EXPECT_TRUE(contains(board, "17#19 20  21")) << board;  // of 21/22 it was taken
}

TEST(CourtView, KingFalconerAndKeepAreToldApart) {
    const CourtShown king(
        falcon_record("F06 F15 F05 C01 C01", "> place 6,0 r270\n> falconer 0\n> place 5,10 r0\n> king 0\n"));
    EXPECT_TRUE(contains(king.board(kSmallTiles, 20, 6, Cell::at(6, 0)), "FA]"));
    EXPECT_TRUE(contains(king.board(kSmallTiles, 20, 6, Cell::at(5, 10)), "KB]"));
    const CourtShown keep(record_at_doubling() + "> score 0,3 0\n");
    EXPECT_TRUE(contains(keep.board(kSmallTiles, 20, 6, Cell::at(0, 3)), "{A2}"));
}

TEST(CourtView, BothMarkersOnOneField) {
    const CourtShown shown(burg_record("C06 C01 P14 C07"));
    EXPECT_TRUE(contains(shown.board(kSmallTiles, 87, 44, Cell::at(5, 5)), "AB ------"));
}

TEST(CourtView, WhereSeveralRegionsAreEmptyOnlyTheLargestIsMarked) {
    const CourtShown shown(
        burg_record("C07 C07 C07 C07", "> place 1,1 r0\n> pass\n> place 1,2 r0\n> pass\n"));
    const std::string board = shown.board(kTinyTiles, 69, 34, Cell::at(5, 5));
    EXPECT_TRUE(contains(board, "74 free")) << board;
    EXPECT_FALSE(contains(board, "76 free"));
}

TEST(CourtView, ThePanelInWordsAndInShort) {
    const CourtShown shown(record_at_gate());
    EXPECT_EQ(shown.panel(26, 14), R"(
Die Burg, Falken
5 left           pts hm kp
> [A] Anna        27  6  -
      KF, 3 nests
      at the gate after 27
      has 3
  [B] Ben          0  6  -
      KF, 0 nests
84 free, 12 wall tiles
In hand: C01
.   =  %.
 1. 0 .2
.   =   .
  . = .
)");
    const std::string words = shown.panel(34, 34);
    for (const char* part :
         {"Die Burg, Falken      5 tiles left\n                  points home keep\n> [A] Anna            27  "
          "  6    -\n",
          "      king, falconer, 3 nests\n      at the gate after 27\n      3 house twice\n",
          "      king, falconer, 0 nests\n", "Largest free group: 84\nOn the wall: 12 wall tiles\n",
          "Not taken yet: 1 1 2 2 3 4 4 5 5 6\n  6 7 7 8 8 9 9\n"})
        EXPECT_TRUE(contains(words, part)) << part << words;
}

TEST(CourtView, ThePanelShowsTheKeepAndTheFieldOfASecondRound) {
    CourtShown shown(record_at_doubling() + "> score 0,3 0 double\n");
    EXPECT_TRUE(contains(shown.panel(30, 20), "[A] Anna        16    6    2"));
    shown.model.scene.snapshot.scores[0] = 107;
    EXPECT_TRUE(contains(shown.panel(30, 20), "on field 7"));
    EXPECT_TRUE(contains(shown.board(kTinyTiles, 69, 34, Cell::at(5, 5)), " 6  *A"));
}

void expect_a_place_for_every_field(const terminal::WallTrack& track) {
    std::vector<int> seen(100, 0);
    std::vector<std::pair<int, int>> places;
    for (const terminal::TrackField& field : track.fields) {
        ++seen[static_cast<std::size_t>(field.number)];
        places.emplace_back(field.x, field.y);
    }
    for (const terminal::TrackTower& tower : track.towers) {
        for (const int field : tower.fields) ++seen[static_cast<std::size_t>(field)];
    }
    EXPECT_EQ(seen, std::vector<int>(100, 1));
    std::sort(places.begin(), places.end());
    EXPECT_EQ(std::unique(places.begin(), places.end()), places.end());
    EXPECT_EQ(track.towers.size(), 14u);
}

TEST(CourtView, EveryFieldHasAPlaceOfItsOwnOnTheTrack) {
    for (const char* set : {"castle", "falcon"}) {
        SCOPED_TRACE(set);
        expect_a_place_for_every_field(
            terminal::wall_track(*tiles::Library::builtin().set(set).wall, kSmallTiles));
    }
}

// F1: the eastern edge of six cells has the fields 23 to 32 and a gate after 27, two cells and a half from
// its begin; here it gets a second one two cells further, which the file names first.
TEST(CourtView, AnEdgeOfTheWallCanHaveSeveralGates) {
    tiles::Wall wall = *tiles::Library::builtin().set("falcon").wall;
    wall.gates.insert(wall.gates.begin(), {.edge = 3, .offset = 4.5, .between = {30, 31}});
    const terminal::WallTrack track = terminal::wall_track(wall, kLargeTiles);
    expect_a_place_for_every_field(track);
    ASSERT_EQ(track.gates.size(), 5u);
    EXPECT_EQ(track.gates[0].before, 27);
    EXPECT_EQ(track.gates[1].before, 30);
    EXPECT_EQ(track.gates[1].box.y - track.gates[0].box.y, 2 * kLargeTiles.height);
    for (const terminal::TrackField& field : track.fields) {
        for (const std::size_t i : {0u, 1u}) {
            if (field.number < 23 || field.number > 32) continue;
            const terminal::TrackGate& gate = track.gates[i];
            EXPECT_EQ(field.y < gate.box.y, field.number <= gate.before) << field.number;
            EXPECT_EQ(field.y >= gate.box.y + gate.box.height, field.number > gate.before) << field.number;
        }
    }
}

/// The lines of a screen, and the widest of them.
struct Measured {
    std::size_t lines = 0;
    int columns = 0;
    std::string text;
};

Measured screen_of(const CourtShown& shown, int columns, int rows) {
    Measured measured;
    for (const std::string& line : screen_lines(shown.model, {columns, rows}, kPlain)) {
        ++measured.lines;
        measured.columns = std::max(measured.columns, terminal::columns_of(line));
        measured.text += line + "\n";
    }
    return measured;
}

TEST(CourtView, EveryScreenFitsItsTerminal) {
    for (const std::string& record : {record_at_score(), record_at_doubling(), record_at_extra(),
                                      record_of_king_and_falconer(), record_at_gate()}) {
        const CourtShown shown(record);
        for (const auto& [columns, rows] : {std::pair{80, 24}, {100, 40}, {120, 50}, {140, 60}, {200, 80}}) {
            const Measured screen = screen_of(shown, columns, rows);
            EXPECT_LE(screen.columns, columns) << screen.text;
            EXPECT_LT(screen.lines, static_cast<std::size_t>(rows)) << screen.text;
        }
    }
}

TEST(CourtView, TheWholeBoardIsSeenWhereItHasRoom) {
    const CourtShown shown(record_at_gate());
    for (const auto& [columns, rows] : {std::pair{120, 50}, {140, 60}, {200, 80}}) {
        const Measured screen = screen_of(shown, columns, rows);
        for (const char* corner : {"#12", "#33", "#45", "56#", "88#"})
            EXPECT_TRUE(contains(screen.text, corner)) << columns << " " << corner << screen.text;
        EXPECT_FALSE(contains(screen.text, "Out of sight"));
    }
}

TEST(CourtView, AtTheStartASmallWindowShowsAStartSpace) {
    const CourtShown shown(burg_record("C06 C01 P14 C07"));
    const Measured screen = screen_of(shown, 80, 24);
    EXPECT_TRUE(contains(screen.text, "[a]")) << screen.text;
    EXPECT_TRUE(contains(screen.text, "Out of sight: b=1,1 c=0,3 d=8,3"));
}

TEST(CourtView, WithColoursNothingStandsElsewhere) {
    const CourtShown shown(record_at_score());
    const std::string coloured =
        shown.board(kTinyTiles, 69, 34, Cell::at(5, 5), {.colour = true, .unicode = true});
    EXPECT_TRUE(contains(coloured, "\x1b[1;38;5;222;48;5;88m■"));  // a wall tile
    EXPECT_TRUE(contains(coloured, "65 free"));
    EXPECT_FALSE(contains(coloured, "*B"));
}

}  // namespace
}  // namespace trencavel::terminal_tests
