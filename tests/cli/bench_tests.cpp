// trencavel bench: a number that never changes by itself, and speeds.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <string>

#include "support/program.h"

namespace trencavel::cli_tests {
namespace {

// Each run searches for seconds, so there are three in all: the number alone, JSON, and a table.

TEST(BenchCommand, TheSignatureIsOneNumberAndStaysTheSame) {
    const Outcome alone = run({"bench", "--signature"});
    EXPECT_EQ(alone.exit_code, 0);
    EXPECT_EQ(alone.err, "");
    ASSERT_GE(alone.out.size(), 2u);
    EXPECT_EQ(alone.out.back(), '\n');
    const std::string number = alone.out.substr(0, alone.out.size() - 1);
    EXPECT_TRUE(std::all_of(number.begin(), number.end(), [](unsigned char c) {
        return std::isdigit(c) != 0;
    })) << number;

    const Outcome again = run({"bench", "--json", "--seconds", "0.05"});
    ASSERT_EQ(again.exit_code, 0) << again.err;
    const nlohmann::json json = nlohmann::json::parse(again.out);
    EXPECT_EQ(json.size(), 3u);
    EXPECT_EQ(std::to_string(json.at("signature").get<std::uint32_t>()), number);
    EXPECT_EQ(json.at("ratio_to_carcassonne").at("carcassonne"), 1);
    EXPECT_EQ(json.at("ratio_to_carcassonne").size(), json.at("games_per_second").size());
    for (const char* game : {"carcassonne", "castle", "castle+falcon"})
        EXPECT_GT(json.at("games_per_second").at(game), 0) << game;
}

TEST(BenchCommand, PrintsATableForPeople) {
    const Outcome outcome = run({"bench", "--seconds", "0.05"});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.out.rfind("signature", 0), 0u) << outcome.out;
    EXPECT_NE(outcome.out.find("games per second"), std::string::npos);
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
