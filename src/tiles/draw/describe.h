// Tiles in words, for lists.
#pragma once

#include <string>
#include <string_view>

#include "tiles/model/tile_set.h"

namespace trencavel::tiles {

/// For instance "city N W, 1 pennant" or "road S, ends at the junction".
std::string describe(const Feature& feature);

/// What some copies carry, and how many: "1 as start tile"; empty if they carry nothing.
std::string describe_marks(const Tile& tile);

/// Whether the set says of itself that it is not the original: its note begins with "Reconstruction:".
bool is_reconstruction(const TileSet& set);

/// What people who look at such a set, or play with it, are told.
std::string_view reconstruction_notice();

}  // namespace trencavel::tiles
