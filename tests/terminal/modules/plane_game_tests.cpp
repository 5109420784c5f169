// Whole games of the wheel and of expansion 8 through the program.
#include <gtest/gtest.h>

#include "terminal/dialogue.h"
#include "terminal/play/whole_game.h"

namespace trencavel::terminal_tests {
namespace {

using cli_tests::Outcome;
using Words = std::vector<std::string>;

const std::vector<Words> kModuleGames = {
    {"--game", "wheel"},
    {"--with", "bridges"},
    {"--with", "castles"},
    {"--with", "bazaars"},
    {"--game", "wheel", "--with", "bridges,castles,bazaars"},
    {"--game", "carcassonne", "--with", "bazaars,bridges,castles", "--option", "bazaar=draft"},
};

TEST(ModulesGame, ComputerPlayersPlayToTheEndAndEveryPointHasItsRow) {
    for (const Words& game : kModuleGames) {
        SCOPED_TRACE(game.back());
        const ScratchFolder folder;
        Words options{"--players",     "bot:random,Dice=bot:random,Rolf=bot:random", "--seed", "4", "--save",
                      folder.path("x")};
        options.insert(options.end(), game.begin(), game.end());
        const Outcome outcome = play(options);
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        ASSERT_NO_FATAL_FAILURE(expect_whole_game(outcome.out, 3, folder.path("x")));
    }
}

TEST(ModulesGame, PeopleTypeMovesAsRecordsSpellThem) {
    const ScratchFolder folder;
    const std::string header =
        "trencavel 1\ngame wheel\nwith bridges castles bazaars\nplayers Anna Ben Cid\nseed 12\n";
    const std::string file = folder.write("people.game", header);
    const Outcome outcome = play({"--resume", file}, random_lines(header, 7));
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    for (const char* asked :
         {", place the tile", ", a follower?", ", which tile, and what do you bid?", ", bid for "})
        EXPECT_TRUE(contains(outcome.out, asked)) << asked;
    expect_all_understood(outcome.out);
    expect_whole_game(outcome.out, 3, file);
}

TEST(ModulesGame, WhatIsPlayedStandsInTheRecord) {
    const ScratchFolder folder;
    const std::string file = folder.path("x");
    play({"--game", "wheel", "--with", "bridges,bazaars", "--option", "bazaar=draft", "--players", "Anna,Ben",
          "--seed", "3", "--save", file},
         "quit\n");
    EXPECT_TRUE(contains(text_of(file), "game wheel\nwith bridges bazaars\noption bazaar draft\n"));
    const Outcome resumed = play({"--resume", file}, "tiles\nareas\nfields\nhint\nlog\nquit\n");
    EXPECT_EQ(resumed.exit_code, 0);
    EXPECT_TRUE(contains(resumed.out, "Anna, place the tile"));
    EXPECT_TRUE(contains(resumed.out, "tiles not yet drawn"));
    EXPECT_FALSE(contains(resumed.out, "RadBoard"));
}

TEST(ModulesGame, WhatDoesNotGoTogetherIsRefused) {
    const ScratchFolder folder;
    const auto refusal_of = [&](Words options) {
        options.insert(options.end(), {"--save", folder.path("x"), "--players", "Anna,Ben"});
        const Outcome outcome = play(options, "quit\n");
        EXPECT_EQ(outcome.exit_code, 1);
        return outcome.err;
    };
    EXPECT_EQ(refusal_of({"--with", "towers"}), "carcassonne cannot be played with 'towers'\n");
    EXPECT_EQ(refusal_of({"--with", "bridges,bridges"}), "'bridges' is listed twice\n");
    EXPECT_EQ(refusal_of({"--option", "bazaar=draft"}), "option 'bazaar' requires 'bazaars'\n");
    EXPECT_EQ(refusal_of({"--with", "bazaars", "--option", "bazaar"}),
              "--option takes a name and a value, e.g. bazaar=draft, not 'bazaar'\n");
    EXPECT_EQ(refusal_of({"--with", "bazaars", "--option", "bazaar=draft", "--option", "bazaar=draft"}),
              "option 'bazaar' is given twice\n");
}

TEST(ModulesGame, SixPlayOnlyWithTheExpansion) {
    const ScratchFolder folder;
    const std::string six = "A=bot:random,B=bot:random,C=bot:random,D=bot:random,E=bot:random,F=bot:random";
    EXPECT_EQ(play({"--players", six, "--save", folder.path("x")}).exit_code, 1);
    EXPECT_EQ(
        play({"--players", six, "--with", "castles", "--save", folder.path("y"), "--seed", "1"}).exit_code,
        0);
    EXPECT_EQ(play({"--players", six, "--game", "wheel", "--save", folder.path("z")}).exit_code, 1);
}

TEST(ModulesGame, AsciiIsNothingButAscii) {
    const ScratchFolder folder;
    const Outcome outcome =
        play({"--players", "bot:random,Dice=bot:random", "--seed", "5", "--ascii", "--game", "wheel",
              "--with", "bridges,castles,bazaars", "--save", folder.path("x")});
    EXPECT_EQ(outcome.exit_code, 0);
    for (const char c : outcome.out) ASSERT_LT(static_cast<unsigned char>(c), 128);
}

}  // namespace
}  // namespace trencavel::terminal_tests
