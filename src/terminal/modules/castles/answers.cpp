#include <fmt/format.h>

#include "record/names.h"
#include "rules/castles/kinds.h"
#include "terminal/modules/castles/module.h"

namespace trencavel::terminal::castles {
namespace {

Answers castle_answers(Game& game, const LogContext& /*context*/) {
    Answers answers;
    const std::vector<AreaView> areas = game.areas();
    const Cell cell = game.snapshot().board.back().cell;
    for (const Move& move : game.legal_moves()) {
        if (move.kind != trencavel::castles::kCastleMove) continue;
        const AreaView& city = *area_with(areas, {cell, move.feature});
        answers.list.push_back(
            {.label = fmt::format("{}", move.feature),
             .move = move,
             .text = fmt::format("the city at {} and {}: a castle instead of {} now",
                                 record::name(city.members.front().cell),
                                 record::name(city.members.back().cell), counted(city.worth, "point")),
             .row = {}});
    }
    answers.intro.push_back(
        "A castle gets the points of the first area completed beside it in a later turn.");
    return answers;
}

Answers reward_answers(Game& game, const LogContext& /*context*/) {
    Answers answers;
    const Snapshot snapshot = game.snapshot();
    const std::vector<AreaView> areas = game.areas();
    for (const Move& move : game.legal_moves()) {
        const AreaView& area = *area_with(areas, {move.cell, move.feature});
        answers.list.push_back({.label = numbered(answers.list.size()),
                                .move = move,
                                .text = fmt::format("the {} at {}: {}", record::name(area.kind),
                                                    record::name(move.cell), counted(area.worth, "point")),
                                .row = {}});
    }
    if (snapshot.asking_castle) {
        answers.intro.push_back(
            fmt::format("Several areas were completed beside your castle at {}.",
                        record::name(snapshot.castles[*snapshot.asking_castle].cells[0])));
    }
    return answers;
}

Result<Move> build(std::span<const Answer> answers) {
    if (answers.size() == 1) return answers[0].move;
    return Error{"There is more than one: type the number of the city."};
}

std::string decision_to_build(const std::string& name) {
    return fmt::format("a small city; {} may make it a castle", name);
}

std::string decision_on_reward(const std::string& name) {
    return fmt::format("several areas beside a castle of {}", name);
}

std::string_view or_castle(const AreaView& area) {
    const bool is_small = area.kind == tiles::FeatureKind::City && area.members.size() == 2;
    return is_small ? ", or a castle" : "";
}

constexpr QuestionAnswers kQuestionAnswers[] = {
    {.kind = trencavel::castles::kCastleQuestion,
     .answers = castle_answers,
     .yes = build,
     .decision = decision_to_build,
     .instead = or_castle},
    {.kind = trencavel::castles::kRewardQuestion, .answers = reward_answers, .decision = decision_on_reward}};

constexpr MoveKind kSpelled[] = {trencavel::castles::kCastleMove, trencavel::castles::kRewardMove};

}  // namespace

constinit const ModuleAnswers kAnswers = {.questions = kQuestionAnswers, .spelled = kSpelled};

}  // namespace trencavel::terminal::castles
