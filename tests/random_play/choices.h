// How the players of random games choose: each with a taste of their own, so that followers meet.
#pragma once

#include <cstdint>

#include "core/random.h"
#include "games/game.h"

namespace trencavel::random_play {

enum class Taste : std::uint8_t {
    Any,       // whatever chance says
    Closing,   // completes areas, best those with followers
    Meeting,   // joins areas that hold followers of several seats
    Compact,   // fills places with many neighbours
    Far,       // goes away from the start, beyond what the engine looks up quickly
    Sealing,   // leaves as few open cities and roads as possible, until tiles fit nowhere
    Castling,  // completes small cities, then whatever lies around castles
    Bridging,  // builds bridges wherever they can stand, and roads that meet them
    // Only for games that are dealt for them, and without exception:
    Walling,  // the same as Sealing
    Around,   // builds a city around an empty place
};
constexpr unsigned kPlainTastes = 6;  // up to Sealing
constexpr unsigned kTastes = 8;       // up to Bridging

/// One of the legal moves, of which there is at least one.
Move choose(const Game& game, Taste taste, Random& random);

}  // namespace trencavel::random_play
