#include "record/json.h"

#include "record/codecs.h"
#include "record/event_text.h"
#include "record/json_parts.h"
#include "record/moves.h"
#include "record/names.h"

namespace trencavel::record {
namespace {

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
    for (const Codec* codec : codecs()) {
        if (codec->add_state != nullptr) codec->add_state(snapshot, tables, state);
    }
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
