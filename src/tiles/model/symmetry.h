// Which turns of a tile nobody can tell apart.
#pragma once

#include "tiles/model/tile_set.h"

namespace trencavel::tiles {

/// Whether the tile, turned so many quarters clockwise, shows the same as before: every feature lies where
/// one of the same kind lay, with the same on it and beside it.
bool looks_the_same_turned(const Tile& tile, unsigned quarters);

}  // namespace trencavel::tiles
