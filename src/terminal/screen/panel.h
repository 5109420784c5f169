// The column beside the board: scores and supplies, whose turn it is, what modules have, and the tile in
// hand.
#pragma once

#include "terminal/screen/screen.h"

namespace trencavel::terminal {

/// Some things are part of it only if not all of them can be seen on the board.
Canvas draw_panel(const ScreenModel& model, TerminalSize size, bool seen_on_board, const Look& look);

}  // namespace trencavel::terminal
