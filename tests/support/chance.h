// Games played by chance, for tests that need some position of a real game. The same seed plays the same
// game.
#pragma once

#include "core/random.h"
#include "games/game.h"

namespace trencavel {

/// Makes a random move for whoever is asked, also for chance; false if the game is over.
bool play_one(Game& game, Random& random);

/// Makes so many random moves, or as many as the game has.
void play(Game& game, unsigned moves, Random& random);

}  // namespace trencavel
