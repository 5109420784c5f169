#include "record/event_text.h"

#include <array>
#include <optional>
#include <utility>

#include "record/json_court.h"
#include "record/json_object.h"
#include "record/names.h"

namespace trencavel::record {
namespace {

void put_cells(const Event& event, JsonObject& json) {
    json.put("cells", std::array{coordinates(event.cell), coordinates(event.second)});
}

void put_feature(std::uint8_t feature, JsonObject& json) {
    if (feature == kSpanFeature || feature == kTokenFeature) {
        json.put("feature", name_of_feature(feature));
    } else {
        json.put("feature", feature);
    }
}

void explain_area(const Event& event, JsonObject& json) {
    json.put("complete", event.reason.complete);
    json.put("cell", coordinates(event.cell));
    put_feature(event.feature, json);
    if (event.what == ScoringKind::Field) {
        json.put("cities", event.reason.cities);
        if (event.reason.castles > 0) json.put("castles", event.reason.castles);
    } else {
        json.put("tiles", event.reason.tiles);
    }
    if (event.what == ScoringKind::City) json.put("pennants", event.reason.pennants);
}

/// Why there were points: as much as is needed to count them again.
void explain_points(const Event& event, JsonObject& json) {
    switch (event.what) {
        case ScoringKind::Castle:
            put_cells(event, json);
            json.put("source", name(static_cast<ScoringKind>(event.other)));
            break;
        case ScoringKind::Crown:
            json.put("segment", name_of_segment(event.other));
            break;
        case ScoringKind::Fortune:
            break;
        case ScoringKind::Taxes:
            json.put("followers", event.reason.followers);
            json.put("fellows", event.reason.own_knights);
            json.put("pennants", event.reason.pennants);
            break;
        case ScoringKind::Famine:
            json.put("followers", event.reason.followers);
            json.put("cities", event.reason.cities);
            break;
        case ScoringKind::Storm:
        case ScoringKind::Inquisition:
            json.put("followers", event.reason.followers);
            break;
        case ScoringKind::Path:
        case ScoringKind::Tower:
        case ScoringKind::House:
        case ScoringKind::Chapel:
        case ScoringKind::Court:
        case ScoringKind::Keep:
        case ScoringKind::Nests:
        case ScoringKind::WallTile:
            explain_court_points(event, json);
            break;
        default:
            explain_area(event, json);
    }
}

void explain_scoring(const Event& event, JsonObject& json) {
    json.put("kind", name(event.what)).put("points", event.points).put("seats", seats_of(event.seats));
    explain_points(event, json);
}

std::string event_text(const Event& event, const Tables& tables) {
    JsonObject json;
    json.put("event", name(event.kind));
    switch (event.kind) {
        case EventKind::Drawn:
        case EventKind::Discarded:
        case EventKind::Won:
            json.put("seat", event.seat);
            json.put("tile", tables.names[event.tile]);
            break;
        case EventKind::Placed:
            json.put("seat", event.seat);
            json.put("tile", tables.names[event.tile]);
            json.put("cell", coordinates(event.cell));
            json.put("rotation", 90 * event.rotation);
            break;
        case EventKind::Bridge:
            json.put("seat", event.seat);
            json.put("cell", coordinates(event.cell));
            json.put("axis", name(static_cast<Axis>(event.rotation)));
            break;
        case EventKind::Follower:
        case EventKind::Returned:
            json.put("seat", event.seat);
            json.put("cell", coordinates(event.cell));
            put_feature(event.feature, json);
            add_sort(static_cast<Sort>(event.other), json);
            break;
        case EventKind::Crown:
        case EventKind::CrownReturned:
            json.put("seat", event.seat);
            json.put("segment", name_of_segment(event.other));
            break;
        case EventKind::Castle:
            json.put("seat", event.seat);
            put_cells(event, json);
            break;
        case EventKind::Scored:
            explain_scoring(event, json);
            break;
        case EventKind::Pig:
            json.put("segment", name_of_segment(event.other));
            break;
        case EventKind::Bazaar:
        case EventKind::PassedBid:
            json.put("seat", event.seat);
            break;
        case EventKind::TurnedUp:
            json.put("tile", tables.names[event.tile]);
            break;
        case EventKind::Offered:
            json.put("seat", event.seat);
            json.put("tile", tables.names[event.tile]);
            json.put("points", event.points);
            break;
        case EventKind::Bid:
            json.put("seat", event.seat);
            json.put("points", event.points);
            break;
        case EventKind::Paid:
            json.put("seat", event.seat);
            json.put("to", event.other == kChance ? std::nullopt : std::optional(event.other));
            json.put("points", event.points);
            break;
        case EventKind::Gate:
        case EventKind::Extra:
            json.put("seat", event.seat);
            break;
        case EventKind::Nests:
        case EventKind::Keep:
        case EventKind::WallTile:
            add_court_event(event, json);
            break;
        case EventKind::Ended:
            break;
        case EventKind::Over:
            json.put("winners", seats_of(event.seats));
            break;
    }
    return std::move(json).text();
}

}  // namespace

std::string events_text(const std::vector<Event>& events, const Tables& tables) {
    std::string text = "[";
    for (const Event& event : events) {
        if (text.size() > 1) text += ',';
        text += event_text(event, tables);
    }
    return text + "]";
}

}  // namespace trencavel::record
