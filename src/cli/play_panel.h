// The column beside the board: scores, whose turn it is, and the tile in hand.
#pragma once

#include "cli/play_screen.h"

namespace trencavel::cli {

Canvas draw_panel(const ScreenModel& model, int width, int height, const Look& look);

}  // namespace trencavel::cli
