#include "terminal/screen/board_coordinates.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/screen/family.h"

namespace trencavel::terminal {
namespace {

constexpr int kCoordinateInk = 245;

int floor_div(int a, int b) {
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

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
    return family_of(scene).coordinate_columns;
}

void draw_coordinates(Canvas& canvas, const BoardScene& scene, const Window& window) {
    const auto [columns, rows] = family_of(scene).cells(scene);
    draw_columns(window, columns, coordinate_columns(scene), canvas);
    draw_rows(window, rows, coordinate_columns(scene), canvas);
}

}  // namespace trencavel::terminal
