#include <fmt/format.h>

#include "record/names.h"
#include "rules/bridges/kinds.h"
#include "rules/bridges/rules.h"
#include "terminal/modules/bridges/module.h"
#include "terminal/words/log_writer.h"

namespace trencavel::terminal::bridges {
namespace {

void tell_bridge(const Event& event, LogWriter& log) {
    log.add_to_placement(event.seat, "builds",
                         fmt::format("a bridge over {} from {}", record::name(event.cell),
                                     run_of(static_cast<Axis>(event.rotation))));
}

constexpr EventWords kEvents[] = {{trencavel::bridges::kBridgeEvent, tell_bridge}};

constexpr StandWords kStands[] = {{.feature = kSpanFeature,
                                   .kind = tiles::FeatureKind::Road,
                                   .place = "bridge",
                                   .figure = "robber",
                                   .goes_home = "robber"}};

}  // namespace

/// B5: with a bridge it might have been placed.
constinit const ModuleWords kWords = {.events = kEvents, .stands = kStands, .may_refuse = Bridges::plays};

}  // namespace trencavel::terminal::bridges
