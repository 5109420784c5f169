// The weights of the evaluation: they come with the program for every game, and can be written and read.
#include <gtest/gtest.h>

#include <set>

#include "bots/eval/chances.h"
#include "bots/eval/weights.h"
#include "games/catalogue.h"
#include "games/rulesets.h"

namespace trencavel::eval {
namespace {

TEST(Weights, AreThereForEveryGame) {
    constexpr std::uint32_t kFalconGame = burg::kSwitch | falcon::kSwitch;
    for (const std::uint32_t game :
         {0u, wheel::kSwitch, bridges::kSwitch, castles::kSwitch | bazaars::kSwitch,
          wheel::kSwitch | bridges::kSwitch, burg::kSwitch, kFalconGame, kFalconGame | falcon::kGatesStop}) {
        const Term points = game & burg::kSwitch ? kCourtDone : kFieldDone;
        EXPECT_GT(builtin_weights(game).of(points), kWeightOne / 2) << weights_name(game);
    }
}

std::uint32_t switches_of(const BenchGame& game) {
    Setup setup;
    setup.game = game.game;
    setup.modules = game.modules;
    setup.players = {"one", "two"};
    return plan_game(setup)->switches;
}

TEST(Weights, AreNamedAfterTheGameAndTheModulesThatAreOn) {
    EXPECT_EQ(weights_name(0), "carcassonne");
    EXPECT_EQ(weights_name(bazaars::kSwitch | bazaars::kDraft | bridges::kSwitch),
              "carcassonne+bridges+bazaars");
    EXPECT_EQ(weights_name(wheel::kSwitch), "wheel");
    EXPECT_EQ(weights_name(burg::kSwitch | falcon::kSwitch | falcon::kGatesStop), "castle+falcon");
    for (const BenchGame& game : bench_games()) EXPECT_EQ(weights_name(switches_of(game)), game.name);
}

TEST(Weights, OfTheGameMostLikeItServeOneThatHasNone) {
    constexpr std::uint32_t kExpansion8 = bridges::kSwitch | castles::kSwitch | bazaars::kSwitch;
    constexpr std::uint32_t kNobodys = 1u << 31;
    EXPECT_EQ(&builtin_weights(kNobodys), &builtin_weights(0));
    EXPECT_EQ(&builtin_weights(wheel::kSwitch | kNobodys), &builtin_weights(wheel::kSwitch));
    for (const std::uint32_t module : {bridges::kSwitch, castles::kSwitch, bazaars::kSwitch}) {
        EXPECT_EQ(&builtin_weights(module), &builtin_weights(kExpansion8));
        EXPECT_EQ(&builtin_weights(wheel::kSwitch | module), &builtin_weights(wheel::kSwitch | kExpansion8));
    }
    std::set<const Weights*> different;
    for (const std::uint32_t game : {0u, kExpansion8, wheel::kSwitch, wheel::kSwitch | kExpansion8,
                                     burg::kSwitch, burg::kSwitch | falcon::kSwitch})
        different.insert(&builtin_weights(game));
    EXPECT_EQ(different.size(), 6u);
}

TEST(Weights, CanBeWrittenAndRead) {
    Weights weights;
    weights.terms[number_of(kJoins)] = -17;
    weights.completion[0] = {.always = 5, .time = -6, .ends = {-9, -8, -7, -6, -5, -4, -3, -2}};
    const std::string text = "# a comment\ngame other\nterm joins 3\n" + write_weights(weights, "mine");
    const Result<Weights> read = read_weights(text, "mine");
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->terms, weights.terms);
    EXPECT_EQ(read->completion[0].ends, weights.completion[0].ends);
    EXPECT_EQ(read->completion[0].time, -6);
}

TEST(Weights, BadLinesAreNamed) {
    for (const char* line : {"term joins", "term joins x", "term nothing 3", "completion city 1 2 3", "word"})
        EXPECT_EQ(read_weights(std::string("game mine\n") + line, "mine").error(),
                  "line 2 of the weights cannot be read");
    EXPECT_EQ(read_weights("game other\n", "mine").error(), "there are no weights for mine");
}

TEST(Chances, EndsWhereNothingFitsAreHopeless) {
    const Weights& weights = builtin_weights(0);
    const Completion& city = weights.completion[static_cast<std::size_t>(tiles::FeatureKind::City)];
    const int time = log_time(40, 2);
    EXPECT_LT(completion_chance(city, one_end(0), time), kProbabilityOne / 20);
    EXPECT_GT(completion_chance(city, one_end(7), time), kProbabilityOne / 3);
    EXPECT_GT(completion_chance(city, one_end(5), time), completion_chance(city, 2 * one_end(5), time));
}

}  // namespace
}  // namespace trencavel::eval
