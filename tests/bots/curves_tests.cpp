// The integer tables of the evaluation agree with the formulas that they stand for.
#include <gtest/gtest.h>

#include <cmath>

#include "bots/eval/curves.h"

namespace trencavel::eval {
namespace {

TEST(Curves, TheLogarithmIsRoundedToTheNearest64th) {
    for (unsigned number = 1; number <= 1000; ++number)
        EXPECT_EQ(log2_in_64ths(number), std::lround(64 * std::log2(number))) << number;
}

TEST(Curves, TimeIsTheLogarithmOfTheTurnsOfEachOfTwoPlayers) {
    EXPECT_EQ(log_time(0, 2), 0);
    EXPECT_EQ(log_time(7, 2), 3 * 64);
    EXPECT_EQ(log_time(14, 4), 3 * 64);
    EXPECT_EQ(log_time(255, 2), 8 * 64);
    EXPECT_EQ(log_time(300, 2), 8 * 64) << "no game has as many tiles";
}

TEST(Curves, ChancesAreTheLogisticFunction) {
    for (int logit = -512; logit < 512; ++logit)
        EXPECT_EQ(chance_of(logit), std::lround(kProbabilityOne / (1 + std::exp(-logit / 64.0)))) << logit;
}

TEST(Curves, ChancesEndWhereTheTableEnds) {
    EXPECT_EQ(chance_of(-100'000), chance_of(-512));
    EXPECT_EQ(chance_of(100'000), chance_of(511));
    EXPECT_EQ(chance_of(0), kProbabilityOne / 2);
}

}  // namespace
}  // namespace trencavel::eval
