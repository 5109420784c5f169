// What players want to know before they decide, as JSON: areas, what a move would do, which tiles fit where.
#pragma once

#include <vector>

#include "games/game.h"
#include "record/json.h"

namespace trencavel::record {

/// All areas with whom they belong to and what they are worth, and the cells that can never be filled; within
/// the wall also the largest free group.
Json areas_json(const Game& game);

/// Every free cell beside the layout with the tiles still to be laid that fit it and how they are turned.
Json fits_json(const Game& game);

/// What moves would do that led from one position to another with these events: the question and the points
/// afterwards, the areas of the tiles that were laid, and, as long as the same seat is asked on, what each of
/// its answers would do. The games must be left to chance, so that nothing hidden can be told.
Json preview_json(const Game& before, const Game& after, const std::vector<Event>& events);

}  // namespace trencavel::record
