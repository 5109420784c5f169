#include "reference/bridging.h"

namespace trencavel::reference {

using tiles::Edge;

namespace {

/// B3 and B4 for one end of a bridge: a field edge, and beyond it nothing, a road or the end of a bridge.
bool may_end(const Land& land, Cell cell, int side) {
    if (edge_of(land.placed().at(cell), side) != Edge::Field) return false;
    const Cell neighbour = beside(cell, side);
    return !land.filled(neighbour) || land.edge(neighbour, opposite_side(side)) == Edge::Road;
}

/// The one bridge that can turn these two different edges into a match: it makes the field edge a road edge.
std::optional<Bridge> bridge_between(Cell cell, int side, Edge mine, Edge theirs) {
    if (mine == Edge::Field && theirs == Edge::Road) return Bridge{cell, axis_of(side)};
    if (mine == Edge::Road && theirs == Edge::Field) return Bridge{beside(cell, side), axis_of(side)};
    return std::nullopt;
}

}  // namespace

bool may_stand(const Land& land, Bridge bridge) {
    const auto tile = land.placed().find(bridge.cell);
    if (tile == land.placed().end() || tile->second.board || land.bridges().contains(bridge.cell))
        return false;
    for (int side = 0; side < kSides; ++side) {
        if (axis_of(side) == bridge.axis && !may_end(land, bridge.cell, side)) return false;
    }
    return true;
}

std::vector<Bridge> bridges_around(const Land& land, Cell placed) {
    std::vector<Cell> cells{placed};
    for (int side = 0; side < kSides; ++side) cells.push_back(beside(placed, side));
    std::vector<Bridge> bridges;
    for (Cell cell : cells) {
        for (Axis axis : {Axis::NorthSouth, Axis::EastWest}) {
            if (may_stand(land, {cell, axis})) bridges.push_back({cell, axis});
        }
    }
    return bridges;
}

// The first side that does not fit names the only bridge that can help; whether it does, is tried out.
std::optional<Bridge> bridge_that_helps(const Land& land, Cell cell, PlacedTile tile) {
    for (int side = 0; side < kSides; ++side) {
        const Cell neighbour = beside(cell, side);
        if (!land.filled(neighbour)) continue;
        const Edge mine = edge_of(tile, side);
        const Edge theirs = land.edge(neighbour, opposite_side(side));
        if (mine == theirs) continue;
        const auto bridge = bridge_between(cell, side, mine, theirs);
        if (!bridge) return std::nullopt;
        Land trial = land;
        trial.place(cell, tile);
        if (!may_stand(trial, *bridge)) return std::nullopt;
        trial.build(*bridge);
        return trial.matches_neighbours(cell) ? bridge : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace trencavel::reference
