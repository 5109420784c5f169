// Reads a tile file (docs/tile-data.md) into a TileSet.
#pragma once

#include <string_view>

#include "core/result.h"
#include "tiles/model/tile_set.h"

namespace trencavel::tiles {

/// The set in the text, or everything that is wrong with it, one problem per line. Each problem names the
/// tile, the feature and the reason; a text that is not JSON at all is refused with its line and column.
Result<TileSet> read_tile_set(std::string_view json_text);

}  // namespace trencavel::tiles
