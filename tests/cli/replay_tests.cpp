// trencavel replay: which records are good, and what is said of the others.
#include <gtest/gtest.h>

#include "sample.h"
#include "support/scratch_folder.h"

namespace trencavel::cli_tests {
namespace {

std::string with_line(std::vector<std::string> lines, const std::string& line) {
    lines.push_back(line);
    return joined(lines);
}

class ReplayCommand : public testing::Test {
protected:
    const ScratchFolder folder;
    const std::string good = folder.write("good.game", with_line(sample_lines(), "expect score 15 4"));
    const std::string illegal = folder.write("illegal.game", with_line(sample_lines(), "> pass"));
    const std::string fails = folder.write("fails.game", with_line(sample_lines(4), "expect score 0 0"));
};

TEST_F(ReplayCommand, AGoodRecord) {
    const Outcome outcome = run({"replay", good});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.out, good + ": ok: 10 moves, 1 expectations, over: Anna 15, Ben 4\n");
}

TEST_F(ReplayCommand, AMoveThatIsNotLegal) {
    const Outcome outcome = run({"replay", illegal});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, illegal + ":15: 'pass' is not legal: the game is over\n");
}

TEST_F(ReplayCommand, AnExpectationThatDoesNotHold) {
    const Outcome outcome = run({"replay", fails});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err, fails + ":9: expected score 0 0, but it is 8 0\n");
}

TEST_F(ReplayCommand, AllExpectationsAreCheckedButNothingAfterARefusal) {
    std::vector<std::string> lines = sample_lines(4);
    for (const char* line : {"expect seat 1", "# a comment", "expect tile U", "expect left 9", "> nonsense",
                             "expect seat 1", "> pass"}) {
        lines.emplace_back(line);
    }
    const std::string file = folder.write("several.game", joined(lines));
    const Outcome outcome = run({"replay", file});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err, file + ":9: expected seat 1, but it is 0\n" + file +
                               ":12: expected left 9, but it is 2\n" + file +
                               ":13: unknown move 'nonsense'\n");
}

TEST_F(ReplayCommand, SeveralRecords) {
    const Outcome outcome = run({"replay", good, illegal, good, fails});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err, illegal + ":15: 'pass' is not legal: the game is over\n" + fails +
                               ":9: expected score 0 0, but it is 8 0\n");
    const std::string line = good + ": ok: 10 moves, 1 expectations, over: Anna 15, Ben 4\n";
    EXPECT_EQ(outcome.out, line + line + "2 of 4 records pass\n");
}

TEST_F(ReplayCommand, FilesThatAreNotThereAreNamed) {
    const std::string missing = folder.path("missing.game");
    const Outcome outcome = run({"replay", missing, good});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err, missing + ": cannot be read: No such file or directory\n");
    EXPECT_NE(outcome.out.find("1 of 2 records"), std::string::npos) << "the others are replayed";
}

TEST_F(ReplayCommand, AFolderIsNoRecord) {
    const Outcome outcome = run({"replay", folder.path()});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.err, folder.path() + ": cannot be read: it is a directory\n");
}

TEST_F(ReplayCommand, QuietSaysNothingOfGoodRecords) {
    for (const char* option : {"-q", "--quiet"}) {
        const Outcome one = run({"replay", option, good});
        EXPECT_EQ(one.exit_code, 0);
        EXPECT_EQ(one.out + one.err, "");
        const Outcome two = run({"replay", option, good, fails});
        EXPECT_EQ(two.exit_code, 1);
        EXPECT_EQ(two.out.find("good.game"), std::string::npos);
        EXPECT_EQ(two.err, fails + ":9: expected score 0 0, but it is 8 0\n");
    }
}

TEST_F(ReplayCommand, ARecordMayBeAHeaderAlone) {
    EXPECT_EQ(run({"replay", folder.write("header.game", joined(header()))}).exit_code, 0);
    EXPECT_EQ(run({"replay", folder.write("empty.game", "")}).exit_code, 1);
    EXPECT_EQ(run({"replay", folder.write("half.game", "trencavel 1\ngame carcassonne\n")}).exit_code, 1);
}

TEST_F(ReplayCommand, LinesOfTheEngineAreNoLinesOfARecord) {
    for (const char* line : {"? state", "undo", "new", "nonsense"}) {
        const Outcome outcome = run({"replay", folder.write("a.game", with_line(header(), line))});
        EXPECT_EQ(outcome.exit_code, 1) << line;
        EXPECT_NE(outcome.err.find("a.game:5: "), std::string::npos) << outcome.err;
    }
}

TEST_F(ReplayCommand, BytesThatAreNoTextAreRefused) {
    const Outcome outcome = run({"replay", folder.write("a.game", with_line(header(), "> pl\xff"))});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_NE(outcome.err.find("a.game:5: the line is not valid UTF-8"), std::string::npos) << outcome.err;
}

TEST_F(ReplayCommand, AcceptsAByteOrderMarkAndOtherLineEnds) {
    std::string text = "\xef\xbb\xbf";
    for (const std::string& line : sample_lines()) text += line + "\r\n";
    EXPECT_EQ(run({"replay", folder.write("windows.game", text)}).exit_code, 0);
}

TEST_F(ReplayCommand, EndsInOrderWhenNobodyReads) {
    std::vector<std::string> arguments(1000, good);
    arguments.insert(arguments.begin(), "replay");
    Process process(arguments);
    process.out.close();
    EXPECT_EQ(process.wait(), 1);
}

TEST_F(ReplayCommand, NeedsAFile) {
    const Outcome outcome = run({"replay"});
    EXPECT_NE(outcome.exit_code, 0);
    EXPECT_NE(outcome.err.find("FILE is required"), std::string::npos) << outcome.err;
}

}  // namespace
}  // namespace trencavel::cli_tests
