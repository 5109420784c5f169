#include "tables/game_shelf.h"

#include <algorithm>

namespace trencavel::server {
namespace {

std::string key_of(const Setup& setup) {
    std::string key = setup.game + " " + std::to_string(setup.players.size());
    for (const std::string& module : setup.modules) key += " " + module;
    for (const auto& [name, value] : setup.options) key += " " + name + "=" + value;
    return key;
}

bool is_drawn_alike(const tiles::TileSet& one, const tiles::TileSet& other) {
    const auto same = [](const tiles::Tile& a, const tiles::Tile& b) {
        return a.id == b.id && a.count == b.count && a.marks == b.marks;
    };
    return std::equal(one.tiles.begin(), one.tiles.end(), other.tiles.begin(), other.tiles.end(), same);
}

}  // namespace

GameShelf::GameShelf(const tiles::Library& library)
    : library_(&library),
      has_own_tiles_(!std::equal(library.sets().begin(), library.sets().end(),
                                 tiles::Library::builtin().sets().begin(),
                                 tiles::Library::builtin().sets().end(), is_drawn_alike)) {}

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

std::unique_ptr<Game> replayed(GameShelf& shelf, const Game& game, unsigned ply) {
    Result<std::unique_ptr<Game>> earlier = shelf.take(game.setup());
    for (unsigned i = 0; earlier && i < ply; ++i) earlier.value()->apply(game.moves()[i]);
    return earlier ? std::move(earlier.value()) : game.clone();
}

}  // namespace trencavel::server
