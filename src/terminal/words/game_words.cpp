#include "terminal/words/game_words.h"

#include <algorithm>

#include "games/catalogue.h"
#include "record/text.h"
#include "tiles/draw/describe.h"

namespace trencavel::terminal {

std::string title_of(const std::string& game, const std::vector<std::string>& modules) {
    return modules.empty() ? game : game + " with " + record::join(modules, " ");
}

std::string notice_of(const Setup& setup, const tiles::Library& library) {
    const Result<GamePlan> plan = plan_game(setup);
    if (!plan) return {};
    const bool any = std::any_of(plan->tile_sets.begin(), plan->tile_sets.end(), [&](std::string_view name) {
        return tiles::is_reconstruction(library.set(name));
    });
    return any ? std::string(tiles::reconstruction_notice()) : std::string();
}

}  // namespace trencavel::terminal
