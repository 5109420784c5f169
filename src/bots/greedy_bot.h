// The player that takes what it can get: the move with the best points now, plus what all areas would bring
// if the game ended here, against the best of the others.
#pragma once

#include <limits>

#include "core/random.h"
#include "engine/event.h"
#include "engine/legal.h"
#include "engine/scoring.h"

namespace trencavel {
namespace detail {

/// Points of the seat ahead of the best other, if the game ended here; ties are broken by followers at home.
template <class Rules>
int greedy_value(const Tables& tables, const Position<Rules>& pos, Seat me) {
    Position<Rules> end = pos;
    Silent nobody;
    if (!end.over()) Rules::on_game_end(tables, end, nobody);
    int best_other = std::numeric_limits<int>::min();
    for (Seat seat = 0; seat < end.players; ++seat) {
        if (seat != me && end.score[seat] > best_other) best_other = end.score[seat];
    }
    return 16 * (end.score[me] - best_other) + pos.supply[me];
}

/// The value of a position in which the seat may still have to answer a question of its turn.
template <class Rules>
int greedy_best(const Tables& tables, const Position<Rules>& pos, Seat me, Move* best_move, Random* random);

template <class Rules>
int greedy_value_after(const Tables& tables, const Position<Rules>& pos, Seat me, const Move& move) {
    Position<Rules> next = pos;
    Silent nobody;
    apply_unchecked(tables, next, move, nobody);
    if (!next.over() && next.questions.back().seat == me) {
        return greedy_best(tables, next, me, static_cast<Move*>(nullptr), static_cast<Random*>(nullptr));
    }
    return greedy_value(tables, next, me);
}

template <class Rules>
int greedy_best(const Tables& tables, const Position<Rules>& pos, Seat me, Move* best_move, Random* random) {
    MoveList<Rules> moves;
    legal_moves(tables, pos, moves);
    int best = std::numeric_limits<int>::min();
    unsigned equal = 0;
    for (const Move& move : moves) {
        const int value = greedy_value_after(tables, pos, me, move);
        equal = value > best ? 1 : equal + (value == best ? 1 : 0);
        const bool chosen = value > best || (value == best && random && random->below(equal) == 0);
        if (chosen && best_move) *best_move = move;
        if (value > best) best = value;
    }
    return best;
}

}  // namespace detail

/// Among equals it chooses by chance.
template <class Rules>
Move greedy_move(const Tables& tables, const Position<Rules>& pos, Random& random) {
    Move best{};
    detail::greedy_best(tables, pos, pos.questions.back().seat, &best, &random);
    return best;
}

}  // namespace trencavel
