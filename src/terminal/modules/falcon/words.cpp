#include <fmt/format.h>

#include <bit>

#include "rules/falcon/kinds.h"
#include "rules/families/court_reasons.h"
#include "terminal/modules/burg/court_areas.h"
#include "terminal/modules/falcon/module.h"
#include "terminal/words/log_writer.h"

namespace trencavel::terminal::falcon {
namespace {

void tell_nests(const Event& event, LogWriter& log) {
    log.line(event.seat,
             fmt::format("{} takes {}", log.name(event.seat), counted(event.points, "nest token")));
}

// A gate is told with the points that are lost there.
constexpr EventWords kEvents[] = {{trencavel::falcon::kNestsEvent, tell_nests},
                                  {trencavel::falcon::kGateEvent}};

/// F2: the points of a chapel are no product.
std::string chapel_sum(const Event& scored, const LogContext& context) {
    std::string size = burg::size_sum(scored, context, false);
    const std::string factors = burg::factors_text(scored, context);
    if (factors.empty()) return size;
    return fmt::format("{}, {}{}", size, scored.points / 2, factors);
}

std::string nests_sum(const Event& scored, const LogContext& /*context*/) {
    return fmt::format("more tokens, {}", counted(scored.reason.counts[court::kFree], "free cell"));
}

constexpr ScoringWords kScorings[] = {{ScoringKind::Chapel, chapel_sum, burg::area_source},
                                      {trencavel::falcon::kNestsScoring, nests_sum}};

/// Where gates stop the marker.
int lost(const Event& event, std::size_t seat) {
    if (event.kind != EventKind::Scored || event.reason.lost == 0) return 0;
    const bool is_it = static_cast<std::size_t>(std::countr_zero(unsigned{event.seats})) == seat;
    return is_it ? -event.reason.lost : 0;
}

constexpr PointsRow kPoints[] = {{"chapels", PointsPart::Areas, points_from<ScoringKind::Chapel>},
                                 {"nests", PointsPart::Final, points_from<trencavel::falcon::kNestsScoring>},
                                 {"lost at gates", PointsPart::Adjustments, lost}};

constexpr AreaWords kAreas[] = {{.kind = tiles::FeatureKind::Chapel,
                                 .figure = "preacher",
                                 .prospect = burg::prospect_if_complete,
                                 .worth = burg::worth_if_complete}};

std::string nests_on(const AreaView& area) {
    return area.nests == 0 ? "" : counted(static_cast<int>(area.nests), "nest");
}

}  // namespace

constinit const ModuleWords kWords = {
    .events = kEvents, .scorings = kScorings, .points = kPoints, .areas = kAreas, .found_on = nests_on};

}  // namespace trencavel::terminal::falcon
