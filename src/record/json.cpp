#include "record/json.h"

#include "record/names.h"

namespace trencavel::record {
namespace {

Json cell_json(Cell cell) {
    return Json::array({cell.x(), cell.y()});
}

Json seats_json(unsigned bits) {
    Json seats = Json::array();
    for (unsigned seat = 0; seat < kSeatsMax; ++seat) {
        if (bits >> seat & 1) seats.push_back(seat);
    }
    return seats;
}

Json tile_json(TileId tile, const Tables& tables) {
    return tile == kNoTile ? Json(nullptr) : Json(tables.names[tile]);
}

Json scored_json(const Event& event) {
    Json json = {{"event", "scored"},
                 {"kind", name(event.area)},
                 {"points", event.points},
                 {"seats", seats_json(event.seats)},
                 {"complete", event.reason.complete},
                 {"cell", cell_json(event.cell)},
                 {"feature", event.feature}};
    if (event.area == tiles::FeatureKind::Field) {
        json["cities"] = event.reason.cities;
    } else {
        json["tiles"] = event.reason.tiles;
    }
    if (event.area == tiles::FeatureKind::City) json["pennants"] = event.reason.pennants;
    return json;
}

Json event_json(const Event& event, const Tables& tables) {
    const std::string_view what = name(event.kind);
    switch (event.kind) {
        case EventKind::Drawn:
        case EventKind::Discarded:
            return {{"event", what}, {"seat", event.seat}, {"tile", tables.names[event.tile]}};
        case EventKind::Placed:
            return {{"event", what},
                    {"seat", event.seat},
                    {"tile", tables.names[event.tile]},
                    {"cell", cell_json(event.cell)},
                    {"rotation", 90 * event.rotation}};
        case EventKind::Follower:
        case EventKind::Returned:
            return {{"event", what},
                    {"seat", event.seat},
                    {"cell", cell_json(event.cell)},
                    {"feature", event.feature}};
        case EventKind::Scored:
            return scored_json(event);
        case EventKind::Ended:
            return {{"event", what}};
        case EventKind::Over:
            return {{"event", what}, {"winners", seats_json(event.seats)}};
    }
    return {};
}

Json board_json(const Snapshot& shot, const Tables& tables) {
    Json board = Json::array();
    for (const PlacedTile& tile : shot.board) {
        board.push_back({{"cell", cell_json(tile.cell)},
                         {"tile", tables.names[tile.tile]},
                         {"rotation", 90 * tile.rotation}});
    }
    return board;
}

Json followers_json(const Snapshot& shot) {
    Json followers = Json::array();
    for (const PlacedFollower& follower : shot.followers) {
        followers.push_back({{"seat", follower.seat},
                             {"cell", cell_json(follower.spot.cell)},
                             {"feature", follower.spot.feature}});
    }
    return followers;
}

Json remaining_json(const Snapshot& shot, const Tables& tables) {
    Json remaining = Json::object();
    for (std::size_t i = 0; i < shot.left_of.size(); ++i) {
        if (shot.left_of[i] > 0) remaining[tables.names[i]] = shot.left_of[i];
    }
    return remaining;
}

}  // namespace

Json state_json(const Game& game) {
    const Snapshot shot = game.snapshot();
    const Tables& tables = game.tables();
    Json state;
    state["game"] = game.setup().game;
    state["players"] = game.setup().players;
    state["seat"] =
        shot.question && shot.question->seat != kChance ? Json(shot.question->seat) : Json(nullptr);
    state["asks"] = shot.question ? Json(name(shot.question->kind)) : Json(nullptr);
    state["tile"] = tile_json(shot.hand, tables);
    state["scores"] = shot.scores;
    state["supplies"] = {{"followers", shot.supplies}};
    state["board"] = board_json(shot, tables);
    state["followers"] = followers_json(shot);
    state["left"] = shot.left;
    state["remaining"] = remaining_json(shot, tables);
    state["over"] = shot.over;
    state["winners"] = shot.over ? seats_json(shot.winners) : Json(nullptr);
    state["ply"] = shot.ply;
    return state;
}

Json events_json(const std::vector<Event>& events, const Tables& tables) {
    Json json = Json::array();
    for (const Event& event : events) json.push_back(event_json(event, tables));
    return json;
}

}  // namespace trencavel::record
