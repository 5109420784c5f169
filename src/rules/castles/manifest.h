// Castles, as games are put together from them.
#pragma once

#include "rules/castles/kinds.h"
#include "rules/families/expansion_8.h"
#include "rules/manifest.h"

namespace trencavel::castles {

constexpr std::uint32_t kSwitch = 4;

inline constexpr Manifest kManifest = {.name = "castles",
                                       .expansion = kExpansion8,
                                       .tile_set = kTilesOfExpansion8,
                                       .switches = kSwitch,
                                       .hash_first = 5,
                                       .hash_last = 7,
                                       .kinds = kKinds};

}  // namespace trencavel::castles
