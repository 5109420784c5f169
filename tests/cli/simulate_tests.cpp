// trencavel simulate: the numbers of many games.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "support/program.h"

namespace trencavel::cli_tests {
namespace {

using Json = nlohmann::json;

Json simulate(std::vector<std::string> options) {
    options.insert(options.begin(), {"simulate", "--json"});
    const Outcome outcome = run(options);
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "") << "no progress bar where there is no terminal";
    return Json::parse(outcome.out);
}

/// Without what differs from run to run.
Json without_times(Json json) {
    json.erase("seconds");
    json.erase("games_per_second");
    return json;
}

TEST(SimulateCommand, JsonHoldsTheseKeys) {
    const Json json = simulate({"--games", "50", "--players", "4"});
    std::set<std::string> keys;
    for (const auto& [key, value] : json.items()) keys.insert(key);
    EXPECT_EQ(keys, (std::set<std::string>{"games", "points", "points_se", "placements_per_turn",
                                           "followers_per_game", "unplaceable_per_game", "tiles_per_game",
                                           "turns_per_game", "seconds", "games_per_second"}));
    EXPECT_EQ(json.at("games"), 50);
    EXPECT_EQ(json.at("points").size(), 4u);
    EXPECT_EQ(json.at("points_se").size(), 4u);
    EXPECT_GT(json.at("games_per_second"), 0);
}

// The numbers of an independent program.
TEST(SimulateCommand, RandomGamesOfTwo) {
    const Json json = simulate({"--games", "20000"});
    EXPECT_EQ(json.at("games"), 20000);
    EXPECT_NEAR(json.at("placements_per_turn"), 32.6, 0.3);
    EXPECT_NEAR(json.at("followers_per_game"), 15.6, 0.2);
    ASSERT_EQ(json.at("points").size(), 2u);
    for (const double points : json.at("points")) EXPECT_NEAR(points, 19.4, 0.5);
    for (const double error : json.at("points_se")) EXPECT_NEAR(error, 0.055, 0.02);
    EXPECT_NEAR(json.at("tiles_per_game"), 70.98, 0.02);
    EXPECT_NEAR(json.at("tiles_per_game").get<double>() + json.at("unplaceable_per_game").get<double>(), 71,
                1e-9);
}

TEST(SimulateCommand, GreedyPlaysBetterThanRandom) {
    const Json greedy = simulate({"--games", "10", "--bot", "greedy"});
    for (const double points : greedy.at("points")) EXPECT_GT(points, 30);
}

TEST(SimulateCommand, TheSeedDecidesTheGames) {
    const Json seven = without_times(simulate({"--games", "200", "--seed", "7"}));
    EXPECT_EQ(seven, without_times(simulate({"--games", "200", "--seed", "7"})));
    EXPECT_NE(seven, without_times(simulate({"--games", "200", "--seed", "8"})));
    EXPECT_EQ(without_times(simulate({"--games", "200"})),
              without_times(simulate({"--games", "200", "--seed", "1"})));
}

TEST(SimulateCommand, EveryNumberOfPlayers) {
    for (const std::size_t players : {2u, 3u, 4u, 5u}) {
        const Json json = simulate({"--games", "100", "--players", std::to_string(players)});
        EXPECT_EQ(json.at("points").size(), players);
    }
}

TEST(SimulateCommand, PrintsATableForPeople) {
    const Outcome outcome = run({"simulate", "--games", "20", "--seed", "5"});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.out.rfind("20 games of carcassonne, 2 players, bot random, seed 5\n", 0), 0u)
        << outcome.out;
    EXPECT_NE(outcome.out.find("placements per turn"), std::string::npos);
}

TEST(SimulateCommand, ModulesAndVariants) {
    for (const std::vector<std::string>& options :
         {std::vector<std::string>{"--game", "wheel"},
          {"--with", "bridges,castles,bazaars"},
          {"--with", "bridges", "castles", "bazaars"},
          {"--game", "wheel", "--with", "bazaars", "--option", "bazaar=draft"}}) {
        std::vector<std::string> all{"--games", "50", "--players", "3"};
        all.insert(all.end(), options.begin(), options.end());
        EXPECT_EQ(simulate(all).at("points").size(), 3u) << options.back();
    }
    const Outcome outcome = run({"simulate", "--games", "5", "--game", "wheel", "--with", "bridges,castles"});
    EXPECT_EQ(outcome.out.rfind("5 games of wheel with bridges castles, 2 players, bot random, seed 1\n", 0),
              0u)
        << outcome.out;
}

struct Refused {
    std::vector<std::string> options;
    std::string reason;
};

TEST(SimulateCommand, BadOptionsAreRefusedWithAReason) {
    const std::vector<Refused> all = {
        {{"--game", "chess"}, "unknown game 'chess' (known: carcassonne, wheel, castle)"},
        {{"--bot", "nobody"}, "there is no bot 'nobody' (there are: random, greedy, level1"},
        {{"--bot", "level3"}, "only random and greedy can be simulated"},
        {{"--players", "1"}, "--players"},
        {{"--players", "6"}, "carcassonne is for 2 to 5 players, not 6"},
        {{"--players", "0"}, "--players"},
        {{"--players", "-1"}, "--players"},
        {{"--players", "4000000000"}, "--players"},
        {{"--players", "two"}, "--players"},
        {{"--games", "0"}, "--games"},
        {{"--games", "-5"}, "--games"},
        {{"--games", "many"}, "--games"},
        {{"--seed", "x"}, "--seed"},
        {{"--seed", "-1"}, "--seed: a seed must be a whole number from 0 to 18446744073709551615, not '-1'"},
        {{"--seed", "18446744073709551616"}, "a seed must be a whole number"},
        {{"--seed", "0x10"}, "a seed must be a whole number"},
        {{"--seed", ""}, "a seed must be a whole number"},
        {{"--with", "towers"}, "carcassonne cannot be played with 'towers'"},
        {{"--with", "bridges,bridges"}, "'bridges' is listed twice"},
        {{"--game", "wheel", "--with", "castles", "--players", "6"},
         "wheel with expansion 8 is for 2 to 5 players, not 6"},
        {{"--option", "bazaar=draft"}, "option 'bazaar' requires 'bazaars'"},
        {{"--with", "bazaars", "--option", "bazaar=auction"},
         "option 'bazaar' must be 'draft', not 'auction'"},
        {{"--with", "bazaars", "--option", "draft"}, "--option takes a name and a value, e.g. bazaar=draft"},
        {{"--nonsense"}, "--nonsense"},
        {{"nonsense"}, "nonsense"},
        {{"--tiles", "/no/such/file.json"}, "cannot be read"},
    };
    for (const Refused& refused : all) {
        std::vector<std::string> arguments{"simulate"};
        arguments.insert(arguments.end(), refused.options.begin(), refused.options.end());
        const Outcome outcome = run(arguments);
        EXPECT_NE(outcome.exit_code, 0) << refused.reason;
        EXPECT_LT(outcome.exit_code, 128) << refused.reason;
        EXPECT_EQ(outcome.out, "") << refused.reason;
        EXPECT_NE(outcome.err.find(refused.reason), std::string::npos) << outcome.err;
    }
}

}  // namespace
}  // namespace trencavel::cli_tests
