#include "server/game_shelf.h"

namespace trencavel::server {
namespace {

std::string key_of(const Setup& setup) {
    std::string key = setup.game + " " + std::to_string(setup.players.size());
    for (const std::string& module : setup.modules) key += " " + module;
    for (const auto& [name, value] : setup.options) key += " " + name + "=" + value;
    return key;
}

}  // namespace

Result<std::unique_ptr<Game>> GameShelf::take(const Setup& setup) {
    std::unique_ptr<Game>& kept = games_[key_of(setup)];
    if (!kept) {
        Result<std::unique_ptr<Game>> made = Game::start(setup, *library_);
        if (!made) return made.failure();
        kept = std::move(made.value());
    }
    std::unique_ptr<Game> game = kept->clone();
    game->rename(setup.players);
    return game;
}

}  // namespace trencavel::server
