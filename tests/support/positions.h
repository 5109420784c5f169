// Looking into a game: its position, its areas, and what happened last.
#pragma once

#include <vector>

#include "games/game.h"

namespace trencavel {

/// Carcassonne's position, to look at or to copy and change.
const Position<BaseRules>& position_of(const Game& game);
/// The same for the wheel and expansion 8.
const Position<PlaneRules>& plane_position_of(const Game& game);

/// The kinds of what happened since the last move.
std::vector<EventKind> kinds_of_events(const Game& game);

/// The area of a feature of the tile in that cell. Throws if there is none.
AreaView area_at(const Game& game, int x, int y, unsigned feature);

}  // namespace trencavel
