// Moves that nobody may make, and some that somebody may: to see what is refused.
#pragma once

#include "core/random.h"
#include "games/game.h"

namespace trencavel::random_play {

/// Anything from a legal move with one thing changed to a move that makes no sense at all. What its kind does
/// not use is zero.
Move odd_move(const Game& game, Random& random);

}  // namespace trencavel::random_play
