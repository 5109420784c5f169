// The wall of Die Burg around the board: score track with markers, corner towers, gates, start spaces; and
// what lies within it that is no tile.
#pragma once

#include "terminal/screen/board_view.h"
#include "terminal/screen/wall_track.h"

namespace trencavel::terminal::burg {

/// All of the wall; the table's cell 0,0 has its top-left corner at `left`, `top` of the canvas.
void draw_wall(Canvas& canvas, int left, int top, TileSize size, const BoardScene& scene, const Look& look);

/// The empty cells within the wall, those of the largest free group marked and counted.
void draw_empty_cells(Canvas& canvas, int left, int top, TileSize size, const BoardScene& scene,
                      const Look& look);

/// The keep of a player around a point, with the size of its house.
void draw_keep(Canvas& canvas, int x, int y, const Player& owner, unsigned size, const Look& look);

}  // namespace trencavel::terminal::burg
