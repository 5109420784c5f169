// Where the numbers and ornaments of a tile's features are shown in its raster.
#pragma once

#include <span>

#include "tiles/draw/raster.h"

namespace trencavel::tiles {

/// Fills in the labels and ornaments of a raster whose cells are shared out among the features.
void place_labels(Raster& raster, std::span<const Feature> features);

}  // namespace trencavel::tiles
