// What the greedy player thinks a position is worth to a seat.
#pragma once

#include <limits>

#include "bots/greedy/court.h"
#include "bots/greedy/point.h"
#include "engine/board/position.h"
#include "engine/event.h"
#include "games/rulesets.h"

namespace trencavel::greedy {

/// What a follower on a castle may still bring: about as much as the next road or city beside it, if enough
/// tiles are left for one.
template <class Rules>
int value_of_castles(const Position<Rules>& pos, Seat seat) {
    constexpr int kExpected = 6 * kPoint;
    const int left = pos.left;
    int value = 0;
    for (const Castles::Castle& castle : pos.template slice<Castles>().castles) {
        if (castle.occupied && castle.seat == seat) value += kExpected * left / (left + 15);
    }
    return value;
}

/// What followers on crown spaces may still bring. About one tile in four moves the pig, to one of six
/// segments.
template <class Rules>
int value_of_crowns(const Tables& tables, const Position<Rules>& pos, Seat seat) {
    const Wheel::State& wheel = pos.template slice<Wheel>();
    const int left = pos.left;
    int value = 0;
    for (unsigned segment = 0; segment < Wheel::kSegments; ++segment) {
        const auto& crowns = wheel.crowns[segment];
        const bool is_alone = wheel::crowns_at(tables, segment) == 2 && (crowns[0] == 0 || crowns[1] == 0);
        const int points = is_alone ? Wheel::kLoneCrownPoints : Wheel::kCrownPoints;
        for (const std::uint8_t crown : crowns) {
            if (crown == 1 + seat) value += points * kPoint * left / (left + 25);
        }
    }
    return value;
}

/// What the seat has besides points: pieces at home, which break ties, and pieces still waiting for points.
template <class Rules>
int prospects(const Tables& tables, const Position<Rules>& pos, Seat seat) {
    int value = pos.supply[seat];
    if constexpr (Rules::template kHas<Bridges>) value += pos.template slice<Bridges>().supply[seat];
    if constexpr (Rules::template kHas<Castles>)
        value += pos.template slice<Castles>().supply[seat] + value_of_castles(pos, seat);
    if constexpr (Rules::template kHas<Wheel>) value += value_of_crowns(tables, pos, seat);
    return value;
}

/// The seat's lead over the best other if the game ended here, and what it has besides points.
template <class Rules>
int value(const Tables& tables, const Position<Rules>& pos, Seat me) {
    if constexpr (Rules::template kHas<Burg>) return value_within_wall(tables, pos, me);
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
