// The engine on a pipe: asking a bot.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "sample.h"

namespace trencavel::cli_tests {
namespace {

TEST(EngineBot, GivesALegalMoveAndDoesNotPlayIt) {
    for (const std::string bot : {"random", "greedy", "level2", "search"}) {
        for (std::size_t moves = 0; moves < 10; ++moves) {
            Dialogue engine;
            engine.ask_all(sample_lines(moves));
            engine.ask("? state");
            const std::string before = engine.ask_text("? state");
            const Json legal = engine.ask("? legal").at("moves");
            const Json answer = engine.ask("? bot " + bot + " 10");
            EXPECT_EQ(answer.at("ok"), true);
            EXPECT_EQ(answer.size(), 3u) << answer;
            EXPECT_NE(std::find(legal.begin(), legal.end(), answer.at("move")), legal.end()) << answer;
            EXPECT_EQ(answer.at("info").at("bot"), bot);
            EXPECT_EQ(answer.at("info").at("choices"), legal.size());
            EXPECT_EQ(engine.ask_text("? state"), before);
            engine.ask_all({"> " + answer.at("move").get<std::string>()});
        }
    }
}

TEST(EngineBot, GreedyTakesThePoints) {
    Dialogue engine;
    engine.ask_all(header("E U"));
    EXPECT_EQ(engine.ask("? bot greedy 10").at("move"), "place 0,-1 r180") << "which closes a city";
    engine.ask_all({"> place 0,-1 r180"});
    EXPECT_EQ(engine.ask("? bot greedy 10").at("move"), "follower 0");
}

TEST(EngineBot, SearchSaysWhatItExpects) {
    Dialogue engine;
    engine.ask_all(header("E U"));
    const Json answer = engine.ask("? bot search 120000");  // two tiles are solved long before
    const Json& info = answer.at("info");
    EXPECT_EQ(info.at("moves").at(0).at("move"), answer.at("move"));
    EXPECT_GE(info.at("moves").at(0).at("expected"), info.at("moves").at(1).at("expected"));
    EXPECT_GT(info.at("playouts"), 0);
    EXPECT_GT(info.at("depth"), 0);
}

// With the last tile closing the city of two tiles brings 4 points; the follower is left at home.
TEST(EngineReview, TellsWhatAMoveCost) {
    Dialogue engine;
    engine.ask_all(header("E"));
    engine.ask_all({"> place 0,-1 r180", "> pass"});
    const Json review = engine.ask("? review").at("review");
    ASSERT_EQ(review.size(), 2u);
    EXPECT_EQ(review[1].at("ply"), 1);
    EXPECT_EQ(review[1].at("seat"), 0);
    EXPECT_EQ(review[1].at("move"), "pass");
    EXPECT_EQ(review[1].at("expected"), 0.0);
    EXPECT_EQ(review[1].at("best"), "follower 0");
    EXPECT_EQ(review[1].at("best_expected"), 4.0);
}

TEST(EngineBot, TheSeedDecidesTheChoicesOfBots) {
    std::vector<std::string> lines = sample_lines(8);
    for (int i = 0; i < 20; ++i) lines.emplace_back("? bot random 0");
    const auto seven = answers_to(lines, {"--seed", "7"});
    EXPECT_EQ(seven, answers_to(lines, {"--seed", "7"}));
    EXPECT_NE(seven, answers_to(lines, {"--seed", "8"}));
}

TEST(EngineBot, TheSeedIsNeverNegative) {
    const Outcome outcome = run({"engine", "--seed", "-1"});
    EXPECT_NE(outcome.exit_code, 0);
    EXPECT_EQ(outcome.out, "");
    EXPECT_NE(outcome.err.find("not '-1'"), std::string::npos) << outcome.err;
}

TEST(EngineBot, PlaysAWholeGame) {
    Dialogue engine;
    engine.ask_all({"trencavel 1", "game carcassonne", "players Anna Ben Clara", "seed 7"});
    Json last;
    int points[3] = {};
    unsigned ply = 0;
    while (engine.ask("? state").at("state").at("over") == false) {
        ASSERT_LT(ply, 200u);
        const std::string move = engine.ask("? bot greedy 10").at("move");
        const Json answer = engine.ask("> " + move);
        ASSERT_EQ(answer.at("ok"), true) << move;
        for (const Json& event : answer.at("events")) {
            if (event.at("event") != "scored") continue;
            for (const std::size_t seat : event.at("seats")) points[seat] += event.at("points").get<int>();
        }
        last = answer.at("events").back();
        ++ply;
    }
    const Json state = engine.ask("? state").at("state");
    EXPECT_EQ(last.at("event"), "over");
    EXPECT_EQ(last.at("winners"), state.at("winners"));
    EXPECT_EQ(state.at("ply"), ply);
    EXPECT_EQ(state.at("left"), 0);
    EXPECT_EQ(state.at("scores"), Json(points)) << "the events explain every point";
    const int best = *std::max_element(std::begin(points), std::end(points));
    for (const std::size_t seat : state.at("winners")) EXPECT_EQ(points[seat], best);
    EXPECT_GT(best, 20);
    EXPECT_EQ(engine.ask("? bot greedy 10").at("error"), "the game is over");
    EXPECT_EQ(engine.finish(), 0);
}

}  // namespace
}  // namespace trencavel::cli_tests
