#include "record/json_aids.h"

#include <algorithm>

#include "games/fitting.h"
#include "record/codecs.h"
#include "record/json_parts.h"
#include "record/moves.h"
#include "record/names.h"

namespace trencavel::record {
namespace {

/// So many answers are looked at one by one; more than that is a choice of places, and asked for anew.
constexpr std::size_t kAnswersMax = 40;

/// Short, because there are hundreds.
Json spot_json(const Spot& spot) {
    return Json::array({spot.cell.x(), spot.cell.y(), feature_json(spot.feature)});
}

void add_if(Json& json, const char* name, unsigned number) {
    if (number > 0) json[name] = number;
}

Json area_json(const AreaView& area, unsigned players) {
    Json json = {{"kind", name(area.kind)}, {"spots", Json::array()}};
    for (const Spot& spot : area.members) json["spots"].push_back(spot_json(spot));
    json["followers"] = Json::array();
    for (unsigned seat = 0; seat < players; ++seat) json["followers"].push_back(area.followers[seat]);
    json["owners"] = seats_json(area.owners);
    json["complete"] = area.complete;
    json["worth"] = area.worth;
    json["worth_complete"] = area.complete ? area.worth : area.worth_complete;
    add_if(json, "tiles", area.tiles);
    add_if(json, "pennants", area.pennants);
    add_if(json, "cities", area.cities);
    add_if(json, "castles", area.castles);
    add_if(json, "filled", area.filled);
    add_if(json, "markets", area.markets);
    add_if(json, "nests", area.nests);
    if (area.fountain) json["fountain"] = true;
    if (area.doubled) json["doubled"] = true;
    return json;
}

Json areas_at(const Game& game, const std::vector<Cell>& cells) {
    const unsigned players = game.snapshot().players;
    Json json = Json::array();
    for (const AreaView& area : game.areas()) {
        const bool touched = std::any_of(area.members.begin(), area.members.end(), [&](const Spot& spot) {
            return std::find(cells.begin(), cells.end(), spot.cell) != cells.end();
        });
        if (touched) json.push_back(area_json(area, players));
    }
    return json;
}

Json asks_json(const Game& game, const Snapshot& snapshot) {
    const bool by_chance = !snapshot.question || snapshot.question->seat == kChance;
    if (by_chance) return nullptr;
    return {{"seat", snapshot.question->seat},
            {"what", name(snapshot.question->kind)},
            {"tile", snapshot.hand == kNoTile ? Json(nullptr) : Json(game.tables().names[snapshot.hand])}};
}

/// What each answer of the seat that is asked would do.
Json answers_json(const Game& game) {
    Json json = Json::array();
    const std::vector<Move> answers = game.legal_moves();
    if (answers.size() > kAnswersMax) return json;
    for (const Move& answer : answers) {
        const std::unique_ptr<Game> next = game.clone();
        next->apply(answer);
        json.push_back({{"move", format(answer, game.tables())},
                        {"events", events_json(next->events(), game.tables())},
                        {"scores", next->snapshot().scores}});
    }
    return json;
}

}  // namespace

Json areas_json(const Game& game) {
    const Snapshot snapshot = game.snapshot();
    Json json = {{"areas", Json::array()}, {"dead", cells_json(dead_cells(game))}};
    for (const AreaView& area : game.areas()) json["areas"].push_back(area_json(area, snapshot.players));
    for (const Codec* codec : codecs()) {
        if (codec->add_areas != nullptr) codec->add_areas(snapshot, json);
    }
    return json;
}

Json fits_json(const Game& game) {
    Json json = Json::array();
    for (const FittingPlace& place : fitting_places(game)) {
        Json tiles = Json::object();
        for (const FittingTile& each : place.tiles) {
            Json& turns = tiles[game.tables().names[each.tile]] = Json::array();
            for (unsigned turn = 0; turn < 4; ++turn) {
                if (each.rotations >> turn & 1) turns.push_back(90 * turn);
            }
        }
        json.push_back({{"cell", cell_json(place.cell)}, {"tiles", std::move(tiles)}});
    }
    return json;
}

Json preview_json(const Game& before, const Game& after, const std::vector<Event>& events) {
    std::vector<Cell> laid;
    for (const Event& event : events) {
        if (event.kind == EventKind::Placed) laid.push_back(event.cell);
    }
    const std::optional<Question> asked = before.snapshot().question;
    const Snapshot snapshot = after.snapshot();
    const bool goes_on = asked && snapshot.question && snapshot.question->seat == asked->seat;
    return {{"events", events_json(events, after.tables())},
            {"asks", asks_json(after, snapshot)},
            {"scores", snapshot.scores},
            {"then", goes_on ? answers_json(after) : Json::array()},
            {"areas", areas_at(after, laid)}};
}

}  // namespace trencavel::record
