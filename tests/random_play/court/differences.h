// The fast engine's game of Die Burg beside the reference's: what differs between them.
#pragma once

#include <array>
#include <string>

#include "games/game.h"
#include "random_play/court/areas.h"
#include "reference/wall/game.h"

namespace trencavel::random_play {

/// For one game that is compared again and again from its start on.
class CourtComparison {
public:
    /// All that differs, in words, a line or two each; empty if all is the same: legal moves, areas,
    /// followers with their sort, wall tiles on towers and in hand, keeps, nests, gates, empty cells, scores,
    /// supplies, seat, question, tile in hand, tiles left, end, winners, and what scored since the last move.
    std::string difference(const Game& game, const reference::WallGame& reference);

private:
    std::string keeps_astray(const Game& game, const CourtView& court);

    std::array<KeepView, 2> keeps_;  // how they stood; the reference knows only their sizes
    ReferenceCourtAreas reference_areas_;
};

}  // namespace trencavel::random_play
