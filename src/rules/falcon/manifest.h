// Falken, as games are put together from it.
#pragma once

#include "rules/falcon/kinds.h"
#include "rules/manifest.h"

namespace trencavel::falcon {

constexpr std::uint32_t kSwitch = 64;
constexpr std::uint32_t kGatesStop = 128;  // F9

inline constexpr OptionManifest kOptions[] = {{.name = "gates",
                                               .value = "stop",
                                               .effect = "makes the gates of falcon stop the markers",
                                               .switches = kGatesStop}};

inline constexpr Manifest kManifest = {.name = "falcon",
                                       .expansion = "Falken",
                                       .tile_set = "falcon",
                                       .switches = kSwitch,
                                       .hash_first = 16,
                                       .hash_last = 16,
                                       .kinds = kKinds,
                                       .options = kOptions};

}  // namespace trencavel::falcon
