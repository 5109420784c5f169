#include "reference/wall/board.h"

#include <algorithm>
#include <utility>

namespace trencavel::reference {

WallBoard::WallBoard(tiles::Wall wall) : wall_(std::move(wall)) {
    for (int y = 0; y < static_cast<int>(wall_.inside.size()); ++y) {
        for (int x = 0; x < static_cast<int>(wall_.inside[y].size()); ++x) {
            if (wall_.inside[y][x] == '#') cells_.insert({x, y});
        }
    }
}

const tiles::StartSpace* WallBoard::start_space(Cell cell, int side) const {
    for (const tiles::StartSpace& space : wall_.start_spaces) {
        if (Cell{space.x, space.y} == cell && static_cast<int>(space.side) == side) return &space;
    }
    return nullptr;
}

std::set<Cell> WallBoard::start_cells() const {
    std::set<Cell> cells;
    for (const tiles::StartSpace& space : wall_.start_spaces) cells.insert({space.x, space.y});
    return cells;
}

/// The wall begins behind the tower 0/1, so that this tower follows its last edge and comes last.
std::optional<int> WallBoard::tower_at(int field) const {
    for (int tower = 0; tower < kTowersWithTile; ++tower) {
        const auto& fields = wall_.edges[tower].tower;
        if (std::find(fields.begin(), fields.end(), field) != fields.end()) return tower;
    }
    return std::nullopt;
}

bool WallBoard::gate_after(int field) const {
    return std::any_of(wall_.gates.begin(), wall_.gates.end(),
                       [&](const tiles::Gate& gate) { return gate.between[0] == field; });
}

}  // namespace trencavel::reference
