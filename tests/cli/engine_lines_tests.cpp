// The engine on a pipe: which lines are answered, and when.
#include <gtest/gtest.h>

#include "sample.h"

namespace trencavel::cli_tests {
namespace {

TEST(EngineLines, EveryHeaderLineIsAnsweredAtOnceAndAlike) {
    Dialogue engine;
    for (const std::string& line : header()) EXPECT_EQ(engine.ask_text(line), R"({"ok":true})") << line;
    EXPECT_EQ(engine.finish(), 0);
}

TEST(EngineLines, EveryMoveIsAnsweredAtOnce) {
    Dialogue engine;
    engine.ask_all(sample_lines());
    EXPECT_EQ(engine.finish(), 0);
}

TEST(EngineLines, HeaderLinesStandInAnyOrderAfterTheFirst) {
    Dialogue engine;
    engine.ask_all({"trencavel 1", "deck F E U W A", "players Anna Ben", "game carcassonne"});
    engine.ask_all(sample_moves());
    EXPECT_EQ(engine.finish(), 0);
}

TEST(EngineLines, EmptyLinesAndCommentsAreNotAnswered) {
    Dialogue engine;
    engine.tell("# a comment before everything");
    for (const std::string& line : header()) {
        engine.tell("");
        EXPECT_EQ(engine.ask(line).at("ok"), true);
        engine.tell("   \t ");
        engine.tell("  # a comment between");
    }
    engine.tell("\r");
    EXPECT_EQ(engine.ask("? state").at("ok"), true);
    engine.tell("# a comment after everything");
    EXPECT_EQ(engine.finish(), 0);
}

TEST(EngineLines, LinesMayEndWithACommentOrACarriageReturn) {
    Dialogue engine;
    engine.ask_all({"trencavel 1 # version", "game carcassonne\r", "players \"A # in quotes\" Ben # two",
                    "deck F E U W A\r", "> place 0,-1 r90 # on the city", "? state # now"});
    EXPECT_EQ(engine.ask("? state").at("state").at("players"), Json({"A # in quotes", "Ben"}));
}

TEST(EngineLines, TheLastLineNeedsNoEnd) {
    const Outcome outcome = run({"engine"}, "trencavel 1\ngame carcassonne");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.out, "{\"ok\":true}\n{\"ok\":true}\n");
}

TEST(EngineLines, NoInputAtAllIsFine) {
    const Outcome outcome = run({"engine"});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, "");
}

TEST(EngineLines, EndsWhenNobodyReadsTheAnswers) {
    Process process({"engine"});
    process.out.close();
    const std::string lines = joined(header());
    ASSERT_GT(::write(process.in.number(), lines.data(), lines.size()), 0);
    EXPECT_EQ(process.wait(), 1);
}

TEST(EngineLines, NewStartsOver) {
    Dialogue engine;
    engine.ask_all(sample_lines(4));
    EXPECT_EQ(engine.ask_text("new"), R"({"ok":true})");
    EXPECT_EQ(engine.ask("? state").at("ok"), false) << "the header is gone as well";
    engine.ask_all({"trencavel 1", "game carcassonne", "players Clara David Emma", "deck U V"});
    const Json first = engine.ask("? state");
    EXPECT_EQ(first.at("state").at("players"), Json({"Clara", "David", "Emma"}));
    EXPECT_EQ(first.at("state").at("ply"), 0);
    EXPECT_EQ(first.at("events"), Json::parse(R"([{"event":"drawn","seat":0,"tile":"U"}])"));
}

TEST(EngineLines, NewBeforeAnythingAndInTheMiddleOfAHeader) {
    Dialogue engine;
    engine.ask_all({"new", "trencavel 1", "game carcassonne", "new"});
    engine.ask_all(sample_lines());
}

TEST(EngineLines, TheSameLinesGetTheSameAnswers) {
    std::vector<std::string> lines = sample_lines(5);
    for (const char* question : {"? state", "? legal", "? bot random 5", "? bot greedy 5", "? record", "undo",
                                 "nonsense", "expect score 8 0", "? bot random 5"}) {
        lines.emplace_back(question);
    }
    const std::vector<std::string> once = answers_to(lines);
    EXPECT_EQ(once.size(), lines.size());
    EXPECT_EQ(once, answers_to(lines));
}

TEST(EngineLines, ExpectationsAreAnswered) {
    Dialogue engine;
    engine.ask_all(sample_lines(4));
    engine.ask_all({"expect score 8 0", "expect seat 0", "expect asks place", "expect tile U",
                    "expect supply 7 6", "expect legal place 1,0 r90", "expect illegal place 1,0 r0",
                    "expect moves 16", "expect scored city 8 0", "expect left 2"});
    for (const char* line :
         {"expect score 8 1", "expect seat 1", "expect asks follower", "expect tile W", "expect supply 7 7",
          "expect legal place 1,0 r0", "expect illegal place 1,0 r90", "expect moves 17",
          "expect scored city 8 1", "expect left 3", "expect over", "expect winner 0"}) {
        const Json answer = engine.ask(line);
        EXPECT_EQ(answer.at("ok"), false) << line;
        EXPECT_EQ(answer.at("line"), engine.line());
        EXPECT_FALSE(answer.at("error").get<std::string>().empty());
    }
    engine.ask_all({"> place 1,0 r90", "expect asks follower"});
}

}  // namespace
}  // namespace trencavel::cli_tests
