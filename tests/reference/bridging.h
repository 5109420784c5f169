// Where bridges may stand (B2 to B5).
#pragma once

#include <optional>
#include <vector>

#include "reference/land.h"

namespace trencavel::reference {

/// B2, B3, B4: whether a bridge may be built there, all tiles lying as they do.
bool may_stand(const Land& land, Bridge bridge);

/// B2: the bridges that may be built after a tile was placed in this cell.
std::vector<Bridge> bridges_around(const Land& land, Cell placed);

/// B5: the bridge that makes a tile fit into an empty cell where it does not fit without; nothing if none
/// does.
std::optional<Bridge> bridge_that_helps(const Land& land, Cell cell, PlacedTile tile);

}  // namespace trencavel::reference
