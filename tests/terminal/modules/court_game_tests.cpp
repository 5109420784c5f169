// Whole games of Die Burg through the program, and how they are offered.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "support/paths.h"
#include "terminal/dialogue.h"
#include "terminal/play/whole_game.h"

namespace trencavel::terminal_tests {
namespace {

using cli_tests::Outcome;
using Words = std::vector<std::string>;

const std::vector<Words> kGames = {{"--game", "castle"},
                                   {"--game", "castle", "--with", "falcon"},
                                   {"--game", "castle", "--with", "falcon", "--option", "gates=stop"}};
constexpr const char* kNotice = "Reconstruction: these tiles and this wall are not those of the original";

Words with(Words options, const Words& more) {
    options.insert(options.end(), more.begin(), more.end());
    return options;
}

TEST(CourtGame, ComputerPlayersPlayToTheEndAndEveryPointHasItsRow) {
    for (const Words& game : kGames) {
        SCOPED_TRACE(game.back());
        const ScratchFolder folder;
        const Outcome outcome = play(with(
            {"--players", "bot:greedy,Dice=bot:greedy", "--seed", "1", "--save", folder.path("x")}, game));
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        ASSERT_NO_FATAL_FAILURE(expect_whole_game(outcome.out, 2, folder.path("x")));
    }
}

/// The move that a hint names first: alone in a sentence, or behind its points in the first line of a list.
std::string best_in(const std::string& hint) {
    if (const std::size_t only = hint.rfind("would play: "); only != std::string::npos)
        return hint.substr(only + 12, hint.find(".\n", only) - only - 12);
    const std::size_t points = hint.find_first_not_of(' ', hint.rfind("lead:\n") + 6);
    const std::size_t begin = hint.find_first_not_of(' ', hint.find(' ', points));
    return hint.substr(begin, hint.find('\n', begin) - begin);
}

/// Whoever is asked types what the hint names, as shortly as it can be typed.
std::string played_by_hints(PlayDialogue& game) {
    std::string last;
    while (!game.ended()) {
        const std::string move = best_in(game.type("hint"));
        const std::size_t bracket = move.find(" (");
        const std::string label =
            bracket == std::string::npos ? move : move.substr(bracket + 2, move.size() - bracket - 3);
        last = game.type(label);
        if (!game.ended() && contains(last, "which turn:")) {
            const std::size_t turn = move.find(" r") + 1;
            last = game.type(move.substr(turn, move.find(' ', turn) - turn));
        }
        if (contains(last, "Not possible") || contains(last, "I do not understand")) {
            ADD_FAILURE() << label << " was answered with " << last;  // it would be typed for ever
            break;
        }
    }
    return last;
}

constexpr const char* kModules[] = {"", "with falcon\n", "with falcon\noption gates stop\n"};

std::string header_with(const std::string& modules) {
    return "trencavel 1\ngame castle\n" + modules + "players Anna Ben\nseed 12\n";
}

// The last third of a game: the computer thinks about each hint.
TEST(CourtGame, PeoplePlayByShortAnswers) {
    for (const char* modules : kModules) {
        const ScratchFolder folder;
        const std::string header = header_with(modules);
        const std::string file = folder.write("people.game", header);
        const std::string lines = random_lines(header, 11);
        play({"--resume", file}, lines.substr(0, lines.find('\n', lines.size() * 2 / 3) + 1) + "quit\n");
        PlayDialogue dialogue({"--resume", file});
        const std::string last = played_by_hints(dialogue);
        EXPECT_EQ(dialogue.finish(), 0);
        expect_whole_game(last, 2, file);
    }
}

TEST(CourtGame, PeopleTypeMovesAsRecordsSpellThem) {
    for (const char* modules : kModules) {
        const ScratchFolder folder;
        const std::string header = header_with(modules);
        const std::string file = folder.write("people.game", header);
        const Outcome outcome = play({"--resume", file}, random_lines(header, 11));
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        expect_all_understood(outcome.out);
        expect_whole_game(outcome.out, 2, file);
    }
}

TEST(CourtGame, AGameIsSavedAndResumed) {
    const ScratchFolder folder;
    const std::string file = folder.path("x");
    play({"--game", "castle", "--with", "falcon", "--option", "gates=stop", "--players", "Anna,Ben", "--seed",
          "3", "--save", file},
         "a 0\npass\nquit\n");
    EXPECT_TRUE(contains(text_of(file), "game castle\nwith falcon\noption gates stop\n"));
    EXPECT_TRUE(contains(text_of(file), "> place "));
    const Outcome resumed = play({"--resume", file}, "areas\ncourts\nwalls\nhint\nlog\nquit\n");
    EXPECT_EQ(resumed.exit_code, 0);
    EXPECT_TRUE(contains(resumed.out, "Ben, place the tile"));
    EXPECT_TRUE(contains(resumed.out, "Die Burg, Falken"));
    EXPECT_TRUE(contains(resumed.out, kNotice));
}

TEST(CourtGame, WhatDoesNotGoTogetherIsRefused) {
    const ScratchFolder folder;
    const auto refusal_of = [&](const char* players, const Words& options) {
        const Outcome outcome =
            play(with({"--game", "castle", "--save", folder.path("x"), "--players", players}, options));
        EXPECT_EQ(outcome.exit_code, 1);
        return outcome.err;
    };
    EXPECT_EQ(refusal_of("A,B,C", {}), "castle is for 2 players, not 3\n");
    EXPECT_EQ(refusal_of("A,B", {"--with", "bridges"}), "castle cannot be played with 'bridges'\n");
    EXPECT_EQ(refusal_of("A,B", {"--option", "gates=stop"}), "option 'gates' requires 'falcon'\n");
    EXPECT_EQ(refusal_of("A,B", {"--with", "falcon", "--option", "gates=open"}),
              "option 'gates' must be 'stop', not 'open'\n");
    EXPECT_EQ(refusal_of("A,B", {"--option", "bazaar=draft"}), "castle has no option 'bazaar'\n");
}

/// The built-in set under another note, as the true tiles would have one.
std::string set_without_notice(const ScratchFolder& folder, const std::string& name) {
    auto json = nlohmann::json::parse(text_of(source_path("data/tiles/" + name + ".json")));
    json["note"] = "As printed.";
    return folder.write(name + ".json", json.dump());
}

TEST(CourtGame, WhoPlaysWithAReconstructionIsTold) {
    const ScratchFolder folder;
    const auto first_screen = [&](const Words& options) {
        static int number = 0;
        return play(with({"--players", "Anna,Ben", "--seed", "1", "--save",
                          folder.path("g" + std::to_string(++number))},
                         options),
                    "quit\n")
            .out;
    };
    const std::string castle = set_without_notice(folder, "castle");
    const std::string falcon = set_without_notice(folder, "falcon");
    EXPECT_TRUE(contains(first_screen({"--game", "castle"}), kNotice));
    EXPECT_FALSE(contains(first_screen({"--game", "castle", "--tiles", castle}), "Reconstruction"));
    EXPECT_TRUE(contains(first_screen({"--game", "castle", "--with", "falcon", "--tiles", castle}), kNotice));
    EXPECT_FALSE(
        contains(first_screen({"--game", "castle", "--with", "falcon", "--tiles", castle, "--tiles", falcon}),
                 "Reconstruction"));
    EXPECT_FALSE(contains(first_screen({}), "Reconstruction"));
}

TEST(CourtGame, TheHelpOffersTheGameAndSaysWhatItsTilesAre) {
    set_environment();
    for (const char* command : {"play", "simulate"}) {
        const Outcome outcome = cli_tests::run({command, "--help"});
        EXPECT_EQ(outcome.exit_code, 0);
        EXPECT_TRUE(contains(outcome.out, "castle (Die Burg, for two)")) << command;
        EXPECT_TRUE(contains(outcome.out, kNotice)) << command;
    }
}

TEST(CourtGame, SimulationsSayItToo) {
    const ScratchFolder folder;
    const std::string castle = set_without_notice(folder, "castle");
    EXPECT_TRUE(contains(cli_tests::run({"simulate", "--game", "castle", "--games", "2"}).err, kNotice));
    EXPECT_EQ(cli_tests::run({"simulate", "--game", "castle", "--games", "2", "--tiles", castle}).err, "");
    EXPECT_EQ(cli_tests::run({"simulate", "--games", "2"}).err, "");
}

TEST(CourtGame, AsciiIsNothingButAscii) {
    const ScratchFolder folder;
    const Outcome outcome = play({"--players", "bot:greedy,Dice=bot:greedy", "--seed", "5", "--ascii",
                                  "--game", "castle", "--with", "falcon", "--save", folder.path("x")});
    EXPECT_EQ(outcome.exit_code, 0);
    for (const char c : outcome.out) ASSERT_LT(static_cast<unsigned char>(c), 128);
    const Outcome asked = play({"--players", "Anna,Ben", "--seed", "5", "--ascii", "--game", "castle",
                                "--with", "falcon", "--save", folder.path("y")},
                               "a 0\n?\nquit\n");
    EXPECT_TRUE(contains(asked.out, "k0 for the king"));
    for (const char c : asked.out) ASSERT_LT(static_cast<unsigned char>(c), 128);
}

TEST(CourtGame, TinyTilesAreForBoardsWithinAWall) {
    const ScratchFolder folder;
    const Outcome tiny = play({"--game", "castle", "--size", "tiny", "--players", "Anna,Ben", "--seed", "1",
                               "--save", folder.path("x")},
                              "quit\n");
    EXPECT_TRUE(contains(tiny.out, "   0      1      2      3      4      5      6      7      8"));
    const Outcome other = play(
        {"--size", "tiny", "--players", "Anna,Ben", "--seed", "1", "--save", folder.path("y")}, "quit\n");
    const Outcome small = play(
        {"--size", "small", "--players", "Anna,Ben", "--seed", "1", "--save", folder.path("z")}, "quit\n");
    EXPECT_EQ(other.out.substr(0, other.out.find("Every move")),
              small.out.substr(0, small.out.find("Every move")));
}

}  // namespace
}  // namespace trencavel::terminal_tests
