// Die Burg, as games are put together from it; records call it castle.
#pragma once

#include "rules/burg/kinds.h"
#include "rules/manifest.h"

namespace trencavel::burg {

constexpr std::uint32_t kSwitch = 32;

inline constexpr GameManifest kGame = {
    .name = "castle", .title = "Die Burg", .has_wall = true, .players_max = 2, .players_max_with_modules = 2};

inline constexpr Manifest kWallTiles = {.hash_first = 12, .hash_last = 14};

inline constexpr Manifest kManifest = {.tile_set = "castle",
                                       .switches = kSwitch,
                                       .hash_first = 15,
                                       .hash_last = 15,
                                       .kinds = kKinds,
                                       .game = &kGame};

}  // namespace trencavel::burg
