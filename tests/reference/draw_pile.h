// The tiles of a deck that are still to be drawn.
#pragma once

#include <string>
#include <vector>

#include "reference/tile_box.h"

namespace trencavel::reference {

struct DrawPile {
    std::vector<TileCopy> known;  // the next one first
    int unknown = 0;              // how many more come after them

    int left() const { return static_cast<int>(known.size()) + unknown; }

    /// Draws the next one, which must be known.
    TileCopy pop_known();
};

/// The names of the deck as tiles of the box. With "..." at its end the rest of the full set comes after
/// them. Throws std::invalid_argument if a name is unknown or the deck is too long.
DrawPile pile_of(const TileBox& box, std::vector<std::string> deck);

}  // namespace trencavel::reference
