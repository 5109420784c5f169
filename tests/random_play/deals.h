// How random games are dealt: the full set, and decks that make rare situations come up.
#pragma once

#include <vector>

#include "core/random.h"
#include "engine/tables.h"
#include "games/setup.h"
#include "random_play/choices.h"

namespace trencavel::random_play {

/// The tables of Carcassonne with its built-in tiles.
const Tables& base_tables();

struct Deal {
    Setup setup;
    std::vector<Taste> tastes;  // by seat
};

/// A game of Carcassonne whose deck the program has room for.
Deal deal(unsigned players, Random& random);

}  // namespace trencavel::random_play
