// Die Burg, K16 to K19: the end of the game and what counts in it. The numbers are worked out from the rules
// in the comments; the tiles are explained in wall_completed_tests.cpp.
#include <gtest/gtest.h>

#include "reference/perft.h"
#include "reference/wall/short_game.h"

namespace trencavel::reference {
namespace {

/// Anna has 12 points and the first of these wall tiles; then these turns end the game.
WallGame finished_game(const Numbers& wall, const Ids& deck, const Ids& turns) {
    WallGame game = start_burg(kTwelveDeck + deck, wall);
    play_turns(game, twelve_turns(5));
    play_turns(game, turns);
    EXPECT_TRUE(game.over());
    return game;
}

// A path of a tile and its start space, open in the north. The fountain does not matter.
TEST(WallK16, WallTileFourIsForAnUnfinishedPath) {
    const WallGame game = finished_game(wall_from(4), {"C07", "C06"}, {"1,1 r0 pass", "5,9 r0 follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"wall-tile", 2, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{14, 0}));
    EXPECT_EQ(game.held(0), Numbers{4});
}

// A tower of a tile and its start space: 2 per tile.
TEST(WallK16, WallTileFiveIsForAnUnfinishedTower) {
    const WallGame game = finished_game(wall_from(5), {"C07", "B09"}, {"1,1 r0 pass", "8,3 r90 follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"wall-tile", 4, {0}}}));
}

TEST(WallK16, WallTileSixIsForAnUnfinishedHouse) {
    const WallGame game = finished_game(wall_from(6), {"C07", "B08"}, {"1,1 r0 pass", "0,3 r90 follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"wall-tile", 2, {0}}}));
}

TEST(WallK16, AWallTileWithoutAMajorityBringsNothing) {
    const WallGame game = finished_game(wall_from(6), {"B08", "C07"}, {"0,3 r90 follower 0", "1,1 r0 pass"});
    EXPECT_EQ(game.scorings(), Scorings{});
    EXPECT_EQ(game.held(0), Numbers{6});
}

// Two unfinished houses of Anna's: 0,3 with its start space and 1,3 counts 3, 5,9 counts 1.
TEST(WallK16, OneWallTileGoesToTheAreaWorthMost) {
    const WallGame game =
        finished_game(wall_from(6), {"C07", "B08", "B08", "B08"},
                      {"1,1 r0 pass", "0,3 r90 follower 0", "1,3 r90 pass", "5,9 r0 follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"wall-tile", 3, {0}}}));
}

// At 18 points (12, and 6 for a path of two tiles and its start space with a fountain) Anna has two wall
// tiles 6.
TEST(WallK16, TwoOfAKindGoToDifferentAreas) {
    const Numbers wall{6, 6, 3, 4, 5, 2, 7, 8, 9, 1, 2, 3, 4};
    const WallGame game = finished_game(wall, {"C06", "P14", "C07", "B08", "B08", "B08"},
                                        {"5,9 r0 pass", "5,8 r0 follower 1", "1,1 r0 pass",
                                         "0,3 r90 follower 0", "1,3 r90 pass", "7,8 r0 follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"wall-tile", 3, {0}}, {"wall-tile", 1, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{22, 0}));
}

TEST(WallK16, WallTileNineBringsFivePoints) {
    const WallGame game = finished_game(wall_from(9), {"C07"}, {"1,1 r0 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"wall-tile", 5, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{17, 0}));
}

// Anna's house has 1 tile and counts 3 with wall tile 8, Ben's has 2. The largest group of empty cells is all
// that is left: 76 - 9.
TEST(WallK16, WallTileEightMakesAKeepLarger) {
    const Ids deck{"P16", "P16", "C07", "C07"};
    const Ids turns{"0,3 r270 follower 0", "1,1 r0 follower 0", "8,3 r0 pass", "7,8 r0 pass"};
    const WallGame with = finished_game(wall_from(8), deck, turns);
    EXPECT_EQ(with.keeps(), (Numbers{1, 2}));
    EXPECT_EQ(with.scorings(), (Scorings{{"keep", 67, {0}}}));
    const WallGame without = finished_game(wall_from(2), deck, turns);
    EXPECT_EQ(without.scorings(), (Scorings{{"keep", 67, {1}}}));
}

TEST(WallK16, WallTileEightNeedsAKeep) {
    const WallGame game = finished_game(wall_from(8), {"C07"}, {"1,1 r0 pass"});
    EXPECT_EQ(game.scorings(), Scorings{});
}

// Anna's merchant has four tiles with a market and that of the start space: 15, or 20 with wall tile 7. Ben's
// has one: 3.
TEST(WallK18, CourtsBringThreePerMarketAndFourWithWallTileSeven) {
    const Ids deck(5, "C07");
    const Ids turns{"8,3 r0 follower 0", "1,7 r0 follower 0", "2,7 r0", "3,7 r0", "4,7 r0"};
    const WallGame without = finished_game(wall_from(2), deck, turns);
    EXPECT_EQ(without.scorings(), (Scorings{{"court", 15, {0}}, {"court", 3, {1}}}));
    const WallGame with = finished_game(wall_from(7), deck, turns);
    EXPECT_EQ(with.scorings(), (Scorings{{"court", 20, {0}}, {"court", 3, {1}}}));
    EXPECT_EQ(with.scores(), (Numbers{32, 3}));
}

// Two courts of Anna's, with one market and with two.
TEST(WallK16, WallTileSevenGoesToTheCourtWithMoreMarkets) {
    const WallGame game =
        finished_game(wall_from(7), {"C07", "C07", "C07", "C07"},
                      {"0,3 r0 pass", "8,3 r0 follower 0", "7,8 r0 pass", "1,7 r0 follower 0"});
    EXPECT_EQ(sorted(game.scorings()), (Scorings{{"court", 3, {0}}, {"court", 8, {0}}}));
}

// A merchant of each stands at an end of a row of courts; the last tile joins it.
TEST(WallK18, OnALevelCourtNobodyScores) {
    WallGame game = start_burg(Ids(6, "C07"));
    play_turns(game, {"5,0 r0 follower 0", "1,1 r0 follower 0", "2,1 r0", "3,1 r0", "4,1 r0", "5,1 r0"});
    EXPECT_TRUE(game.over());
    EXPECT_EQ(game.scorings(), Scorings{});
    EXPECT_EQ(game.scores(), (Numbers{0, 0}));
}

TEST(WallK17, InTheLastTurnThereIsNoFurtherTurn) {
    const WallGame game = finished_game(wall_from(1), {"C07", "C07"}, {"1,1 r0 pass", "8,3 r0 pass"});
    EXPECT_EQ(game.held(0), Numbers{1});
    EXPECT_EQ(game.scores(), (Numbers{12, 0}));
}

// The wall tile 9 taken with the last tile counts; the final 17 is a tower field and brings nothing any more.
TEST(WallK17, AWallTileOfTheLastTurnCountsAndTheOthersAreRemoved) {
    const WallGame game = finished_game({9, 9, 3, 4, 5, 6, 7, 8, 1, 1, 2, 3, 4}, {}, {});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 12, {0}}, {"wall-tile", 5, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{17, 0}));
    EXPECT_EQ(game.held(0), Numbers{9});
    EXPECT_EQ(game.towers_left(), Numbers{});
}

TEST(WallK18, TheLargerKeepGetsTheLargestFreeGroup) {
    WallGame game = start_burg({"P16", "P16"});
    play_turns(game, {"5,0 r0 follower 0", "0,3 r270 follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"house", 2, {1}}, {"keep", 74, {1}}}));
    EXPECT_EQ(game.scores(), (Numbers{1, 76}));
    EXPECT_EQ(game.winners(), Numbers{1});
}

TEST(WallK18, LevelKeepsBringNothing) {
    WallGame game = start_burg({"P16", "P16"});
    play_turns(game, {"5,0 r0 follower 0", "1,1 r0 follower 0"});
    EXPECT_EQ(game.keeps(), (Numbers{1, 1}));
    EXPECT_EQ(game.scores(), (Numbers{1, 1}));
}

// 60 tiles lie on all but 16 cells: the row 2 with two cells above it, 11 in all, and five in the south.
TEST(WallK18, TheLargestFreeGroupIsConnectedBySides) {
    const tiles::TileSet& set = tiles::Library::builtin().set("castle");
    WallLand land{WallBoard(*set.wall)};
    EXPECT_EQ(land.largest_free_group(), 76);
    for (Cell cell : land.board().cells()) {
        const bool free = cell.y == 2 || cell.y == 9 || cell == Cell{0, 1} || cell == Cell{1, 1};
        if (!free) land.place(cell, {set.find("C07"), 0});
    }
    EXPECT_EQ(land.placed().size(), 60u);
    EXPECT_EQ(land.largest_free_group(), 11);
}

TEST(WallK19, LevelIsADraw) {
    WallGame game = start_burg({"C07", "C07"});
    play_turns(game, {"5,0 r0 pass", "8,3 r0 pass"});
    EXPECT_TRUE(game.over());
    EXPECT_EQ(game.winners(), (Numbers{0, 1}));
    EXPECT_EQ(game.asks(), "");
    EXPECT_TRUE(game.legal_moves().empty());
}

TEST(WallK19, AGameThatIsStoppedHasNoFinalScoring) {
    WallGame game = start_burg({"C07", "C07"});
    play_turns(game, {"5,0 r0 follower 0"});
    game.stop({1});
    EXPECT_TRUE(game.over());
    EXPECT_EQ(game.scores(), (Numbers{0, 0}));
    EXPECT_EQ(game.winners(), Numbers{1});
}

// 28 placements; each with a merchant or without; then, wherever the first tile lies, the four rotations at
// the other six start spaces and at the inside cells beside it: 3 beside 5,0, 8,3, 7,8, 5,9, 0,3 and 1,1; 3
// beside 1,7.
TEST(WallPerft, CountsMoveSequences) {
    const WallGame game = start_burg({"C07", "C07"});
    EXPECT_EQ(perft(game, 0), 1u);
    EXPECT_EQ(perft(game, 1), 28u);
    EXPECT_EQ(perft(game, 2), 56u);
    EXPECT_EQ(perft(game, 3), 56u * (6 + 3) * 4);
}

}  // namespace
}  // namespace trencavel::reference
