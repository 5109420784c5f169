// How much a placement is to a player's taste.
#pragma once

#include "games/game.h"
#include "random_play/choices.h"

namespace trencavel::random_play {

/// The higher the better; at least 0.
int value_of_placement(const Game& game, const Move& move, Taste taste);

}  // namespace trencavel::random_play
