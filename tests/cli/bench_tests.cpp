// trencavel bench: a number that never changes by itself, and speeds.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <string>

#include "support/program.h"

namespace trencavel::cli_tests {
namespace {

std::string signature() {
    const Outcome outcome = run({"bench", "--signature"});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.err, "");
    return outcome.out;
}

TEST(BenchCommand, TheSignatureIsOneNumberAndStaysTheSame) {
    std::string text = signature();
    EXPECT_EQ(signature(), text);
    ASSERT_GE(text.size(), 2u);
    EXPECT_EQ(text.back(), '\n');
    text.pop_back();
    EXPECT_TRUE(std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; }))
        << text;
}

TEST(BenchCommand, JsonHoldsTheSignatureAndTheSpeeds) {
    const Outcome outcome = run({"bench", "--json", "--seconds", "0.05"});
    EXPECT_EQ(outcome.exit_code, 0);
    const nlohmann::json json = nlohmann::json::parse(outcome.out);
    EXPECT_EQ(json.size(), 3u);
    EXPECT_EQ(json.at("ratio_to_carcassonne").at("carcassonne"), 1);
    EXPECT_EQ(json.at("ratio_to_carcassonne").size(), json.at("games_per_second").size());
    EXPECT_EQ(std::to_string(json.at("signature").get<std::uint32_t>()) + "\n", signature());
    EXPECT_GT(json.at("games_per_second").at("carcassonne"), 0);
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
