#include "cli/library.h"

#include <algorithm>

#include "cli/files.h"
#include "games/catalogue.h"
#include "tiles/describe.h"

namespace trencavel::cli {

void add_tiles_option(CLI::App& command, std::vector<std::string>& files) {
    command.add_option("--tiles", files, "Tile file that replaces the set of its name (may be repeated)")
        ->type_name("FILE")
        ->allow_extra_args(false);  // what follows the file is another argument
}

Result<tiles::Library> load_library(const std::vector<std::string>& files) {
    tiles::Library library;
    for (const std::string& file : files) {
        const Result<std::string> text = read_file(file);
        if (!text) return Error{with_file(file, text.error())};
        const auto replaced = library.replace(text.value());
        if (!replaced) return Error{with_file(file, replaced.error())};
    }
    return library;
}

std::vector<const tiles::TileSet*> sets_of(const Setup& setup, const tiles::Library& library) {
    std::vector<const tiles::TileSet*> sets;
    const Result<GamePlan> plan = plan_game(setup);
    if (!plan) return sets;
    for (const std::string_view name : plan->tile_sets) sets.push_back(&library.set(name));
    return sets;
}

std::string notice_of(const Setup& setup, const tiles::Library& library) {
    const std::vector<const tiles::TileSet*> sets = sets_of(setup, library);
    const bool any = std::any_of(sets.begin(), sets.end(),
                                 [](const tiles::TileSet* set) { return tiles::is_reconstruction(*set); });
    return any ? std::string(tiles::reconstruction_notice()) : std::string();
}

}  // namespace trencavel::cli
