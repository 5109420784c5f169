// Tuning can be repeated, and finds that things are worth something.
#include <gtest/gtest.h>

#include "arena/tune.h"

namespace trencavel::arena {
namespace {

eval::Weights tuned(std::uint64_t seed) {
    TuneSpec spec{.setup = {}, .games = 30, .rounds = 1, .seed = seed};
    spec.setup.game = "carcassonne";
    const Result<Tuned> result = tune(spec, tiles::Library::builtin(), [](const std::string&) {});
    EXPECT_TRUE(result) << result.error();
    EXPECT_EQ(result->game, "carcassonne");
    return result->weights;
}

TEST(Tune, TheSameSeedGivesTheSameWeights) {
    EXPECT_EQ(eval::write_weights(tuned(1), "x"), eval::write_weights(tuned(1), "x"));
    EXPECT_NE(eval::write_weights(tuned(1), "x"), eval::write_weights(tuned(2), "x"));
}

TEST(Tune, EndsWhereNothingFitsMakeCompletionUnlikely) {
    const eval::Weights weights = tuned(1);
    const auto& city = weights.completion[static_cast<std::size_t>(tiles::FeatureKind::City)];
    EXPECT_LT(city.ends.front(), city.ends.back());
}

TEST(Tune, RefusesAGameThatDoesNotExist) {
    TuneSpec spec;
    spec.setup.game = "chess";
    EXPECT_FALSE(tune(spec, tiles::Library::builtin(), [](const std::string&) {}));
}

}  // namespace
}  // namespace trencavel::arena
