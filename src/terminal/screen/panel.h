// The column beside the board: scores and supplies, whose turn it is, wheel, bazaar, and the tile in hand.
#pragma once

#include "terminal/screen/screen.h"

namespace trencavel::terminal {

/// The wheel is part of it unless all of it can be seen on the board.
Canvas draw_panel(const ScreenModel& model, TerminalSize size, bool wheel_on_board, const Look& look);

}  // namespace trencavel::terminal
