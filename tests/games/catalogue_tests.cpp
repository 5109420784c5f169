// Which games, modules, options and numbers of players go together.
#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "games/rulesets.h"
#include "support/games.h"

namespace trencavel::engine_tests {
namespace {

/// What plan_game makes of it: the reason, or nothing.
std::string problem_of(const Setup& setup) {
    const Result<GamePlan> plan = plan_game(setup);
    return plan ? "" : plan.error();
}

std::string about(const Setup& setup) {
    const Result<GamePlan> plan = plan_game(setup);
    return plan ? "nothing" : plan.failure().about;
}

Setup players_of(std::string_view game, std::string_view modules, unsigned players) {
    auto setup = setup_of(game, modules, "", 2);
    setup.players.assign(players, "Anna");
    return setup;
}

// B1, W1: with Carcassonne 2 to 5, with expansion 8 to 6; with the Wheel 2 to 5.
TEST(Catalogue, PlansEveryCombinationForItsNumbersOfPlayers) {
    const std::uint32_t bits[] = {bridges::kSwitch, castles::kSwitch, bazaars::kSwitch};
    const char* names[] = {"bridges ", "castles ", "bazaars "};
    for (const std::string game : {"carcassonne", "wheel"}) {
        for (unsigned subset = 0; subset < 8; ++subset) {
            std::string modules;
            std::uint32_t switched = game == "wheel" ? wheel::kSwitch : 0;
            for (unsigned i = 0; i < 3; ++i) {
                if (!(subset >> i & 1)) continue;
                modules += names[i];
                switched |= bits[i];
            }
            const unsigned most = game == "carcassonne" && subset != 0 ? 6 : 5;
            for (unsigned players = 0; players <= 7; ++players) {
                const auto setup = players_of(game, modules, players);
                const Result<GamePlan> plan = plan_game(setup);
                ASSERT_EQ(plan.ok(), players >= 2 && players <= most) << game << " " << modules << players;
                if (!plan) {
                    EXPECT_EQ(plan.failure().about, "players");
                    continue;
                }
                EXPECT_EQ(plan->info->name, game);
                EXPECT_EQ(plan->switches, switched);
                std::vector<std::string_view> sets = {game == "wheel" ? "wheel-of-fortune" : "base"};
                if (subset != 0) sets.push_back("bridges-castles-bazaars");
                EXPECT_EQ(plan->tile_sets, sets) << "the tiles come in once";
            }
        }
    }
}

TEST(Catalogue, SaysHowManyCanPlay) {
    EXPECT_EQ(problem_of(players_of("carcassonne", "", 6)), "carcassonne is for 2 to 5 players, not 6");
    EXPECT_EQ(problem_of(players_of("carcassonne", "bazaars", 7)),
              "carcassonne with expansion 8 is for 2 to 6 players, not 7");
    EXPECT_EQ(problem_of(players_of("wheel", "", 6)), "wheel is for 2 to 5 players, not 6");
    EXPECT_EQ(problem_of(players_of("wheel", "bridges castles bazaars", 6)),
              "wheel with expansion 8 is for 2 to 5 players, not 6");
    EXPECT_EQ(problem_of(players_of("wheel", "", 1)), "wheel is for 2 to 5 players, not 1");
}

TEST(Catalogue, RefusesGamesThatItDoesNotKnow) {
    EXPECT_EQ(problem_of(setup_of("whist", "", "")),
              "unknown game 'whist' (known: carcassonne, wheel, castle)");
    EXPECT_EQ(about(setup_of("whist", "", "")), "game");
    EXPECT_EQ(about(setup_of("Wheel", "", "")), "game");
}

// C15: no module is needed.
TEST(Catalogue, HasSmallCitiesWithEveryGameOnThePlane) {
    for (const char* game : {"carcassonne", "wheel"}) {
        for (const char* modules : {"", "castles", "bridges castles bazaars"}) {
            auto setup = setup_of(game, modules, "", 2);
            const std::uint32_t without = plan_game(setup)->switches;
            setup.options = {{"small-cities", "2"}};
            const Result<GamePlan> plan = plan_game(setup);
            ASSERT_TRUE(plan) << plan.error();
            EXPECT_EQ(plan->switches, without | small_cities::kSwitch);
        }
    }
    auto setup = setup_of("carcassonne", "", "", 2);
    setup.options = {{"small-cities", "3"}};
    EXPECT_EQ(problem_of(setup), "option 'small-cities' must be '2', not '3'");
    setup = setup_of("castle", "", "", 2);
    setup.options = {{"small-cities", "2"}};
    EXPECT_EQ(problem_of(setup), "castle has no option 'small-cities'");
}

TEST(Catalogue, RefusesModulesThatTheGameDoesNotHave) {
    EXPECT_EQ(problem_of(setup_of("wheel", "falcon", "")), "wheel cannot be played with 'falcon'");
    EXPECT_EQ(problem_of(setup_of("carcassonne", "bridges towers", "")),
              "carcassonne cannot be played with 'towers'");
    EXPECT_EQ(problem_of(setup_of("carcassonne", "wheel", "")), "carcassonne cannot be played with 'wheel'");
    EXPECT_EQ(problem_of(setup_of("wheel", "castles castles", "")), "'castles' is listed twice");
    for (const char* modules : {"falcon", "bridges towers", "castles castles"})
        EXPECT_EQ(about(setup_of("wheel", modules, "")), "with") << modules;
}

Setup with_option(std::string_view modules, std::string name, std::string value) {
    auto setup = setup_of("wheel", modules, "");
    setup.options = {{std::move(name), std::move(value)}};
    return setup;
}

// B22
TEST(Catalogue, KnowsTheVariantWithoutBidding) {
    const Result<GamePlan> plan = plan_game(with_option("bazaars", "bazaar", "draft"));
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->switches, wheel::kSwitch | bazaars::kSwitch | bazaars::kDraft);
}

TEST(Catalogue, RefusesOptionsThatDoNotBelong) {
    EXPECT_EQ(problem_of(with_option("bazaars", "gates", "stop")), "wheel has no option 'gates'");
    EXPECT_EQ(problem_of(with_option("bazaars", "bazaar", "auction")),
              "option 'bazaar' must be 'draft', not 'auction'");
    EXPECT_EQ(problem_of(with_option("bridges castles", "bazaar", "draft")),
              "option 'bazaar' requires 'bazaars'");
    EXPECT_EQ(about(with_option("bazaars", "gates", "stop")), "option");
    EXPECT_EQ(about(with_option("bazaars", "bazaar", "auction")), "option");
    EXPECT_EQ(about(with_option("", "bazaar", "draft")), "option");
}

TEST(Catalogue, RefusesNamesThatARecordCouldNotHold) {
    auto setup = setup_of("wheel", "bridges", "");
    setup.players[1] = "a \"quote\"";
    EXPECT_EQ(about(setup), "players");
    EXPECT_NE(problem_of(setup).find("quotation mark"), std::string::npos);
}

// K1, F
TEST(Catalogue, PlansDieBurgForExactlyTwo) {
    for (const std::string modules : {"", "falcon"}) {
        for (unsigned players = 0; players <= 6; ++players) {
            const Result<GamePlan> plan = plan_game(players_of("castle", modules, players));
            ASSERT_EQ(plan.ok(), players == 2) << modules << players;
            if (!plan) {
                EXPECT_EQ(plan.failure().about, "players");
            }
        }
    }
    EXPECT_EQ(problem_of(players_of("castle", "", 3)), "castle is for 2 players, not 3");
    EXPECT_EQ(problem_of(players_of("castle", "falcon", 1)), "castle with Falken is for 2 players, not 1");
    const Result<GamePlan> plain = plan_game(players_of("castle", "", 2));
    EXPECT_EQ(plain->switches, burg::kSwitch);
    EXPECT_EQ(plain->tile_sets, (std::vector<std::string_view>{"castle"}));
    const Result<GamePlan> falcon = plan_game(players_of("castle", "falcon", 2));
    EXPECT_EQ(falcon->switches, burg::kSwitch | falcon::kSwitch);
    EXPECT_EQ(falcon->tile_sets, (std::vector<std::string_view>{"castle", "falcon"}))
        << "its wall comes last";
}

// F9
TEST(Catalogue, TakesGatesThatStopOnlyWithFalken) {
    auto setup = players_of("castle", "falcon", 2);
    setup.options = {{"gates", "stop"}};
    const Result<GamePlan> plan = plan_game(setup);
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->switches, burg::kSwitch | falcon::kSwitch | falcon::kGatesStop);
    setup.options = {{"gates", "open"}};
    EXPECT_EQ(problem_of(setup), "option 'gates' must be 'stop', not 'open'");
    setup.options = {{"gates", "stop"}};
    setup.modules.clear();
    EXPECT_EQ(problem_of(setup), "option 'gates' requires 'falcon'");
    EXPECT_EQ(about(setup), "option");
}

TEST(Catalogue, RefusesForDieBurgWhatBelongsToOtherGames) {
    for (const char* module : {"bridges", "castles", "bazaars"}) {
        EXPECT_EQ(problem_of(players_of("castle", module, 2)),
                  "castle cannot be played with '" + std::string(module) + "'");
    }
    EXPECT_EQ(problem_of(players_of("castle", "falcon falcon", 2)), "'falcon' is listed twice");
    auto setup = players_of("castle", "falcon", 2);
    setup.options = {{"bazaar", "draft"}};
    EXPECT_EQ(problem_of(setup), "castle has no option 'bazaar'");
}

// What is measured and signed can be played, by all numbers of players that it names.
TEST(BenchGames, CanAllBePlanned) {
    EXPECT_EQ(bench_games().size(), 6u);
    for (const BenchGame& game : bench_games()) {
        std::string modules;
        for (const std::string& module : game.modules) modules += module + " ";
        for (unsigned players = game.players_min; players <= game.players_max; ++players)
            EXPECT_EQ(problem_of(players_of(game.game, modules, players)), "") << game.name;
        EXPECT_NE(problem_of(players_of(game.game, modules, game.players_max + 1)), "") << game.name;
    }
}

}  // namespace
}  // namespace trencavel::engine_tests
