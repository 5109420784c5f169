// The board while it is drawn: where things stand on the canvas.
#pragma once

#include <optional>

#include "terminal/screen/board_view.h"
#include "tiles/draw/raster.h"

namespace trencavel::terminal {

/// Where lines cross a tile.
constexpr tiles::RasterPoint middle_of(TileSize size) {
    return {size.width / 2, size.height / 2};
}

struct BoardDrawing {
    const BoardScene& scene;
    const Window& window;
    const Look& look;
    Canvas& canvas;

    int left_of(Cell cell) const { return cell.x() * window.tile.width - window.left; }
    int top_of(Cell cell) const { return cell.y() * window.tile.height - window.top; }

    tiles::Raster raster_of(const PlacedTile& tile) const;
    /// Where the spot is shown on the canvas; nothing if no tile lies there.
    std::optional<tiles::RasterPoint> point_of(Spot spot) const;

private:
    const PlacedTile* tile_at(Cell cell) const;
    tiles::RasterPoint point_on(const PlacedTile& tile, Spot spot) const;
};

}  // namespace trencavel::terminal
