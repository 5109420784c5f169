// The table of playable games.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/setup.h"

namespace trencavel {

/// A part of an expansion that can be switched on.
struct ModuleInfo {
    std::string_view name;
    std::string_view tile_set;  // comes in with it; once, if several modules name it
    std::uint32_t switches = 0;
};

/// A variant of a module's rules.
struct OptionInfo {
    std::string_view name;
    std::string_view value;
    std::string_view effect;  // a verb and what follows
    std::string_view module;  // only with this one; empty: with any
    std::uint32_t switches = 0;
};

struct GameInfo {
    std::string_view name;
    std::string_view title;
    std::vector<std::string_view> tile_sets;
    std::uint32_t switches = 0;
    bool has_wall = false;
    unsigned players_min = 2;
    unsigned players_max = 5;
    unsigned players_max_with_modules = 5;
    std::string_view expansion = {};  // what the modules come from
    std::vector<ModuleInfo> modules = {};
    std::vector<OptionInfo> options = {};
};

std::span<const GameInfo> catalogue();

/// The names of all games, with commas between them.
std::string known_games();

/// Whether a game can be played with a module of this name.
bool is_module(std::string_view name);

/// A game with modules under one name, with a plus before each: those that are measured and signed by
/// `trencavel bench`.
struct BenchGame {
    std::string name;
    std::string_view game;
    std::vector<std::string> modules = {};
    unsigned players_min = 2;
    unsigned players_max = 5;
};

std::span<const BenchGame> bench_games();

constexpr std::size_t kNameMax = 64;

/// Why a player cannot be called so: a record must be able to hold the name. Empty if nothing is wrong.
std::string name_problem(std::string_view name);

/// Nothing is known of what will come: every draw and every wall tile is by chance.
void leave_to_chance(Setup& setup);

/// What a set-up comes to.
struct GamePlan {
    const GameInfo* info = nullptr;
    std::vector<std::string_view> tile_sets;
    std::uint32_t switches = 0;
};

/// The game of a set-up, if its name, modules, options and number of players go together.
Result<GamePlan> plan_game(const Setup& setup);

}  // namespace trencavel
