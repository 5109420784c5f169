// The variant of small cities, as games are put together with it.
#pragma once

#include "rules/manifest.h"

namespace trencavel::small_cities {

constexpr std::uint32_t kSwitch = 256;

inline constexpr OptionManifest kOptions[] = {{.name = "small-cities",
                                               .value = "2",
                                               .effect = "halves the score of completed two-tile cities",
                                               .switches = kSwitch}};

/// No module to choose: the option is there in every game that Carcassonne belongs to.
inline constexpr Manifest kManifest = {.options = kOptions};

}  // namespace trencavel::small_cities
