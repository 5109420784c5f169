// How many random games are compared by the tests.
//
// TRENCAVEL_GAMES=N in the environment changes the number of games, of all tests together.
#pragma once

#include "support/sanitized.h"
#include "support/setting.h"

namespace trencavel::random_play {

// In the proportions in which 7,000 games are enough for all that is rare (tools/long.sh).
constexpr unsigned kPlainGames = kSanitized ? 40 : 400;
constexpr unsigned kExpandedGames = kSanitized ? 60 : 600;
constexpr unsigned kCourtGames = kSanitized ? 40 : 400;

/// So many of the games that are wanted, or of those of all tests together.
inline unsigned scaled(unsigned games) {
    constexpr unsigned kAll = kPlainGames + kExpandedGames + kCourtGames;
    const unsigned long long all = setting("TRENCAVEL_GAMES", kAll);
    return static_cast<unsigned>((all * games + kAll - 1) / kAll);
}

/// How often games must come across what so many games come across so many times. Fewer games vary more: of
/// them it is a quarter of their share, and nothing where the share is too small to count on.
constexpr unsigned at_least(unsigned times, unsigned games, unsigned of_games) {
    constexpr unsigned kCounted = 6;
    if (games >= of_games) return times;
    const unsigned share = times * games / of_games;
    return share < kCounted ? 0 : share / 4;
}

}  // namespace trencavel::random_play
