#include <fmt/format.h>

#include "record/names.h"
#include "rules/burg/kinds.h"
#include "rules/families/court_reasons.h"
#include "terminal/modules/burg/court_areas.h"
#include "terminal/modules/burg/module.h"
#include "terminal/modules/burg/wall_tiles.h"
#include "terminal/words/log_writer.h"

namespace trencavel::terminal::burg {
namespace {

using tiles::FeatureKind;

// --- events

void tell_keep(const Event& event, LogWriter& log) {
    log.line(event.seat, fmt::format("{}'s keep now stands on the house at {}: {}", log.name(event.seat),
                                     record::name(event.cell), counted(event.points, "tile")));
}

void tell_wall_tile(const Event& event, LogWriter& log) {
    log.line(event.seat, fmt::format("{} takes the wall tile of {}/{}: {}, {}", log.name(event.seat),
                                     event.points, event.points + 1, event.other, effect(event.other)));
}

void tell_extra(const Event& event, LogWriter& log) {
    log.line(event.seat, log.name(event.seat) + " uses wall tile 1: another turn");
}

constexpr EventWords kEvents[] = {{trencavel::burg::kKeepEvent, tell_keep},
                                  {trencavel::burg::kWallTileEvent, tell_wall_tile},
                                  {trencavel::burg::kExtraEvent, tell_extra}};

// --- points

std::string keep_sum(const Event& scored, const LogContext& /*context*/) {
    return fmt::format("the larger one with {}, {}", counted(scored.reason.tiles, "tile"),
                       counted(scored.reason.counts[court::kFree], "free cell"));
}

std::string court_sum(const Event& scored, const LogContext& context) {
    return counted(scored.reason.markets, "market") + factors_text(scored, context);
}

/// Wall tile 9 always brings the same.
std::string wall_tile_sum(const Event& scored, const LogContext& context) {
    return scored.reason.counts[court::kWallTile] == WallTiles::kPoints ? "" : area_sum(scored, context);
}

std::string_view unfinished_kind(unsigned wall_tile) {
    switch (wall_tile) {
        case WallTiles::kPath:
            return "path";
        case WallTiles::kTower:
            return "tower";
        default:
            return "house";
    }
}

std::string wall_tile_source(const Event& scored) {
    if (scored.reason.counts[court::kWallTile] == WallTiles::kPoints) return "Wall tile 9";
    return fmt::format("Wall tile {}, unfinished {} at {}", scored.reason.counts[court::kWallTile],
                       unfinished_kind(scored.reason.counts[court::kWallTile]), record::name(scored.cell));
}

constexpr ScoringWords kScorings[] = {{ScoringKind::Path, area_sum, area_source},
                                      {ScoringKind::Tower, area_sum, area_source},
                                      {ScoringKind::House, area_sum, area_source},
                                      {ScoringKind::Court, court_sum, area_source},
                                      {trencavel::burg::kKeepScoring, keep_sum},
                                      {trencavel::burg::kWallTileScoring, wall_tile_sum, wall_tile_source}};

constexpr PointsRow kPoints[] = {
    {"paths", PointsPart::Areas, points_from<ScoringKind::Path>},
    {"towers", PointsPart::Areas, points_from<ScoringKind::Tower>},
    {"houses", PointsPart::Areas, points_from<ScoringKind::House>},
    {"keep", PointsPart::Final, points_from<trencavel::burg::kKeepScoring>},
    {"courts", PointsPart::Final, points_from<ScoringKind::Court>},
    {"wall tiles", PointsPart::Bonus, points_from<trencavel::burg::kWallTileScoring>}};

// --- areas

std::string size_of_court(const AreaView& area) {
    return counted(static_cast<int>(area.markets), "market");
}

std::string prospect_of_court(const AreaView& area) {
    return fmt::format("{}, {} at the end as it lies", size_of_court(area), counted(area.worth, "point"));
}

constexpr AreaWords kAreas[] = {{.kind = FeatureKind::Path,
                                 .figure = "herald",
                                 .prospect = prospect_if_complete,
                                 .worth = worth_if_complete},
                                {.kind = FeatureKind::Tower,
                                 .figure = "knight",
                                 .prospect = prospect_if_complete,
                                 .worth = worth_if_complete},
                                {.kind = FeatureKind::House,
                                 .figure = "squire",
                                 .prospect = prospect_if_complete,
                                 .worth = worth_if_complete},
                                {.kind = FeatureKind::Court,
                                 .figure = "merchant",
                                 .size = size_of_court,
                                 .prospect = prospect_of_court,
                                 .worth = worth_of_court}};

std::string fountain_on(const AreaView& area) {
    return area.fountain ? "fountain" : "";
}

constexpr QuestionWords kQuestionWords[] = {
    {.kind = trencavel::burg::kScoreQuestion, .business = "decides what is scored", .goes_on = true},
    {.kind = trencavel::burg::kExtraQuestion, .business = "decides about another turn", .goes_on = true}};

}  // namespace

constinit const ModuleWords kWords = {.events = kEvents,
                                      .scorings = kScorings,
                                      .points = kPoints,
                                      .areas = kAreas,
                                      .questions = kQuestionWords,
                                      .found_on = fountain_on,
                                      .landing = landing};

}  // namespace trencavel::terminal::burg
