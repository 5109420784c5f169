// Cells, tiles, seats and areas as JSON: what the codecs make events and states of.
#pragma once

#include <array>
#include <vector>

#include "engine/event.h"
#include "engine/tables/tables.h"
#include "record/json.h"
#include "record/json_object.h"

namespace trencavel::record {

Json cell_json(Cell cell);
Json cells_json(const std::vector<Cell>& cells);
/// The same for an object that is written as text.
inline std::array<int, 2> coordinates(Cell cell) {
    return {cell.x(), cell.y()};
}

/// Nobody is null.
Json seat_json(Seat seat);
/// None is null.
Json tile_json(TileId tile, const Tables& tables);

/// Special followers say so; a plain one says nothing.
void add_sort(Sort sort, Json& json);
void add_sort(Sort sort, JsonObject& json);

/// A feature by its index, or what else a follower stands on.
void put_feature(std::uint8_t feature, JsonObject& json);

/// The seat of an event, and nothing else.
void put_seat(const Event& event, const Tables& tables, JsonObject& json);

/// The name of an area: a cell and a feature in it.
void put_area(const Event& event, JsonObject& json);

/// Why there were points within a wall.
void explain_in_court(const Event& event, JsonObject& json);
/// The same for an area.
void explain_area_in_court(const Event& event, JsonObject& json);

}  // namespace trencavel::record
