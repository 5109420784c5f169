#include "games/catalogue.h"

#include <algorithm>

namespace trencavel {
namespace {

std::string known_games() {
    std::string names;
    for (const GameInfo& game : catalogue()) names += (names.empty() ? "" : ", ") + std::string(game.name);
    return names;
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
         .players_min = 2,
         .players_max = 5},
    };
    return games;
}

Result<const GameInfo*> find_game(const Setup& setup) {
    for (const GameInfo& game : catalogue()) {
        if (game.name != setup.game) continue;
        const std::string name(game.name);
        if (!setup.modules.empty())
            return Error{name + " is not played with '" + setup.modules.front() + "'", "with"};
        if (!setup.options.empty())
            return Error{name + " has no option '" + setup.options.front().first + "'", "option"};
        const std::size_t players = setup.players.size();
        if (players < game.players_min || players > game.players_max) {
            return Error{name + " is for " + std::to_string(game.players_min) + " to " +
                             std::to_string(game.players_max) + " players, not " + std::to_string(players),
                         "players"};
        }
        for (const std::string& player : setup.players) {
            if (std::string problem = name_problem(player); !problem.empty())
                return Error{problem, "players"};
        }
        return &game;
    }
    return Error{"unknown game '" + setup.game + "' (known: " + known_games() + ")", "game"};
}

}  // namespace trencavel
