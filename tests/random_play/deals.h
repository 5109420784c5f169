// How random games are dealt: the full set, and decks that make rare situations come up.
#pragma once

#include <vector>

#include "core/random.h"
#include "engine/tables/tables.h"
#include "games/setup.h"
#include "random_play/choices.h"
#include "random_play/combinations.h"

namespace trencavel::random_play {

/// The tables of Carcassonne with its built-in tiles.
const Tables& base_tables();

struct Deal {
    Setup setup;
    std::vector<Taste> tastes;  // by seat
};

/// A game of the combination whose deck the program has room for.
Deal deal(const Combination& combination, Random& random);

}  // namespace trencavel::random_play
