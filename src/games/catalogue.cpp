#include "games/catalogue.h"

#include <algorithm>

#include "engine/tables/tables.h"
#include "games/rulesets.h"

namespace trencavel {
namespace {

/// The modules that can be chosen with a game of these rules, and their variants.
void add_modules_of(std::span<const Manifest* const> manifests, GameInfo& game) {
    for (const Manifest* module : manifests) {
        if (!module->name.empty()) {
            game.expansion = module->expansion;
            game.modules.push_back({module->name, module->tile_set, module->switches});
        }
        for (const OptionManifest& option : module->options)
            game.options.push_back({option.name, option.value, option.effect, module->name, option.switches});
    }
}

GameInfo make_game(const Manifest& manifest, std::span<const Manifest* const> manifests) {
    const GameManifest& game = *manifest.game;
    GameInfo info{.name = game.name,
                  .title = game.title,
                  .tile_sets = {manifest.tile_set},
                  .switches = manifest.switches,
                  .has_wall = game.has_wall,
                  .players_min = game.players_min,
                  .players_max = game.players_max,
                  .players_max_with_modules = game.players_max_with_modules};
    add_modules_of(manifests, info);
    return info;
}

/// The games that a list of modules makes, in its order.
void add_games(std::span<const Manifest* const> manifests, std::vector<GameInfo>& games) {
    for (const Manifest* manifest : manifests) {
        if (manifest->game != nullptr) games.push_back(make_game(*manifest, manifests));
    }
}

BenchGame bench_game(const GameInfo& game, bool with_modules) {
    BenchGame bench{.name = std::string(game.name),
                    .game = game.name,
                    .players_min = game.players_min,
                    .players_max = with_modules ? game.players_max_with_modules : game.players_max};
    if (!with_modules) return bench;
    for (const ModuleInfo& module : game.modules) {
        bench.name += "+" + std::string(module.name);
        bench.modules.emplace_back(module.name);
    }
    return bench;
}

/// The games of a list of modules by themselves, and then with all that can be added.
void add_bench_games(std::span<const Manifest* const> manifests, std::vector<BenchGame>& benches) {
    std::vector<GameInfo> games;
    add_games(manifests, games);
    for (const bool with_modules : {false, true}) {
        for (const GameInfo& game : games) benches.push_back(bench_game(game, with_modules));
    }
}

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
        if (found == plan.info->modules.end())
            return {game + " cannot be played with '" + name + "'", "with"};
        if (std::count(setup.modules.begin(), setup.modules.end(), name) > 1)
            return {"'" + name + "' is listed twice", "with"};
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
            return {"option '" + name + "' must be '" + std::string(found->value) + "', not '" + value + "'",
                    "option"};
        }
        if (!found->module.empty() && !contains(setup.modules, found->module)) {
            return {"option '" + name + "' requires '" + std::string(found->module) + "'", "option"};
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
        return "a player's name contains a control character or a quotation mark";
    }
    return {};
}

std::span<const GameInfo> catalogue() {
    static const std::vector<GameInfo> games = [] {
        std::vector<GameInfo> all;
        RuleSets::for_each_list([&](auto manifests) { add_games(manifests, all); });
        return all;
    }();
    return games;
}

std::string known_games() {
    std::string names;
    for (const GameInfo& game : catalogue()) names += (names.empty() ? "" : ", ") + std::string(game.name);
    return names;
}

std::span<const BenchGame> bench_games() {
    static const std::vector<BenchGame> games = [] {
        std::vector<BenchGame> all;
        RuleSets::for_each_list([&](auto manifests) { add_bench_games(manifests, all); });
        return all;
    }();
    return games;
}

bool is_module(std::string_view name) {
    const auto has_it = [&](const GameInfo& game) {
        return std::any_of(game.modules.begin(), game.modules.end(),
                           [&](const ModuleInfo& module) { return module.name == name; });
    };
    return std::any_of(catalogue().begin(), catalogue().end(), has_it);
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
