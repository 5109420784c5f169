// Expectations about Die Burg and Falken: that they hold, fail with what is the case, and are refused.
#include "court_game.h"

namespace trencavel::record {
namespace {

std::string problems_between_two(const std::string& rest) {
    std::string text;
    for (const Problem& problem :
         replay("trencavel 1\nplayers Anna Ben\n" + rest, tiles::Library::builtin()).problems)
        text += problem.reason + "\n";
    return text;
}

// K13, K15, K18: Anna's keep counts 2, Ben's 1; two tiles lie.
const std::string kKeeps =
    court("P16 P16 C07") + "> place 0,3 r270\n> follower 0\n> place 5,0 r0\n> follower 0\n";

TEST(CourtExpectation, HoldsOfKeepsAndFreeCells) {
    EXPECT_EQ(
        problems_between_two(
            kKeeps + "expect keep 0 2\nexpect keep 1 1\nexpect free 74\nexpect held 0\nexpect held 1\n"),
        "");
    EXPECT_EQ(
        problems_between_two(kKeeps + "expect keep 0 3\nexpect keep 1 0\nexpect free 76\n"),
        "expected keep 0 3, but it is 2\nexpected keep 1 0, but it is 1\nexpected free 76, but it is 74\n");
}

// K15: one wall tile 9 from the first tower, another from the second; the order does not matter.
TEST(CourtExpectation, HoldsOfWallTilesInAnyOrder) {
    const std::string two = court(kDeckToTwelve + " C07 C06 P14 C07", "wall 9 3 9 4 5 6 7 8 1 1 2 3 4\n") +
                            kMovesToTwelve +
                            "> place 0,3 r0\n> pass\n> place 5,9 r0\n> follower 0\n> place 5,8 r0\n> pass\n";
    EXPECT_EQ(problems_between_two(
                  two + "expect held 0 9 3\nexpect held 0 3 9\nexpect held 1\nexpect score 18 0\n"),
              "");
    EXPECT_EQ(
        problems_between_two(two + "expect held 0 3\nexpect held 0 3 9 9\nexpect held 0\nexpect held 1 3\n"),
        "expected held 0 3, but it is 3 9\nexpected held 0 3 9 9, but it is 3 9\n"
        "expected held 0, but it is 3 9\nexpected held 1 3, but it is nothing\n");
}

// F3, F5
TEST(CourtExpectation, HoldsOfKingsFalconersAndNests) {
    const std::string falcon =
        falken("F16 C01 F01 C07") +
        "> place 6,0 r0\n> king 1\n> place 9,3 r0\n> falconer 2\n> place 1,1 r0\n> follower 0\n";
    EXPECT_EQ(problems_between_two(
                  falcon + "expect kings 0 1\nexpect falconers 1 0\nexpect nests 1 0\nexpect supply 6 6\n"),
              "");
    EXPECT_EQ(problems_between_two(falcon + "expect kings 1 1\nexpect falconers 1 1\nexpect nests 0 0\n"),
              "expected kings 1 1, but it is 0 1\nexpected falconers 1 1, but it is 1 0\n"
              "expected nests 0 0, but it is 1 0\n");
}

// F9
TEST(CourtExpectation, HoldsOfAMarkerAtAGate) {
    const std::string gate =
        "game castle\nwith falcon\noption gates stop\ndeck F06 C07 F06 C07 F06 F06 F06 C07\n" + kWallLine +
        "> place 6,0 r270\n> king 0\n> place 0,3 r0\n> pass\n> place 5,0 r270\n> pass\n> place 9,3 r0\n> "
        "pass\n"
        "> place 7,0 r270\n> pass\n> place 4,0 r270\n> pass\n> place 8,0 r270\n> pass\n";
    EXPECT_EQ(problems_between_two(gate + "expect gate 0\nexpect score 27 0\nexpect scored chapel 30 0\n"),
              "");
    EXPECT_EQ(problems_between_two(gate + "expect gate 1\n"),
              "expected the marker of seat 1 at a gate, but it is not at one\n");
}

TEST(CourtExpectation, OfPiecesThatTheGameDoesNotHaveIsNone) {
    EXPECT_EQ(
        problems_between_two(court("C07") + "expect kings 0 0\nexpect falconers 0 0\nexpect nests 0 0\n"),
        "");
    EXPECT_EQ(problems_between_two("game carcassonne\ndeck U\nexpect kings 0 0\nexpect nests 0 0\n"), "");
    EXPECT_EQ(problems_between_two("game carcassonne\ndeck U\nexpect kings 1 1\n"),
              "expected kings 1 1, but it is 0 0\n");
}

TEST(CourtExpectation, ThatCannotBeReadIsRefused) {
    const std::string start = court("C07");
    for (const char* line : {"expect keep", "expect keep x 2", "expect keep 2 2"})
        EXPECT_EQ(problems_between_two(start + line + "\n"),
                  "a seat must come first, e.g. 'expect keep 0 4'\n")
            << line;
    EXPECT_EQ(problems_between_two(start + "expect keep 0\n"), "'expect keep 0' takes one whole number\n");
    EXPECT_EQ(problems_between_two(start + "expect keep 0 1 2\n"),
              "'expect keep 0' takes one whole number\n");
    EXPECT_EQ(problems_between_two(start + "expect held\n"),
              "a seat must come first, e.g. 'expect held 0 3 9'\n");
    EXPECT_EQ(problems_between_two(start + "expect held 0 x\n"), "'x' is not a whole number\n");
    EXPECT_EQ(problems_between_two(start + "expect gate\n"),
              "a seat must come first, e.g. 'expect gate 0'\n");
    EXPECT_EQ(problems_between_two(start + "expect gate 0 1\n"),
              "'expect gate' takes one seat, e.g. 'expect gate 0'\n");
    EXPECT_EQ(problems_between_two(start + "expect free\n"), "'expect free' takes one whole number\n");
    EXPECT_EQ(problems_between_two(start + "expect nests 0\n"),
              "'expect nests' takes a number for each of the 2 players, not 1\n");
    EXPECT_EQ(problems_between_two(start + "expect kings 0 0 0\n"),
              "'expect kings' takes a number for each of the 2 players, not 3\n");
}

TEST(CourtExpectation, OfAnotherGameIsRefused) {
    for (const char* line : {"expect keep 0 0", "expect held 0", "expect gate 0", "expect free 0"}) {
        EXPECT_EQ(problems_between_two("game carcassonne\ndeck U\n" + std::string(line) + "\n"),
                  "only the game 'castle' knows this\n")
            << line;
    }
}

TEST(CourtExpectation, KnowsTheQuestionsOfDieBurg) {
    EXPECT_EQ(problems_between_two(court(kDeckOfTwo) + kMovesToTwo + "expect asks score\nexpect seat 0\n"),
              "");
    EXPECT_EQ(problems_between_two(court(kDeckToTwelve + " C07 C07 C07") + kMovesToExtra +
                                   "expect asks extra\nexpect moves 2\n"),
              "");
    const std::string reveal = court(kDeckToTwelve + " C07", kHiddenWallLine) + kMovesToTwelve;
    EXPECT_EQ(problems_between_two(reveal + "expect asks reveal\nexpect moves 9\n"), "");
    EXPECT_EQ(problems_between_two(reveal + "expect seat 0\nexpect asks place\n"),
              "expected a seat to be asked, but a wall tile must be revealed\n"
              "expected the question 'place', but it is 'reveal'\n");
    EXPECT_EQ(problems_between_two(court("...", kHiddenWallLine) + "expect seat 0\n"),
              "expected a seat to be asked, but a tile must be drawn\n");
}

// K8, K15, K18: what was scored is told by its kind.
TEST(CourtExpectation, KnowsTheScoringsOfDieBurg) {
    const std::string end = court(kDeckToTwelve + " C07", "wall 9 2 3 4 5 6 7 8 9 1 2 3 4\n") +
                            kMovesToTwelve + "> place 0,3 r0\n> follower 0\n";
    EXPECT_EQ(
        problems_between_two(
            end + "expect scored court 3 1\nexpect scored wall-tile 5 0\nexpect over\nexpect winner 0\n"),
        "");
    EXPECT_EQ(problems_between_two(end + "expect scored keep 70 0\n"),
              "expected scored keep 70 0, but the scoring was: court 3 1, wall-tile 5 0\n");
    for (const char* kind : {"path", "tower", "house", "chapel", "nests"}) {
        EXPECT_EQ(
            problems_between_two(end + "expect scored " + kind + " 1 0\n"),
            "expected scored " + std::string(kind) + " 1 0, but the scoring was: court 3 1, wall-tile 5 0\n");
    }
}

}  // namespace
}  // namespace trencavel::record
