// The table of playable games.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/setup.h"

namespace trencavel {

struct GameInfo {
    std::string_view name;
    std::string_view title;
    std::vector<std::string_view> tile_sets;
    unsigned players_min = 2;
    unsigned players_max = 5;
};

std::span<const GameInfo> catalogue();

constexpr std::size_t kNameMax = 64;

/// Why a player cannot be called so: a record must be able to hold the name. Empty if nothing is wrong.
std::string name_problem(std::string_view name);

/// The game of a set-up, if its name, modules, options and number of players go together.
Result<const GameInfo*> find_game(const Setup& setup);

}  // namespace trencavel
