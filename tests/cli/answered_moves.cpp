#include "answered_moves.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trencavel::cli_tests {

Lines with_moves(Lines header, const std::vector<Answered>& answered, std::size_t moves) {
    for (std::size_t i = 0; i < moves; ++i) header.push_back("> " + answered[i].move);
    return header;
}

void expect_questions(Dialogue& engine, const std::vector<Answered>& answered) {
    for (const Answered& expected : answered) {
        const Json state = engine.ask("? state").at("state");
        EXPECT_EQ(state.at("asks"), expected.asks) << expected.move;
        EXPECT_EQ(state.at("seat"), expected.seat) << expected.move;
        const Json answer = engine.ask("> " + expected.move);
        ASSERT_EQ(answer.at("ok"), true) << answer;
    }
}

void expect_answers_of_bots(const Lines& header, const std::vector<Answered>& answered) {
    Dialogue engine;
    engine.ask_all(header);
    engine.ask("? state");
    for (const Answered& expected : answered) {
        const std::string before = engine.ask_text("? state");
        const Json legal = engine.ask("? legal").at("moves");
        for (const std::string bot : {"random", "greedy"}) {
            const Json answer = engine.ask("? bot " + bot + " 10");
            ASSERT_EQ(answer.at("ok"), true) << answer;
            EXPECT_NE(std::find(legal.begin(), legal.end(), answer.at("move")), legal.end()) << answer;
            EXPECT_EQ(answer.at("info").at("choices"), legal.size());
        }
        EXPECT_EQ(engine.ask_text("? state"), before);
        engine.ask_all({"> " + expected.move});
    }
}

Lines expect_undo_of_all(Dialogue& engine, const std::vector<Answered>& answered) {
    engine.ask("? state");
    Lines states = {engine.ask_text("? state")};
    Lines answers;
    for (const Answered& expected : answered) {
        answers.push_back(engine.ask_text("> " + expected.move));
        EXPECT_EQ(Json::parse(answers.back()).at("ok"), true) << answers.back();
        states.push_back(engine.ask_text("? state"));
    }
    for (std::size_t moves = answered.size(); moves-- > 0;) {
        EXPECT_EQ(engine.ask_text("undo"), R"({"ok":true})");
        EXPECT_EQ(engine.ask_text("? state"), states[moves]) << moves;
    }
    return answers;
}

Lines answers_on_the_way(const Lines& header, const std::vector<Answered>& answered, std::size_t moves,
                         const Lines& questions) {
    Lines lines = header;
    lines.insert(lines.end(), questions.begin(), questions.end());
    for (std::size_t i = 0; i < moves; ++i) {
        lines.push_back("> " + answered[i].move);
        lines.insert(lines.end(), questions.begin(), questions.end());
    }
    return answers_to(lines);
}

void expect_whole_game_of_bot(Dialogue& engine) {
    unsigned ply = 0;
    while (engine.ask("? state").at("state").at("over") == false) {
        ASSERT_LT(++ply, 1000u);
        engine.ask_all({"> " + engine.ask("? bot random 0").at("move").get<std::string>()});
    }
    EXPECT_EQ(engine.ask("? state").at("state").at("left"), 0);
}

}  // namespace trencavel::cli_tests
