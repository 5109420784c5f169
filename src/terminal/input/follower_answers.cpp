#include "terminal/input/follower_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "record/names.h"
#include "terminal/input/module_answers.h"
#include "terminal/words/module_words.h"

namespace trencavel::terminal {
namespace {

/// What a follower on the feature brings beyond what the tile brings anyway.
std::string text_of_spot(Game& game, const AreaView& area, const Move& move, const Outcome& anyway) {
    const Outcome outcome = outcome_of(game, move);
    for (const Event& event : outcome.points) {
        if (std::find(anyway.points.begin(), anyway.points.end(), event) != anyway.points.end()) continue;
        const std::string landing = landing_text(event, game.snapshot(), game.tables());
        return fmt::format("completed, {} now{}{}", counted(event.points, "point"),
                           landing.empty() ? "" : ", ", landing);
    }
    if (!area.complete) return text_of_open_area(area);
    const QuestionAnswers* asked = outcome.asked ? answers_of(outcome.asked->kind) : nullptr;
    const bool has_choice = asked != nullptr && asked->instead != nullptr;
    return fmt::format("completed, {} now{}", counted(area.worth, "point"),
                       has_choice ? asked->instead(area) : "");
}

/// Answers at the follower question: features of the tile, what was built with it, and what modules offer.
class FollowerAnswers {
public:
    FollowerAnswers(Game& game, const LogContext& context)
        : game_(game), context_(context), areas_(game.areas()), snapshot_(game.snapshot()) {}

    Answers all() {
        anyway_ = outcome_of(game_, Move::pass());
        tell_completions();
        std::map<MoveKind, unsigned> count;
        for (const Move& move : game_.legal_moves()) {
            if (move.kind == MoveKind::Follower) add_spot(move);
            if (const OfferAnswers* offers = offers_of(move.kind))
                answers_.list.push_back(offers->answer(move, ++count[move.kind], area_of(move)));
        }
        return std::move(answers_);
    }

private:
    /// A second scoring would lead on from where the first one leads.
    void tell_completions() {
        for (std::size_t i = 0; i < anyway_.points.size(); ++i) {
            const Event& scored = anyway_.points[i];
            answers_.intro.push_back("Completed: " + (i == 0 ? text_of_scoring(scored, game_, context_)
                                                             : scored_text(scored, context_)));
        }
        if (!anyway_.asked) return;
        const std::string& name = (*context_.players)[anyway_.asked->seat].name;
        answers_.intro.push_back("Completed: " + answers_of(anyway_.asked->kind)->decision(name));
    }

    const AreaView* area_of(const Move& move) const {
        return area_with(areas_, {snapshot_.board.back().cell, move.feature});
    }

    void add_spot(const Move& move) {
        const bool on_span = move.feature == kSpanFeature;
        const Cell cell = on_span ? span_answers().last_built(snapshot_) : snapshot_.board.back().cell;
        const AreaView& area = *area_with(areas_, {cell, move.feature});
        const std::string_view place =
            on_span ? words_of_stand(kSpanFeature)->place : record::name(area.kind);
        answers_.list.push_back(
            {.label = on_span ? std::string(span_answers().letter) : fmt::format("{}", move.feature),
             .move = move,
             .text = fmt::format("{} ({}): {}", place, figure_on(area.kind),
                                 text_of_spot(game_, area, move, anyway_)),
             .row = {}});
    }

    Game& game_;
    const LogContext& context_;
    std::vector<AreaView> areas_;
    Snapshot snapshot_;
    Outcome anyway_;
    Answers answers_;
};

}  // namespace

Answers follower_answers(Game& game, const LogContext& context) {
    return FollowerAnswers(game, context).all();
}

std::string text_of_open_area(const AreaView& area) {
    return words_of(area.kind)->prospect(area);
}

}  // namespace trencavel::terminal
