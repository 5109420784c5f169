// The player that takes what it can get: the move with the best points now, plus what all areas would bring
// if the game ended here, against the best of the others.
#pragma once

#include "bots/greedy/auction.h"
#include "bots/greedy/search.h"

namespace trencavel {

/// Among equals it chooses by chance.
template <class Rules>
Move greedy_move(const Tables& tables, const Position<Rules>& pos, Random& random) {
    if constexpr (Rules::template kHas<Bazaars>) {
        if (greedy::is_auction(pos.questions.back().kind))
            return greedy::auction_move(greedy::GreedyValuer{tables}, pos);
    }
    Move best{};
    greedy::best_value(tables, pos, pos.questions.back().seat, &best, &random);
    return best;
}

}  // namespace trencavel
