// A finished game reviewed: what each move was worth, and what the best one would have been.
#pragma once

#include <vector>

#include "bots/budget.h"
#include "core/result.h"
#include "games/game.h"
#include "tiles/read/library.h"

namespace trencavel {

/// A decision of the game. Both values are the lead that its seat could expect at the end, in points.
struct Graded {
    unsigned ply = 0;  // the number of moves before it
    Seat seat = 0;
    Move move{};
    double expected = 0;
    Move best{};
    double best_expected = 0;
};

/// All decisions so far, in order, without draws. The library is the one that the game was started with.
Result<std::vector<Graded>> review(const Game& game, const tiles::Library& library, const Budget& budget);

}  // namespace trencavel
