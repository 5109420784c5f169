// Whether a tile set makes sense: its tiles, its start, its board or wall.
#pragma once

#include <string>
#include <vector>

#include "tiles/model/tile_set.h"

namespace trencavel::tiles {

/// Everything that is wrong with the set, each naming the tile, the feature and the reason; empty if it is
/// sound.
std::vector<std::string> problems(const TileSet& set);

}  // namespace trencavel::tiles
