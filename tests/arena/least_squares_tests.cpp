// Regression finds the weights that samples were made with.
#include <gtest/gtest.h>

#include <cmath>

#include "arena/least_squares.h"
#include "core/random.h"

namespace trencavel::arena {
namespace {

TEST(LeastSquares, FindsTheWeightsOfALine) {
    NormalEquations equations(3);
    for (int i = 0; i < 10; ++i) equations.add({1, i * 1.0, 0}, 3 - 2.0 * i);
    const std::vector<double> weights = equations.solve();
    EXPECT_NEAR(weights[0], 3, 1e-9);
    EXPECT_NEAR(weights[1], -2, 1e-9);
    EXPECT_EQ(weights[2], 0) << "it never occurred";
}

// One sample says 4, the expectation of the same strength says 2.
TEST(LeastSquares, IsDrawnTowardsWhatIsExpected) {
    NormalEquations equations(1);
    equations.add({1}, 4);
    equations.add_prior(0, 2, 1);
    EXPECT_NEAR(equations.solve()[0], 3, 1e-9);
}

TEST(Logistic, FindsHowLikelyThingsAre) {
    Random random(1);
    std::vector<LabelledSample> samples;
    for (int i = 0; i < 20000; ++i) {
        const double x = random.below(5);
        const double chance = 1 / (1 + std::exp(-(1 - 0.8 * x)));
        samples.push_back({{1, x}, random.below(1'000'000) < chance * 1e6});
    }
    const std::vector<double> weights = fit_logistic(samples, 2);
    EXPECT_NEAR(weights[0], 1, 0.1);
    EXPECT_NEAR(weights[1], -0.8, 0.05);
}

}  // namespace
}  // namespace trencavel::arena
