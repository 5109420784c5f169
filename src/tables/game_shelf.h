// Games that have not begun, one for each way of setting up: what is constant in them is made once and shared
// by all tables.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/result.h"
#include "games/game.h"
#include "tiles/read/library.h"

namespace trencavel::server {

/// For one thread at a time.
class GameShelf {
public:
    /// The tile sets must outlive the shelf and every game taken from it.
    explicit GameShelf(const tiles::Library& library);
    virtual ~GameShelf() = default;
    GameShelf(const GameShelf&) = delete;
    GameShelf& operator=(const GameShelf&) = delete;

    /// A game that is left to chance, with these players.
    virtual Result<std::unique_ptr<Game>> take(const Setup& setup);

    const tiles::Library& library() const { return *library_; }
    /// Whether other tiles are drawn than those that everybody has, so that only whoever has their files can
    /// check a draw.
    bool has_own_tiles() const { return has_own_tiles_; }

private:
    const tiles::Library* library_;
    bool has_own_tiles_;
    std::map<std::string, std::unique_ptr<Game>> games_;
};

/// A game as it stood after so many of its moves.
std::unique_ptr<Game> replayed(GameShelf& shelf, const Game& game, unsigned ply);

}  // namespace trencavel::server
