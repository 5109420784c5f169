// The only place of the terminal game that names all modules.
#include <vector>

#include "terminal/modules/bazaars/module.h"
#include "terminal/modules/bridges/module.h"
#include "terminal/modules/burg/module.h"
#include "terminal/modules/carcassonne/module.h"
#include "terminal/modules/castles/module.h"
#include "terminal/modules/falcon/module.h"
#include "terminal/modules/wheel/module.h"

namespace trencavel::terminal {
namespace {

/// Its parts, each for one of the rooms.
struct TerminalModule {
    const ModuleWords* words = nullptr;
    const ModuleAnswers* answers = nullptr;
    const ModuleScreen* screen = nullptr;
};

// Where several have something to show, it stands in this order.
constexpr TerminalModule kModules[] = {
    {&carcassonne::kWords},
    {&wheel::kWords, &wheel::kAnswers, &wheel::kScreen},
    {&bridges::kWords, &bridges::kAnswers, &bridges::kScreen},
    {&castles::kWords, &castles::kAnswers, &castles::kScreen},
    {&bazaars::kWords, &bazaars::kAnswers, &bazaars::kScreen},
    {&burg::kWords, &burg::kAnswers, &burg::kScreen},
    {&falcon::kWords, &falcon::kAnswers, &falcon::kScreen},
};

template <class Part>
std::vector<const Part*> parts(const Part* TerminalModule::*part) {
    std::vector<const Part*> all;
    for (const TerminalModule& module : kModules) {
        if (module.*part != nullptr) all.push_back(module.*part);
    }
    return all;
}

}  // namespace

std::span<const ModuleWords* const> words_of_modules() {
    static const auto words = parts(&TerminalModule::words);
    return words;
}

std::span<const ModuleAnswers* const> answers_of_modules() {
    static const auto answers = parts(&TerminalModule::answers);
    return answers;
}

std::span<const ModuleScreen* const> screens_of_modules() {
    static const auto screens = parts(&TerminalModule::screen);
    return screens;
}

}  // namespace trencavel::terminal
