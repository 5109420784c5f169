// Who plays and what: options that cannot be are refused before anything is written.
#include <gtest/gtest.h>

#include <filesystem>

#include "terminal/dialogue.h"

namespace trencavel::terminal_tests {
namespace {

using cli_tests::Outcome;

/// What is said when the game cannot begin with these players.
std::string refusal_of(const std::string& players) {
    const ScratchFolder folder;
    const Outcome outcome = play({"--players", players, "--save", folder.path("x")}, "quit\n");
    EXPECT_EQ(outcome.exit_code, 1) << players;
    EXPECT_FALSE(std::filesystem::exists(folder.path("x")));
    return outcome.err;
}

TEST(Options, TheNumberOfPlayersMustFitTheGame) {
    EXPECT_EQ(refusal_of("Anna"), "carcassonne is for 2 to 5 players, not 1\n");
    EXPECT_EQ(refusal_of("A,B,C,D,E,F"), "carcassonne is for 2 to 5 players, not 6\n");
}

TEST(Options, PlayersNeedNamesOfTheirOwn) {
    EXPECT_EQ(refusal_of("Anna,,Ben"), "a player has no name\n");
    EXPECT_EQ(refusal_of("Anna,Anna"), "two players are called \"Anna\"\n");
    EXPECT_EQ(refusal_of("Anna,B\"en"), "a player's name holds a quotation mark\n");
    EXPECT_EQ(refusal_of("Anna,B\ten"), "a player's name contains a control character\n");
    EXPECT_EQ(refusal_of("Anna,B\xff"), "a player's name is not UTF-8\n");
    EXPECT_TRUE(contains(refusal_of("Anna,Maximilian the Magnificent"), "longer than 24 characters"));
    EXPECT_EQ(refusal_of("Anna,=bot:greedy"), "a player has no name\n");
}

TEST(Options, AnUnknownBotIsRefusedWithThoseThatThereAre) {
    EXPECT_TRUE(contains(refusal_of("Anna,bot:deep"), "there is no bot 'deep' (there are: random, greedy"));
    EXPECT_TRUE(contains(refusal_of("Anna,Robo=bot:"), "there is no bot ''"));
}

TEST(Options, AnUnknownGameIsRefused) {
    const Outcome outcome = play({"--game", "chess"});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_TRUE(contains(outcome.err, "unknown game 'chess'"));
}

TEST(Options, TheSeedIsNeverNegative) {
    const ScratchFolder folder;
    const Outcome outcome = play({"--seed", "-1", "--save", folder.path("x")}, "quit\n");
    EXPECT_NE(outcome.exit_code, 0);
    EXPECT_TRUE(
        contains(outcome.err, "a seed must be a whole number from 0 to 18446744073709551615, not '-1'"));
    EXPECT_FALSE(std::filesystem::exists(folder.path("x")));
}

TEST(Options, AResumedGameHasItsOwnPlayers) {
    const Outcome outcome = play({"--resume", "x", "--players", "Anna,Ben"});
    EXPECT_NE(outcome.exit_code, 0);
    EXPECT_TRUE(contains(outcome.err, "excludes --"));
}

TEST(Options, WithoutPlayersThePersonPlaysAgainstTheComputer) {
    const ScratchFolder folder;
    const Outcome outcome = play({"--save", folder.path("x")}, "quit\n");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_TRUE(contains(outcome.out, "tester, place the tile"));
    EXPECT_TRUE(contains(outcome.out, "The seed is "));
    EXPECT_TRUE(contains(text_of(folder.path("x")), "players tester bot:greedy\nseed "));
}

TEST(Options, AsciiIsNothingButAscii) {
    const ScratchFolder folder;
    const Outcome outcome = play({"--players", "bot:greedy,bot:random", "--seed", "5", "--ascii", "--size",
                                  "large", "--save", folder.path("x")});
    EXPECT_EQ(outcome.exit_code, 0);
    for (const char c : outcome.out) ASSERT_LT(static_cast<unsigned char>(c), 128);
}

}  // namespace
}  // namespace trencavel::terminal_tests
