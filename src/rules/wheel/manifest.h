// The Wheel of Fortune, as games are put together from it.
#pragma once

#include "rules/manifest.h"
#include "rules/wheel/kinds.h"

namespace trencavel::wheel {

constexpr std::uint32_t kSwitch = 1;

inline constexpr GameManifest kGame = {.name = "wheel", .title = "The Wheel of Fortune"};

inline constexpr Manifest kManifest = {.tile_set = "wheel-of-fortune",
                                       .switches = kSwitch,
                                       .hash_first = 1,
                                       .hash_last = 2,
                                       .kinds = kKinds,
                                       .game = &kGame};

}  // namespace trencavel::wheel
