#include "rules/carcassonne/codec.h"

#include "record/json_object.h"
#include "record/json_parts.h"
#include "rules/carcassonne/reasons.h"

namespace trencavel::carcassonne {

using namespace record;

namespace {

void begin_area(const Event& event, JsonObject& json) {
    json.put("complete", event.reason.complete);
    put_area(event, json);
}

void explain_by_tiles(const Event& event, JsonObject& json) {
    begin_area(event, json);
    json.put("tiles", event.reason.tiles);
}

void explain_city(const Event& event, JsonObject& json) {
    explain_by_tiles(event, json);
    json.put("pennants", event.reason.pennants);
}

void explain_field(const Event& event, JsonObject& json) {
    begin_area(event, json);
    json.put("cities", event.reason.cities);
    if (event.reason.counts[carcassonne::kDearCities] > 0)
        json.put("castles", event.reason.counts[carcassonne::kDearCities]);
}

constexpr ScoringWords kScorings[] = {
    {.kind = ScoringKind::City, .word = "city", .explain = explain_city},
    {.kind = ScoringKind::Road, .word = "road", .explain = explain_by_tiles},
    {.kind = ScoringKind::Field, .word = "field", .explain = explain_field},
    {.kind = ScoringKind::Cloister, .word = "cloister", .explain = explain_by_tiles},
};

}  // namespace

constinit const Codec kCodec = {.scorings = kScorings};

}  // namespace trencavel::carcassonne
