// What only Die Burg and Falken have, as JSON.
#pragma once

#include <array>

#include "games/game.h"
#include "record/json.h"
#include "record/json_object.h"

namespace trencavel::record {

Json cell_json(Cell cell);
/// The same for an object that is written as text.
inline std::array<int, 2> coordinates(Cell cell) {
    return {cell.x(), cell.y()};
}

/// Kings and falconers say so; a plain follower says nothing.
void add_sort(Sort sort, Json& json);
void add_sort(Sort sort, JsonObject& json);

/// Nests, Keep and WallTile.
void add_court_event(const Event& event, JsonObject& json);

/// Why there were points: as much as is needed to count them again.
void explain_court_points(const Event& event, JsonObject& json);

/// The wall, keeps, nests and the largest free group; what lies hidden on the towers is not told.
void add_court(const Snapshot& snapshot, const Tables& tables, Json& state);

}  // namespace trencavel::record
