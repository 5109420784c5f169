// What the kinds of boards differ in: the open plane, which grows, and the court, which a wall surrounds.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "terminal/screen/board_view.h"

namespace trencavel::terminal {

/// What must be seen, in characters of the table; `right` and `bottom` lie just outside.
struct Extent {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;

    void include(Cell cell, TileSize tile) {
        left = std::min(left, cell.x() * tile.width);
        right = std::max(right, (cell.x() + 1) * tile.width);
        top = std::min(top, cell.y() * tile.height);
        bottom = std::max(bottom, (cell.y() + 1) * tile.height);
    }
    int columns() const { return right - left; }
    int rows() const { return bottom - top; }
};

/// The first and the last column or row that can have something in it.
struct CellRange {
    int first = -128;
    int last = 127;
};

struct BoardFamily {
    int coordinate_columns = 0;
    std::span<const TileSize> tile_sizes;  // in which its tiles can be read, the largest first
    bool has_one_size = false;             // so that it is worth while to make room for all of it
    Extent (*extent)(const BoardScene& scene, TileSize tile) = nullptr;
    std::array<CellRange, 2> (*cells)(const BoardScene& scene) = nullptr;  // columns and rows
};

const BoardFamily& family_of(const BoardScene& scene);

}  // namespace trencavel::terminal
