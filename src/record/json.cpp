#include "record/json.h"

#include "record/json_court.h"
#include "record/moves.h"
#include "record/names.h"

namespace trencavel::record {
namespace {

/// Nobody is null.
Json seat_json(Seat seat) {
    return seat == kChance ? Json(nullptr) : Json(seat);
}

Json tile_json(TileId tile, const Tables& tables) {
    return tile == kNoTile ? Json(nullptr) : Json(tables.names[tile]);
}

void explain_area(const Event& event, Json& json) {
    json["complete"] = event.reason.complete;
    json["cell"] = cell_json(event.cell);
    json["feature"] = feature_json(event.feature);
    if (event.what == ScoringKind::Field) {
        json["cities"] = event.reason.cities;
        if (event.reason.castles > 0) json["castles"] = event.reason.castles;
    } else {
        json["tiles"] = event.reason.tiles;
    }
    if (event.what == ScoringKind::City) json["pennants"] = event.reason.pennants;
}

/// Why there were points: as much as is needed to count them again.
void explain_points(const Event& event, Json& json) {
    switch (event.what) {
        case ScoringKind::Castle:
            json["cells"] = Json::array({cell_json(event.cell), cell_json(event.second)});
            json["source"] = name(static_cast<ScoringKind>(event.other));
            break;
        case ScoringKind::Crown:
            json["segment"] = name_of_segment(event.other);
            break;
        case ScoringKind::Fortune:
            break;
        case ScoringKind::Taxes:
            json["followers"] = event.reason.followers;
            json["fellows"] = event.reason.fellows;
            json["pennants"] = event.reason.pennants;
            break;
        case ScoringKind::Famine:
            json["followers"] = event.reason.followers;
            json["cities"] = event.reason.cities;
            break;
        case ScoringKind::Storm:
        case ScoringKind::Inquisition:
            json["followers"] = event.reason.followers;
            break;
        case ScoringKind::Path:
        case ScoringKind::Tower:
        case ScoringKind::House:
        case ScoringKind::Chapel:
        case ScoringKind::Court:
        case ScoringKind::Keep:
        case ScoringKind::Nests:
        case ScoringKind::WallTile:
            explain_court_points(event, json);
            break;
        default:
            explain_area(event, json);
    }
}

Json scored_json(const Event& event) {
    Json json = {{"event", "scored"},
                 {"kind", name(event.what)},
                 {"points", event.points},
                 {"seats", seats_json(event.seats)}};
    explain_points(event, json);
    return json;
}

Json event_json(const Event& event, const Tables& tables) {
    Json json = {{"event", name(event.kind)}};
    switch (event.kind) {
        case EventKind::Drawn:
        case EventKind::Discarded:
        case EventKind::Won:
            json["seat"] = event.seat;
            json["tile"] = tables.names[event.tile];
            break;
        case EventKind::Placed:
            json["seat"] = event.seat;
            json["tile"] = tables.names[event.tile];
            json["cell"] = cell_json(event.cell);
            json["rotation"] = 90 * event.rotation;
            break;
        case EventKind::Bridge:
            json["seat"] = event.seat;
            json["cell"] = cell_json(event.cell);
            json["axis"] = name(static_cast<Axis>(event.rotation));
            break;
        case EventKind::Follower:
        case EventKind::Returned:
            json["seat"] = event.seat;
            json["cell"] = cell_json(event.cell);
            json["feature"] = feature_json(event.feature);
            add_sort(static_cast<Sort>(event.other), json);
            break;
        case EventKind::Crown:
        case EventKind::Uncrowned:
            json["seat"] = event.seat;
            json["segment"] = name_of_segment(event.other);
            break;
        case EventKind::Castle:
            json["seat"] = event.seat;
            json["cells"] = Json::array({cell_json(event.cell), cell_json(event.second)});
            break;
        case EventKind::Scored:
            return scored_json(event);
        case EventKind::Pig:
            json["segment"] = name_of_segment(event.other);
            break;
        case EventKind::Bazaar:
        case EventKind::PassedBid:
            json["seat"] = event.seat;
            break;
        case EventKind::TurnedUp:
            json["tile"] = tables.names[event.tile];
            break;
        case EventKind::Offered:
            json["seat"] = event.seat;
            json["tile"] = tables.names[event.tile];
            json["points"] = event.points;
            break;
        case EventKind::Bid:
            json["seat"] = event.seat;
            json["points"] = event.points;
            break;
        case EventKind::Paid:
            json["seat"] = event.seat;
            json["to"] = seat_json(event.other);
            json["points"] = event.points;
            break;
        case EventKind::Gate:
        case EventKind::Extra:
            json["seat"] = event.seat;
            break;
        case EventKind::Nests:
        case EventKind::Keep:
        case EventKind::WallTile:
            add_court_event(event, json);
            break;
        case EventKind::Ended:
            break;
        case EventKind::Over:
            json["winners"] = seats_json(event.seats);
            break;
    }
    return json;
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
                             {"feature", feature_json(follower.spot.feature)}});
        add_sort(follower.sort, followers.back());
    }
    return followers;
}

Json bridges_json(const Snapshot& shot) {
    Json bridges = Json::array();
    for (const PlacedBridge& bridge : shot.bridges)
        bridges.push_back({{"cell", cell_json(bridge.cell)}, {"axis", name(bridge.axis)}});
    return bridges;
}

Json castles_json(const Snapshot& shot) {
    Json castles = Json::array();
    for (const PlacedCastle& castle : shot.castles) {
        castles.push_back({{"cells", Json::array({cell_json(castle.cells[0]), cell_json(castle.cells[1])})},
                           {"seat", castle.seat},
                           {"occupied", castle.occupied}});
    }
    return castles;
}

Json wheel_json(const WheelView& wheel) {
    Json crowns = Json::object();
    for (unsigned segment = 0; segment < wheel.crowns.size(); ++segment)
        crowns[std::string(name_of_segment(segment))] = wheel.crowns[segment];
    return {{"pig", name_of_segment(wheel.pig)}, {"crowns", crowns}};
}

Json bazaar_json(const BazaarView& bazaar, const Tables& tables) {
    Json json = {{"open", Json::array()}, {"won", Json::array()}};
    for (const TileId tile : bazaar.open) json["open"].push_back(tables.names[tile]);
    for (const TileId tile : bazaar.won) json["won"].push_back(tile_json(tile, tables));
    if (bazaar.offer) {
        json["offer"] = {{"seat", bazaar.offer->chooser},
                         {"tile", tables.names[bazaar.offer->tile]},
                         {"bid", bazaar.offer->bid},
                         {"bidder", bazaar.offer->bidder}};
    }
    return json;
}

/// What only some games have.
void add_pieces(const Snapshot& shot, const Tables& tables, Json& state) {
    if (!shot.bridge_supplies.empty()) {
        state["supplies"]["bridges"] = shot.bridge_supplies;
        state["bridges"] = bridges_json(shot);
    }
    if (!shot.castle_supplies.empty()) {
        state["supplies"]["castles"] = shot.castle_supplies;
        state["castles"] = castles_json(shot);
        if (shot.asking_castle) state["castle"] = state["castles"][*shot.asking_castle];
    }
    if (shot.wheel) state["wheel"] = wheel_json(*shot.wheel);
    if (shot.bazaar) state["bazaar"] = bazaar_json(*shot.bazaar, tables);
    if (shot.court) add_court(shot, tables, state);
}

Json remaining_json(const Snapshot& shot, const Tables& tables) {
    Json remaining = Json::object();
    for (std::size_t i = 0; i < shot.left_of.size(); ++i) {
        if (shot.left_of[i] > 0) remaining[tables.names[i]] = shot.left_of[i];
    }
    return remaining;
}

}  // namespace

Json feature_json(std::uint8_t feature) {
    if (feature == kSpanFeature || feature == kTokenFeature) return name_of_feature(feature);
    return feature;
}

Json seats_json(unsigned bits) {
    Json seats = Json::array();
    for (unsigned seat = 0; seat < kSeatsMax; ++seat) {
        if (bits >> seat & 1) seats.push_back(seat);
    }
    return seats;
}

Json moves_json(const Game& game) {
    Json moves = Json::array();
    for (const Move& move : game.legal_moves()) moves.push_back(spell(move, game.tables()));
    return moves;
}

/// Nothing in a move's spelling has to be escaped.
std::string moves_text(const Game& game) {
    std::string text = "[";
    for (const Move& move : game.legal_moves()) {
        text += text.size() == 1 ? "\"" : ",\"";
        text += spell(move, game.tables());
        text += '"';
    }
    return text + "]";
}

Json state_json(const Game& game) {
    const Snapshot shot = game.snapshot();
    const Tables& tables = game.tables();
    Json state;
    state["game"] = game.setup().game;
    if (!game.setup().modules.empty()) state["with"] = game.setup().modules;
    for (const auto& [option, value] : game.setup().options) state["options"][option] = value;
    state["players"] = game.setup().players;
    state["seat"] = shot.question ? seat_json(shot.question->seat) : Json(nullptr);
    state["asks"] = shot.question ? Json(name(shot.question->kind)) : Json(nullptr);
    state["tile"] = tile_json(shot.hand, tables);
    state["scores"] = shot.scores;
    state["supplies"] = {{"followers", shot.supplies}};
    state["board"] = board_json(shot, tables);
    state["followers"] = followers_json(shot);
    add_pieces(shot, tables, state);
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
