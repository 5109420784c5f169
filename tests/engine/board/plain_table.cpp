#include "engine/board/plain_table.h"

namespace trencavel::engine_tests {
namespace {

std::pair<int, int> key(Cell cell) {
    return {cell.x(), cell.y()};
}

/// The two sides of a tile at which the ends of a bridge stand.
std::array<unsigned, 2> ends(Axis axis) {
    return axis == Axis::NorthSouth ? std::array{0u, 2u} : std::array{1u, 3u};
}

/// How a move spells that the bridge is built with a placement in this cell.
std::uint16_t built(Cell placed, const PlainBridge& bridge) {
    if (bridge.cell == placed) return span::on_the_tile(bridge.axis);
    for (unsigned side = 0; side < 4; ++side) {
        if (placed.neighbour(side) == bridge.cell) return span::on_the_neighbour(side);
    }
    return span::kElsewhere;
}

}  // namespace

PlainTable::PlainTable(const Game& game) : tables_(&game.tables()) {
    const Snapshot snapshot = game.snapshot();
    for (std::size_t i = 0; i < snapshot.board.size(); ++i) {
        const PlacedTile& tile = snapshot.board[i];
        lay(tile.cell, tile.tile, tile.rotation, i < tables_->board_cells);
    }
    for (const PlacedBridge& bridge : snapshot.bridges) build({bridge.cell, bridge.axis});
}

const PlainTable::PlainTile* PlainTable::at(Cell cell) const {
    const auto found = tiles_.find(key(cell));
    return found == tiles_.end() ? nullptr : &found->second;
}

void PlainTable::lay(Cell cell, TileId tile, unsigned rotation, bool of_the_board) {
    tiles_[key(cell)] = {tables_->oriented[4u * tile + rotation].edges, false, of_the_board};
}

std::vector<Cell> PlainTable::free_cells() const {
    std::map<std::pair<int, int>, Cell> cells;
    for (const auto& [place, tile] : tiles_) {
        for (unsigned side = 0; side < 4; ++side) {
            const Cell beside = Cell::at(place.first, place.second).neighbour(side);
            if (!at(beside)) cells[key(beside)] = beside;
        }
    }
    std::vector<Cell> result;
    for (const auto& [place, cell] : cells) result.push_back(cell);
    return result;
}

/// C3: every touching edge is of the same kind.
bool PlainTable::fits(Cell cell) const {
    for (unsigned side = 0; side < 4; ++side) {
        const PlainTile* beside = at(cell.neighbour(side));
        if (beside && beside->edges[opposite(side)] != at(cell)->edges[side]) return false;
    }
    return true;
}

/// B2 to B4: no bridge there yet, not on the board, both ends on field edges, and beyond each end nothing or
/// a road or bridge end.
bool PlainTable::can_bridge(const PlainBridge& bridge) const {
    const PlainTile* tile = at(bridge.cell);
    if (!tile || tile->bridged || tile->of_the_board) return false;
    for (const unsigned side : ends(bridge.axis)) {
        if (tile->edges[side] != EdgeClass::Ground) return false;
        const PlainTile* beyond = at(bridge.cell.neighbour(side));
        if (beyond && beyond->edges[opposite(side)] != EdgeClass::Line) return false;
    }
    return true;
}

void PlainTable::build(const PlainBridge& bridge) {
    PlainTile& tile = tiles_[key(bridge.cell)];
    tile.bridged = true;
    for (const unsigned side : ends(bridge.axis)) tile.edges[side] = EdgeClass::Line;
}

/// On the cell or beside it, possible or not.
std::vector<PlainBridge> PlainTable::bridges_near(Cell cell) const {
    std::vector<PlainBridge> bridges;
    for (const Axis axis : {Axis::NorthSouth, Axis::EastWest}) {
        bridges.push_back({cell, axis});
        for (unsigned side = 0; side < 4; ++side) bridges.push_back({cell.neighbour(side), axis});
    }
    return bridges;
}

std::vector<PlainBridge> PlainTable::bridges_beside(Cell cell) const {
    std::vector<PlainBridge> bridges;
    for (const PlainBridge& bridge : bridges_near(cell)) {
        if (can_bridge(bridge)) bridges.push_back(bridge);
    }
    return bridges;
}

std::vector<Move> PlainTable::placements_with_bridge(TileId tile) const {
    std::vector<Move> moves;
    for (const Cell cell : free_cells()) {
        for (unsigned rotation = 0; rotation < 4; ++rotation) {
            PlainTable placed = *this;
            placed.lay(cell, tile, rotation, false);
            if (placed.fits(cell)) continue;
            for (const PlainBridge& bridge : bridges_near(cell)) {
                // With the tile lying, the ends of the bridge must fit all that they meet, the tile included.
                if (!placed.can_bridge(bridge)) continue;
                PlainTable bridged = placed;
                bridged.build(bridge);
                if (bridged.fits(cell)) moves.push_back(Move::place(cell, rotation, built(cell, bridge)));
            }
        }
    }
    return moves;
}

}  // namespace trencavel::engine_tests
