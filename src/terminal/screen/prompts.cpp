#include "terminal/screen/prompts.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/kinds.h"
#include "record/names.h"

namespace trencavel::terminal {
namespace {

bool has_answer(const ScreenModel& model, MoveKind kind) {
    return std::any_of(model.answers.list.begin(), model.answers.list.end(),
                       [&](const Answer& answer) { return answer.move.kind == kind; });
}

std::string place_prompt(const ScreenModel& model) {
    if (model.chosen) return fmt::format("which turn: {}? > ", spelled(model.chosen->turns));
    const auto& places = model.scene.places;
    const bool bridges = std::any_of(places.begin(), places.end(), [](const PlaceChoice& choice) {
        return choice.plain() < choice.turns.size();
    });
    if (model.may_refuse) return "place the tile with a bridge (a letter), or refuse? (? for help)> ";
    if (bridges) return "place the tile (a letter; a letter and b for a bridge; ? for help)> ";
    return "place the tile (a letter; ? for help)> ";
}

/// The first answer of this kind and what it is for, behind those before it: `, k0 for the king`.
void add_example(const ScreenModel& model, MoveKind kind, std::string_view what, std::string& text) {
    for (const Answer& answer : model.answers.list) {
        if (answer.move.kind != kind) continue;
        text += fmt::format("{}{} for {}", text.empty() ? "" : ", ", answer.label, what);
        return;
    }
}

/// Names what can be done besides.
std::string follower_prompt(const ScreenModel& model) {
    std::string what;
    if (has_answer(model, MoveKind::Follower)) what = "a number";
    add_example(model, falcon::kKingMove, "the king", what);
    add_example(model, falcon::kFalconerMove, "the falconer", what);
    if (has_answer(model, wheel::kCrownMove)) what += what.empty() ? "a crown" : ", a crown";
    const bool only_bridge = what.empty();
    add_example(model, bridges::kBridgeMove, "a bridge", what);
    return fmt::format("{}? ({}; Enter for none; undo)> ", only_bridge ? "a bridge" : "a follower", what);
}

std::string castle_prompt(const ScreenModel& model) {
    if (model.answers.list.size() > 1) return "build a castle? (a number, or no; ? for help)> ";
    return "build a castle? (yes or no; ? for help)> ";
}

/// Names a doubling only where there is one.
std::string score_prompt(const ScreenModel& model) {
    const auto& list = model.answers.list;
    const bool doubles =
        std::any_of(list.begin(), list.end(), [](const Answer& answer) { return answer.move.value != 0; });
    return fmt::format("what is scored next? (a number{}; ? for help)> ", doubles ? "; with d doubled" : "");
}

std::string bid_prompt(const ScreenModel& model) {
    const BazaarView::Offer& offer = *model.scene.snapshot.bazaar->offer;
    return fmt::format("bid for {}? (more than {}, or pass; ? for help)> ",
                       model.scene.tables->names[offer.tile], offer.bid);
}

std::string sale_prompt(const ScreenModel& model) {
    const BazaarView::Offer& offer = *model.scene.snapshot.bazaar->offer;
    return fmt::format("buy or sell {} for {}? (? for help)> ", model.scene.tables->names[offer.tile],
                       offer.bid);
}

}  // namespace

std::string prompt_for(const ScreenModel& model) {
    switch (model.scene.snapshot.question->kind) {
        case QuestionKind::Place:
            return place_prompt(model);
        case QuestionKind::Follower:
            return follower_prompt(model);
        case castles::kCastleQuestion:
            return castle_prompt(model);
        case castles::kRewardQuestion:
            return "which of them for your castle? (a number; ? for help)> ";
        case wheel::kRecallQuestion:
            return "who comes home? (a number; ? for help)> ";
        case bazaars::kOfferQuestion:
            return "which tile, and what do you bid? (as in 1 5; ? for help)> ";
        case bazaars::kBidQuestion:
            return bid_prompt(model);
        case bazaars::kSellQuestion:
            return sale_prompt(model);
        case bazaars::kTakeQuestion:
            return "which tile do you take? (a number; ? for help)> ";
        case burg::kScoreQuestion:
            return score_prompt(model);
        case burg::kExtraQuestion:
            return "use wall tile 1 for another turn? (yes or no; ? for help)> ";
        case QuestionKind::Reveal:
        case QuestionKind::Draw:
            break;
    }
    return "> ";
}

std::string short_spelling(const ScreenModel& model, const Move& move) {
    if (move.kind == MoveKind::Place) {
        const PlaceChoice* choice = find_choice(model.scene.places, move.cell);
        if (choice == nullptr) return {};
        const Turn turn{move.rotation, move.value};
        return turn.needs_bridge() ? fmt::format("{} {}", choice->label, spelled(turn)) : choice->label;
    }
    for (const Answer& answer : model.answers.list) {
        const bool is_offer = move.kind == bazaars::kOfferMove && answer.move.tile == move.tile;
        if (is_offer) return fmt::format("{} {}", answer.label, move.value);
        if (answer.move == move) return answer.label;
    }
    return {};
}

}  // namespace trencavel::terminal
