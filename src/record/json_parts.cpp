#include "record/json_parts.h"

#include "record/names.h"
#include "rules/families/court_reasons.h"

namespace trencavel::record {

Json cell_json(Cell cell) {
    return Json::array({cell.x(), cell.y()});
}

Json cells_json(const std::vector<Cell>& cells) {
    Json json = Json::array();
    for (const Cell& cell : cells) json.push_back(cell_json(cell));
    return json;
}

Json seat_json(Seat seat) {
    return seat == kChance ? Json(nullptr) : Json(seat);
}

Json tile_json(TileId tile, const Tables& tables) {
    return tile == kNoTile ? Json(nullptr) : Json(tables.names[tile]);
}

void add_sort(Sort sort, Json& json) {
    if (sort != Sort::Plain) json["sort"] = name(sort);
}

void add_sort(Sort sort, JsonObject& json) {
    if (sort != Sort::Plain) json.put("sort", name(sort));
}

void put_feature(std::uint8_t feature, JsonObject& json) {
    if (feature == kSpanFeature || feature == kTokenFeature) {
        json.put("feature", name_of_feature(feature));
    } else {
        json.put("feature", feature);
    }
}

void put_seat(const Event& event, const Tables&, JsonObject& json) {
    json.put("seat", event.seat);
}

void put_area(const Event& event, JsonObject& json) {
    json.put("cell", coordinates(event.cell));
    put_feature(event.feature, json);
}

void explain_in_court(const Event& event, JsonObject& json) {
    const Reason& reason = event.reason;
    if (reason.complete) json.put("complete", true);
    if (reason.tiles > 0) json.put("tiles", reason.tiles);
    if (reason.markets > 0) json.put("markets", reason.markets);
    if (reason.counts[court::kFree] > 0) json.put("free", reason.counts[court::kFree]);
    if (reason.counts[court::kFountain]) json.put("fountain", true);
    if (reason.counts[court::kKing]) json.put("king", true);
    if (reason.counts[court::kWallTile] > 0) json.put("wall_tile", reason.counts[court::kWallTile]);
    if (reason.lost > 0) json.put("lost", reason.lost);
}

void explain_area_in_court(const Event& event, JsonObject& json) {
    put_area(event, json);
    explain_in_court(event, json);
}

}  // namespace trencavel::record
