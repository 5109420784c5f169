// A game looked at afterwards: what every move was worth, and what the best would have been.
#pragma once

#include <vector>

#include "bots/budget.h"
#include "core/result.h"
#include "games/game.h"
#include "tiles/read/library.h"

namespace trencavel {

/// A decision of the game. Both values are points by which its seat could expect to be ahead at the end.
struct Graded {
    unsigned ply = 0;  // the number of moves before it
    Seat seat = 0;
    Move move{};
    double expected = 0;
    Move best{};
    double best_expected = 0;
};

/// Every decision so far, in order; draws are none. The library is the one the game was started with.
Result<std::vector<Graded>> review(const Game& game, const tiles::Library& library, const Budget& budget);

}  // namespace trencavel
