// What stands on tiles: bridges, castles, and where a follower is shown below a bridge.
#pragma once

#include "terminal/screen/board_view.h"
#include "tiles/draw/raster.h"

namespace trencavel::terminal {

/// Where roads and bridges cross a tile.
constexpr tiles::RasterPoint middle_of(TileSize size) {
    return {size.width / 2, size.height / 2};
}

/// From edge to edge over a tile whose top-left corner is there.
void draw_bridge(Canvas& canvas, int left, int top, TileSize size, Axis axis, const Look& look);

/// Where the castle's two tiles meet, seen from the top-left corner of the first.
tiles::RasterPoint castle_middle(const PlacedCastle& castle, TileSize size);

/// Around a point, with the letter of its owner while a follower stands on it.
void draw_castle(Canvas& canvas, int x, int y, const Player* owner, const Look& look);

/// Where a follower on a feature can be seen beside a bridge, as near as can be to where it would stand
/// otherwise.
tiles::RasterPoint beside_bridge(const tiles::Raster& raster, unsigned feature, Axis axis);

}  // namespace trencavel::terminal
