// Chance is the same on every machine and in every build, so that seeds and records stay valid.
#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <vector>

#include "core/random.h"
#include "support/games.h"
#include "support/text.h"

namespace trencavel {
namespace {

// The test vectors of SplitMix64.
TEST(Random, IsSplitMix64) {
    Random random(0);
    EXPECT_EQ(random.next(), 0xE220A8397B1DCDAFu);
    EXPECT_EQ(random.next(), 0x6E789E6AA1B965F4u);
    EXPECT_EQ(random.next(), 0x06C45D188009454Fu);
}

TEST(Random, StaysBelowItsBound) {
    Random random(1);
    for (const std::uint32_t bound : {1u, 2u, 3u, 71u, 1000u, 0x80000001u, 0xFFFFFFFFu}) {
        for (int i = 0; i < 1000; ++i) ASSERT_LT(random.below(bound), bound);
    }
}

TEST(Random, ReachesEveryNumberBelowItsBoundAboutEquallyOften) {
    Random random(2);
    constexpr int kDraws = 60'000;
    std::array<int, 6> counts{};
    for (int i = 0; i < kDraws; ++i) ++counts[random.below(6)];
    // The standard deviation of each count is about 91; five of them are far more than chance allows.
    for (const int count : counts) EXPECT_NEAR(count, kDraws / 6, 5 * 91);
}

// With this bound a quarter of the values would be met twice as often, if they were not rejected.
TEST(Random, FavoursNoNumberUnderALargeBound) {
    Random random(3);
    constexpr std::uint32_t kBound = 0xC0000000u;
    constexpr int kDraws = 60'000;
    std::array<int, 3> thirds{};
    for (int i = 0; i < kDraws; ++i) ++thirds[random.below(kBound) % 3];
    for (const int count : thirds) EXPECT_NEAR(count, kDraws / 3, 5 * 116);
}

// Worked out from the published description of the generator, the bound and the shuffle.
TEST(Random, GivesTheNumbersThatItsDescriptionGives) {
    Random random(7);
    for (const unsigned expected : {2u, 0u, 5u, 3u, 2u, 1u, 2u, 1u, 0u, 2u, 0u, 5u})
        EXPECT_EQ(random.below(6), expected);
    std::array<int, 10> items{};
    std::iota(items.begin(), items.end(), 0);
    Random(42).shuffle(items.data(), items.size());
    EXPECT_EQ(items, (std::array{8, 3, 6, 5, 4, 0, 9, 2, 1, 7}));
}

TEST(Random, ShufflesNothingWhereThereIsNothingToShuffle) {
    std::array<int, 1> one = {5};
    Random random(1);
    random.shuffle(one.data(), 0);
    random.shuffle(one.data(), 1);
    EXPECT_EQ(one[0], 5);
    EXPECT_EQ(random.next(), Random(1).next()) << "and takes no number for it";
}

// A deck that changed would change every game that was ever written down with its seed.
TEST(Random, ShufflesTheFullSetForSeedOneAsItAlwaysDid) {
    EXPECT_EQ(deck_names(*start(setup_with_seed(1))),
              words("S V X D E O E V V A S E E N W Q K O V U K I H V D W P H C R M I V J "
                    "U H U F F U T P A L J B E B U B B R V R N D V W K N J U G M V U L L W "
                    "U P"));
}

TEST(Mixing, TellsOrderAndValuesApart) {
    EXPECT_NE(mixed(1, 2), mixed(2, 1));
    EXPECT_NE(mixed(0, 1), mixed(0, 2));
    EXPECT_NE(mixed(mixed(0, 1), 2), mixed(mixed(0, 2), 1));
}

}  // namespace
}  // namespace trencavel
