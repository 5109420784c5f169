// The wheel of fortune as a ring of six segments, with the pig and the followers on crown spaces.
#pragma once

#include <array>

#include "terminal/screen/board_view.h"

namespace trencavel::terminal::wheel {

/// The first and the last of the cells on which it lies: the middle of the start board.
std::array<Cell, 2> wheel_cells(const Snapshot& snapshot);

/// Over two by two cells, the first of which has its top-left corner there.
void draw_wheel(Canvas& canvas, int left, int top, TileSize size, const BoardScene& scene, const Look& look);

/// In three lines: the segments clockwise, down on the right and up on the left.
Canvas draw_wheel_list(const BoardScene& scene, int columns, const Look& look);

}  // namespace trencavel::terminal::wheel
