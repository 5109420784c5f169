// The greedy player: it maximises its lead over the best opponent as if the game ended after its move, with a
// little extra for what its pieces may still bring.
#pragma once

#include "bots/greedy/search.h"

namespace trencavel {
namespace greedy {

/// What positions are worth, for modules that decide for the greedy player.
struct GreedyValuer {
    static constexpr int kPoint = greedy::kPoint;
    const Tables& tables;

    template <class Rules>
    int value(const Position<Rules>& pos, Seat seat) const {
        return greedy::value(tables, pos, seat);
    }
    template <class Rules>
    int best_value(const Position<Rules>& pos, Seat seat) const {
        return greedy::best_value(tables, pos, seat, static_cast<Move*>(nullptr),
                                  static_cast<Random*>(nullptr));
    }
};

}  // namespace greedy

/// Breaks ties at random.
template <class Rules>
Move greedy_move(const Tables& tables, const Position<Rules>& pos, Random& random) {
    if (Rules::Terms::decides(pos.questions.back().kind))
        return Rules::Terms::decide(greedy::GreedyValuer{tables}, pos);
    Move best{};
    greedy::best_value(tables, pos, pos.questions.back().seat, &best, &random);
    return best;
}

}  // namespace trencavel
