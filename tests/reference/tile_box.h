// All that lies in the box of one game: the tiles to be drawn and what the land begins with.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "reference/land.h"
#include "tiles/model/tile_set.h"

namespace trencavel::reference {

/// One copy of a tile. Copies of the same tile differ in their wheel numbers.
struct TileCopy {
    const tiles::Tile* tile = nullptr;
    int wheel = 0;  // 0: it has no number

    /// As decks and moves spell it: "RadU", or "RadU/2" with a number.
    std::string name() const;
    bool has_bazaar() const;
};

class TileBox {
public:
    /// The first set decides what the land begins with; the tiles of the others are added to its tiles.
    explicit TileBox(const std::vector<const tiles::TileSet*>& sets);

    /// The copy of that name; nothing if no tile is called so, or no copy carries that number.
    std::optional<TileCopy> find(const std::string& name) const;

    /// C1: all tiles but the start tile are drawn; W1, K1: all of them, if a board or a wall is the start.
    int full_deck_size() const;

    /// All designs; each knows how many copies there are.
    const std::vector<tiles::Tile>& tiles() const { return contents_->tiles; }

    /// C1: the start tile at 0,0, unrotated; W1: the board's top-left cell there.
    void lay_start(Land& land) const;

    /// The wheel board; nullptr if the game has none.
    const tiles::Board* board() const;

private:
    struct Contents {
        std::vector<tiles::Tile> tiles;
        std::string start;
        std::optional<tiles::Board> board;
        std::vector<tiles::Tile> board_tiles;  // one for each cell of the board
    };

    /// Shared, so that a copy of a game can go on pointing to its tiles.
    std::shared_ptr<const Contents> contents_;
};

}  // namespace trencavel::reference
