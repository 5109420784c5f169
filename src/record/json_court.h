// What only Die Burg and Falken have, as JSON.
#pragma once

#include "games/game.h"
#include "record/json.h"

namespace trencavel::record {

Json cell_json(Cell cell);

/// Kings and falconers say so; a plain follower says nothing.
void add_sort(Sort sort, Json& json);

/// Nests, Keep and WallTile.
void add_court_event(const Event& event, Json& json);

/// Why there were points: as much as is needed to count them again.
void explain_court_points(const Event& event, Json& json);

/// The wall, keeps, nests and the largest free group; what lies hidden on the towers is not told.
void add_court(const Snapshot& shot, const Tables& tables, Json& state);

}  // namespace trencavel::record
