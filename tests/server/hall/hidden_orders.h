// Hidden orders of tiles in pairs: alike in what comes first, and different in what comes later.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "tables/dealer.h"
#include "tables/terms.h"

namespace trencavel::server_tests {

/// The hidden order of both games, alike up to the draw number `agreed`.
struct HiddenOrders {
    std::vector<TileId> decks[2];
    std::vector<unsigned> walls[2];
    std::size_t agreed = 0;
};

/// What a table is made with: every game and module, with people alone and with computer players.
const server::Json& any_terms(std::uint32_t seed);
HiddenOrders orders_for(const server::Json& terms, std::uint32_t seed, std::mt19937& random);
/// One who deals by the first or the second order.
server::DealerMaker dealer_of(const HiddenOrders& orders, int which);

}  // namespace trencavel::server_tests
