#include <algorithm>

#include "terminal/screen/family.h"

namespace trencavel::terminal {
namespace {

/// Where a window of `room` characters begins along one axis, on a table from `first` on with `size`
/// characters, of which the one in the middle should be `centre`.
int begin_of(int first, int size, int room, int centre) {
    if (size <= room) return first - (room - size) / 2;
    return std::clamp(centre - room / 2, first, first + size - room);
}

/// The last tile, or the middle of what lies there at the start.
Cell default_centre(const BoardScene& scene) {
    const std::vector<PlacedTile>& board = scene.snapshot.board;
    if (board.empty()) return scene.places.empty() ? Cell{} : scene.places.front().cell;
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
    const Extent extent = family_of(scene).extent(scene, tile);
    return extent.columns() <= columns && extent.rows() <= rows;
}

Window window_on(const BoardScene& scene, TileSize tile, int columns, int rows, std::optional<Cell> centre) {
    const Extent extent = family_of(scene).extent(scene, tile);
    const Cell middle = centre.value_or(default_centre(scene));
    return {
        .tile = tile,
        .left = begin_of(extent.left, extent.columns(), columns, middle.x() * tile.width + tile.width / 2),
        .top = begin_of(extent.top, extent.rows(), rows, middle.y() * tile.height + tile.height / 2),
        .columns = columns,
        .rows = rows};
}

}  // namespace trencavel::terminal
