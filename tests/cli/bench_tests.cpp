// trencavel bench: a number that never changes by itself, and speeds.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "support/program.h"

namespace trencavel::cli_tests {
namespace {

// Each run searches for seconds, so there are only two: tools/check_signature.sh sees that `--signature`
// prints the number that the log names, and nothing else.
TEST(BenchCommand, PrintsATableForPeopleAndTheSameNumbersForPrograms) {
    const Outcome table = run({"bench", "--seconds", "0.05"});
    EXPECT_EQ(table.exit_code, 0) << table.err;
    EXPECT_NE(table.out.find("games per second"), std::string::npos);

    const Outcome outcome = run({"bench", "--json", "--seconds", "0.05"});
    ASSERT_EQ(outcome.exit_code, 0) << outcome.err;
    const nlohmann::json json = nlohmann::json::parse(outcome.out);
    EXPECT_EQ(json.size(), 3u);
    const std::string number = std::to_string(json.at("signature").get<std::uint32_t>());
    const std::string first = table.out.substr(0, table.out.find('\n'));
    EXPECT_EQ(first.rfind("signature", 0), 0u) << table.out;
    EXPECT_EQ(first.substr(first.rfind(' ') + 1), number);
    EXPECT_EQ(json.at("ratio_to_carcassonne").at("carcassonne"), 1);
    EXPECT_EQ(json.at("ratio_to_carcassonne").size(), json.at("games_per_second").size());
    for (const char* game : {"carcassonne", "castle", "castle+falcon"})
        EXPECT_GT(json.at("games_per_second").at(game), 0) << game;
}

TEST(BenchCommand, BadOptionsAreRefused) {
    for (const char* seconds : {"0", "-1", "x", "601"}) {
        const Outcome outcome = run({"bench", "--seconds", seconds});
        EXPECT_NE(outcome.exit_code, 0) << seconds;
        EXPECT_NE(outcome.err.find("--seconds"), std::string::npos) << outcome.err;
    }
}

}  // namespace
}  // namespace trencavel::cli_tests
