// Bazaars, as games are put together from them.
#pragma once

#include "rules/bazaars/kinds.h"
#include "rules/families/expansion_8.h"
#include "rules/manifest.h"

namespace trencavel::bazaars {

constexpr std::uint32_t kSwitch = 8;
constexpr std::uint32_t kDraft = 16;  // B22: without bidding

inline constexpr OptionManifest kOptions[] = {
    {.name = "bazaar", .value = "draft", .effect = "plays bazaars without bids", .switches = kDraft}};

inline constexpr Manifest kManifest = {.name = "bazaars",
                                       .expansion = kExpansion8,
                                       .tile_set = kTilesOfExpansion8,
                                       .switches = kSwitch,
                                       .hash_first = 8,
                                       .hash_last = 11,
                                       .kinds = kKinds,
                                       .options = kOptions};

}  // namespace trencavel::bazaars
