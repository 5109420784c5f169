#include <fmt/format.h>

#include "record/names.h"
#include "terminal/console/letters.h"
#include "terminal/modules/carcassonne/module.h"
#include "tiles/model/names.h"

namespace trencavel::terminal::carcassonne {
namespace {

using tiles::FeatureKind;

// --- points

/// `3 tiles × 2 + 1 pennant × 2`; incomplete cities count everything once, and so do small ones by C15.
std::string city_sum(const Event& scored, const LogContext& context) {
    const Reason& reason = scored.reason;
    const bool is_doubled = scored.points > reason.tiles + reason.pennants;
    const std::string twice = is_doubled ? fmt::format(" {} 2", times(context)) : "";
    std::string sum = counted(reason.tiles, "tile") + twice;
    if (reason.pennants > 0) sum += " + " + counted(reason.pennants, "pennant") + twice;
    return sum;
}

/// `2 cities × 3`, and what cities that bring something else add to it.
std::string field_sum(const Event& scored, const LogContext& context) {
    const CityWords* others = words_of_cities();
    const int other = others == nullptr ? 0 : others->scored(scored.reason);
    const int cities = scored.reason.cities - other;
    std::string sum;
    if (cities > 0 || other == 0) sum = fmt::format("{} {} 3", counted(cities, "city"), times(context));
    if (other > 0) {
        sum += fmt::format("{}{} {} {}", sum.empty() ? "" : " + ", counted(other, others->noun),
                           times(context), others->points);
    }
    return sum;
}

std::string cloister_sum(const Event& scored, const LogContext& /*context*/) {
    return fmt::format("1 + {} around it", counted(scored.reason.tiles - 1, "tile"));
}

std::string source(const Event& scored) {
    if (!scored.reason.complete) return "Unfinished " + std::string(record::name(scored.what));
    return capitalised(record::name(scored.what));
}

constexpr ScoringWords kScorings[] = {{ScoringKind::City, city_sum, source},
                                      {ScoringKind::Road, sum_of_tiles, source},
                                      {ScoringKind::Cloister, cloister_sum, source},
                                      {ScoringKind::Field, field_sum}};

template <ScoringKind kind, bool complete>
int points_of(const Event& event, std::size_t seat) {
    return event.reason.complete == complete ? points_from<kind>(event, seat) : 0;
}

constexpr PointsRow kPoints[] = {
    {"cities", PointsPart::Areas, points_of<ScoringKind::City, true>},
    {"roads", PointsPart::Areas, points_of<ScoringKind::Road, true>},
    {"cloisters", PointsPart::Areas, points_of<ScoringKind::Cloister, true>},
    {"unfinished cities", PointsPart::Unfinished, points_of<ScoringKind::City, false>},
    {"unfinished roads", PointsPart::Unfinished, points_of<ScoringKind::Road, false>},
    {"unfinished cloisters", PointsPart::Unfinished, points_of<ScoringKind::Cloister, false>},
    {"fields", PointsPart::Final, points_from<ScoringKind::Field>}};

// --- areas

/// Those at a field that bring other points than cities do.
int other_cities(const AreaView& field) {
    const CityWords* others = words_of_cities();
    return others == nullptr ? 0 : others->at(field);
}

std::string size_of_field(const AreaView& area) {
    const int other = other_cities(area);
    const std::string cities = counted(static_cast<int>(area.cities) - other, "completed city");
    return other == 0 ? cities : cities + ", " + counted(other, words_of_cities()->noun);
}

std::string size_of_cloister(const AreaView& area) {
    return fmt::format("{} of 8 around it", area.filled);
}

std::string cities_at(const AreaView& field) {
    const int other = other_cities(field);
    const int cities = static_cast<int>(field.cities) - other;
    if (other == 0) return cities == 0 ? "no completed city" : counted(cities, "completed city");
    const std::string others = counted(other, words_of_cities()->noun);
    return cities == 0 ? others : counted(cities, "completed city") + " and " + others;
}

std::string prospect_of_field(const AreaView& area) {
    return fmt::format("{} at it, {} at the end as it lies", cities_at(area), counted(area.worth, "point"));
}

std::string prospect_of_cloister(const AreaView& area) {
    return fmt::format("{} of 8 cells around it filled, {} as it lies", area.filled,
                       counted(area.worth, "point"));
}

std::string prospect_as_it_lies(const AreaView& area) {
    return fmt::format("{}, open; {} as it lies", counted(static_cast<int>(area.tiles), "tile"),
                       counted(area.worth, "point"));
}

constexpr AreaWords kAreas[] = {
    {.kind = FeatureKind::City, .figure = "knight", .prospect = prospect_as_it_lies},
    {.kind = FeatureKind::Road, .figure = "robber", .prospect = prospect_as_it_lies},
    {.kind = FeatureKind::Cloister,
     .figure = "monk",
     .size = size_of_cloister,
     .prospect = prospect_of_cloister},
    {.kind = FeatureKind::Field, .figure = "farmer", .size = size_of_field, .prospect = prospect_of_field}};

std::string pennants_on(const AreaView& area) {
    return area.pennants == 0 ? "" : counted(static_cast<int>(area.pennants), "pennant");
}

}  // namespace

constinit const ModuleWords kWords = {
    .scorings = kScorings, .points = kPoints, .areas = kAreas, .found_on = pennants_on};

}  // namespace trencavel::terminal::carcassonne
