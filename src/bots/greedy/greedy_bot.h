// The greedy player: it maximises its lead over the best opponent as if the game ended after its move, with a
// little extra for what its pieces may still bring.
#pragma once

#include "bots/greedy/auction.h"
#include "bots/greedy/search.h"

namespace trencavel {

/// Breaks ties at random.
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
