// A cell where the tile in hand fits, as it is shown on the board.
#pragma once

#include "terminal/screen/board_view.h"

namespace trencavel::terminal {

/// Its letter, its coordinates and the turns that fit; a cell where something must be built has a colour of
/// its own.
void draw_place_choice(Canvas& canvas, int left, int top, TileSize size, const PlaceChoice& choice,
                       bool chosen, const Look& look);

/// `r90`, `0/90`, `3 turns`; how many there are that build something stands behind a plus, as in `90 +2b`.
std::string short_turns(const PlaceChoice& choice);

}  // namespace trencavel::terminal
