// Random games for every number of players: the fast engine must agree with the reference after every move.
//
// TRENCAVEL_GAMES=N in the environment changes the number of games, of all tests together.
#include <gtest/gtest.h>

#include <cstdlib>
#include <iterator>
#include <string>
#include <utility>

#include "random_play/compare.h"

#if defined(__SANITIZE_ADDRESS__)
#define TRENCAVEL_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TRENCAVEL_SANITIZED
#endif
#endif

namespace trencavel::random_play {
namespace {

constexpr unsigned kPlayerCounts = 4;  // 2 to 5
constexpr unsigned kGamesForSituations = 500;
#if defined(TRENCAVEL_SANITIZED)
constexpr unsigned kGames = 100;
#else
constexpr unsigned kGames = 2000;
#endif

unsigned games_per_player_count() {
    const char* wanted = std::getenv("TRENCAVEL_GAMES");
    const unsigned long games = wanted ? std::strtoul(wanted, nullptr, 10) : kGames;
    return static_cast<unsigned>(games + kPlayerCounts - 1) / kPlayerCounts;
}

/// What 500 games come across at the very least: about half of what they do.
constexpr std::pair<Situation, unsigned> kAtLeast[] = {
    {Situation::FitsNowhere, 20},    {Situation::LastTileDiscarded, 3}, {Situation::Tie, 80},
    {Situation::Majority, 40},       {Situation::RingRoad, 10},         {Situation::TileTwice, 25},
    {Situation::CityAroundHole, 15}, {Situation::SeveralAtOnce, 20},    {Situation::AtOnce, 150},
    {Situation::CloisterDone, 50},   {Situation::NoFollowerLeft, 500},  {Situation::FarAway, 400},
};
static_assert(std::size(kAtLeast) == kSituations);

class RandomPlay : public testing::TestWithParam<unsigned> {};

TEST_P(RandomPlay, AgreesWithTheReferenceAfterEveryMoveAndComesAcrossAllThatIsRare) {
    const unsigned players = GetParam();
    const unsigned games = games_per_player_count();
    Situations situations;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        ASSERT_EQ(compare_game(players, seed, tiles::Library::builtin(), situations), "");
    }
    if (games < kGamesForSituations) return;
    for (const auto& [situation, times] : kAtLeast)
        EXPECT_GE(situations[situation], times) << name(situation);
}

INSTANTIATE_TEST_SUITE_P(Players, RandomPlay, testing::Values(2u, 3u, 4u, 5u),
                         testing::PrintToStringParamName());

TEST(RandomGame, IsTheSameForTheSameSeed) {
    Situations first;
    Situations second;
    for (const auto counts : {&first, &second}) {
        for (std::uint64_t seed = 0; seed < 5; ++seed)
            ASSERT_EQ(compare_game(3, seed, tiles::Library::builtin(), *counts), "");
    }
    for (std::size_t i = 0; i < kSituations; ++i)
        EXPECT_EQ(first[static_cast<Situation>(i)], second[static_cast<Situation>(i)]);
}

}  // namespace
}  // namespace trencavel::random_play
