// trencavel perft: numbers of move sequences. tests/perft holds the numbers themselves.
#include <gtest/gtest.h>

#include <regex>
#include <sstream>

#include "sample.h"
#include "support/scratch_folder.h"

namespace trencavel::cli_tests {
namespace {

/// The output without its times.
std::string without_seconds(const std::string& text) {
    return std::regex_replace(text, std::regex(R"( \([0-9.]+ s\))"), "");
}

class PerftCommand : public testing::Test {
protected:
    const ScratchFolder folder;
};

TEST_F(PerftCommand, CountsFromTheStart) {
    const std::string file = folder.write("start.game", joined(header("U V U V W X U V")));
    const Outcome outcome = run({"perft", file, "--depth", "4"});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(without_seconds(outcome.out), "depth 1: 6\ndepth 2: 24\ndepth 3: 240\ndepth 4: 852\n");
}

TEST_F(PerftCommand, CountsFromWhereTheRecordEnds) {
    // The last tile of the sample game: 26 placements, as the drawing shows.
    const std::string file = folder.write("end.game", joined(sample_lines(8)));
    const Outcome outcome = run({"perft", file, "--depth", "1"});
    EXPECT_EQ(without_seconds(outcome.out), "depth 1: 26\n");
}

TEST_F(PerftCommand, CountsEveryDrawWhereTheOrderIsNotKnown) {
    const std::string file = folder.write("open.game", joined(header("...")));
    EXPECT_EQ(without_seconds(run({"perft", file, "--depth", "1"}).out), "depth 1: 24\n");
}

TEST_F(PerftCommand, AFinishedGameHasNoSequences) {
    const std::string file = folder.write("over.game", joined(sample_lines()));
    EXPECT_EQ(without_seconds(run({"perft", file, "--depth", "2"}).out), "depth 1: 0\ndepth 2: 0\n");
}

TEST_F(PerftCommand, DividesByTheFirstMoveAndSumsUp) {
    const std::string file = folder.write("start.game", joined(header("U V U V W X U V")));
    const Outcome outcome = run({"perft", file, "--depth", "3", "--divide"});
    EXPECT_EQ(outcome.exit_code, 0);
    std::istringstream lines(outcome.out);
    unsigned long sum = 0;
    unsigned moves = 0;
    std::string line;
    while (std::getline(lines, line) && line.rfind("place ", 0) == 0) {
        sum += std::stoul(line.substr(line.find(": ") + 2));
        ++moves;
    }
    EXPECT_EQ(moves, 6u);
    EXPECT_EQ(sum, 240u);
    EXPECT_EQ(line, "depth 3: 240");
}

TEST_F(PerftCommand, ErrorsAreNamed) {
    const std::string missing = folder.path("missing.game");
    Outcome outcome = run({"perft", missing, "--depth", "1"});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err, missing + ": cannot be read: No such file or directory\n");

    const std::string bad = folder.write("bad.game", joined(header()) + "> pass\n");
    outcome = run({"perft", bad, "--depth", "1"});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err, bad + ":5: 'pass' is not legal: the game is waiting for 'place'\n");

    const std::string ended = folder.write("ended.game", joined(header()) + "result drawn\n");
    outcome = run({"perft", ended, "--depth", "1"});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err, ended + ": the game has a result, so no move can follow\n");
}

TEST_F(PerftCommand, BadOptionsAreRefused) {
    const std::string file = folder.write("start.game", joined(header()));
    EXPECT_NE(run({"perft", file}).exit_code, 0) << "without a depth";
    EXPECT_NE(run({"perft", "--depth", "1"}).exit_code, 0) << "without a file";
    for (const char* depth : {"0", "-1", "41", "x"}) {
        const Outcome outcome = run({"perft", file, "--depth", depth});
        EXPECT_NE(outcome.exit_code, 0) << depth;
        EXPECT_NE(outcome.err.find("--depth"), std::string::npos) << outcome.err;
    }
}

}  // namespace
}  // namespace trencavel::cli_tests
