#include "random_play/combinations.h"

#include <array>
#include <initializer_list>
#include <stdexcept>
#include <string_view>

#include "games/rulesets.h"
#include "tiles/read/library.h"

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

std::vector<Combination> make_court() {
    return {{.game = "castle"},
            {.game = "castle", .falcon = true},
            {.game = "castle", .falcon = true, .gates_stop = true}};
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
    add_player_counts({.game = "carcassonne", .small_cities = true}, all);
    add_player_counts(
        {.game = "wheel", .bridges = true, .castles = true, .bazaars = true, .small_cities = true}, all);
    all.insert(all.end(), court_combinations().begin(), court_combinations().end());
    return all;
}

std::vector<Combination> make_expanded() {
    std::vector<Combination> expanded;
    for (const Combination& combination : all_combinations()) {
        if (!combination.is_plain() && !combination.is_court()) expanded.push_back(combination);
    }
    return expanded;
}

constexpr std::string_view kExpansion8 = "bridges-castles-bazaars";

Tables make(std::initializer_list<std::string_view> names, const EdgeRules& edge_rules) {
    std::vector<const tiles::TileSet*> sets;
    for (const std::string_view name : names) sets.push_back(&tiles::Library::builtin().set(name));
    Result<Tables> tables = make_tables(sets, edge_rules);
    if (!tables) throw std::runtime_error(tables.error());
    return tables.value();
}

}  // namespace

std::vector<std::string> modules(const Combination& combination) {
    std::vector<std::string> names;
    if (combination.bridges) names.push_back("bridges");
    if (combination.castles) names.push_back("castles");
    if (combination.bazaars) names.push_back("bazaars");
    if (combination.falcon) names.push_back("falcon");
    return names;
}

std::string name(const Combination& combination) {
    std::string text = combination.game;
    for (const std::string& module : modules(combination)) text += "+" + module;
    if (combination.gates_stop) text += ", gates stop";
    if (combination.small_cities) text += ", small cities";
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

const std::vector<Combination>& court_combinations() {
    static const std::vector<Combination> court = make_court();
    return court;
}

Setup setup_of(const Combination& combination) {
    Setup setup;
    setup.game = combination.game;
    setup.modules = modules(combination);
    if (combination.gates_stop) setup.options.push_back({"gates", "stop"});
    if (combination.small_cities) setup.options.push_back({"small-cities", "2"});
    setup.players.assign(kPlayers.begin(), kPlayers.begin() + combination.players);
    return setup;
}

const Tables& tables_of(const Combination& combination) {
    static const Tables base = make({"base"}, kPlaneEdges);
    static const Tables base_expanded = make({"base", kExpansion8}, kPlaneEdges);
    static const Tables wheel = make({"wheel-of-fortune"}, kPlaneEdges);
    static const Tables wheel_expanded = make({"wheel-of-fortune", kExpansion8}, kPlaneEdges);
    static const Tables castle = make({"castle"}, WalledCourt::kEdgeRules);
    static const Tables castle_falcon = make({"castle", "falcon"}, WalledCourt::kEdgeRules);
    if (combination.is_court()) return combination.falcon ? castle_falcon : castle;
    if (combination.game == "wheel") return combination.has_expansion() ? wheel_expanded : wheel;
    return combination.has_expansion() ? base_expanded : base;
}

}  // namespace trencavel::random_play
