// A game that goes on from a moment of another one: what had been dealt by then stays, the rest is dealt
// anew.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/result.h"
#include "games/game.h"

namespace trencavel::server {

/// The game that a table plays on from.
struct Origin {
    std::string table;
    std::vector<std::string> lines;  // its moves so far, with draws and reveals
};

/// Tiles in the order of drawing, and wall tiles by tower: WallDeal::kHidden where none was taken.
struct Dealt {
    std::vector<TileId> deck;
    std::vector<unsigned> wall;  // empty in games without a wall
};

/// Plays these lines on a game that is left to chance, and gathers what chance answered.
Result<Dealt> play_given(Game& game, const std::vector<std::string>& lines);

/// All that can be dealt: what is given, then the other tiles of the set as the seed shuffles them
/// (docs/fair-draw.md); likewise the wall tiles, for the towers that have none.
Dealt dealt_anew(Dealt given, const Tables& tables, std::uint64_t seed);

}  // namespace trencavel::server
