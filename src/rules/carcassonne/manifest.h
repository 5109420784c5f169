// Carcassonne, as games are put together from it.
#pragma once

#include "rules/manifest.h"

namespace trencavel::carcassonne {

inline constexpr GameManifest kGame = {
    .name = "carcassonne", .title = "Carcassonne", .players_max_with_modules = 6};

inline constexpr Manifest kManifest = {.tile_set = "base", .game = &kGame};

}  // namespace trencavel::carcassonne
