#include "rules/castles/codec.h"

#include <array>

#include "games/game.h"
#include "record/expect_values.h"
#include "record/grammar.h"
#include "record/json.h"
#include "record/json_object.h"
#include "record/json_parts.h"
#include "record/names.h"
#include "rules/castles/kinds.h"

namespace trencavel::castles {

using namespace record;

namespace {

// --- moves
// -------------------------------------------------------------------------------------------------------

Result<Move> parse_reward(Words words, const Reading& reading) {
    if (words.size() != 3) return reading.takes();
    const Result<Spot> spot = parse_spot(words.subspan(1), reading, {kSpanFeature});
    if (!spot) return spot.failure();
    return castles::reward(spot->cell, spot->feature);
}

constexpr MoveWords kMoves[] = {
    {.kind = castles::kCastleMove,
     .word = "castle",
     .parse = parse_with_feature<castles::kCastleMove>,
     .append = append_feature,
     .takes = {"'castle' takes a feature index, e.g. 'castle 0'",
               "„castle“ braucht die Nummer eines Gebiets, etwa „castle 0“"}},
    {.kind = castles::kRewardMove,
     .word = "reward",
     .parse = parse_reward,
     .append = append_spot,
     .takes = {"'reward' takes a cell and a feature index, e.g. 'reward 1,0 0'",
               "„reward“ braucht ein Feld und ein Gebiet darin, etwa „reward 1,0 0“"}},
};

constexpr StandWords kStands[] = {{.feature = kTokenFeature, .word = "castle", .german = "Burg"}};

/// The castle that the reward is for.
void put_asking_castle(const Snapshot& snapshot, JsonObject& json) {
    const PlacedCastle& castle = snapshot.castles[*snapshot.asking_castle];
    const std::array cells{coordinates(castle.cells[0]), coordinates(castle.cells[1])};
    json.put_object("castle", JsonObject().put("cells", cells).put("seat", castle.seat));
}

constexpr QuestionWords kQuestions[] = {
    {.kind = castles::kCastleQuestion, .word = "castle", .german = "Burg bauen"},
    {.kind = castles::kRewardQuestion,
     .word = "reward",
     .german = "Bauwerk für die Burg wählen",
     .put = put_asking_castle},
};

constexpr RefusalWords kRefusals[] = {
    {.refusal = castles::kNoCastle,
     .wording = {"that is not a small city of yours completed this turn",
                 "das ist keine Kleinstadt von dir, die gerade entstanden ist"}},
    {.refusal = castles::kNotCompleted,
     .wording = {"that was not completed next to the castle this turn",
                 "das ist kein Bauwerk, das gerade in der Umgebung der Burg fertig geworden ist"}},
};

// --- what happened and what can be seen
// --------------------------------------------------------------------------

void put_cells(const Event& event, JsonObject& json) {
    json.put("cells", std::array{coordinates(event.cell), coordinates(event.second)});
}

void put_castle(const Event& event, const Tables&, JsonObject& json) {
    json.put("seat", event.seat);
    put_cells(event, json);
}

constexpr EventWords kEvents[] = {{.kind = castles::kCastleEvent, .word = "castle", .put = put_castle}};

void explain_castle(const Event& event, JsonObject& json) {
    put_cells(event, json);
    json.put("source", name(static_cast<ScoringKind>(event.other)));
}

constexpr ScoringWords kScorings[] = {
    {.kind = castles::kCastleScoring, .word = "castle", .explain = explain_castle}};

void add_state(const Snapshot& snapshot, const Tables&, Json& state) {
    if (snapshot.castle_supplies.empty()) return;
    state["supplies"]["castles"] = snapshot.castle_supplies;
    Json& castles = state["castles"] = Json::array();
    for (const PlacedCastle& castle : snapshot.castles) {
        castles.push_back({{"cells", Json::array({cell_json(castle.cells[0]), cell_json(castle.cells[1])})},
                           {"seat", castle.seat},
                           {"occupied", castle.occupied}});
    }
    if (snapshot.asking_castle) state["castle"] = Json(castles[*snapshot.asking_castle]);
}

Result<std::string> check_castles(Words values, const Game& game) {
    return check_pieces(values, game.snapshot().castle_supplies, game, "castles");
}

constexpr Expectation kExpectations[] = {{"castles", check_castles}};

}  // namespace

constinit const Codec kCodec = {
    .moves = kMoves,
    .questions = kQuestions,
    .events = kEvents,
    .scorings = kScorings,
    .stands = kStands,
    .refusals = kRefusals,
    .expectations = kExpectations,
    .add_state = add_state,
};

}  // namespace trencavel::castles
