// Points with their reason, as a sum that can be checked.
#include <fmt/format.h>

#include "games/kinds.h"
#include "record/names.h"
#include "rules/carcassonne/reasons.h"
#include "rules/families/court_reasons.h"
#include "terminal/console/letters.h"
#include "terminal/words/court_words.h"
#include "terminal/words/log_text.h"
#include "tiles/model/names.h"

namespace trencavel::terminal {
namespace {

using tiles::FeatureKind;

/// `3 tiles × 2 + 1 pennant × 2`; incomplete cities count everything once, and so do small ones by C15.
std::string city_sum(const Event& event, std::string_view times) {
    const Reason& reason = event.reason;
    const bool is_doubled = event.points > reason.tiles + reason.pennants;
    const std::string twice = is_doubled ? fmt::format(" {} 2", times) : "";
    std::string sum = counted(reason.tiles, "tile") + twice;
    if (reason.pennants > 0) sum += " + " + counted(reason.pennants, "pennant") + twice;
    return sum;
}

/// `2 cities × 3 + 1 castle × 4`
std::string field_sum(const Reason& reason, std::string_view times) {
    const int castles = reason.counts[carcassonne::kDearCities];
    const int cities = reason.cities - castles;
    std::string sum;
    if (cities > 0 || castles == 0) sum = fmt::format("{} {} 3", counted(cities, "city"), times);
    if (castles > 0) {
        sum += fmt::format("{}{} {} 4", sum.empty() ? "" : " + ", counted(castles, "castle"), times);
    }
    return sum;
}

/// W6: k knights bring k × k, and each of them the pennants of its city.
std::string taxes_sum(const Event& event) {
    std::string knights = counted(event.reason.followers, "knight");
    if (event.reason.pennants == 0) return knights;
    return fmt::format("{}, {} + {} for pennants", knights, event.points - event.reason.pennants,
                       event.reason.pennants);
}

std::string sum_of(const Event& event, std::string_view times) {
    const Reason& reason = event.reason;
    switch (event.what) {
        case ScoringKind::City:
            return city_sum(event, times);
        case ScoringKind::Field:
            return field_sum(reason, times);
        case ScoringKind::Cloister:
            return fmt::format("1 + {} around it", counted(reason.tiles - 1, "tile"));
        case wheel::kTaxesScoring:
            return taxes_sum(event);
        case wheel::kFamineScoring:
            return fmt::format("{}, {} beside their fields", counted(reason.followers, "farmer"),
                               counted(reason.cities, "completed city"));
        case wheel::kStormScoring:
            return counted(reason.followers, "follower") + " at home";
        case wheel::kInquisitionScoring:
            return fmt::format("{} {} 2", counted(reason.followers, "monk"), times);
        case castles::kCastleScoring:
            return fmt::format(
                "as much as the {} {} beside it", record::name(static_cast<ScoringKind>(event.other)),
                static_cast<ScoringKind>(event.other) == castles::kCastleScoring ? "scored" : "completed");
        default:
            return counted(reason.tiles, "tile");
    }
}

bool is_unfinished(const Event& event) {
    return !event.reason.complete && event.what <= ScoringKind::Court &&
           !tiles::covers_halves(static_cast<FeatureKind>(event.what));
}

/// `Unfinished road`, `Castle at 1,0`, `Crown space of taxes`
std::string source_of(const Event& event) {
    if (is_unfinished(event)) return "Unfinished " + std::string(record::name(event.what));
    if (event.what == castles::kCastleScoring) return "Castle at " + record::name(event.cell);
    if (event.what == wheel::kCrownScoring)
        return "Crown space of " + std::string(record::name_of_segment(event.other));
    return capitalised(record::name(event.what));
}

/// Where the points are always the same there is no sum to show.
bool has_sum(const Event& event) {
    const bool is_nine =
        event.what == burg::kWallTileScoring && event.reason.counts[court::kWallTile] == WallTiles::kPoints;
    return event.what != wheel::kFortuneScoring && event.what != wheel::kCrownScoring && !is_nine;
}

/// F9: where a gate stops the marker.
std::string text_of_lost(const Event& event) {
    if (event.reason.lost == 0) return "";
    if (event.reason.lost == event.points) return ", all lost at a gate";
    return fmt::format(", {} of them lost at a gate", event.reason.lost);
}

std::string sum_in(const Event& event, const LogContext& context) {
    if (!has_sum(event)) return "";
    const std::string sum =
        is_court_scoring(event.what) ? court_sum(event, context) : sum_of(event, context.unicode ? "×" : "x");
    return sum + " = ";
}

}  // namespace

std::string scored_text(const Event& event, const LogContext& context) {
    const bool several = (event.seats & (event.seats - 1)) != 0;
    return fmt::format("{}: {}{} for {}{}{}",
                       is_court_scoring(event.what) ? court_source(event) : source_of(event),
                       sum_in(event, context), counted(event.points, "point"), several ? "each of " : "",
                       names_of(*context.players, event.seats), text_of_lost(event));
}

}  // namespace trencavel::terminal
