#include "terminal/screen/board_pieces.h"

#include <cstdlib>
#include <optional>

namespace trencavel::terminal {
namespace {

constexpr Paint kBridge{.foreground = 223, .background = 94, .bold = true};
constexpr Paint kCastle{.foreground = 231, .background = 60, .bold = true};

/// A follower is three columns wide, and must not seem to stand on the bridge.
bool is_clear_of(const tiles::Raster& raster, tiles::RasterPoint at, Axis axis) {
    if (at.x < 1 || at.x > raster.width - 2) return false;
    const tiles::RasterPoint middle = middle_of({raster.width, raster.height});
    return axis == Axis::EastWest ? at.y != middle.y : std::abs(at.x - middle.x) >= 2;
}

/// Characters are twice as high as wide.
int distance(tiles::RasterPoint a, tiles::RasterPoint b) {
    return std::abs(a.x - b.x) + 2 * std::abs(a.y - b.y);
}

}  // namespace

void draw_bridge(Canvas& canvas, int left, int top, TileSize size, Axis axis, const Look& look) {
    const tiles::RasterPoint middle = middle_of(size);
    if (axis == Axis::EastWest) {
        for (int x = 0; x < size.width; ++x)
            canvas.text(left + x, top + middle.y, look.unicode ? "═" : "H", kBridge);
    } else {
        for (int y = 0; y < size.height; ++y)
            canvas.text(left + middle.x, top + y, look.unicode ? "║" : "H", kBridge);
    }
}

tiles::RasterPoint castle_middle(const PlacedCastle& castle, TileSize size) {
    const bool in_a_row = castle.cells[0].y() == castle.cells[1].y();
    const tiles::RasterPoint middle = middle_of(size);
    if (in_a_row) return {size.width, middle.y};
    return {middle.x, size.height};
}

void draw_castle(Canvas& canvas, int x, int y, const Player* owner, const Look& look) {
    canvas.text(x - 2, y - 1, look.unicode ? "▟▄█▄▙" : "|^^^|", kCastle);
    canvas.text(x - 2, y, look.unicode ? "▐   ▌" : "|___|", kCastle);
    if (owner == nullptr) return;
    const Paint paint{.foreground = owner->ink, .background = owner->colour, .bold = true};
    canvas.text(x - 1, y, look.colour ? " " + owner->letter + " " : "[" + owner->letter + "]", paint);
}

tiles::RasterPoint beside_bridge(const tiles::Raster& raster, unsigned feature, Axis axis) {
    const tiles::RasterPoint label = raster.labels[feature];
    std::optional<tiles::RasterPoint> best;
    for (int y = 0; y < raster.height; ++y) {
        for (int x = 0; x < raster.width; ++x) {
            const tiles::RasterPoint at{x, y};
            if (raster.at(x, y).feature != static_cast<int>(feature) || !is_clear_of(raster, at, axis))
                continue;
            if (!best || distance(at, label) < distance(*best, label)) best = at;
        }
    }
    if (best) return *best;
    // All of it lies below the bridge, as a cloister does: the follower stands beside it.
    const tiles::RasterPoint middle = middle_of({raster.width, raster.height});
    if (axis == Axis::NorthSouth) return {middle.x - 2, label.y};
    return {label.x, middle.y - 1};
}

}  // namespace trencavel::terminal
