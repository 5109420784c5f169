// A game that goes on from a moment of another one: what had been dealt by then stays, the rest is dealt
// anew.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/result.h"
#include "games/game.h"
#include "tables/draw_stream.h"
#include "tables/fair_draw.h"

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

/// Of a game of which nothing has been dealt yet.
Dealt nothing_dealt(const Game& game);

/// Plays these lines on a game that is left to chance, and gathers what chance answered.
Result<Dealt> play_given(Game& game, const std::vector<std::string>& lines);

/// What a record tells of that.
DrawOrigin origin_of(std::string table, std::size_t ply, const Dealt& given);

/// All that can be dealt: what is given, then the other tiles of the set, shuffled (docs/fair-draw.md);
/// likewise the wall tiles, for the towers that have none.
Dealt dealt_anew(Dealt given, const Tables& tables, const DrawSource& source);

}  // namespace trencavel::server
