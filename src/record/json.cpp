#include "record/json.h"

#include "record/event_text.h"
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

Json board_json(const Snapshot& snapshot, const Tables& tables) {
    Json board = Json::array();
    for (const PlacedTile& tile : snapshot.board) {
        board.push_back({{"cell", cell_json(tile.cell)},
                         {"tile", tables.names[tile.tile]},
                         {"rotation", 90 * tile.rotation}});
    }
    return board;
}

Json followers_json(const Snapshot& snapshot) {
    Json followers = Json::array();
    for (const PlacedFollower& follower : snapshot.followers) {
        followers.push_back({{"seat", follower.seat},
                             {"cell", cell_json(follower.spot.cell)},
                             {"feature", feature_json(follower.spot.feature)}});
        add_sort(follower.sort, followers.back());
    }
    return followers;
}

Json bridges_json(const Snapshot& snapshot) {
    Json bridges = Json::array();
    for (const PlacedBridge& bridge : snapshot.bridges)
        bridges.push_back({{"cell", cell_json(bridge.cell)}, {"axis", name(bridge.axis)}});
    return bridges;
}

Json castles_json(const Snapshot& snapshot) {
    Json castles = Json::array();
    for (const PlacedCastle& castle : snapshot.castles) {
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
void add_pieces(const Snapshot& snapshot, const Tables& tables, Json& state) {
    if (!snapshot.bridge_supplies.empty()) {
        state["supplies"]["bridges"] = snapshot.bridge_supplies;
        state["bridges"] = bridges_json(snapshot);
    }
    if (!snapshot.castle_supplies.empty()) {
        state["supplies"]["castles"] = snapshot.castle_supplies;
        state["castles"] = castles_json(snapshot);
        if (snapshot.asking_castle) state["castle"] = state["castles"][*snapshot.asking_castle];
    }
    if (snapshot.wheel) state["wheel"] = wheel_json(*snapshot.wheel);
    if (snapshot.bazaar) state["bazaar"] = bazaar_json(*snapshot.bazaar, tables);
    if (snapshot.court) add_court(snapshot, tables, state);
}

Json remaining_json(const Snapshot& snapshot, const Tables& tables) {
    Json remaining = Json::object();
    for (std::size_t i = 0; i < snapshot.left_of.size(); ++i) {
        if (snapshot.left_of[i] > 0) remaining[tables.names[i]] = snapshot.left_of[i];
    }
    return remaining;
}

}  // namespace

Json feature_json(std::uint8_t feature) {
    if (feature == kSpanFeature || feature == kTokenFeature) return name_of_feature(feature);
    return feature;
}

Json seats_json(unsigned bits) {
    return seats_of(bits);
}

Json moves_json(const Game& game) {
    Json moves = Json::array();
    for (const Move& move : game.legal_moves()) moves.push_back(format(move, game.tables()));
    return moves;
}

/// Nothing in a move's spelling has to be escaped.
std::string moves_text(const Game& game) {
    std::string text = "[";
    for (const Move& move : game.legal_moves()) {
        text += text.size() == 1 ? "\"" : ",\"";
        append_spelling(text, move, game.tables());
        text += '"';
    }
    return text + "]";
}

Json state_json(const Game& game) {
    const Snapshot snapshot = game.snapshot();
    const Tables& tables = game.tables();
    Json state;
    state["game"] = game.setup().game;
    if (!game.setup().modules.empty()) state["with"] = game.setup().modules;
    for (const auto& [option, value] : game.setup().options) state["options"][option] = value;
    state["players"] = game.setup().players;
    state["seat"] = snapshot.question ? seat_json(snapshot.question->seat) : Json(nullptr);
    state["asks"] = snapshot.question ? Json(name(snapshot.question->kind)) : Json(nullptr);
    state["tile"] = tile_json(snapshot.hand, tables);
    state["scores"] = snapshot.scores;
    state["supplies"] = {{"followers", snapshot.supplies}};
    state["board"] = board_json(snapshot, tables);
    state["followers"] = followers_json(snapshot);
    add_pieces(snapshot, tables, state);
    state["left"] = snapshot.left;
    state["remaining"] = remaining_json(snapshot, tables);
    state["over"] = snapshot.over;
    state["winners"] = snapshot.over ? seats_json(snapshot.winners) : Json(nullptr);
    state["ply"] = snapshot.ply;
    return state;
}

Json events_json(const std::vector<Event>& events, const Tables& tables) {
    return Json::parse(events_text(events, tables));
}

}  // namespace trencavel::record
