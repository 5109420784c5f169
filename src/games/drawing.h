// What is drawn in a game: the order of the tiles and the wall tiles, as far as they are known.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/result.h"
#include "engine/tables/tables.h"
#include "games/catalogue.h"
#include "games/setup.h"

namespace trencavel {

using Counts = std::array<std::uint8_t, kDesignsMax>;

struct Drawing {
    std::vector<TileId> order;        // as far as it is known
    Counts counts{};                  // all that can be drawn
    std::vector<unsigned> wall = {};  // what lies on the corner towers
};

/// From the deck or the seed of the setup, or why there is none.
Result<Drawing> make_drawing(const Tables& tables, const Setup& setup, const GameInfo& game);

}  // namespace trencavel
