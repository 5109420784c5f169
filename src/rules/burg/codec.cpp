#include "rules/burg/codec.h"

#include <algorithm>

#include "games/game.h"
#include "record/expect_values.h"
#include "record/grammar.h"
#include "record/json.h"
#include "record/json_object.h"
#include "record/json_parts.h"
#include "rules/burg/kinds.h"

namespace trencavel::burg {

using namespace record;

namespace {

// --- moves
// -------------------------------------------------------------------------------------------------------

/// `score X,Y F`, `score X,Y F double`
Result<Move> parse_score(Words words, const Reading& reading) {
    const bool doubled = words.size() == 4 && words[3] == "double";
    if (words.size() != 3 && !doubled) return reading.takes();
    const Result<Spot> spot = parse_spot(words.subspan(1), reading);
    if (!spot) return spot.failure();
    return burg::score(spot->cell, spot->feature, doubled);
}

void append_score(std::string& text, const Move& move, const Tables& tables) {
    append_spot(text, move, tables);
    if (move.value != 0) append(text, " double");
}

Result<Move> parse_reveal(Words words, const Reading& reading) {
    const std::optional<std::uint64_t> kind = words.size() == 2 ? parse_unsigned(words[1]) : std::nullopt;
    if (!kind || *kind < 1 || *kind > WallTable::kWallTiles) return reading.takes();
    return Move::reveal(static_cast<unsigned>(*kind));
}

constexpr MoveWords kMoves[] = {
    {.kind = MoveKind::Reveal,
     .word = "reveal",
     .parse = parse_reveal,
     .append = append_points,
     .takes = {"'reveal' takes a wall tile number from 1 to 9, e.g. 'reveal 4'",
               "„reveal“ braucht die Nummer eines Mauerplättchens, 1 bis 9, etwa „reveal 4“"}},
    {.kind = burg::kScoreMove,
     .word = "score",
     .parse = parse_score,
     .append = append_score,
     .takes =
         {"'score' takes a cell and a feature index, e.g. 'score 1,0 0', optionally followed by 'double'",
          "„score“ braucht ein Feld und ein Gebiet darin, etwa „score 1,0 0“, und „double“, wenn es doppelt "
          "zählt"}},
    {.kind = burg::kExtraMove,
     .word = "extra",
     .parse = parse_alone<burg::kExtraMove>,
     .append = append_nothing,
     .takes = texts::kNothingFollows},
};

constexpr QuestionWords kQuestions[] = {
    {.kind = burg::kScoreQuestion, .word = "score", .german = "Gebiet werten"},
    {.kind = burg::kExtraQuestion, .word = "extra", .german = "zweiten Zug machen"},
    {.kind = QuestionKind::Reveal,
     .word = "reveal",
     .german = "Mauerplättchen aufdecken",
     .awaited = "a wall tile must be revealed"},
};

constexpr Wording kOnlySomeDouble = {"wall tiles double only towers and houses",
                                     "nur Türme und Häuser können durch ein Mauerplättchen doppelt zählen"};
constexpr Wording kDoublingTakes = {
    "to double it you need wall tile {0} from an earlier turn, a majority of your own and no king on it",
    "doppelt zählt es nur mit einem Mauerplättchen {0} aus einem früheren Zug, mit deiner Mehrheit und ohne "
    "König darauf"};
constexpr Wording kNoDoubling = {"that area cannot be doubled", "es kann nicht doppelt zählen"};

constexpr Wording kReasons[] = {kOnlySomeDouble, kDoublingTakes};

std::string explain_doubling(const Move& move, const Game& game, Language language) {
    for (const AreaView& area : game.areas()) {
        const Spot spot{move.cell, move.feature};
        if (std::find(area.members.begin(), area.members.end(), spot) == area.members.end()) continue;
        const unsigned wall_tile = WallTiles::doubling(area.kind);
        if (wall_tile == 0) return say(kOnlySomeDouble, language);
        return say(kDoublingTakes, language, {std::to_string(wall_tile)});
    }
    return say(kNoDoubling, language);
}

std::string wall_tile_of(const Move& move, const Game&, Language) {
    return std::to_string(move.value);
}

constexpr RefusalWords kRefusals[] = {
    {.refusal = burg::kNotToScore,
     .wording = {"that area is not being scored now", "das ist kein Gebiet, das jetzt gewertet wird"}},
    {.refusal = burg::kOwnAreasFirst,
     .wording = {"score your own areas first", "zuerst werden deine eigenen Gebiete gewertet"}},
    {.refusal = burg::kNoDoubling, .wording = kNoDoubling, .explain = explain_doubling},
    {.refusal = Refusal::NoSuchWallTile,
     .wording = {"wall tile {0} cannot be there", "ein Mauerplättchen {0} kann dort nicht liegen"},
     .word = wall_tile_of},
};

// --- events
// ------------------------------------------------------------------------------------------------------

/// A tower by its two fields of the track.
std::array<unsigned, 2> tower_fields(unsigned first_field) {
    return {first_field, first_field + 1};
}

void put_keep(const Event& event, const Tables&, JsonObject& json) {
    json.put("seat", event.seat);
    put_area(event, json);
    json.put("tiles", event.points);
}

void put_wall_tile(const Event& event, const Tables&, JsonObject& json) {
    json.put("seat", event.seat);
    json.put("wall_tile", event.other);
    json.put("tower", tower_fields(static_cast<unsigned>(event.points)));
}

constexpr EventWords kEvents[] = {
    {.kind = burg::kKeepEvent, .word = "keep", .put = put_keep},
    {.kind = burg::kWallTileEvent, .word = "wall-tile", .put = put_wall_tile},
    {.kind = burg::kExtraEvent, .word = "extra", .put = put_seat},
};

/// K16: some bring points for an area, others by themselves.
void explain_wall_tile(const Event& event, JsonObject& json) {
    if (event.reason.tiles > 0) put_area(event, json);
    explain_in_court(event, json);
}

constexpr ScoringWords kScorings[] = {
    {.kind = ScoringKind::Path, .word = "path", .explain = explain_area_in_court},
    {.kind = ScoringKind::Tower, .word = "tower", .explain = explain_area_in_court},
    {.kind = ScoringKind::House, .word = "house", .explain = explain_area_in_court},
    {.kind = ScoringKind::Court, .word = "court", .explain = explain_area_in_court},
    {.kind = burg::kKeepScoring, .word = "keep", .explain = explain_in_court},
    {.kind = burg::kWallTileScoring, .word = "wall-tile", .explain = explain_wall_tile},
};

// --- what can be seen
// --------------------------------------------------------------------------------------------

/// What lies hidden on the towers is not told.
Json wall_json(const CourtView& court, const Tables& tables) {
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

void add_state(const Snapshot& snapshot, const Tables& tables, Json& state) {
    if (!snapshot.court) return;
    state["wall"] = wall_json(*snapshot.court, tables);
    state["keeps"] = keeps_json(*snapshot.court);
    state["free"] = snapshot.court->free_group.size();
}

void add_areas(const Snapshot& snapshot, Json& areas) {
    if (snapshot.court) areas["free"] = cells_json(snapshot.court->free_group);
}

// --- expectations
// ------------------------------------------------------------------------------------------------

Result<std::string> check_keep(Words values, const Game& game) {
    const Result<unsigned> seat = parse_seat_within_wall(values, game, "expect keep 0 4");
    if (!seat) return Error{seat.error()};
    const unsigned size = game.snapshot().court->keeps[seat.value()].size;
    return compare_number(values.subspan(1), size, "keep " + values[0]);
}

Result<std::string> check_held(Words values, const Game& game) {
    const Result<unsigned> seat = parse_seat_within_wall(values, game, "expect held 0 3 9");
    if (!seat) return Error{seat.error()};
    Result<std::vector<int>> expected = parse_ints(values.subspan(1));
    if (!expected) return Error{expected.error()};
    std::sort(expected->begin(), expected->end());
    const Snapshot snapshot = game.snapshot();
    const std::vector<unsigned>& held = snapshot.court->held[seat.value()];
    const std::vector<int> actual(held.begin(), held.end());
    if (expected.value() == actual) return std::string{};
    return "expected held " + join({values.begin(), values.end()}) + ", but it is " +
           (actual.empty() ? "nothing" : list(actual));
}

Result<std::string> check_free(Words values, const Game& game) {
    if (Error problem = problem_outside_walls(game); !problem.text.empty()) return problem;
    return compare_number(values, game.snapshot().court->free_group.size(), "free");
}

constexpr Expectation kExpectations[] = {
    {"keep", check_keep},
    {"held", check_held},
    {"free", check_free},
};

}  // namespace

constinit const Codec kCodec = {
    .moves = kMoves,
    .questions = kQuestions,
    .events = kEvents,
    .scorings = kScorings,
    .refusals = kRefusals,
    .expectations = kExpectations,
    .reasons = kReasons,
    .add_state = add_state,
    .add_areas = add_areas,
};

}  // namespace trencavel::burg
