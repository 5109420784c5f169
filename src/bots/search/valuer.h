// How the player that searches answers what modules decide for it: as they say, with its own evaluation.
#pragma once

#include "bots/search/turn.h"

namespace trencavel {

template <class Rules>
struct SearchValuer {
    static constexpr int kPoint = eval::kPoint;
    const Tables& tables;
    SearchContext<Rules>& context;

    int value(const Position<Rules>& pos, Seat seat) const { return context.evaluator.value(pos, seat); }

    int best_value(const Position<Rules>& pos, Seat seat) const {
        int best = std::numeric_limits<int>::min();
        context.lines.for_each(pos, seat, [&](const Line&, const Position<Rules>& after) {
            best = std::max(best, context.evaluator.value(after, seat));
        });
        return best;
    }
};

/// After Evaluator::count_left.
template <class Rules>
Move decided_move(SearchContext<Rules>& context, const Position<Rules>& pos) {
    return Rules::Terms::decide(SearchValuer<Rules>{context.tables, context}, pos);
}

}  // namespace trencavel
