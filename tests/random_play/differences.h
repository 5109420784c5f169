// The fast engine's game beside the reference's: what differs between them.
#pragma once

#include <string>

#include "games/game.h"
#include "random_play/plain_areas.h"
#include "reference/game.h"

namespace trencavel::random_play {

/// All that differs, in words, a line or two each; empty if all is the same: legal moves, areas, followers,
/// bridges, castles, wheel, bazaar, scores, supplies, seat, question, tile in hand, tiles left, end, winners,
/// and what scored since the last move.
std::string difference(const Game& game, const reference::Game& reference);

/// The same, for one game that is compared again and again from its start on.
class Comparison {
public:
    std::string difference(const Game& game, const reference::Game& reference);

private:
    ReferenceAreas reference_areas_;
};

}  // namespace trencavel::random_play
