// The engine on a pipe: taking moves back.
#include <gtest/gtest.h>

#include "sample.h"

namespace trencavel::cli_tests {
namespace {

TEST(EngineUndo, BackToTheStartAndForwardAgain) {
    Dialogue engine;
    engine.ask_all(header());
    engine.ask("? state");
    std::vector<std::string> states{engine.ask_text("? state")};
    std::vector<std::string> answers;
    for (const std::string& move : sample_moves()) {
        answers.push_back(engine.ask_text(move));
        states.push_back(engine.ask_text("? state"));
    }
    for (std::size_t moves = 10; moves-- > 0;) {
        EXPECT_EQ(engine.ask_text("undo"), R"({"ok":true})");
        EXPECT_EQ(engine.ask_text("? state"), states[moves]) << moves;
    }
    for (std::size_t i = 0; i < 10; ++i) {
        EXPECT_EQ(engine.ask_text(sample_moves()[i]), answers[i]);
        EXPECT_EQ(engine.ask_text("? state"), states[i + 1]);
    }
}

TEST(EngineUndo, IsRefusedAtTheStart) {
    Dialogue engine;
    EXPECT_EQ(engine.ask("undo").at("ok"), false);
    engine.ask_all(header());
    EXPECT_EQ(engine.ask("undo").at("ok"), false);
    engine.ask_all({"> place 0,-1 r90", "undo"});
    const std::string before = engine.ask_text("? state");
    const Json answer = engine.ask("undo");
    EXPECT_EQ(answer.at("ok"), false);
    EXPECT_EQ(answer.at("line"), engine.line());
    EXPECT_EQ(engine.ask_text("? state"), before);
}

TEST(EngineUndo, TakesAResultBackFirst) {
    Dialogue engine;
    engine.ask_all(sample_lines(3));
    const std::string before = engine.ask_text("? state");
    engine.ask_all({"result resigned 1", "expect over", "undo"});
    EXPECT_EQ(engine.ask_text("? state"), before);
    engine.ask_all({"> follower 1", "expect score 8 0", "undo", "undo", "expect tile E"});
}

TEST(EngineUndo, AnotherWayCanBeTaken) {
    Dialogue engine;
    engine.ask_all(sample_lines(2));
    engine.ask_all({"undo", "> follower 1", "expect supply 6 7", "> place 0,-2 r180", "> follower 0",
                    "expect score 0 8", "expect scored city 8 1"});
}

TEST(EngineUndo, ExpectationsSeeTheMoveBefore) {
    Dialogue engine;
    engine.ask_all(sample_lines(5));
    EXPECT_EQ(engine.ask("expect scored city 8 0").at("ok"), false);
    engine.ask_all({"undo", "expect scored city 8 0"});
}

TEST(EngineUndo, TakesDrawsBackThatWereMoves) {
    Dialogue engine;
    engine.ask_all(header("F ..."));
    engine.ask_all({"> place 0,-1 r90", "> pass"});
    const std::string before = engine.ask_text("? state");
    engine.ask_all({"> draw E", "undo"});
    EXPECT_EQ(engine.ask_text("? state"), before);
    engine.ask_all({"> draw U", "expect tile U", "> place 1,0 r90", "> pass", "> draw E", "undo", "undo",
                    "undo", "expect tile U", "undo", "undo", "expect asks follower"});
}

}  // namespace
}  // namespace trencavel::cli_tests
