// Nothing that anyone is sent, that is logged, or that a computer player does depends on what is hidden.
//   TRENCAVEL_PAIRS=10000 TRENCAVEL_SEED=7 build/release/hidden_tests --gtest_filter='Hidden*'
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "server/hall/hidden_pair.h"
#include "support/setting.h"

namespace trencavel::server_tests {
namespace {

TEST(HiddenTiles, ChangeNothingUntilTheyAreDrawn) {
    const unsigned long pairs = setting("TRENCAVEL_PAIRS", 50);
    const auto seed = static_cast<std::uint32_t>(setting("TRENCAVEL_SEED", 1));
    std::printf("TRENCAVEL_SEED=%u\n", seed);
    HiddenCounts counts;
    for (unsigned long i = 0; i < pairs && !HasFailure(); ++i)
        HiddenPair(seed + static_cast<std::uint32_t>(i), counts).play();
    std::printf("%u pairs: %u came to another tile, %u to another wall tile; %zu texts compared, ",
                counts.pairs, counts.differing_draws, counts.differing_reveals, counts.texts_compared);
    std::printf("%zu moves of the computer, %zu hints, %zu undone, %zu records\n", counts.computer_moves,
                counts.hints, counts.undone, counts.records);
    EXPECT_GT(counts.differing_draws + counts.differing_reveals, pairs * 8 / 10);
    EXPECT_GT(counts.differing_reveals, 0u);
    EXPECT_GT(counts.computer_moves, pairs);
    EXPECT_GT(counts.hints, pairs / 2);
    EXPECT_GT(counts.records, pairs / 2);
    EXPECT_GT(counts.undone, 0u);
}

TEST(HiddenTiles, AreSeenWhenTheyShow) {
    HiddenCounts counts;
    testing::TestPartResultArray complaints;
    {
        const testing::ScopedFakeTestPartResultReporter listener(
            testing::ScopedFakeTestPartResultReporter::INTERCEPT_ALL_THREADS, &complaints);
        HiddenPair pair(0, counts);
        pair.claim_too_much();
        pair.play();
    }
    EXPECT_GT(complaints.size(), 0);
}

}  // namespace
}  // namespace trencavel::server_tests
