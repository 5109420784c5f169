// The table as rules B2 to B5 speak of it: cells, edges and bridges, looked at one by one.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "games/game.h"

namespace trencavel::engine_tests {

struct PlainBridge {
    Cell cell{};
    Axis axis{};
};

class PlainTable {
public:
    /// As it stands in the game.
    explicit PlainTable(const Game& game);

    /// The empty cells with a side at a tile.
    std::vector<Cell> free_cells() const;

    /// Placements of the tile that only a bridge makes legal, as moves: every bridge on the tile itself or on
    /// one that shares a side with it (B5).
    std::vector<Move> placements_with_bridge(TileId tile) const;

    /// The bridges that could be built beside the tile that lies in this cell (B2), whatever the supply.
    std::vector<PlainBridge> bridges_beside(Cell cell) const;

private:
    struct PlainTile {
        std::array<EdgeClass, 4> edges{};
        bool bridged = false;
        bool of_the_board = false;
    };

    const PlainTile* at(Cell cell) const;
    void lay(Cell cell, TileId tile, unsigned rotation, bool of_the_board);
    bool fits(Cell cell) const;
    bool can_bridge(const PlainBridge& bridge) const;
    void build(const PlainBridge& bridge);
    std::vector<PlainBridge> bridges_near(Cell cell) const;

    const Tables* tables_;
    std::map<std::pair<int, int>, PlainTile> tiles_;
};

}  // namespace trencavel::engine_tests
