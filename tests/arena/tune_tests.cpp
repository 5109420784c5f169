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

/// Tuning takes long: all tests look at the same weights.
const eval::Weights& tuned_once() {
    static const eval::Weights weights = tuned(1);
    return weights;
}

TEST(Tune, TheSameSeedGivesTheSameWeights) {
    const std::string once = eval::write_weights(tuned_once(), "x");
    EXPECT_EQ(eval::write_weights(tuned(1), "x"), once);
    EXPECT_NE(eval::write_weights(tuned(2), "x"), once);
}

TEST(Tune, EndsWhereNothingFitsMakeCompletionUnlikely) {
    const eval::Weights& weights = tuned_once();
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
