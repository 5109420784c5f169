// The fast engine's game beside the reference's: what differs between them.
#pragma once

#include <string>

#include "games/game.h"
#include "reference/game.h"

namespace trencavel::random_play {

/// All that differs, in words, a line or two each; empty if all is the same: legal moves, areas, scores,
/// supplies, seat, question, tile in hand, tiles left, end, winners, and what scored since the last move.
std::string difference(const Game& game, const reference::Game& reference);

}  // namespace trencavel::random_play
