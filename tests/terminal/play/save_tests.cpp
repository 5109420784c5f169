// Nothing is lost: every way out leaves a record from which the game goes on.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>

#include "support/paths.h"
#include "terminal/dialogue.h"

namespace trencavel::terminal_tests {
namespace {

using cli_tests::Outcome;

TEST(Saving, TheEndOfTheInputSavesAndResumeGoesOnThere) {
    const ScratchFolder folder;
    const std::string file = folder.path("anna.game");
    const std::vector<std::string> options{"--players", "Anna,Robo=bot:greedy", "--seed", "7", "--save",
                                           file};
    const Outcome first = play(options, "b\n0\n");
    EXPECT_EQ(first.exit_code, 0);
    EXPECT_TRUE(contains(first.out, "The game is saved in " + file));
    EXPECT_TRUE(contains(first.out, "trencavel play --resume " + file));
    const std::string record = text_of(file);
    EXPECT_TRUE(contains(record, "players Anna Robo=bot:greedy\nseed 7\n> place 1,0 r90\n> follower 0\n"));

    PlayDialogue resumed({"--resume", file});
    EXPECT_EQ(text_of(file), record);
    EXPECT_TRUE(contains(resumed.shown(), "Robo places"));
    PlayDialogue uninterrupted(
        {"--players", "Anna,Robo=bot:greedy", "--seed", "7", "--save", folder.path("x")});
    uninterrupted.type("b");
    uninterrupted.type("0");
    for (PlayDialogue* game : {&resumed, &uninterrupted}) game->type("hint");
    EXPECT_EQ(resumed.shown(), uninterrupted.shown());
    EXPECT_EQ(resumed.finish(), 0);
    EXPECT_EQ(text_of(folder.path("x")), record);
}

TEST(Saving, QuitSavesToo) {
    const ScratchFolder folder;
    const std::string file = folder.path("with space.game");
    const Outcome outcome = play({"--players", "Anna,Ben", "--seed", "7", "--save", file}, "b\nquit\n");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_TRUE(contains(outcome.out, "--resume '" + file + "'"));
    EXPECT_TRUE(text_of(file).ends_with("> place 1,0 r90\n"));
}

TEST(Saving, AnInterruptSavesToo) {
    set_environment();
    const ScratchFolder folder;
    const std::string script =
        "cd '" + folder.path() + "'; mkfifo in; exec 3<>in; '" + program_path() +
        "' play --players Anna,Ben --seed 7 --save anna.game <in >out 2>&1 & pid=$!; echo b >&3; n=0;"
        "until grep -qs place anna.game || [ $n -gt 2400 ]; do n=$((n + 1)); sleep 0.05; done;"
        "kill -INT $pid; wait $pid";
    const int status = std::system(script.c_str());
    EXPECT_EQ(WEXITSTATUS(status), 130);
    EXPECT_TRUE(contains(text_of(folder.path("out")), "The game is saved in anna.game"));
    EXPECT_TRUE(text_of(folder.path("anna.game")).ends_with("> place 1,0 r90\n"));
}

TEST(Saving, ACopyCanBeSavedOnceUnderAnyName) {
    const ScratchFolder folder;
    PlayDialogue game({"--players", "Anna,Ben", "--seed", "7", "--save", folder.path("own")});
    EXPECT_TRUE(contains(game.type("save"), "Saved in " + folder.path("own")));
    EXPECT_TRUE(contains(game.type("save " + folder.path("The Copy")), "A copy is saved"));
    EXPECT_EQ(text_of(folder.path("The Copy")), text_of(folder.path("own")));
    EXPECT_TRUE(contains(game.type("save " + folder.path("The Copy")), "exists already"));
    EXPECT_TRUE(contains(game.type("save " + folder.path("no/where")), "cannot be written: No such file"));
}

TEST(Saving, WhereNothingCanBeWrittenNoGameBegins) {
    const ScratchFolder folder;
    const std::string blocked = folder.write("file", "") + "/anna.game";
    const Outcome outcome = play({"--players", "Anna,Ben", "--save", blocked}, "quit\n");
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_TRUE(contains(outcome.err, "The game cannot be saved in " + blocked + ": Not a directory"))
        << outcome.err;
    const Outcome directory = play({"--players", "Anna,Ben", "--save", folder.path()});
    EXPECT_EQ(directory.exit_code, 1);
    EXPECT_FALSE(directory.err.empty());
}

TEST(Saving, AGameThatIsThereIsNotOverwritten) {
    const ScratchFolder folder;
    const std::string file = folder.write("old.game", "something");
    const Outcome outcome = play({"--players", "Anna,Ben", "--save", file});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_TRUE(contains(outcome.err, "already exists"));
    EXPECT_EQ(text_of(file), "something");
}

TEST(Saving, ARecordWithCommentsIsNotOverwritten) {
    const ScratchFolder folder;
    const std::string text =
        "trencavel 1\ngame carcassonne # a test\nplayers Anna Ben\nseed 7\n> place 1,0 r90\nexpect left 70\n";
    const std::string file = folder.write("commented.game", text);
    const Outcome outcome = play({"--resume", file, "--save", folder.path("new")}, "0\n");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(text_of(file), text);
    EXPECT_TRUE(text_of(folder.path("new")).ends_with("> place 1,0 r90\n> follower 0\n"));
}

TEST(Saving, AnOpenDeckIsDrawnByChance) {
    const ScratchFolder folder;
    const std::string file = folder.write(
        "open.game",
        "trencavel 1\ngame carcassonne\nplayers Anna Ben\ndeck U ...\n> place 1,0 r90\n> pass\n");
    const Outcome outcome = play({"--resume", file}, "quit\n");
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_TRUE(contains(outcome.out, "Ben, place the tile")) << outcome.out;
    EXPECT_TRUE(contains(text_of(file), "> pass\n> draw "));
}

TEST(Saving, AFinishedGameShowsItsResultAgain) {
    const ScratchFolder folder;
    const std::string file = folder.path("bots.game");
    play({"--players", "bot:greedy,bot:random", "--seed", "5", "--save", file});
    const std::string record = text_of(file);
    const Outcome outcome = play({"--resume", file});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_TRUE(contains(outcome.out, "wins."));
    EXPECT_EQ(text_of(file), record);
}

TEST(Saving, WhatCannotBeResumedIsRefusedWithTheReason) {
    const ScratchFolder folder;
    const auto error_of = [&](const std::string& file) {
        const Outcome outcome = play({"--resume", file}, "quit\n");
        EXPECT_EQ(outcome.exit_code, 1);
        return outcome.err;
    };
    EXPECT_TRUE(contains(error_of(folder.path("none")), "cannot be read: No such file"));
    EXPECT_TRUE(contains(error_of(folder.path()), "it is a directory"));
    EXPECT_TRUE(contains(error_of(folder.write("a", "hello\n")), ":1: not a valid record line"));
    EXPECT_TRUE(contains(error_of(folder.write("b",
                                               "trencavel 1\ngame carcassonne\nplayers A B\nseed 7\n"
                                               "> place 9,9 r0\n")),
                         ":5: 'place 9,9 r0' is not legal"));
    EXPECT_TRUE(
        contains(error_of(folder.write("c", "trencavel 1\ngame carcassonne\nplayers A bot:deep\nseed 7\n")),
                 "there is no bot 'deep'"));
}

}  // namespace
}  // namespace trencavel::terminal_tests
