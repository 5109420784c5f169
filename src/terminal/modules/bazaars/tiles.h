// The tiles of a bazaar and what is bid for them.
#pragma once

#include <string>
#include <vector>

#include "games/game.h"
#include "terminal/words/seats.h"

namespace trencavel::terminal::bazaars {

/// The open tiles, each design once: their order gives the numbers that choose them.
std::vector<TileId> different_tiles(const std::vector<TileId>& open);

/// `3 by Ben`
std::string highest_bid(const BazaarView::Offer& offer, const Players& players);

}  // namespace trencavel::terminal::bazaars
