// Random games on the plane: the fast engine must agree with the reference after every move.
#include <gtest/gtest.h>

#include <iterator>
#include <span>
#include <string>
#include <utility>

#include "random_play/compare.h"
#include "random_play/number_of_games.h"

namespace trencavel::random_play {
namespace {

using AtLeast = std::pair<Situation, unsigned>;

/// That games came across the share of all that is wanted of so many games.
void expect_reached(const Situations& situations, unsigned games, std::span<const AtLeast> wanted,
                    unsigned of_games) {
    for (const auto& [situation, times] : wanted)
        EXPECT_GE(situations[situation], at_least(times, games, of_games)) << name(situation);
}

// --- Carcassonne alone -----------------------------------------------------------------------------------

constexpr unsigned kPlayerCounts = 4;  // 2 to 5
constexpr unsigned kPlainGamesForSituations = 500;

/// What 500 games come across at the very least: about half of what they do.
constexpr AtLeast kPlainAtLeast[] = {
    {Situation::FitsNowhere, 20},    {Situation::LastTileDiscarded, 3}, {Situation::Tie, 80},
    {Situation::Majority, 40},       {Situation::RingRoad, 10},         {Situation::TileTwice, 25},
    {Situation::CityAroundHole, 15}, {Situation::SeveralAtOnce, 20},    {Situation::AtOnce, 150},
    {Situation::CloisterDone, 50},   {Situation::NoFollowerLeft, 500},  {Situation::FarAway, 400},
};
static_assert(std::size(kPlainAtLeast) == kPlainSituations);

class RandomPlay : public testing::TestWithParam<unsigned> {};

TEST_P(RandomPlay, AgreesWithTheReferenceAfterEveryMoveAndComesAcrossAllThatIsRare) {
    const Combination combination{.players = GetParam()};
    const unsigned games = (scaled(kPlainGames) + kPlayerCounts - 1) / kPlayerCounts;
    Situations situations;
    for (std::uint64_t seed = 0; seed < games; ++seed)
        ASSERT_EQ(compare_game(combination, seed, tiles::Library::builtin(), situations), "");
    expect_reached(situations, games, kPlainAtLeast, kPlainGamesForSituations);
}

INSTANTIATE_TEST_SUITE_P(Players, RandomPlay, testing::Values(2u, 3u, 4u, 5u),
                         testing::PrintToStringParamName());

// --- the Wheel of Fortune and expansion 8 ----------------------------------------------------------------

/// All combinations in turn, in three parts that can run side by side; each plays all combinations.
constexpr unsigned kParts = 3;

/// What a part of 1,000 games comes across at the very least: together more than a hundred times.
constexpr unsigned kExpandedGamesForSituations = 3000;
constexpr unsigned kInEachPart = 34;
static_assert(kParts * kInEachPart >= 100);
constexpr AtLeast kExpandedAtLeast[] = {
    {Situation::Fortune, kInEachPart},
    {Situation::Taxes, kInEachPart},
    {Situation::Famine, kInEachPart},
    {Situation::Storm, kInEachPart},
    {Situation::Inquisition, kInEachPart},
    {Situation::Plague, kInEachPart},
    {Situation::PlagueUnasked, kInEachPart},
    {Situation::CrownOf3, kInEachPart},
    {Situation::CrownOf6, kInEachPart},
    {Situation::TwoCrownsOfOne, 10},
    {Situation::NumberUnplayable, 10},
    {Situation::BridgeUnderTile, kInEachPart},
    {Situation::BridgeToTile, kInEachPart},
    {Situation::BridgeBeside, kInEachPart},
    {Situation::FollowerOnBridge, kInEachPart},
    {Situation::OnlyWithBridge, kInEachPart},
    {Situation::Refused, 10},
    {Situation::BridgeMeetsBridge, kInEachPart},
    {Situation::CrossedTwice, 3},
    {Situation::RecalledFromBridge, kInEachPart},
    {Situation::CastleBuilt, kInEachPart},
    {Situation::CastleOfAnother, kInEachPart},
    {Situation::CastleDeclined, kInEachPart},
    {Situation::CastleOnBoard, 10},
    {Situation::CastlesShareTile, kInEachPart},
    {Situation::CastleScored, kInEachPart},
    {Situation::CastleChained, kInEachPart},
    {Situation::RewardChosen, kInEachPart},
    {Situation::RecalledFromCastle, 10},
    {Situation::RecalledFromPair, 1},
    {Situation::CastleAtField, kInEachPart},
    {Situation::BazaarHeld, kInEachPart},
    {Situation::TooFewForBazaar, kInEachPart},
    {Situation::Bought, kInEachPart},
    {Situation::Sold, kInEachPart},
    {Situation::NobodyBidHigher, kInEachPart},
    {Situation::BelowZero, kInEachPart},
    {Situation::BazaarInBazaar, kInEachPart},
    {Situation::BazaarTileUnplayable, 10},
    {Situation::Taken, kInEachPart},
    {Situation::NumberInBazaar, kInEachPart},
    {Situation::SmallCityScored, kInEachPart},
};
static_assert(std::size(kExpandedAtLeast) == kSituations - kPlainSituations);

class ExpandedPlay : public testing::TestWithParam<unsigned> {};

TEST_P(ExpandedPlay, AgreesWithTheReferenceInEveryCombinationAndComesAcrossAllThatIsRare) {
    const std::vector<Combination>& combinations = expanded_combinations();
    const unsigned games = scaled(kExpandedGames);
    const unsigned part = GetParam() - 1;
    Situations situations;
    for (unsigned i = games * part / kParts; i < games * (part + 1) / kParts; ++i) {
        ASSERT_EQ(compare_game(combinations[i % combinations.size()], i / combinations.size(),
                               tiles::Library::builtin(), situations),
                  "");
    }
    expect_reached(situations, games, kExpandedAtLeast, kExpandedGamesForSituations);
}

INSTANTIATE_TEST_SUITE_P(Part, ExpandedPlay, testing::Values(1u, 2u, 3u), testing::PrintToStringParamName());

TEST(RandomGame, IsTheSameForTheSameSeed) {
    const Combination all{.game = "wheel", .bridges = true, .castles = true, .bazaars = true, .players = 4};
    Situations first;
    Situations second;
    for (const auto counts : {&first, &second}) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            ASSERT_EQ(compare_game({.players = 3}, seed, tiles::Library::builtin(), *counts), "");
            ASSERT_EQ(compare_game(all, seed, tiles::Library::builtin(), *counts), "");
        }
    }
    for (std::size_t i = 0; i < kSituations; ++i)
        EXPECT_EQ(first[static_cast<Situation>(i)], second[static_cast<Situation>(i)]);
}

TEST(Combinations, AreAllThatTheGamesAllow) {
    // Carcassonne alone for 2 to 5, seven subsets for 2 to 6; the wheel with eight subsets for 2 to 5; Die
    // Burg for 2, with Falken, and with gates that stop. Small cities with the least and with the most that
    // there is.
    EXPECT_EQ(all_combinations().size(), 4u + 7 * 5 + 8 * 4 + 2 * 4 + 3);
    EXPECT_EQ(expanded_combinations().size(), all_combinations().size() - 4 - 3);
    EXPECT_EQ(court_combinations().size(), 3u);
    for (const Combination& combination : all_combinations())
        EXPECT_TRUE(plan_game(setup_of(combination))) << name(combination);
}

}  // namespace
}  // namespace trencavel::random_play
