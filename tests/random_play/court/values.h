// How much a move in Die Burg is to a player's taste.
#pragma once

#include "games/game.h"
#include "random_play/court/choices.h"

namespace trencavel::random_play {

/// The higher the better; at least 0.
int value_of_placement(const Game& game, const Move& move, CourtTaste taste);

/// For followers on the tile just placed.
int value_of_follower(const Game& game, const Move& move, CourtTaste taste);

/// For the next area to be scored: whether the marker stops at a wall tile.
int value_of_scoring(const Game& game, const Move& move);

}  // namespace trencavel::random_play
