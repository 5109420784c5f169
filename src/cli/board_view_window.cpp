#include <algorithm>

#include "cli/board_view.h"

namespace trencavel::cli {
namespace {

struct Extent {
    int left = 0;
    int top = 0;
    int right = 0;  // the last cell, likewise bottom
    int bottom = 0;

    void include(Cell cell) {
        left = std::min(left, cell.x());
        right = std::max(right, cell.x());
        top = std::min(top, cell.y());
        bottom = std::max(bottom, cell.y());
    }
    int columns(TileSize tile) const { return (right - left + 1) * tile.width; }
    int rows(TileSize tile) const { return (bottom - top + 1) * tile.height; }
};

Extent extent_of(const BoardScene& scene) {
    Extent extent;
    for (const PlacedTile& tile : scene.shot.board) extent.include(tile.cell);
    for (const PlaceChoice& choice : scene.places) extent.include(choice.cell);
    return extent;
}

/// Where a window of `room` characters begins along one axis, on a table from `first` on with `size`
/// characters, of which the one in the middle should be `centre`.
int begin_of(int first, int size, int room, int centre) {
    if (size <= room) return first - (room - size) / 2;
    return std::clamp(centre - room / 2, first, first + size - room);
}

/// The last tile, or the middle of what lies there at the start.
Cell default_centre(const BoardScene& scene) {
    const std::vector<PlacedTile>& board = scene.shot.board;
    if (board.empty()) return {};
    const Cell last = board.back().cell;
    if (board.size() > scene.tables->start.size()) return last;
    const Cell first = board.front().cell;
    return Cell::at((first.x() + last.x() + 1) / 2, (first.y() + last.y() + 1) / 2);
}

}  // namespace

bool Window::shows(Cell cell) const {
    const int x = cell.x() * tile.width + tile.width / 2 - left;
    const int y = cell.y() * tile.height + tile.height / 2 - top;
    return x >= 1 && x < columns - 1 && y >= 0 && y < rows;
}

bool fits(const BoardScene& scene, TileSize tile, int columns, int rows) {
    const Extent extent = extent_of(scene);
    return extent.columns(tile) <= columns && extent.rows(tile) <= rows;
}

Window window_on(const BoardScene& scene, TileSize tile, int columns, int rows, std::optional<Cell> centre) {
    const Extent extent = extent_of(scene);
    const Cell middle = centre.value_or(default_centre(scene));
    return {.tile = tile,
            .left = begin_of(extent.left * tile.width, extent.columns(tile), columns,
                             middle.x() * tile.width + tile.width / 2),
            .top = begin_of(extent.top * tile.height, extent.rows(tile), rows,
                            middle.y() * tile.height + tile.height / 2),
            .columns = columns,
            .rows = rows};
}

}  // namespace trencavel::cli
