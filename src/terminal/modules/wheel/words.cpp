#include <fmt/format.h>

#include "record/names.h"
#include "rules/wheel/board.h"
#include "rules/wheel/kinds.h"
#include "terminal/modules/wheel/module.h"
#include "terminal/words/log_writer.h"

namespace trencavel::terminal::wheel {
namespace {

void tell_crown(const Event& event, LogWriter& log) {
    log.add_to_placement(
        event.seat, "puts",
        fmt::format("a follower on a crown space of {}", record::name_of_segment(event.other)));
}

/// A tile with another way into the game has been drawn long before.
void tell_pig(const Event& event, LogWriter& log) {
    const std::string where(record::name_of_segment(event.other));
    const std::string what = where == "plague" ? ": everyone takes a follower back" : "";
    const Event& last = log.last();
    if (last.kind == EventKind::Drawn) {
        log.line(last.seat, fmt::format("{} draws {}: the pig moves to {}{}", log.name(last.seat),
                                        log.tile(last), where, what));
    } else {
        log.line_of_nobody("The pig moves to " + where + what);
    }
}

constexpr EventWords kEvents[] = {
    {.kind = trencavel::wheel::kCrownEvent, .tell = tell_crown},
    {.kind = trencavel::wheel::kCrownReturnedEvent, .goes_home = "crown follower"},
    {.kind = trencavel::wheel::kPigEvent, .tell = tell_pig, .ends_turn = true}};

/// W6: k knights bring k × k, and each of them the pennants of its city.
std::string taxes_sum(const Event& scored, const LogContext& /*context*/) {
    std::string knights = counted(scored.reason.followers, "knight");
    if (scored.reason.pennants == 0) return knights;
    return fmt::format("{}, {} + {} for pennants", knights, scored.points - scored.reason.pennants,
                       scored.reason.pennants);
}

std::string famine_sum(const Event& scored, const LogContext& /*context*/) {
    return fmt::format("{}, {} beside their fields", counted(scored.reason.followers, "farmer"),
                       counted(scored.reason.cities, "completed city"));
}

std::string storm_sum(const Event& scored, const LogContext& /*context*/) {
    return counted(scored.reason.followers, "follower") + " at home";
}

std::string inquisition_sum(const Event& scored, const LogContext& context) {
    return fmt::format("{} {} 2", counted(scored.reason.followers, "monk"), times(context));
}

std::string crown_source(const Event& scored) {
    return "Crown space of " + std::string(record::name_of_segment(scored.other));
}

constexpr ScoringWords kScorings[] = {{trencavel::wheel::kCrownScoring, nullptr, crown_source},
                                      {trencavel::wheel::kFortuneScoring},
                                      {trencavel::wheel::kTaxesScoring, taxes_sum},
                                      {trencavel::wheel::kFamineScoring, famine_sum},
                                      {trencavel::wheel::kStormScoring, storm_sum},
                                      {trencavel::wheel::kInquisitionScoring, inquisition_sum}};

constexpr PointsRow kPoints[] = {
    {"crown spaces", PointsPart::Events, points_from<trencavel::wheel::kCrownScoring>},
    {"fortune", PointsPart::Events, points_from<trencavel::wheel::kFortuneScoring>},
    {"taxes", PointsPart::Events, points_from<trencavel::wheel::kTaxesScoring>},
    {"famine", PointsPart::Events, points_from<trencavel::wheel::kFamineScoring>},
    {"storm", PointsPart::Events, points_from<trencavel::wheel::kStormScoring>},
    {"inquisition", PointsPart::Events, points_from<trencavel::wheel::kInquisitionScoring>}};

constexpr QuestionWords kQuestionWords[] = {
    {.kind = trencavel::wheel::kRecallQuestion, .business = "chooses a follower to take back"}};

std::string effect(const Design& design) {
    const unsigned number = trencavel::wheel::number_of(design);
    return number == 0 ? "" : fmt::format("moves the pig by {}", number);
}

}  // namespace

constinit const ModuleWords kWords = {.events = kEvents,
                                      .scorings = kScorings,
                                      .points = kPoints,
                                      .questions = kQuestionWords,
                                      .effect = effect};

}  // namespace trencavel::terminal::wheel
