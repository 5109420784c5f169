#include <fmt/format.h>

#include "record/names.h"
#include "rules/carcassonne/reasons.h"
#include "rules/castles/kinds.h"
#include "terminal/modules/castles/module.h"
#include "terminal/words/log_writer.h"

namespace trencavel::terminal::castles {
namespace {

void tell_castle(const Event& event, LogWriter& log) {
    log.line(event.seat, fmt::format("{} turns the city at {} and {} into a castle", log.name(event.seat),
                                     record::name(event.cell), record::name(event.second)));
}

constexpr EventWords kEvents[] = {{trencavel::castles::kCastleEvent, tell_castle}};

std::string sum(const Event& scored, const LogContext& /*context*/) {
    const auto source = static_cast<ScoringKind>(scored.other);
    return fmt::format("as much as the {} {} beside it", record::name(source),
                       source == trencavel::castles::kCastleScoring ? "scored" : "completed");
}

std::string source(const Event& scored) {
    return "Castle at " + record::name(scored.cell);
}

constexpr ScoringWords kScorings[] = {{trencavel::castles::kCastleScoring, sum, source}};

constexpr PointsRow kPoints[] = {
    {"castles", PointsPart::Areas, points_from<trencavel::castles::kCastleScoring>}};

constexpr StandWords kStands[] = {{.feature = kTokenFeature,
                                   .kind = tiles::FeatureKind::City,
                                   .place = "castle",
                                   .figure = "follower",
                                   .goes_home = "castle follower",
                                   .given_up = "the castle will not score then"}};

constexpr QuestionWords kQuestionWords[] = {
    {.kind = trencavel::castles::kCastleQuestion, .business = "decides about a castle", .goes_on = true},
    {.kind = trencavel::castles::kRewardQuestion,
     .business = "decides what a castle brings",
     .goes_on = true}};

int castles_scored(const Reason& reason) {
    return reason.counts[trencavel::carcassonne::kDearCities];
}

int castles_at(const AreaView& field) {
    return static_cast<int>(field.castles);
}

constexpr CityWords kCities = {"castle", 4, castles_scored, castles_at};

}  // namespace

constinit const ModuleWords kWords = {.events = kEvents,
                                      .scorings = kScorings,
                                      .points = kPoints,
                                      .stands = kStands,
                                      .questions = kQuestionWords,
                                      .cities = &kCities};

}  // namespace trencavel::terminal::castles
