// A rule set with larger areas plays the same games: only what fits into an area changes.
#include <gtest/gtest.h>

#include "bots/playout.h"
#include "games/rulesets.h"
#include "random_play/combinations.h"

namespace trencavel::random_play {
namespace {

struct WidePlane : FullPlane {
    struct Limits : FullPlane::Limits {
        using Area = WideArea;
    };
};
using WideRules = RuleSet<WidePlane, Carcassonne, SmallCities, Bridges, Castles, Wheel, Bazaars>;
static_assert(WideRules::kSwitches == PlaneRules::kSwitches);

/// One whole game by the bot that plays by chance.
template <class Rules>
Position<Rules> play(const Tables& tables, std::uint64_t seed) {
    Silent silent;
    const auto players = static_cast<unsigned>(2 + seed % 4);
    Position<Rules> pos = start_position<Rules>(tables, players, tables.counts, silent);
    Random random(seed);
    play_out<BotKind::Random>(tables, pos, Bag(pos), random, [](const auto&, const Move&) {});
    return pos;
}

void expect_same_games(const Combination& combination) {
    Tables tables = tables_of(combination);
    tables.switches = PlaneRules::kSwitches;
    if (combination.game != "wheel") tables.switches &= ~wheel::kSwitch;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Position<PlaneRules> plain = play<PlaneRules>(tables, seed);
        const Position<WideRules> wide = play<WideRules>(tables, seed);
        EXPECT_TRUE(wide.over());
        EXPECT_EQ(plain.score, wide.score) << "seed " << seed;
        EXPECT_EQ(plain.supply, wide.supply) << "seed " << seed;
        EXPECT_EQ(plain.cell, wide.cell) << "seed " << seed;
        EXPECT_EQ(plain.oriented, wide.oriented) << "seed " << seed;
        ASSERT_EQ(plain.features, wide.features) << "seed " << seed;
        for (unsigned feature = 0; feature < plain.features; ++feature) {
            EXPECT_EQ(plain.area_of(feature).open(), wide.area_of(feature).open()) << "seed " << seed;
            EXPECT_EQ(plain.find(feature), wide.find(feature)) << "seed " << seed;
        }
    }
}

TEST(WideAreas, PlayTheSameGamesOfCarcassonneWithEverything) {
    expect_same_games({.bridges = true, .castles = true, .bazaars = true});
}

TEST(WideAreas, PlayTheSameGamesOfTheWheelWithEverything) {
    expect_same_games({.game = "wheel", .bridges = true, .castles = true, .bazaars = true});
}

}  // namespace
}  // namespace trencavel::random_play
