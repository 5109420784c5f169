// The tile set of Carcassonne, for the tests.
#pragma once

#include "tiles/model/tile_set.h"

namespace trencavel::reference {

/// Read from the data file once. Throws if that fails.
const tiles::TileSet& base_set();

}  // namespace trencavel::reference
