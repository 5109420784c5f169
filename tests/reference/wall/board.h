// The wall of Die Burg: what it encloses, its start spaces, and the score track that runs along it.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "reference/geometry.h"
#include "tiles/model/tile_set.h"

namespace trencavel::reference {

inline constexpr int kTrackFields = 100;
inline constexpr int kTowersWithTile = 13;  // K1: all corner towers but 0/1

class WallBoard {
public:
    explicit WallBoard(tiles::Wall wall);

    /// All cells that the wall encloses.
    const std::set<Cell>& cells() const { return cells_; }
    bool inside(Cell cell) const { return cells_.contains(cell); }

    /// The start space at this side of the cell; nullptr if the wall shows none there.
    const tiles::StartSpace* start_space(Cell cell, int side) const;

    /// The cells at which the wall shows a start space.
    std::set<Cell> start_cells() const;

    /// The corner tower with this field, counted in the order of the track from 12/13 on. Nothing for other
    /// fields, and for 0/1, where no wall tile lies (K1).
    std::optional<int> tower_at(int field) const;

    /// F1: whether a gate stands between this field and the next.
    bool gate_after(int field) const;

private:
    tiles::Wall wall_;
    std::set<Cell> cells_;
};

}  // namespace trencavel::reference
