// Counts move sequences: two engines that agree on these numbers agree on the legal moves.
#pragma once

#include <cstdint>

#include "reference/game.h"
#include "reference/wall/game.h"

namespace trencavel::reference {

/// The number of different sequences of `depth` moves from here on. Placements and answers to the follower
/// question (pass included) are moves; draws come from the deck and are none. A game that ends earlier has
/// no sequence of that length.
std::uint64_t perft(const Game& game, int depth);

/// The same inside the wall. Where the deck or a wall tile is not known, every draw and every reveal counts
/// as a move.
std::uint64_t perft(const WallGame& game, int depth);

}  // namespace trencavel::reference
