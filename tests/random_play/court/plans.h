// How good a position of Die Burg is, right after a tile was placed, for tastes that plan ahead. All values
// are at least 0, and the higher the better.
#pragma once

#include "engine/board/position.h"
#include "games/rulesets.h"

namespace trencavel::random_play {

using CourtPosition = Position<CourtRules>;

/// What the seat gets for an area, if that is complete and there is nothing to double it but a king.
int points_of(const Tables& tables, const CourtPosition& pos, unsigned root, tiles::FeatureKind kind,
              Seat seat);

/// Areas with followers of both are to be completed; others are to meet.
int value_of_meeting(const Tables& tables, const CourtPosition& pos);

/// The same, with a majority.
int value_of_rallying(const Tables& tables, const CourtPosition& pos);

/// What followers stand on grows to eight tiles (F2), and then has as few open ends as possible.
int value_of_growing(const Tables& tables, const CourtPosition& pos);

/// All points go to the first player.
int value_of_earning(const Tables& tables, const CourtPosition& pos);

/// How many areas that wall tiles could double who has the turn can have completed with the last tile; one of
/// them may still need a follower.
int completed_to_double(const Tables& tables, const CourtPosition& pos);

/// Several areas of who has the turn are to be completed at once (K14), and none before.
int value_of_hoarding(const Tables& tables, const CourtPosition& pos);

/// Free places that no path runs to, the fewer the better.
int value_of_sealing(const CourtPosition& pos);

/// A path is to lead from one start space to another, or back to where it comes from. These are asked before
/// the tile in hand is placed.
int value_of_spanning(const Tables& tables, TileId hand, const Move& move);
int value_of_ringing(const Tables& tables, TileId hand, const Move& move);

}  // namespace trencavel::random_play
