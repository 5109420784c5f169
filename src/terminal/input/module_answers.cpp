#include "terminal/input/module_answers.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/words/module_words.h"

namespace trencavel::terminal {

const QuestionAnswers* answers_of(QuestionKind kind) {
    return find_entry(answers_of_modules(), &ModuleAnswers::questions, &QuestionAnswers::kind, kind);
}

const OfferAnswers* offers_of(MoveKind kind) {
    return find_entry(answers_of_modules(), &ModuleAnswers::offers, &OfferAnswers::kind, kind);
}

const MeantAnswers* meant_by(MoveKind kind) {
    return find_entry(answers_of_modules(), &ModuleAnswers::meant, &MeantAnswers::kind, kind);
}

const ListAnswers* find_list(std::string_view word) {
    for (const ModuleAnswers* module : answers_of_modules()) {
        if (module->list != nullptr && module->list->word == word) return module->list;
    }
    return nullptr;
}

const SpanAnswers& span_answers() {
    const auto modules = answers_of_modules();
    return *(*std::find_if(modules.begin(), modules.end(), [](const ModuleAnswers* module) {
                return module->span != nullptr;
            }))->span;
}

std::string numbered(std::size_t index) {
    return fmt::format("{}", index + 1);
}

}  // namespace trencavel::terminal
