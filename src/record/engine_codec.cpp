#include "record/engine_codec.h"

#include "games/game.h"
#include "record/codecs.h"
#include "record/explain_edges.h"
#include "record/grammar.h"
#include "record/json_object.h"
#include "record/json_parts.h"
#include "record/names.h"

namespace trencavel::record {
namespace {

// --- moves
// -------------------------------------------------------------------------------------------------------

constexpr std::string_view kRotations[4] = {"r0", "r90", "r180", "r270"};

std::optional<unsigned> parse_rotation(std::string_view word) {
    for (unsigned rotation = 0; rotation < 4; ++rotation) {
        if (word == kRotations[rotation]) return rotation;
    }
    return std::nullopt;
}

constexpr Wording kTakesPlacement = {"'place' takes a cell and a rotation, e.g. 'place 1,0 r90'{0}",
                                     "„place“ braucht ein Feld und eine Drehung, etwa „place 1,0 r90“{0}"};
constexpr Wording kTakesFollower = {
    "'follower' takes a feature index or '{0}', e.g. 'follower 0'",
    "„follower“ braucht die Nummer eines Gebiets oder „{0}“, etwa „follower 0“"};

/// `place X,Y rR`, and what a module adds to it.
Result<Move> parse_place(Words words, const Reading& reading) {
    const PlacementWords& more = placement_words();
    const bool has_more = words.size() == 4 + more.count && words[3] == more.word;
    if (words.size() != 3 && !has_more)
        return reading.error(kTakesPlacement, {more.takes.in(reading.language)});
    const std::optional<Cell> cell = parse_cell(words[1]);
    if (!cell) return reading.error(texts::kNoCell, {words[1]});
    const std::optional<unsigned> rotation = parse_rotation(words[2]);
    if (!rotation) return reading.error(texts::kNoRotation, {words[2]});
    if (!has_more) return Move::place(*cell, *rotation);
    const Result<std::uint16_t> built = more.parse(words.subspan(4), *cell, reading);
    if (!built) return built.failure();
    return Move::place(*cell, *rotation, built.value());
}

void append_place(std::string& text, const Move& move, const Tables&) {
    text += ' ';
    append_cell(text, move.cell);
    append(text, " ", kRotations[move.rotation]);
    placement_words().append(text, move);
}

Result<Move> parse_follower(Words words, const Reading& reading) {
    const std::string span = name_of_feature(kSpanFeature);
    if (words.size() != 2) return reading.error(kTakesFollower, {span});
    if (words[1] == span) return Move::follower(kSpanFeature);
    return parse_with_feature<MoveKind::Follower>(words, reading);
}

constexpr MoveWords kMoves[] = {
    {.kind = MoveKind::Draw,
     .word = "draw",
     .parse = parse_with_tile<MoveKind::Draw>,
     .append = append_tile,
     .takes = {"'draw' takes a tile name, e.g. 'draw U'",
               "„draw“ braucht den Namen einer Karte, etwa „draw U“"}},
    {.kind = MoveKind::Place,
     .word = "place",
     .parse = parse_place,
     .append = append_place,
     .takes = kTakesPlacement,
     .answers = QuestionKind::Place},
    {.kind = MoveKind::Follower,
     .word = "follower",
     .parse = parse_follower,
     .append = append_feature,
     .takes = kTakesFollower,
     .answers = QuestionKind::Follower},
    {.kind = MoveKind::Pass,
     .word = "pass",
     .parse = parse_alone<MoveKind::Pass>,
     .append = append_nothing,
     .takes = texts::kNothingFollows},
};

constexpr QuestionWords kQuestions[] = {
    {.kind = QuestionKind::Draw, .word = "draw", .german = "Karte ziehen", .awaited = "a tile must be drawn"},
    {.kind = QuestionKind::Place, .word = "place", .german = "Karte anlegen"},
    {.kind = QuestionKind::Follower, .word = "follower", .german = "Gefolgsmann setzen"},
};

constexpr SortWords kSorts[] = {{.sort = Sort::Plain, .word = "follower", .german = "Gefolgsmann"}};

// --- events
// ------------------------------------------------------------------------------------------------------

void put_drawn(const Event& event, const Tables& tables, JsonObject& json) {
    json.put("seat", event.seat);
    json.put("tile", tables.names[event.tile]);
}

void put_placed(const Event& event, const Tables& tables, JsonObject& json) {
    put_drawn(event, tables, json);
    json.put("cell", coordinates(event.cell));
    json.put("rotation", 90 * event.rotation);
}

void put_follower(const Event& event, const Tables&, JsonObject& json) {
    json.put("seat", event.seat);
    put_area(event, json);
    add_sort(static_cast<Sort>(event.other), json);
}

void put_scored(const Event& event, const Tables&, JsonObject& json) {
    const ScoringWords& words = words_of(event.what);
    json.put("kind", words.word).put("points", event.points).put("seats", seats_of(event.seats));
    words.explain(event, json);
}

void put_paid(const Event& event, const Tables&, JsonObject& json) {
    json.put("seat", event.seat);
    json.put("to", event.other == kChance ? std::nullopt : std::optional(event.other));
    json.put("points", event.points);
}

void put_nothing(const Event&, const Tables&, JsonObject&) {}

void put_winners(const Event& event, const Tables&, JsonObject& json) {
    json.put("winners", seats_of(event.seats));
}

constexpr EventWords kEvents[] = {
    {.kind = EventKind::Drawn, .word = "drawn", .put = put_drawn},
    {.kind = EventKind::Discarded, .word = "discarded", .put = put_drawn},
    {.kind = EventKind::Placed, .word = "placed", .put = put_placed},
    {.kind = EventKind::Follower, .word = "follower", .put = put_follower},
    {.kind = EventKind::Scored, .word = "scored", .put = put_scored},
    {.kind = EventKind::Returned, .word = "returned", .put = put_follower},
    {.kind = EventKind::Paid, .word = "paid", .put = put_paid},
    {.kind = EventKind::Ended, .word = "ended", .put = put_nothing},
    {.kind = EventKind::Over, .word = "over", .put = put_winners},
};

// --- moves that are not legal
// ------------------------------------------------------------------------------------

constexpr Wording kAsksForAnother = {"the game is waiting for '{0}'",
                                     "jetzt ist etwas anderes an der Reihe: {0}"};
constexpr Wording kNotAdjacent = {"that cell is not next to a tile", "an dieses Feld grenzt keine Karte"};
constexpr Wording kNotAdjacentInCourt = {"that cell is not next to a tile or a start space",
                                         "an dieses Feld grenzt weder eine Karte noch ein Startfeld"};

constexpr Wording kReasons[] = {kNotAdjacentInCourt, kEdgeMeets};

/// Whether the question is the right one, and only the game lacks what the move needs.
std::string explain_not_asked(const Move& move, const Game& game, Language language) {
    const QuestionKind asked = game.snapshot().question->kind;
    if (words_of(move.kind).answers == asked) return say(absent_without(move.kind), language);
    return say(kAsksForAnother, language, {name(asked, language)});
}

std::string explain_not_adjacent(const Move&, const Game& game, Language language) {
    const bool has_start_spaces = !game.tables().wall.start_spaces.empty();
    return say(has_start_spaces ? kNotAdjacentInCourt : kNotAdjacent, language);
}

std::string tile_of(const Move& move, const Game& game, Language) {
    return game.tables().names[move.tile];
}

std::string sort_of(const Move& move, const Game&, Language language) {
    return std::string(name(words_of(move.kind).sort, language));
}

constexpr RefusalWords kRefusals[] = {
    {.refusal = Refusal::GameOver, .wording = {"the game is over", "das Spiel ist zu Ende"}},
    {.refusal = Refusal::NotAsked, .wording = kAsksForAnother, .explain = explain_not_asked},
    {.refusal = Refusal::NoSuchTile,
     .wording = {"no {0} is left", "von {0} ist keine Karte mehr übrig"},
     .word = tile_of},
    {.refusal = Refusal::CellTaken,
     .wording = {"there is already a tile there", "dort liegt schon eine Karte"}},
    {.refusal = Refusal::NotAdjacent, .wording = kNotAdjacent, .explain = explain_not_adjacent},
    {.refusal = Refusal::OutsideWall,
     .wording = {"that cell is outside the wall", "dieses Feld liegt nicht innerhalb der Burgmauer"}},
    {.refusal = Refusal::EdgesDiffer, .wording = kEdgesDiffer, .explain = explain_edges},
    {.refusal = Refusal::NoSuchFeature,
     .wording = {"the tile has no feature with that index", "die Karte hat kein Gebiet mit dieser Nummer"}},
    {.refusal = Refusal::Occupied,
     .wording = {"that area already has a follower", "in diesem Gebiet steht schon ein Gefolgsmann"}},
    {.refusal = Refusal::NoFollower,
     .wording = {"you have no {0} left", "im Vorrat ist kein {0} mehr"},
     .word = sort_of},
};

}  // namespace

constinit const Codec kEngineCodec = {
    .moves = kMoves,
    .questions = kQuestions,
    .events = kEvents,
    .sorts = kSorts,
    .refusals = kRefusals,
    .unreadable = texts::kShared,
    .reasons = kReasons,
};

}  // namespace trencavel::record
