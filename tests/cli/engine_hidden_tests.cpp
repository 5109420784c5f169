// The engine on a pipe: nothing tells the order of the tiles that are not drawn yet.
#include <gtest/gtest.h>

#include "sample.h"

namespace trencavel::cli_tests {
namespace {

/// Everything that can be asked, but for the record: that is for whoever set the game up.
const std::vector<std::string> kQuestions = {"? state",         "? legal",         "? bot greedy 10",
                                             "? bot random 10", "? bot nobody 10", "> place 5,5 r0",
                                             "> draw A",        "expect left 9",   "expect tile C"};

/// The answers to the questions, asked at the start and after each of the moves.
std::vector<std::string> answers_on_the_way(std::string_view deck, std::size_t moves) {
    std::vector<std::string> lines = header(deck);
    lines.insert(lines.end(), kQuestions.begin(), kQuestions.end());
    for (const std::string& move : sample_moves(moves)) {
        lines.push_back(move);
        lines.insert(lines.end(), kQuestions.begin(), kQuestions.end());
    }
    return answers_to(lines);
}

TEST(EngineHidden, AnswersDoNotDependOnTilesThatAreNotDrawnYet) {
    // Up to the third draw the two games are the same to everyone at the table.
    const auto one = answers_on_the_way("F E U W A", 3);
    const auto other = answers_on_the_way("F E A U W", 3);
    EXPECT_EQ(one.size(), 4 + 4 * kQuestions.size() + 3);
    EXPECT_EQ(one, other);
    EXPECT_NE(answers_on_the_way("F E U W A", 4), answers_on_the_way("F E A U W", 4))
        << "the third draw tells them apart";
}

TEST(EngineHidden, ASeededGameDoesNotTellItsOrderEither) {
    // Which tiles are left is no secret; the list of them is in the order of the set.
    const auto state_of = [](const char* seed) {
        Dialogue engine;
        engine.ask_all({"trencavel 1", "game carcassonne", "players Anna Ben", seed});
        return engine.ask_text("? state");
    };
    std::vector<std::string> with_the_same_tile;
    for (int seed = 0; seed < 40; ++seed) {
        std::string state = state_of(("seed " + std::to_string(seed)).c_str());
        if (Json::parse(state).at("state").at("tile") == "V") with_the_same_tile.push_back(std::move(state));
    }
    ASSERT_GE(with_the_same_tile.size(), 2u);
    for (const std::string& state : with_the_same_tile) EXPECT_EQ(state, with_the_same_tile.front());
}

}  // namespace
}  // namespace trencavel::cli_tests
