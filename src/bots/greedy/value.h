// What the greedy player thinks a position is worth to a seat.
#pragma once

#include <limits>

#include "bots/greedy/court.h"
#include "engine/board/position.h"
#include "engine/event.h"
#include "games/rulesets.h"

namespace trencavel::greedy {

/// What the seat has besides points: pieces at home, which break ties, and pieces still waiting for points.
template <class Rules>
int prospects(const Tables& tables, const Position<Rules>& pos, Seat seat) {
    return pos.supply[seat] + Rules::Terms::prospects(tables, pos, seat);
}

/// The seat's lead over the best other if the game ended here, and what it has besides points.
template <class Rules>
int value(const Tables& tables, const Position<Rules>& pos, Seat me) {
    if constexpr (Position<Rules>::kWalled) return value_within_wall(tables, pos, me);
    Position<Rules> end = pos;
    Silent silent;
    if (!end.over()) Rules::on_game_end(tables, end, silent);
    int best_other = std::numeric_limits<int>::min();
    for (Seat seat = 0; seat < end.players; ++seat) {
        if (seat != me && end.score[seat] > best_other) best_other = end.score[seat];
    }
    const int ahead = kPoint * (end.score[me] - best_other);
    return pos.over() ? ahead : ahead + prospects(tables, pos, me);
}

}  // namespace trencavel::greedy
