// trencavel without a command, with a wrong one, and its help.
#include <gtest/gtest.h>

#include "support/program.h"
#include "support/text.h"

namespace trencavel::cli_tests {
namespace {

TEST(Help, OfTheProgramNamesEveryCommand) {
    for (const char* option : {"--help", "-h"}) {
        const Outcome outcome = run({option});
        EXPECT_EQ(outcome.exit_code, 0);
        EXPECT_TRUE(contains(outcome.out, "Usage: trencavel")) << outcome.out;
        for (const char* command :
             {"play", "join", "replay", "engine", "simulate", "perft", "bench", "tiles"}) {
            EXPECT_TRUE(contains(outcome.out, std::string("\n  ") + command)) << command;
        }
        EXPECT_TRUE(contains(outcome.out, "not affiliated"));
    }
}

TEST(Help, OfEveryCommand) {
    for (const std::string command :
         {"play", "join", "replay", "engine", "simulate", "perft", "bench", "tiles"}) {
        const Outcome outcome = run({command, "--help"});
        EXPECT_EQ(outcome.exit_code, 0) << command;
        EXPECT_TRUE(contains(outcome.out, "Usage: trencavel " + command)) << outcome.out;
        EXPECT_EQ(outcome.err, "") << command;
    }
    EXPECT_EQ(run({"tiles", "check", "--help"}).exit_code, 0);
}

TEST(Help, IsShownWhenNoCommandIsGiven) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{}, {"--nonsense"}}) {
        const Outcome outcome = run(arguments);
        EXPECT_NE(outcome.exit_code, 0);
        EXPECT_LT(outcome.exit_code, 128);
        EXPECT_EQ(outcome.out, "");
        EXPECT_TRUE(contains(outcome.err, "Usage: trencavel")) << outcome.err;
    }
}

TEST(Help, AnUnknownCommandIsNamed) {
    const Outcome outcome = run({"nonsense"});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_TRUE(contains(outcome.err, "unknown command 'nonsense'")) << outcome.err;
}

TEST(Help, UnknownOptionsOfACommandAreNamed) {
    for (const std::string command :
         {"play", "join", "replay", "engine", "simulate", "perft", "bench", "tiles"}) {
        const Outcome outcome = run({command, "--nonsense"});
        EXPECT_NE(outcome.exit_code, 0) << command;
        EXPECT_LT(outcome.exit_code, 128) << command;
        EXPECT_TRUE(contains(outcome.err, "Usage: trencavel " + command)) << outcome.err;
    }
}

TEST(Help, Version) {
    const Outcome outcome = run({"--version"});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.out, "trencavel " TRENCAVEL_VERSION "\n");
}

}  // namespace
}  // namespace trencavel::cli_tests
