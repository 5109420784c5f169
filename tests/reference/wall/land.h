// The tiles inside the wall and the areas that they form. Every area is found by flood fill, anew each time
// it is asked for; nothing is remembered from one question to the next.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "reference/geometry.h"
#include "reference/land.h"
#include "reference/wall/area.h"
#include "reference/wall/board.h"
#include "tiles/model/tile_set.h"

namespace trencavel::reference {

class WallLand {
public:
    explicit WallLand(WallBoard board) : board_(std::move(board)) {}

    /// Lays a tile down without asking whether it fits.
    void place(Cell cell, PlacedTile tile) { placed_[cell] = tile; }

    const WallBoard& board() const { return board_; }
    const std::map<Cell, PlacedTile>& placed() const { return placed_; }
    bool filled(Cell cell) const { return placed_.contains(cell); }

    /// K3: the empty cells inside the wall with a side at a tile or at a start space.
    std::set<Cell> frontier() const;

    /// K4: paths meet paths, and the rest what it will; for a tile at this cell, which may lie there already.
    bool matches_neighbours(Cell cell, PlacedTile tile) const;

    /// The features of the tile in the cell.
    std::vector<Part> parts_on(Cell cell) const;

    const tiles::Feature& feature(Part part) const;
    tiles::FeatureKind kind(Part part) const { return feature(part).kind; }

    /// The whole area that the part belongs to; who stands on it is left empty, the land knows nothing of
    /// followers.
    WallArea area(Part part) const;

    /// K18: the number of cells of the largest group of empty cells that are connected by their sides.
    int largest_free_group() const;

private:
    bool is_free(Cell cell) const { return board_.inside(cell) && !filled(cell); }
    bool reaches(Part part, int side) const;
    bool covers(Part part, int half) const;
    bool covers_side(Part part, int side) const;
    const tiles::StartSpace* joined_start_space(Part part, int side) const;
    std::vector<Part> connected(Part part) const;
    bool has_open_side(Part part) const;
    void count_part(Part part, WallArea& area) const;
    int nests(const std::set<Part>& parts) const;
    std::vector<Cell> free_beside(Cell cell) const;

    WallBoard board_;
    std::map<Cell, PlacedTile> placed_;
};

}  // namespace trencavel::reference
