// Headers with modules and options, and expectations about what these add: accepted, refused, and what is
// said.
#include <gtest/gtest.h>

#include "record/replay.h"

namespace trencavel::record {
namespace {

std::string described(const Replay& result) {
    std::string text;
    for (const Problem& problem : result.problems)
        text += std::to_string(problem.line) + ": " + problem.reason + "\n";
    return text;
}

/// What is wrong with a record that begins with `trencavel 1`.
std::string problems_of(const std::string& rest) {
    return described(replay("trencavel 1\n" + rest, tiles::Library::builtin()));
}

// B1, W1
TEST(ModuleHeader, MayNameAnyOfThreeModulesInAnyOrder) {
    for (const char* game : {"carcassonne", "wheel"}) {
        for (const char* with :
             {"bridges", "castles", "bazaars", "castles bridges", "bazaars castles bridges"}) {
            EXPECT_EQ(
                problems_of("game " + std::string(game) + "\nwith " + with + "\nplayers Anna Ben\nseed 1\n"),
                "");
        }
    }
}

TEST(ModuleHeader, StandsInAnyOrder) {
    EXPECT_EQ(problems_of("option bazaar draft\nseed 1\nplayers A B C\nwith bazaars\ngame wheel\n"), "");
}

// B1: six with any of expansion 8, but not with the wheel.
TEST(ModuleHeader, SaysHowManyCanPlay) {
    for (const char* with : {"bridges", "castles", "bazaars"})
        EXPECT_EQ(
            problems_of("game carcassonne\nwith " + std::string(with) + "\nplayers A B C D E F\nseed 1\n"),
            "");
    EXPECT_EQ(problems_of("game carcassonne\nplayers A B C D E F\nseed 1\n"),
              "3: carcassonne is for 2 to 5 players, not 6\n");
    EXPECT_EQ(problems_of("game wheel\nplayers A B C D E\nseed 1\n"), "");
    EXPECT_EQ(problems_of("game wheel\nplayers A B C D E F\nseed 1\n"),
              "3: wheel is for 2 to 5 players, not 6\n");
    EXPECT_EQ(problems_of("game wheel\nplayers A B C D E F\nseed 1\nwith bridges\n"),
              "3: wheel with expansion 8 is for 2 to 5 players, not 6\n");
}

// B22
TEST(ModuleHeader, TakesTheVariantOnlyWithBazaars) {
    EXPECT_EQ(problems_of("game carcassonne\nwith bazaars\noption bazaar draft\nplayers A B\nseed 1\n"), "");
    EXPECT_EQ(problems_of("game carcassonne\nwith bridges\noption bazaar draft\nplayers A B\nseed 1\n"),
              "4: option 'bazaar' requires 'bazaars'\n");
    EXPECT_EQ(problems_of("game carcassonne\noption bazaar draft\nplayers A B\nseed 1\n"),
              "3: option 'bazaar' requires 'bazaars'\n");
    EXPECT_EQ(problems_of("game wheel\nwith bazaars\noption bazaar auction\nplayers A B\nseed 1\n"),
              "4: option 'bazaar' must be 'draft', not 'auction'\n");
    EXPECT_EQ(
        problems_of(
            "game wheel\nwith bazaars\noption bazaar draft\noption bazaar draft\nplayers A B\nseed 1\n"),
        "5: duplicate option 'bazaar'\n");
}

TEST(ModuleHeader, RefusesModulesOfAnotherGame) {
    EXPECT_EQ(problems_of("game wheel\nplayers A B\nwith falcon\nseed 1\n"),
              "4: wheel cannot be played with 'falcon'\n");
    EXPECT_EQ(problems_of("game wheel\nplayers A B\nwith bridges bridges\nseed 1\n"),
              "4: 'bridges' is listed twice\n");
    EXPECT_EQ(problems_of("game wheel\nplayers A B\nwith wheel\nseed 1\n"), "4: unknown module 'wheel'\n");
}

TEST(ModuleHeader, RefusesDecksOfAnotherGame) {
    EXPECT_EQ(problems_of("game wheel\nplayers A B\ndeck RadB U\n"), "4: this game has no tile 'U'\n");
    EXPECT_EQ(problems_of("game wheel\nplayers A B\ndeck RadB BBB4\n"), "4: this game has no tile 'BBB4'\n");
    EXPECT_EQ(problems_of("game wheel\nplayers A B\nwith castles\ndeck RadB BBB4 RadU/2\n"), "");
    EXPECT_EQ(problems_of("game wheel\nplayers A B\ndeck RadB/1\n"), "4: this game has no tile 'RadB/1'\n");
    EXPECT_EQ(problems_of("game wheel\nplayers A B\ndeck RadU ...\n"),
              "4: RadU is listed 1 times, but the full set has 0\n");
    EXPECT_EQ(problems_of("game wheel\nplayers A B\ndeck RadU RadU\n"), "") << "any deck that does not go on";
}

// --- expectations -----------------------------------------------------------------------------------------

const std::string kWheel =
    "game wheel\nwith bridges castles\nplayers Anna Ben\ndeck RadE RadU/2 RadB RadE\n"
    "> place 0,-1 r180\n> follower 0\n> castle 0\n> place 3,4 r0\n> bridge 3,4 ew\n> pass\n";

TEST(ModuleExpectation, HoldsOfBridgesCastlesAndThePig) {
    EXPECT_EQ(problems_of(kWheel +
                          "expect bridges 3 2\nexpect castles 2 3\nexpect pig famine\nexpect supply 6 7\n"),
              "");
}

TEST(ModuleExpectation, SaysWhatIsTheCaseInstead) {
    EXPECT_EQ(problems_of(kWheel + "expect bridges 3 3\nexpect castles 3 3\nexpect pig plague\n"),
              "12: expected bridges 3 3, but it is 3 2\n13: expected castles 3 3, but it is 2 3\n"
              "14: expected the pig on plague, but it is on famine\n");
}

TEST(ModuleExpectation, OfPiecesThatTheGameDoesNotHaveIsNone) {
    const std::string plain = "game carcassonne\nplayers Anna Ben\ndeck U\n";
    EXPECT_EQ(problems_of(plain + "expect bridges 0 0\nexpect castles 0 0\n"), "");
    EXPECT_EQ(problems_of(plain + "expect bridges 3 3\n"), "5: expected bridges 3 3, but it is 0 0\n");
}

TEST(ModuleExpectation, ThatCannotBeReadIsRefused) {
    const std::string plain = "game carcassonne\nplayers Anna Ben\ndeck U\n";
    EXPECT_EQ(problems_of(plain + "expect pig famine\n"), "5: this game has no pig\n");
    const char* pig = "12: 'expect pig' takes a wheel segment, e.g. 'expect pig famine'\n";
    EXPECT_EQ(problems_of(kWheel + "expect pig\n"), pig);
    EXPECT_EQ(problems_of(kWheel + "expect pig pest\n"), pig);
    EXPECT_EQ(problems_of(kWheel + "expect pig famine famine\n"), pig);
    EXPECT_EQ(problems_of(kWheel + "expect bridges 3\n"),
              "12: 'expect bridges' takes a number for each of the 2 players, not 1\n");
    EXPECT_EQ(problems_of(kWheel + "expect castles 3 3 3\n"),
              "12: 'expect castles' takes a number for each of the 2 players, not 3\n");
    EXPECT_EQ(problems_of(kWheel + "expect castles a b\n"), "12: 'a' is not a whole number\n");
    EXPECT_EQ(problems_of(kWheel + "expect keep 0 4\n"), "12: only the game 'castle' knows this\n");
}

// W5, W8: one sum per player; what was not scored is answered with what was.
TEST(ModuleExpectation, KnowsTheScoringsOfTheWheel) {
    const std::string storm = "game wheel\nplayers Anna Ben\ndeck RadU/3 RadB\n";
    EXPECT_EQ(problems_of(storm + "expect scored storm 7 0\nexpect scored storm 7 1\nexpect score 7 7\n"),
              "");
    EXPECT_EQ(problems_of(storm + "expect scored taxes 7 0\n"),
              "5: expected scored taxes 7 0, but the scoring was: storm 7 0, storm 7 1\n");
    EXPECT_EQ(problems_of(storm + "expect scored plague 7 0\n"), "5: 'plague' is not a kind of scoring\n");
}

// Every question of these games can be expected.
TEST(ModuleExpectation, KnowsEveryQuestion) {
    for (const char* question :
         {"place", "follower", "castle", "reward", "recall", "offer", "bid", "sell", "take"}) {
        const std::string problems = problems_of(kWheel + "expect asks " + question + "\n");
        EXPECT_EQ(problems,
                  question == std::string("place")
                      ? ""
                      : "12: expected the question '" + std::string(question) + "', but it is 'place'\n");
    }
}

}  // namespace
}  // namespace trencavel::record
