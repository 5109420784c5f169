// What owners of one area get, where a module says that they differ.
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "games/rulesets.h"
#include "rules/families/shares.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

/// Every area is worth 5. Each seat gets as many more points as this says.
struct Stub {
    static constexpr bool kDiffersBySeat = true;
    static inline std::vector<int> more;

    static int worth(const auto&...) { return 5; }
    static int worth_to(const Tables&, const auto&, Seat seat, const auto&...) { return more[seat]; }
};

/// A rule set with other points than its modules say.
struct SharingRules : BaseRules {
    static constexpr bool kDiffersBySeat = Stub::kDiffersBySeat;
    static int worth(const auto&... all) { return Stub::worth(all...); }
    static int worth_to(const auto&... all) { return Stub::worth_to(all...); }
};

using Shares = std::vector<std::pair<unsigned, int>>;

Shares shares_of(unsigned owners, std::vector<int> more) {
    Stub::more = std::move(more);
    Shares shares;
    for_each_share(Tables{}, Position<SharingRules>{}, owners, {},
                   [&](unsigned seats, int points) { shares.emplace_back(seats, points); });
    return shares;
}

TEST(Shares, AreOneWhereAllGetTheSame) {
    EXPECT_EQ(shares_of(0b101, {0, 9, 0}), (Shares{{0b101, 5}}));
    EXPECT_EQ(shares_of(0b101, {2, 9, 2}), (Shares{{0b101, 7}}));
}

TEST(Shares, ComeOneAfterAnotherWhereOwnersDiffer) {
    EXPECT_EQ(shares_of(0b1111, {0, 3, 0, 3}), (Shares{{0b0101, 5}, {0b1010, 8}}));
    EXPECT_EQ(shares_of(0b110, {0, 1, 2}), (Shares{{0b010, 6}, {0b100, 7}}));
}

TEST(Shares, AreNoneWithoutOwners) {
    EXPECT_EQ(shares_of(0, {0, 0}), Shares{});
}

}  // namespace
}  // namespace trencavel::engine_tests
