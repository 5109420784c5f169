#include "record/json_court.h"

#include "record/names.h"

namespace trencavel::record {
namespace {

void add_area(const Event& event, JsonObject& json) {
    json.put("cell", coordinates(event.cell)).put("feature", event.feature);
}

/// A tower by its two fields of the track.
std::array<unsigned, 2> tower_fields(unsigned first_field) {
    return {first_field, first_field + 1};
}

Json wall_json(const Snapshot& snapshot, const Tables& tables) {
    const CourtView& court = *snapshot.court;
    Json wall = {{"towers", Json::array()}, {"held", court.held}, {"unseen", Json::object()}};
    for (unsigned tower = 0; tower < court.towers.size(); ++tower) {
        if (court.towers[tower]) wall["towers"].push_back(tower_fields(tables.wall.tower_field[tower]));
    }
    for (std::size_t i = 0; i < court.unseen.size(); ++i) {
        if (court.unseen[i] > 0) wall["unseen"][std::to_string(i + 1)] = court.unseen[i];
    }
    if (court.taken_from) {
        wall["taken"] = {{"seat", court.taker},
                         {"tower", tower_fields(tables.wall.tower_field[*court.taken_from])}};
    }
    return wall;
}

Json keeps_json(const CourtView& court) {
    Json keeps = Json::array();
    for (const KeepView& keep : court.keeps) {
        if (keep.size == 0) {
            keeps.push_back(nullptr);
        } else {
            keeps.push_back(
                {{"tiles", keep.size}, {"cell", cell_json(keep.spot.cell)}, {"feature", keep.spot.feature}});
        }
    }
    return keeps;
}

}  // namespace

Json cell_json(Cell cell) {
    return Json::array({cell.x(), cell.y()});
}

void add_sort(Sort sort, Json& json) {
    if (sort != Sort::Plain) json["sort"] = name(sort);
}

void add_sort(Sort sort, JsonObject& json) {
    if (sort != Sort::Plain) json.put("sort", name(sort));
}

void add_court_event(const Event& event, JsonObject& json) {
    json.put("seat", event.seat);
    if (event.kind == EventKind::WallTile) {
        json.put("wall_tile", event.other);
        json.put("tower", tower_fields(static_cast<unsigned>(event.points)));
        return;
    }
    add_area(event, json);
    json.put(event.kind == EventKind::Keep ? "tiles" : "tokens", event.points);
}

void explain_court_points(const Event& event, JsonObject& json) {
    const Reason& reason = event.reason;
    const bool is_area = event.what != ScoringKind::Keep && event.what != ScoringKind::Nests &&
                         (event.what != ScoringKind::WallTile || reason.tiles > 0);
    if (is_area) add_area(event, json);
    if (reason.complete) json.put("complete", true);
    if (reason.tiles > 0) json.put("tiles", reason.tiles);
    if (reason.markets > 0) json.put("markets", reason.markets);
    if (reason.free > 0) json.put("free", reason.free);
    if (reason.fountain) json.put("fountain", true);
    if (reason.king) json.put("king", true);
    if (reason.wall_tile > 0) json.put("wall_tile", reason.wall_tile);
    if (reason.lost > 0) json.put("lost", reason.lost);
}

void add_court(const Snapshot& snapshot, const Tables& tables, Json& state) {
    const CourtView& court = *snapshot.court;
    state["wall"] = wall_json(snapshot, tables);
    state["keeps"] = keeps_json(court);
    state["free"] = court.free_group.size();
    if (!court.falcon) return;
    state["supplies"]["kings"] = snapshot.king_supplies;
    state["supplies"]["falconers"] = snapshot.falconer_supplies;
    state["nests"] = court.nests;
    state["at_gate"] = court.at_gate;
}

}  // namespace trencavel::record
