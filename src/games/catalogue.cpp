#include "games/catalogue.h"

namespace trencavel {
namespace {

std::string known_games() {
    std::string names;
    for (const GameInfo& game : catalogue()) names += (names.empty() ? "" : ", ") + std::string(game.name);
    return names;
}

}  // namespace

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
            return Error{name + " is not played with '" + setup.modules.front() + "'"};
        if (!setup.options.empty())
            return Error{name + " has no option '" + setup.options.front().first + "'"};
        const std::size_t players = setup.players.size();
        if (players < game.players_min || players > game.players_max) {
            return Error{name + " is for " + std::to_string(game.players_min) + " to " +
                         std::to_string(game.players_max) + " players, not " + std::to_string(players)};
        }
        return &game;
    }
    return Error{"unknown game '" + setup.game + "' (known: " + known_games() + ")"};
}

}  // namespace trencavel
