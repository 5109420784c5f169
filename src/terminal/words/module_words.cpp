#include "terminal/words/module_words.h"

namespace trencavel::terminal {

const EventWords* words_of(EventKind kind) {
    return find_entry(words_of_modules(), &ModuleWords::events, &EventWords::kind, kind);
}

const ScoringWords* words_of(ScoringKind kind) {
    return find_entry(words_of_modules(), &ModuleWords::scorings, &ScoringWords::kind, kind);
}

const AreaWords* words_of(tiles::FeatureKind kind) {
    return find_entry(words_of_modules(), &ModuleWords::areas, &AreaWords::kind, kind);
}

const QuestionWords* words_of(QuestionKind kind) {
    return find_entry(words_of_modules(), &ModuleWords::questions, &QuestionWords::kind, kind);
}

const StandWords* words_of_stand(std::uint8_t feature) {
    return find_entry(words_of_modules(), &ModuleWords::stands, &StandWords::feature, feature);
}

const CityWords* words_of_cities() {
    for (const ModuleWords* module : words_of_modules()) {
        if (module->cities != nullptr) return module->cities;
    }
    return nullptr;
}

std::string landing_text(const Event& scored, const Snapshot& before, const Tables& tables) {
    std::string text;
    for (const ModuleWords* module : words_of_modules()) {
        if (module->landing != nullptr) text += module->landing(scored, before, tables);
    }
    return text;
}

std::string effect_of(const Design& design) {
    std::string text;
    for (const ModuleWords* module : words_of_modules()) {
        if (module->effect != nullptr) text += module->effect(design);
    }
    return text;
}

std::string_view times(const LogContext& context) {
    return context.unicode ? "×" : "x";
}

std::string sum_of_tiles(const Event& scored, const LogContext& /*context*/) {
    return counted(scored.reason.tiles, "tile");
}

}  // namespace trencavel::terminal
