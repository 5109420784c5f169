#include "rules/wheel/codec.h"

#include "games/game.h"
#include "record/grammar.h"
#include "record/json.h"
#include "record/json_object.h"
#include "record/json_parts.h"
#include "record/names.h"
#include "rules/wheel/kinds.h"

namespace trencavel::wheel {

using namespace record;

namespace {

// --- moves
// -------------------------------------------------------------------------------------------------------

constexpr Wording kNoSegment = {
    "'{0}' is not a wheel segment: use fortune, taxes, famine, storm, inquisition or plague",
    "„{0}“ ist kein Segment des Schicksalsrads: fortune (Fortuna), taxes (Steuern), famine (Hungersnot), "
    "storm (Unwetter), inquisition oder plague (Pest)"};

Result<Move> parse_crown(Words words, const Reading& reading) {
    if (words.size() != 2) return reading.takes();
    const std::optional<unsigned> segment = find_segment(words[1]);
    if (!segment) return reading.error(kNoSegment, {words[1]});
    return wheel::crown(*segment);
}

void append_segment(std::string& text, const Move& move, const Tables&) {
    append(text, " ", name_of_segment(move.value));
}

Result<Move> parse_recall(Words words, const Reading& reading) {
    if (words.size() != 3) return reading.takes();
    const Result<Spot> spot = parse_spot(words.subspan(1), reading, {kSpanFeature, kTokenFeature});
    if (!spot) return spot.failure();
    return Move::recall(spot->cell, spot->feature);
}

constexpr MoveWords kMoves[] = {
    {.kind = wheel::kCrownMove,
     .word = "crown",
     .parse = parse_crown,
     .append = append_segment,
     .takes = {"'crown' takes a wheel segment, e.g. 'crown taxes'",
               "„crown“ braucht ein Segment des Schicksalsrads, etwa „crown taxes“"},
     .answers = QuestionKind::Follower},
    {.kind = MoveKind::Recall,
     .word = "recall",
     .parse = parse_recall,
     .append = append_spot,
     .takes =
         {"'recall' takes a cell and a feature index, 'bridge' or 'castle', e.g. 'recall 1,0 0'",
          "„recall“ braucht ein Feld und ein Gebiet darin, „bridge“ oder „castle“, etwa „recall 1,0 0“"}},
};

constexpr Wording kUnreadable[] = {kNoSegment};

constexpr RefusalWords kRefusals[] = {
    {.refusal = wheel::kCrownsTaken,
     .wording = {"that segment has no free crown space", "in diesem Segment ist kein Kronenfeld frei"}},
    {.refusal = wheel::kNotYours,
     .wording = {"you have no follower there", "dort steht kein Gefolgsmann von dir"}},
};

constexpr QuestionWords kQuestions[] = {
    {.kind = wheel::kRecallQuestion, .word = "recall", .german = "Gefolgsmann zurücknehmen"}};

// --- events
// ------------------------------------------------------------------------------------------------------

void put_segment(const Event& event, JsonObject& json) {
    json.put("segment", name_of_segment(event.other));
}

void put_crown(const Event& event, const Tables&, JsonObject& json) {
    json.put("seat", event.seat);
    put_segment(event, json);
}

void put_pig(const Event& event, const Tables&, JsonObject& json) {
    put_segment(event, json);
}

constexpr EventWords kEvents[] = {
    {.kind = wheel::kCrownEvent, .word = "crown", .put = put_crown},
    {.kind = wheel::kCrownReturnedEvent, .word = "uncrowned", .put = put_crown},
    {.kind = wheel::kPigEvent, .word = "pig", .put = put_pig},
};

void explain_fortune(const Event&, JsonObject&) {}

void explain_taxes(const Event& event, JsonObject& json) {
    json.put("followers", event.reason.followers);
    json.put("fellows", event.reason.counts[wheel::kFellows]);
    json.put("pennants", event.reason.pennants);
}

void explain_famine(const Event& event, JsonObject& json) {
    json.put("followers", event.reason.followers);
    json.put("cities", event.reason.cities);
}

void explain_followers(const Event& event, JsonObject& json) {
    json.put("followers", event.reason.followers);
}

constexpr ScoringWords kScorings[] = {
    {.kind = wheel::kCrownScoring, .word = "crown", .explain = put_segment},
    {.kind = wheel::kFortuneScoring, .word = "fortune", .explain = explain_fortune},
    {.kind = wheel::kTaxesScoring, .word = "taxes", .explain = explain_taxes},
    {.kind = wheel::kFamineScoring, .word = "famine", .explain = explain_famine},
    {.kind = wheel::kStormScoring, .word = "storm", .explain = explain_followers},
    {.kind = wheel::kInquisitionScoring, .word = "inquisition", .explain = explain_followers},
};

// --- what can be seen
// --------------------------------------------------------------------------------------------

void add_state(const Snapshot& snapshot, const Tables&, Json& state) {
    if (!snapshot.wheel) return;
    Json crowns = Json::object();
    for (unsigned segment = 0; segment < snapshot.wheel->crowns.size(); ++segment)
        crowns[std::string(name_of_segment(segment))] = snapshot.wheel->crowns[segment];
    state["wheel"] = {{"pig", name_of_segment(snapshot.wheel->pig)}, {"crowns", crowns}};
}

Result<std::string> check_pig(Words values, const Game& game) {
    const std::optional<unsigned> segment = values.size() == 1 ? find_segment(values[0]) : std::nullopt;
    if (!segment) return Error{"'expect pig' takes a wheel segment, e.g. 'expect pig famine'"};
    const std::optional<WheelView> wheel = game.snapshot().wheel;
    if (!wheel) return Error{"this game has no pig"};
    if (wheel->pig == *segment) return std::string{};
    return "expected the pig on " + values[0] + ", but it is on " + std::string(name_of_segment(wheel->pig));
}

constexpr Expectation kExpectations[] = {{"pig", check_pig}};

}  // namespace

constinit const Codec kCodec = {
    .moves = kMoves,
    .questions = kQuestions,
    .events = kEvents,
    .scorings = kScorings,
    .segments = kSegmentWords,
    .refusals = kRefusals,
    .expectations = kExpectations,
    .unreadable = kUnreadable,
    .absent = {"this game has no wheel", "in diesem Spiel gibt es kein Schicksalsrad"},
    .add_state = add_state,
};

}  // namespace trencavel::wheel
