// The weights of the evaluation: they come with the program for every game, and can be written and read.
#include <gtest/gtest.h>

#include "bots/eval/chances.h"
#include "bots/eval/weights.h"
#include "games/rulesets.h"

namespace trencavel::eval {
namespace {

TEST(Weights, AreThereForEveryGame) {
    constexpr std::uint32_t kFalconGame = burg::kSwitch | falcon::kSwitch;
    for (const std::uint32_t game :
         {0u, wheel::kSwitch, bridges::kSwitch, castles::kSwitch | bazaars::kSwitch,
          wheel::kSwitch | bridges::kSwitch, burg::kSwitch, kFalconGame, kFalconGame | falcon::kGatesStop}) {
        const Term points = game & burg::kSwitch ? Term::CourtDone : Term::FieldDone;
        EXPECT_GT(builtin_weights(game).of(points), kWeightOne / 2) << weights_name(game);
    }
}

TEST(Weights, CanBeWrittenAndRead) {
    Weights weights;
    weights.terms[static_cast<std::size_t>(Term::Joins)] = -17;
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
