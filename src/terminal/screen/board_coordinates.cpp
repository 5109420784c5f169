#include "terminal/screen/board_coordinates.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/screen/wall_track.h"

namespace trencavel::terminal {
namespace {

constexpr int kCoordinateInk = 245;

int floor_div(int a, int b) {
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

/// Within a wall there is nothing to lay outside of its rectangle of cells.
struct CellRange {
    int first = -128;
    int last = 127;
};

void draw_columns(const Window& window, CellRange range, int before, Canvas& canvas) {
    const int first = std::max(range.first, floor_div(window.left, window.tile.width));
    for (int x = first; x <= range.last && x * window.tile.width < window.left + window.columns; ++x) {
        const std::string text = fmt::format("{}", x);
        const int at = x * window.tile.width - window.left + (window.tile.width - columns_of(text)) / 2;
        if (at < 0 || at + columns_of(text) > window.columns) continue;
        for (const int row : {0, canvas.height() - 1}) {
            canvas.text(before + at, row, text, {.foreground = kCoordinateInk});
        }
    }
}

void draw_rows(const Window& window, CellRange range, int before, Canvas& canvas) {
    const int first = std::max(range.first, floor_div(window.top, window.tile.height));
    for (int y = first; y <= range.last && y * window.tile.height < window.top + window.rows; ++y) {
        const int row = y * window.tile.height - window.top + (window.tile.height - 1) / 2;
        if (row < 0 || row >= window.rows) continue;
        canvas.text(0, 1 + row, fmt::format("{:>{}}", y, std::min(3, before - 1)),
                    {.foreground = kCoordinateInk});
    }
}

}  // namespace

int coordinate_columns(const BoardScene& scene) {
    return scene.wall == nullptr ? 5 : 3;
}

void draw_coordinates(Canvas& canvas, const BoardScene& scene, const Window& window) {
    const int before = coordinate_columns(scene);
    if (scene.wall == nullptr) {
        draw_columns(window, {}, before, canvas);
        draw_rows(window, {}, before, canvas);
        return;
    }
    const auto [columns, rows] = grid_of(*scene.wall);
    draw_columns(window, {0, columns - 1}, before, canvas);
    draw_rows(window, {0, rows - 1}, before, canvas);
}

}  // namespace trencavel::terminal
