// How the players of random games of Die Burg choose: each with a taste of their own.
#pragma once

#include <cstdint>

#include "core/random.h"
#include "games/game.h"

namespace trencavel::random_play {

enum class CourtTaste : std::uint8_t {
    Any,       // whatever chance says
    Closing,   // completes areas, best those with followers
    Meeting,   // joins areas that hold followers of both
    Landing,   // comes to stop on corner towers
    Merchant,  // goes to the courts
    Growing,   // lets areas become large
    // Only for games that are dealt for them, and without exception:
    Sealing,   // leaves as few places as possible that no path runs to, until other tiles fit nowhere
    Hoarding,  // lands on corner towers until two areas can be doubled in one turn
    Rallying,  // joins areas of both until one has the majority
    Earning,   // gives all points to the first player
    Spanning,  // builds a path from one start space to another
    Ringing,   // builds one that comes back to itself
};
constexpr unsigned kCourtTastes = 6;  // up to Growing

/// One of the legal moves, of which there is at least one.
Move choose(const Game& game, CourtTaste taste, Random& random);

}  // namespace trencavel::random_play
