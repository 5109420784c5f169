#include "games/catalogue.h"

#include <algorithm>

#include "engine/tables/tables.h"
#include "rules/switches.h"

namespace trencavel {
namespace {

std::string known_games() {
    std::string names;
    for (const GameInfo& game : catalogue()) names += (names.empty() ? "" : ", ") + std::string(game.name);
    return names;
}

const std::vector<ModuleInfo>& expansion_8() {
    static const std::vector<ModuleInfo> modules = {
        {"bridges", "bridges-castles-bazaars", switches::kBridges},
        {"castles", "bridges-castles-bazaars", switches::kCastles},
        {"bazaars", "bridges-castles-bazaars", switches::kBazaars},
    };
    return modules;
}

constexpr std::string_view kExpansion8 = "expansion 8";

constexpr OptionInfo kDraft = {"bazaar", "draft", "bazaars", switches::kDraft};

template <class List, class Value>
bool contains(const List& list, const Value& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

Error add_modules(const Setup& setup, GamePlan& plan) {
    const std::string game(plan.info->name);
    for (std::size_t i = 0; i < setup.modules.size(); ++i) {
        const std::string& name = setup.modules[i];
        const auto is_it = [&](const ModuleInfo& module) { return module.name == name; };
        const auto found = std::find_if(plan.info->modules.begin(), plan.info->modules.end(), is_it);
        if (found == plan.info->modules.end()) return {game + " is not played with '" + name + "'", "with"};
        if (std::count(setup.modules.begin(), setup.modules.end(), name) > 1)
            return {"'" + name + "' stands twice", "with"};
        if (!contains(plan.tile_sets, found->tile_set)) plan.tile_sets.push_back(found->tile_set);
        plan.switches |= found->switches;
    }
    return {};
}

Error add_options(const Setup& setup, GamePlan& plan) {
    const std::string game(plan.info->name);
    for (const auto& [name, value] : setup.options) {
        const auto is_it = [&](const OptionInfo& option) { return option.name == name; };
        const auto found = std::find_if(plan.info->options.begin(), plan.info->options.end(), is_it);
        if (found == plan.info->options.end()) return {game + " has no option '" + name + "'", "option"};
        if (value != found->value) {
            return {"the option '" + name + "' is '" + std::string(found->value) + "', not '" + value + "'",
                    "option"};
        }
        if (!contains(setup.modules, found->module)) {
            return {
                "the option '" + name + "' needs '" + std::string(found->module) + "', which is not played",
                "option"};
        }
        plan.switches |= found->switches;
    }
    return {};
}

Error player_problem(const Setup& setup, const GameInfo& game) {
    const std::size_t players = setup.players.size();
    const unsigned most = setup.modules.empty() ? game.players_max : game.players_max_with_modules;
    if (players < game.players_min || players > most) {
        const std::string with = setup.modules.empty() ? "" : " with " + std::string(game.expansion);
        const std::string range = game.players_min == most
                                      ? std::to_string(most)
                                      : std::to_string(game.players_min) + " to " + std::to_string(most);
        return {
            std::string(game.name) + with + " is for " + range + " players, not " + std::to_string(players),
            "players"};
    }
    for (const std::string& player : setup.players) {
        if (std::string problem = name_problem(player); !problem.empty()) return {problem, "players"};
    }
    return {};
}

}  // namespace

std::string name_problem(std::string_view name) {
    const auto is_forbidden = [](char c) {
        return static_cast<unsigned char>(c) < 32 || c == 127 || c == '"';
    };
    if (name.empty()) return "a player has no name";
    if (name.size() > kNameMax)
        return "a player's name is longer than " + std::to_string(kNameMax) + " bytes";
    if (std::any_of(name.begin(), name.end(), is_forbidden)) {
        return "a player's name holds a control character or a quotation mark";
    }
    return {};
}

std::span<const GameInfo> catalogue() {
    static const std::vector<GameInfo> games = {
        {.name = "carcassonne",
         .title = "Carcassonne",
         .tile_sets = {"base"},
         .players_max_with_modules = 6,
         .expansion = kExpansion8,
         .modules = expansion_8(),
         .options = {kDraft}},
        {.name = "wheel",
         .title = "The Wheel of Fortune",
         .tile_sets = {"wheel-of-fortune"},
         .switches = switches::kWheel,
         .expansion = kExpansion8,
         .modules = expansion_8(),
         .options = {kDraft}},
        {.name = "castle",
         .title = "Die Burg",
         .tile_sets = {"castle"},
         .switches = switches::kBurg,
         .has_wall = true,
         .players_max = 2,
         .players_max_with_modules = 2,
         .expansion = "Falken",
         .modules = {{"falcon", "falcon", switches::kFalcon}},
         .options = {{"gates", "stop", "falcon", switches::kGatesStop}}},
    };
    return games;
}

std::span<const BenchGame> bench_games() {
    static const std::vector<std::string> expansion = {"bridges", "castles", "bazaars"};
    static const std::vector<BenchGame> games = {
        {.name = "carcassonne", .game = "carcassonne", .modules = {}},
        {.name = "wheel", .game = "wheel", .modules = {}},
        {.name = "carcassonne+bridges+castles+bazaars",
         .game = "carcassonne",
         .modules = expansion,
         .players_max = 6},
        {.name = "wheel+bridges+castles+bazaars", .game = "wheel", .modules = expansion},
        {.name = "castle", .game = "castle", .modules = {}, .players_max = 2},
        {.name = "castle+falcon", .game = "castle", .modules = {"falcon"}, .players_max = 2},
    };
    return games;
}

void leave_to_chance(Setup& setup) {
    setup.seed.reset();
    setup.deck = Deck{.tiles = {}, .is_partial = true};
    for (const GameInfo& game : catalogue()) {
        if (game.name == setup.game && game.has_wall)
            setup.wall = WallDeal{std::vector<unsigned>(WallTable::kTowers, WallDeal::kHidden)};
    }
}

Result<GamePlan> plan_game(const Setup& setup) {
    for (const GameInfo& game : catalogue()) {
        if (game.name != setup.game) continue;
        GamePlan plan{.info = &game, .tile_sets = game.tile_sets, .switches = game.switches};
        if (Error error = add_modules(setup, plan); !error.text.empty()) return error;
        if (Error error = add_options(setup, plan); !error.text.empty()) return error;
        if (Error error = player_problem(setup, game); !error.text.empty()) return error;
        return plan;
    }
    return Error{"unknown game '" + setup.game + "' (known: " + known_games() + ")", "game"};
}

}  // namespace trencavel
