#include "rules/falcon/codec.h"

#include "games/game.h"
#include "record/expect_values.h"
#include "record/grammar.h"
#include "record/json.h"
#include "record/json_object.h"
#include "record/json_parts.h"
#include "rules/falcon/kinds.h"

namespace trencavel::falcon {

using namespace record;

namespace {

// --- moves
// -------------------------------------------------------------------------------------------------------

constexpr Wording kTakesFeature = {"'{0}' takes a feature index, e.g. '{0} 0'",
                                   "„{0}“ braucht die Nummer eines Gebiets, etwa „{0} 0“"};

constexpr MoveWords kMoves[] = {
    {.kind = falcon::kKingMove,
     .word = "king",
     .parse = parse_with_feature<falcon::kKingMove>,
     .append = append_feature,
     .takes = kTakesFeature,
     .answers = QuestionKind::Follower,
     .sort = falcon::kKing},
    {.kind = falcon::kFalconerMove,
     .word = "falconer",
     .parse = parse_with_feature<falcon::kFalconerMove>,
     .append = append_feature,
     .takes = kTakesFeature,
     .answers = QuestionKind::Follower,
     .sort = falcon::kFalconer},
};

constexpr SortWords kSorts[] = {
    {.sort = falcon::kKing, .word = "king", .german = "König"},
    {.sort = falcon::kFalconer, .word = "falconer", .german = "Falkner"},
};

constexpr RefusalWords kRefusals[] = {
    {.refusal = falcon::kCompletedNow,
     .wording = {"you cannot place a king or falconer on an area completed and scored this turn",
                 "das Gebiet wird in diesem Zug fertig und gewertet, dort dürfen König und Falkner nicht "
                 "eingesetzt werden"}},
};

// --- what happened and what can be seen
// --------------------------------------------------------------------------

void put_nests(const Event& event, const Tables&, JsonObject& json) {
    json.put("seat", event.seat);
    put_area(event, json);
    json.put("tokens", event.points);
}

constexpr EventWords kEvents[] = {
    {.kind = falcon::kGateEvent, .word = "gate", .put = put_seat},
    {.kind = falcon::kNestsEvent, .word = "nests", .put = put_nests},
};

constexpr ScoringWords kScorings[] = {
    {.kind = ScoringKind::Chapel, .word = "chapel", .explain = explain_area_in_court},
    {.kind = falcon::kNestsScoring, .word = "nests", .explain = explain_in_court},
};

void add_state(const Snapshot& snapshot, const Tables&, Json& state) {
    if (!snapshot.falcon) return;
    state["supplies"]["kings"] = snapshot.king_supplies;
    state["supplies"]["falconers"] = snapshot.falconer_supplies;
    state["nests"] = snapshot.nests;
    state["at_gate"] = snapshot.at_gate;
}

// --- expectations
// ------------------------------------------------------------------------------------------------

Result<std::string> check_kings(Words values, const Game& game) {
    return check_pieces(values, game.snapshot().king_supplies, game, "kings");
}

Result<std::string> check_falconers(Words values, const Game& game) {
    return check_pieces(values, game.snapshot().falconer_supplies, game, "falconers");
}

Result<std::string> check_nests(Words values, const Game& game) {
    const Snapshot snapshot = game.snapshot();
    return check_pieces(values, {snapshot.nests.begin(), snapshot.nests.end()}, game, "nests");
}

Result<std::string> check_gate(Words values, const Game& game) {
    const Result<unsigned> seat = parse_seat_within_wall(values, game, "expect gate 0");
    if (!seat) return Error{seat.error()};
    if (values.size() != 1) return Error{"'expect gate' takes one seat, e.g. 'expect gate 0'"};
    if (game.snapshot().at_gate[seat.value()]) return std::string{};
    return "expected the marker of seat " + values[0] + " at a gate, but it is not at one";
}

constexpr Expectation kExpectations[] = {
    {"kings", check_kings},
    {"falconers", check_falconers},
    {"nests", check_nests},
    {"gate", check_gate},
};

}  // namespace

constinit const Codec kCodec = {
    .moves = kMoves,
    .events = kEvents,
    .scorings = kScorings,
    .sorts = kSorts,
    .refusals = kRefusals,
    .expectations = kExpectations,
    .absent = {"this game has no kings or falconers", "in diesem Spiel gibt es keine Könige und Falkner"},
    .add_state = add_state,
};

}  // namespace trencavel::falcon
