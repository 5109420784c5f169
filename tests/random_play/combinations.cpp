#include "random_play/combinations.h"

#include <array>
#include <stdexcept>
#include <string_view>

#include "games/rulesets.h"
#include "tiles/library.h"

namespace trencavel::random_play {
namespace {

constexpr std::array<std::string_view, kSeatsMax> kPlayers = {"Anna",     "Ben",   "Clara Maria",
                                                              "David #4", "Émile", "Fé"};

unsigned most_players(const Combination& combination) {
    return combination.game == "carcassonne" && combination.has_expansion() ? 6 : 5;
}

/// Every number of players of one game with one subset.
void add_player_counts(Combination combination, std::vector<Combination>& all) {
    const unsigned most = most_players(combination);
    for (combination.players = 2; combination.players <= most; ++combination.players)
        all.push_back(combination);
}

std::vector<Combination> make_all() {
    std::vector<Combination> all;
    for (const char* game : {"carcassonne", "wheel"}) {
        for (unsigned subset = 0; subset < 8; ++subset) {
            add_player_counts({.game = game,
                               .bridges = (subset & 1) != 0,
                               .castles = (subset & 2) != 0,
                               .bazaars = (subset & 4) != 0},
                              all);
        }
    }
    return all;
}

std::vector<Combination> make_expanded() {
    std::vector<Combination> expanded;
    for (const Combination& combination : all_combinations()) {
        if (!combination.is_plain()) expanded.push_back(combination);
    }
    return expanded;
}

Tables make(std::string_view game_set, bool has_expansion) {
    const tiles::Library& library = tiles::Library::builtin();
    std::vector<const tiles::TileSet*> sets = {&library.set(game_set)};
    if (has_expansion) sets.push_back(&library.set("bridges-castles-bazaars"));
    Result<Tables> tables = make_tables(sets, plane_edge_class);
    if (!tables) throw std::runtime_error(tables.error());
    return tables.value();
}

}  // namespace

std::vector<std::string> modules(const Combination& combination) {
    std::vector<std::string> names;
    if (combination.bridges) names.push_back("bridges");
    if (combination.castles) names.push_back("castles");
    if (combination.bazaars) names.push_back("bazaars");
    return names;
}

std::string name(const Combination& combination) {
    std::string text = combination.game;
    for (const std::string& module : modules(combination)) text += "+" + module;
    return text + ", " + std::to_string(combination.players) + " players";
}

const std::vector<Combination>& all_combinations() {
    static const std::vector<Combination> all = make_all();
    return all;
}

const std::vector<Combination>& expanded_combinations() {
    static const std::vector<Combination> expanded = make_expanded();
    return expanded;
}

Setup setup_of(const Combination& combination) {
    Setup setup;
    setup.game = combination.game;
    setup.modules = modules(combination);
    setup.players.assign(kPlayers.begin(), kPlayers.begin() + combination.players);
    return setup;
}

const Tables& tables_of(const Combination& combination) {
    static const Tables base = make("base", false);
    static const Tables base_expanded = make("base", true);
    static const Tables wheel = make("wheel-of-fortune", false);
    static const Tables wheel_expanded = make("wheel-of-fortune", true);
    if (combination.game == "wheel") return combination.has_expansion() ? wheel_expanded : wheel;
    return combination.has_expansion() ? base_expanded : base;
}

}  // namespace trencavel::random_play
