// Tiles in words, for lists.
#pragma once

#include <string>
#include <string_view>

#include "tiles/model/tile_set.h"

namespace trencavel::tiles {

/// For instance "city N W, 1 pennant" or "road S, ends at the bazaar".
std::string describe(const Feature& feature);

/// What some copies carry, for instance "3 with wheel number 1, 2 with wheel number 2"; empty if they carry
/// nothing.
std::string describe_marks(const Tile& tile);

/// Whether the set says of itself that it is not the original: its note begins with "Reconstruction:".
bool is_reconstruction(const TileSet& set);

/// What people who look at such a set, or play with it, are told.
std::string_view reconstruction_notice();

}  // namespace trencavel::tiles
