// Bridges, as games are put together from them.
#pragma once

#include "rules/bridges/kinds.h"
#include "rules/families/expansion_8.h"
#include "rules/manifest.h"

namespace trencavel::bridges {

constexpr std::uint32_t kSwitch = 2;

inline constexpr Manifest kManifest = {.name = "bridges",
                                       .expansion = kExpansion8,
                                       .tile_set = kTilesOfExpansion8,
                                       .switches = kSwitch,
                                       .has_spans = true,
                                       .hash_first = 3,
                                       .hash_last = 4,
                                       .kinds = kKinds};

}  // namespace trencavel::bridges
