// The coordinates around the board.
#pragma once

#include "terminal/screen/board_view.h"

namespace trencavel::terminal {

/// Columns above and below, rows on the left, on a canvas that has room for them around the window.
void draw_coordinates(Canvas& canvas, const BoardScene& scene, const Window& window);

}  // namespace trencavel::terminal
