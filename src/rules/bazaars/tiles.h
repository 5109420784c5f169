// What bazaars know of tiles.
#pragma once

#include "engine/tables/tables.h"

namespace trencavel::bazaars {

/// B16: whether a bazaar is held after the tile has been placed.
constexpr bool has_bazaar(const Design& design) {
    return design.carried[tiles::mark_kind("bazaar")] != 0;
}

}  // namespace trencavel::bazaars
