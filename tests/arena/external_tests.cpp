// Programs of others as players: those that fail lose, with a clear line.
#include <gtest/gtest.h>

#include <chrono>

#include "arena/child_process.h"
#include "arena/match.h"

namespace trencavel::arena {
namespace {

struct Failed {
    MatchResult result;
    std::string why;  // of the last failure
};

/// Longer than any answer takes, however busy the machine: only what is broken is late.
const std::string kAmpleTime = ":120000ms";

/// Two games of the program against the random bot.
Failed play(const std::string& program) {
    MatchSpec spec;
    spec.setup.game = "carcassonne";
    spec.bots = {"exec:" + program, "random"};
    spec.games = 2;
    Failed failed;
    MatchWatch watch{.progress = [](std::uint64_t) { return true; },
                     .failed =
                         [&](std::uint64_t, const std::string& bot, const std::string& why) {
                             EXPECT_EQ(bot, spec.bots[0]);
                             failed.why = why;
                         }};
    const Result<MatchResult> result = play_match(spec, tiles::Library::builtin(), watch);
    EXPECT_TRUE(result) << result.error();
    failed.result = result.value();
    return failed;
}

void expect_loss(const std::string& program, const std::string& why) {
    const Failed failed = play(program);
    EXPECT_EQ(failed.result.wins, (std::vector<std::size_t>{0, 2})) << program;
    EXPECT_NE(failed.why.find(why), std::string::npos) << failed.why;
}

TEST(External, NonsenseLoses) {
    expect_loss("while read line; do case \"$line\" in \\?*) echo hello;; esac; done" + kAmpleTime,
                "it answered 'hello'");
}

TEST(External, AnIllegalMoveLoses) {
    expect_loss("while read line; do case \"$line\" in \\?*) echo place 90,90 r0;; esac; done" + kAmpleTime,
                "it answered 'place 90,90 r0'");
}

TEST(External, AnAnswerThatComesTooLateLoses) {
    expect_loss("cat >/dev/null:1ms", "it answered too late");  // it never answers
}

TEST(External, OneThatDiesLoses) {
    expect_loss("read line; exit 1" + kAmpleTime, "it ended");
}

TEST(External, OneThatDoesNotExistLoses) {
    expect_loss("/no/such/program 2>/dev/null" + kAmpleTime, "it ended");
}

/// Writing to it raises SIGPIPE, which must end nobody.
TEST(External, OneThatClosesItsInputIsFoundOut) {
    ChildProcess child("exec <&-; echo closed; sleep 30");
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(2);
    const Result<std::string> line = child.read_line(deadline);
    ASSERT_TRUE(line) << line.error();
    EXPECT_EQ(line.value(), "closed");
    EXPECT_EQ(child.send("? go 1\n", deadline), "it ended, or closed its input");
}

TEST(External, ALineWithoutAnEndLoses) {
    expect_loss("cat /dev/zero" + kAmpleTime, "its line does not end");
}

}  // namespace
}  // namespace trencavel::arena
