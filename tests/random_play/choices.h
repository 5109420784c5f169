// How the players of random games choose: each with a taste of their own, so that followers meet.
#pragma once

#include <cstdint>

#include "core/random.h"
#include "games/game.h"

namespace trencavel::random_play {

enum class Taste : std::uint8_t {
    Any,      // whatever chance says
    Closing,  // completes areas, best those with followers
    Meeting,  // joins areas that hold followers of several seats
    Compact,  // fills places with many neighbours
    Far,      // goes away from the start, beyond what the engine looks up quickly
    Sealing,  // leaves as few open cities and roads as possible, until tiles fit nowhere
    Around,   // builds a city around an empty place; only for games that are dealt for it
};
constexpr unsigned kTastes = 6;  // Around apart

/// One of the legal moves, of which there is at least one.
Move choose(const Game& game, Taste taste, Random& random);

}  // namespace trencavel::random_play
