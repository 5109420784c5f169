#include "rules/bridges/codec.h"

#include "games/game.h"
#include "record/expect_values.h"
#include "record/grammar.h"
#include "record/json.h"
#include "record/json_object.h"
#include "record/json_parts.h"
#include "record/names.h"
#include "rules/bridges/kinds.h"

namespace trencavel::bridges {

using namespace record;

namespace {

// --- moves
// -------------------------------------------------------------------------------------------------------

constexpr Wording kNoDirection = {"'{0}' is not a bridge direction: use ns or ew",
                                  "„{0}“ ist keine Richtung einer Brücke: ns oder ew"};
constexpr Wording kBridgeDoesNotHelp = {"that bridge would not make the tile fit there",
                                        "auch mit dieser Brücke passt die Karte dort nicht"};
constexpr Wording kNoBridgeHere = {"you cannot build a bridge there", "dort kann keine Brücke gebaut werden"};

std::optional<Axis> parse_axis(std::string_view word) {
    if (word == "ns") return Axis::NorthSouth;
    if (word == "ew") return Axis::EastWest;
    return std::nullopt;
}

struct Built {
    Cell cell{};
    Axis axis{};
};

/// `X,Y ns`
Result<Built> parse_built(Words words, const Reading& reading) {
    const std::optional<Cell> cell = parse_cell(words[0]);
    if (!cell) return reading.error(texts::kNoCell, {words[0]});
    const std::optional<Axis> axis = parse_axis(words[1]);
    if (!axis) return reading.error(kNoDirection, {words[1]});
    return Built{*cell, *axis};
}

void append_built(std::string& text, Cell cell, Axis axis) {
    text += ' ';
    append_cell(text, cell);
    append(text, " ", name(axis));
}

Result<Move> parse_bridge(Words words, const Reading& reading) {
    if (words.size() != 3) return reading.takes();
    const Result<Built> built = parse_built(words.subspan(1), reading);
    if (!built) return built.failure();
    return bridges::bridge(built->cell, built->axis);
}

void append_bridge(std::string& text, const Move& move, const Tables&) {
    append_built(text, move.cell, static_cast<Axis>(move.rotation));
}

constexpr MoveWords kMoves[] = {
    {.kind = bridges::kRefuseMove,
     .word = "refuse",
     .parse = parse_alone<bridges::kRefuseMove>,
     .append = append_nothing,
     .takes = texts::kNothingFollows,
     .answers = QuestionKind::Place},
    {.kind = bridges::kBridgeMove,
     .word = "bridge",
     .parse = parse_bridge,
     .append = append_bridge,
     .takes = {"'bridge' takes a cell and a direction, e.g. 'bridge 1,0 ns'",
               "„bridge“ braucht ein Feld und eine Richtung, etwa „bridge 1,0 ns“"},
     .answers = QuestionKind::Follower},
};

/// What is built with a placement in `cell`: on the tile or on a neighbour; elsewhere it is never legal.
Result<std::uint16_t> parse_with_placement(Words words, Cell cell, const Reading& reading) {
    const Result<Built> built = parse_built(words, reading);
    if (!built) return built.failure();
    if (built->cell == cell) return span::on_the_tile(built->axis);
    for (unsigned side = 0; side < 4; ++side) {
        if (cell.neighbour(side) == built->cell && axis_of(side) == built->axis)
            return span::on_the_neighbour(side);
    }
    return std::uint16_t{span::kElsewhere};
}

void append_to_placement(std::string& text, const Move& move) {
    const bool on_a_neighbour = span::is_on_a_neighbour(move.value);
    if (!span::is_on_the_tile(move.value) && !on_a_neighbour) return;
    const Cell cell = on_a_neighbour ? move.cell.neighbour(span::side_of(move.value)) : move.cell;
    append(text, " bridge");
    append_built(text, cell, span::axis_of(move.value));
}

constexpr PlacementWords kPlacement = {.word = "bridge",
                                       .count = 2,
                                       .parse = parse_with_placement,
                                       .append = append_to_placement,
                                       .takes = {", optionally followed by a bridge, e.g. 'bridge 1,0 ns'",
                                                 ", und mit einer Brücke auch „bridge 1,0 ns“"}};

constexpr StandWords kStands[] = {{.feature = kSpanFeature, .word = "bridge", .german = "Brücke"}};

constexpr Wording kUnreadable[] = {kNoDirection};
constexpr Wording kReasons[] = {kBridgeDoesNotHelp};

std::string explain_not_here(const Move& move, const Game&, Language language) {
    return say(move.kind == MoveKind::Place ? kBridgeDoesNotHelp : kNoBridgeHere, language);
}

constexpr RefusalWords kRefusals[] = {
    {.refusal = bridges::kNoBridgeLeft,
     .wording = {"you have no bridges left", "im Vorrat ist keine Brücke mehr"}},
    {.refusal = bridges::kNeedsNoBridge,
     .wording = {"the tile fits there without a bridge; you can build one after placing it",
                 "die Karte passt dort ohne Brücke; danach kann eine gebaut werden"}},
    {.refusal = bridges::kNoBridgeHere, .wording = kNoBridgeHere, .explain = explain_not_here},
    {.refusal = bridges::kBridgeBuilt,
     .wording = {"you have already built a bridge this turn",
                 "in diesem Zug ist schon eine Brücke gebaut worden"}},
    {.refusal = bridges::kNoBridgeBuilt,
     .wording = {"you have not built a bridge this turn", "in diesem Zug ist keine Brücke gebaut worden"}},
    {.refusal = bridges::kFitsWithout,
     .wording = {"the tile can be placed without a bridge", "die Karte kann ohne Brücke angelegt werden"}},
};

// --- what happened and what can be seen
// --------------------------------------------------------------------------

void put_bridge(const Event& event, const Tables&, JsonObject& json) {
    json.put("seat", event.seat);
    json.put("cell", coordinates(event.cell));
    json.put("axis", name(static_cast<Axis>(event.rotation)));
}

constexpr EventWords kEvents[] = {{.kind = bridges::kBridgeEvent, .word = "bridge", .put = put_bridge}};

void add_state(const Snapshot& snapshot, const Tables&, Json& state) {
    if (snapshot.bridge_supplies.empty()) return;
    state["supplies"]["bridges"] = snapshot.bridge_supplies;
    Json& bridges = state["bridges"] = Json::array();
    for (const PlacedBridge& bridge : snapshot.bridges)
        bridges.push_back({{"cell", cell_json(bridge.cell)}, {"axis", name(bridge.axis)}});
}

Result<std::string> check_bridges(Words values, const Game& game) {
    return check_pieces(values, game.snapshot().bridge_supplies, game, "bridges");
}

constexpr Expectation kExpectations[] = {{"bridges", check_bridges}};

}  // namespace

constinit const Codec kCodec = {
    .moves = kMoves,
    .placement = &kPlacement,
    .events = kEvents,
    .stands = kStands,
    .refusals = kRefusals,
    .expectations = kExpectations,
    .unreadable = kUnreadable,
    .reasons = kReasons,
    .absent = {"this game has no bridges", "in diesem Spiel gibt es keine Brücken"},
    .add_state = add_state,
};

}  // namespace trencavel::bridges
