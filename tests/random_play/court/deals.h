// How random games of Die Burg are dealt: full sets, and decks and walls that make rare situations come up.
#pragma once

#include <array>

#include "core/random.h"
#include "games/setup.h"
#include "random_play/combinations.h"
#include "random_play/court/choices.h"

namespace trencavel::random_play {

struct CourtDeal {
    Setup setup;
    std::array<CourtTaste, 2> tastes;  // by seat
};

/// A game of the combination whose deck the program has room for.
CourtDeal deal_court(const Combination& combination, Random& random);

}  // namespace trencavel::random_play
