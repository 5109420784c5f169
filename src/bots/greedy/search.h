// The best answer of the greedy player. It looks to the end of its own turn: a placement is worth as much as
// the best follower move after it.
#pragma once

#include <limits>

#include "bots/greedy/value.h"
#include "core/random.h"
#include "engine/turn/legal.h"
#include "games/kinds.h"

namespace trencavel::greedy {

template <class Rules>
int best_value(const Tables& tables, const Position<Rules>& pos, Seat me, Move* best_move, Random* random);

template <class Rules>
int value_after(const Tables& tables, const Position<Rules>& pos, Seat me, const Move& move) {
    Position<Rules> next = pos;
    Silent silent;
    apply_unchecked(tables, next, move, silent);
    const bool continues = !next.over() && next.questions.back().seat == me &&
                           !Rules::Terms::decides(next.questions.back().kind);
    if (continues)
        return best_value(tables, next, me, static_cast<Move*>(nullptr), static_cast<Random*>(nullptr));
    return value(tables, next, me);
}

/// The value of the best answer, which goes to `best_move` if that is wanted. `random` breaks ties.
template <class Rules>
int best_value(const Tables& tables, const Position<Rules>& pos, Seat me, Move* best_move, Random* random) {
    MoveList<Rules> moves;
    legal_moves(tables, pos, moves);
    int best = std::numeric_limits<int>::min();
    unsigned equal = 0;
    for (const Move& move : moves) {
        const int value = value_after(tables, pos, me, move);
        equal = value > best ? 1 : equal + (value == best ? 1 : 0);
        const bool chosen = value > best || (value == best && random && random->below(equal) == 0);
        if (chosen && best_move) *best_move = move;
        if (value > best) best = value;
    }
    return best;
}

}  // namespace trencavel::greedy
