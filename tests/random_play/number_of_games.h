// How many random games are compared by the tests.
//
// TRENCAVEL_GAMES=N in the environment changes the number of games, of all tests together.
#pragma once

#include "support/setting.h"

#if defined(__SANITIZE_ADDRESS__)
#define TRENCAVEL_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TRENCAVEL_SANITIZED
#endif
#endif

namespace trencavel::random_play {

#if defined(TRENCAVEL_SANITIZED)
constexpr unsigned kPlainGames = 100;
constexpr unsigned kExpandedGames = 150;
constexpr unsigned kCourtGames = 100;
#else
constexpr unsigned kPlainGames = 2000;
constexpr unsigned kExpandedGames = 3000;
constexpr unsigned kCourtGames = 2000;
#endif

/// So many of the games that are wanted, or of those of all tests together.
inline unsigned scaled(unsigned games) {
    constexpr unsigned kAll = kPlainGames + kExpandedGames + kCourtGames;
    const unsigned long long all = setting("TRENCAVEL_GAMES", kAll);
    return static_cast<unsigned>((all * games + kAll - 1) / kAll);
}

}  // namespace trencavel::random_play
