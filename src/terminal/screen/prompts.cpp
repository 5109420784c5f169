#include "terminal/screen/prompts.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/input/module_answers.h"
#include "terminal/screen/module_screen.h"

namespace trencavel::terminal {
namespace {

std::string place_prompt(const ScreenModel& model) {
    if (model.chosen) return fmt::format("which turn: {}? > ", spelled(model.chosen->turns));
    for (const ModuleScreen* module : screens_of_modules()) {
        const std::string_view prompt =
            module->place_prompt == nullptr ? std::string_view() : module->place_prompt(model);
        if (!prompt.empty()) return std::string(prompt);
    }
    return "place the tile (a letter; ? for help)> ";
}

/// The first answer of this kind; nullptr: none.
const Answer* first_of(const ScreenModel& model, MoveKind kind) {
    const auto& list = model.answers.list;
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const Answer& answer) { return answer.move.kind == kind; });
    return found == list.end() ? nullptr : &*found;
}

/// `a crown`; with an example: `k0 for the king`.
std::string text_of_offer(const OfferAnswers& offer, const Answer& first) {
    return offer.has_example ? fmt::format("{} for {}", first.label, offer.what) : std::string(offer.what);
}

/// Names what can be done besides. It is about a follower, unless there is no place for any.
std::string follower_prompt(const ScreenModel& model) {
    constexpr std::string_view kFollower = "a follower";
    std::string_view about;
    std::string what;
    const auto add = [&](std::string_view subject, const std::string& text) {
        if (about.empty() || subject == kFollower) about = subject;
        what += (what.empty() ? "" : ", ") + text;
    };
    if (first_of(model, MoveKind::Follower) != nullptr) add(kFollower, "a number");
    for (const ModuleAnswers* module : answers_of_modules()) {
        for (const OfferAnswers& offer : module->offers) {
            if (const Answer* first = first_of(model, offer.kind))
                add(offer.puts_follower ? kFollower : offer.what, text_of_offer(offer, *first));
        }
    }
    return fmt::format("{}? ({}; Enter for none; undo)> ", about, what);
}

}  // namespace

std::string prompt_for(const ScreenModel& model) {
    const QuestionKind kind = model.scene.snapshot.question->kind;
    if (kind == QuestionKind::Place) return place_prompt(model);
    if (kind == QuestionKind::Follower) return follower_prompt(model);
    const QuestionScreen* question = screen_of(kind);
    return question == nullptr ? "> " : question->prompt(model);
}

std::string short_spelling(const ScreenModel& model, const Move& move) {
    if (move.kind == MoveKind::Place) {
        const PlaceChoice* choice = find_choice(model.scene.places, move.cell);
        if (choice == nullptr) return {};
        const Turn turn{move.rotation, move.value};
        return turn.builds() ? fmt::format("{} {}", choice->label, spelled(turn)) : choice->label;
    }
    const MeantAnswers* meant = meant_by(move.kind);
    const bool lacks_points = meant != nullptr && meant->lacks_points;
    for (const Answer& answer : model.answers.list) {
        if (lacks_points && answer.move.tile == move.tile)
            return fmt::format("{} {}", answer.label, move.value);
        if (answer.move == move) return answer.label;
    }
    return {};
}

}  // namespace trencavel::terminal
