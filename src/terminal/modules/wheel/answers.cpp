#include <fmt/format.h>

#include "record/names.h"
#include "rules/wheel/kinds.h"
#include "terminal/input/follower_answers.h"
#include "terminal/modules/wheel/module.h"

namespace trencavel::terminal::wheel {
namespace {

std::string loss(Spot spot, const AreaView* area) {
    return area == nullptr ? std::string(words_of_stand(spot.feature)->given_up) : text_of_open_area(*area);
}

Answers recall_answers(Game& game, const LogContext& context) {
    Answers answers;
    const std::vector<AreaView> areas = game.areas();
    for (const Move& move : game.legal_moves()) {
        const Spot spot{move.cell, move.feature};
        const AreaView* area = area_with(areas, spot);
        answers.list.push_back(
            {.label = numbered(answers.list.size()),
             .move = move,
             .text = fmt::format("{}: {}", stands_at(context.board, *context.tables, spot), loss(spot, area)),
             .row = {}});
    }
    answers.intro.push_back("The plague: take back one of your followers; it scores nothing.");
    return answers;
}

constexpr QuestionAnswers kQuestionAnswers[] = {
    {.kind = trencavel::wheel::kRecallQuestion, .answers = recall_answers}};

/// Two letters tell the segments apart.
Answer crown_answer(const Move& move, unsigned /*number*/, const AreaView* /*area*/) {
    const std::string segment(record::name_of_segment(move.value));
    return {.label = segment.substr(0, 2), .move = move, .text = segment, .row = "A crown space"};
}

constexpr OfferAnswers kOffers[] = {
    {.kind = trencavel::wheel::kCrownMove, .answer = crown_answer, .what = "a crown"}};

/// Or more letters of it.
bool is_segment(const Move& move, std::string_view word, const Tables& /*tables*/) {
    return word.size() >= 2 && record::name_of_segment(move.value).starts_with(word);
}

constexpr MeantAnswers kMeant[] = {{trencavel::wheel::kCrownMove, is_segment}};

constexpr MoveKind kSpelled[] = {trencavel::wheel::kCrownMove, MoveKind::Recall};

}  // namespace

constinit const ModuleAnswers kAnswers = {
    .questions = kQuestionAnswers, .offers = kOffers, .meant = kMeant, .spelled = kSpelled};

}  // namespace trencavel::terminal::wheel
