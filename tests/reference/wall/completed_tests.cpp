// Die Burg, K8 to K14: completed areas, who gets their points, followers that go home, the keep, and the
// order of scoring. The numbers are worked out from the rules in the comments.
//
// The tiles used, unturned: C01 path N-S; C02 path N-E with a fountain; C04 path N-E-S that branches; C05
// four paths that end at a square; C06 path N-S with a fountain; C07 court; P07 house N, path E-S; P09 tower
// N-E, path S-W; P14 tower N, path S that ends at it; P16 house N, path S that ends at it; P18 house N, tower
// E, path S that ends at the house; B01 tower N-E; B08 house N-S; B11 tower N-E-S.
#include <gtest/gtest.h>

#include "reference/wall/short_game.h"

namespace trencavel::reference {
namespace {

// The path start space and one tile, closed by the tower.
TEST(WallK8, APathOfATileAndItsStartSpaceBringsTwo) {
    WallGame game = start_burg({"P14", "C07"});
    play_turns(game, {"5,0 r180 follower 1"});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 2, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{2, 0}));
}

// A path that runs into the wall where no start space is: one tile.
TEST(WallK8, AtTheWallAPathEnds) {
    WallGame game = start_burg({"C07", "P14", "C07"});
    play_turns(game, {"5,0 r0 pass", "4,0 r180 follower 1"});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 1, {1}}}));
}

// Three tiles and the start space, with a fountain: 8.
TEST(WallK8, AFountainMakesTwoPerTile) {
    WallGame game = start_burg({"C06", "C01", "P14", "C07"});
    play_turns(game, {"5,0 r0 follower 0", "5,1 r0 pass", "5,2 r180 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 8, {0}}}));
}

TEST(WallK8, TwoFountainsBringNoMore) {
    WallGame game = start_burg({"C06", "C06", "P14", "C07"});
    play_turns(game, {"5,0 r0 follower 0", "5,1 r0 pass", "5,2 r180 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 8, {0}}}));
}

// Paths S-W, E-S, N-E and W-N around one corner. It passes the start space, where the tile shows a tower.
TEST(WallK8, ARingIsComplete) {
    WallGame game = start_burg({"P09", "P07", "P07", "P07", "C07"});
    play_turns(game, {"5,0 r0 follower 1", "4,0 r0 pass", "4,1 r270 pass"});
    EXPECT_EQ(game.scores(), (Numbers{0, 0}));
    play_turns(game, {"5,1 r180 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 4, {0}}}));
}

// C04 with the start space in the north; the branch in the south is closed, that in the east not yet.
TEST(WallK8, AllBranchesOfAJunctionMustBeClosed) {
    WallGame game = start_burg({"C04", "P14", "P14", "C07"});
    play_turns(game, {"5,0 r0 follower 0", "5,1 r180 pass"});
    EXPECT_EQ(game.scores(), (Numbers{0, 0}));
    play_turns(game, {"6,0 r90 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 4, {0}}}));
}

// From the square's east side round to its south side: the tile with the square is in it twice and counts
// once.
TEST(WallK8, ATileCountsOnceHoweverManyOfItsPartsAreInIt) {
    WallGame game = start_burg({"C05", "P09", "P07", "P07", "C07"});
    play_turns(game, {"5,0 r0 follower 1", "6,0 r0 pass", "6,1 r180 pass", "5,1 r270 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 4, {0}}}));
}

// Four tiles around one corner; 2 points each.
TEST(WallK9, ATowerOfFourTilesBringsEight) {
    WallGame game = start_burg({"B01", "B01", "B01", "B01", "C07"});
    play_turns(game, {"5,0 r180 follower 0", "4,0 r90 pass", "5,1 r270 pass"});
    EXPECT_EQ(game.scores(), (Numbers{0, 0}));
    play_turns(game, {"4,1 r0 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"tower", 8, {0}}}));
}

TEST(WallK9, AMatchingStartSpaceCountsAsATile) {
    WallGame game = start_burg({"P14", "C07"});
    play_turns(game, {"1,1 r0 follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"tower", 4, {0}}}));
}

// The court at 5,1 closes the tower of 5,0 without having a part of it.
TEST(WallK9, ATileOfAnotherKindCompletesTheTowerBesideIt) {
    WallGame game = start_burg({"P14", "C07", "C07"});
    play_turns(game, {"5,0 r180 follower 0"});
    EXPECT_EQ(game.scores(), (Numbers{0, 0}));
    play_turns(game, {"5,1 r0 follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"tower", 2, {0}}}));
    EXPECT_EQ(game.supplies(), (Numbers{6, 5}));
}

// At 5,0 the tower is closed by the wall: no tower start space there.
TEST(WallK9, AnotherStartSpaceClosesATowerAndDoesNotCount) {
    WallGame game = start_burg({"P14", "C07"});
    play_turns(game, {"5,0 r0 follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"tower", 2, {0}}}));
}

TEST(WallK10, AHouseBringsOnePerTile) {
    WallGame one = start_burg({"P16", "C07"});
    play_turns(one, {"5,0 r0 follower 0"});
    EXPECT_EQ(one.scorings(), (Scorings{{"house", 1, {0}}}));
    WallGame with_start = start_burg({"B08", "P16", "C07"});
    play_turns(with_start, {"0,3 r90 follower 0", "1,3 r270 pass"});
    EXPECT_EQ(with_start.scorings(), (Scorings{{"house", 3, {0}}}));
}

// Three paths meet at 5,1: two heralds of Anna's, one of Ben's, four tiles.
TEST(WallK11, TheMajorityGetsThePointsAlone) {
    WallGame game = start_burg({"P14", "C07", "P14", "C07", "C07", "P14", "C04", "C07"});
    play_turns(game, {"5,0 r0 follower 1", "6,0 r0 pass", "6,1 r90 follower 1", "6,2 r0 pass", "4,0 r0 pass",
                      "5,2 r180 follower 1"});
    EXPECT_EQ(game.supplies(), (Numbers{4, 5}));
    play_turns(game, {"5,1 r0 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 4, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{4, 0}));
    EXPECT_EQ(game.supplies(), (Numbers{6, 6}));  // K12
}

// A squire of each in one house: nobody scores.
TEST(WallK11, LevelNobodyScoresAndAllGoHome) {
    WallGame game = start_burg({"B03", "P16", "B04", "B04", "C07"});
    play_turns(game, {"0,3 r270 follower 0", "1,1 r180 follower 0", "0,2 r90 pass"});
    EXPECT_EQ(game.supplies(), (Numbers{5, 5}));
    play_turns(game, {"1,2 r270 pass"});
    EXPECT_EQ(game.scorings(), Scorings{});
    EXPECT_EQ(game.supplies(), (Numbers{6, 6}));
    EXPECT_EQ(game.keeps(), (Numbers{0, 0}));  // K13
}

TEST(WallK12, PlacedScoredAndBackInOneTurn) {
    WallGame game = start_burg({"P14", "C07"});
    play_turns(game, {"1,1 r0 follower 0"});
    EXPECT_EQ(game.scores(), (Numbers{4, 0}));
    EXPECT_EQ(game.supplies(), (Numbers{6, 6}));
}

TEST(WallK12, MerchantsStayToTheEnd) {
    WallGame game = start_burg({"C07", "P14", "C07"});
    play_turns(game, {"1,7 r0 follower 0", "5,0 r180 follower 1"});
    EXPECT_EQ(game.supplies(), (Numbers{5, 6}));
}

// 1, then 2 with the start space, then 1 again.
TEST(WallK13, TheKeepMovesToALargerHouseOnly) {
    WallGame game = start_burg({"P16", "C07", "P16", "C07", "P16", "C07"});
    play_turns(game, {"5,0 r0 follower 0"});
    EXPECT_EQ(game.keeps(), (Numbers{1, 0}));
    play_turns(game, {"1,7 r0 pass", "0,3 r270 follower 0"});
    EXPECT_EQ(game.keeps(), (Numbers{2, 0}));
    play_turns(game, {"8,3 r0 pass", "1,1 r0 follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"house", 1, {0}}}));
    EXPECT_EQ(game.keeps(), (Numbers{2, 0}));
}

// The court at 5,1 closes Anna's house of 5,0 beside it: it is her tile that completes it.
TEST(WallK13, AHouseThatTheOwnTileClosesFromOutsideTakesTheKeep) {
    WallGame game = start_burg({"P16", "C07", "C07", "C07"});
    play_turns(game, {"5,0 r180 follower 0", "1,7 r0 pass", "5,1 r0 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"house", 1, {0}}}));
    EXPECT_EQ(game.keeps(), (Numbers{1, 0}));
}

// Ben completes the house in which Anna has the majority: her points, nobody's keep.
TEST(WallK13, AHouseCompletedByTheOtherMovesNoKeep) {
    WallGame game = start_burg({"B08", "P16", "C07"});
    play_turns(game, {"0,3 r90 follower 0", "1,3 r270 pass"});
    EXPECT_EQ(game.scores(), (Numbers{3, 0}));
    EXPECT_EQ(game.keeps(), (Numbers{0, 0}));
}

TEST(WallK13, ACompletedHouseWithoutASquireMovesNoKeep) {
    WallGame game = start_burg({"P16", "C07"});
    play_turns(game, {"5,0 r0 pass"});
    EXPECT_EQ(game.scorings(), Scorings{});
    EXPECT_EQ(game.keeps(), (Numbers{0, 0}));
}

// P18 at 7,0 completes the path to 7,1 (2 points) and, at the wall, its own tower (2 points).
TEST(WallK14, WhoHasSeveralAreasChoosesTheirOrder) {
    WallGame game = start_burg({"C07", "C07", "C07", "C07", "P14", "C07", "P18", "C07"});
    play_turns(game, {"5,0 r0 pass", "6,0 r0 pass", "5,1 r0 pass", "6,1 r0 pass", "7,1 r180 follower 1",
                      "8,3 r0 pass", "7,0 r0 follower 1"});
    EXPECT_EQ(game.asks(), "score");
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.legal_moves(), (Ids{"score 7,0 1", "score 7,0 2"}));
    EXPECT_EQ(game.pending().size(), 2u);
    EXPECT_TRUE(game.is_legal("score 7,1 1"));          // another name of the path
    EXPECT_FALSE(game.is_legal("score 7,0 1 double"));  // no wall tile
    EXPECT_FALSE(game.is_legal("score 7,0 0"));         // the house holds nobody
    EXPECT_FALSE(game.is_legal("pass"));
    play(game, {"score 7,1 1"});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 2, {0}}, {"tower", 2, {0}}}));  // the last one is not asked
    EXPECT_EQ(game.scores(), (Numbers{4, 0}));
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.asks(), "place");
    EXPECT_TRUE(game.pending().empty());
}

// P18 at 6,0 completes Anna's house (1 point), Ben's tower to 7,0 (4) and Ben's path to 6,1 (2).
TEST(WallK14, TheOthersAreasComeAfterTheOwnAndTheOrderIsChosenForThem) {
    WallGame game = start_burg({"C07", "C07", "C07", "P14", "C07", "P14", "P18", "C07"});
    play_turns(game, {"5,0 r0 pass", "5,1 r0 pass", "8,3 r0 pass", "6,1 r180 follower 1", "7,1 r0 pass",
                      "7,0 r270 follower 0", "6,0 r0 follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"house", 1, {0}}}));
    EXPECT_EQ(game.asks(), "score");
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.legal_moves(), (Ids{"score 6,0 1", "score 6,0 2"}));
    play(game, {"score 7,0 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"tower", 4, {1}}, {"path", 2, {1}}}));
    EXPECT_EQ(game.scores(), (Numbers{1, 6}));
}

// The same with one area each: nothing is asked.
TEST(WallK14, OneAreaEachIsScoredWithoutAQuestionTheOwnFirst) {
    WallGame game = start_burg({"C07", "C07", "C07", "P14", "C07", "P14", "P18", "C07"});
    play_turns(game, {"5,0 r0 pass", "5,1 r0 pass", "8,3 r0 pass", "6,1 r180 pass", "7,1 r0 pass",
                      "7,0 r270 follower 0", "6,0 r0 follower 2"});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 2, {0}}, {"tower", 4, {1}}}));
    EXPECT_EQ(game.asks(), "place");
}

}  // namespace
}  // namespace trencavel::reference
