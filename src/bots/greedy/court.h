// What the greedy player thinks a position of Die Burg is worth to a seat. Unfinished areas score nothing at
// the end, so unlike on the plane, it must guess what will be completed.
#pragma once

#include <algorithm>
#include <array>

#include "engine/board/position.h"
#include "games/kinds.h"
#include "games/rulesets.h"

namespace trencavel::greedy {

/// How likely an area with so many open ends is to be completed, in 64ths, while there are many tiles left.
constexpr std::array<int, 8> kCompletion = {64, 46, 30, 19, 12, 8, 5, 3};

/// What the area will bring its owner, complete or not.
template <class Rules>
int value_of_area(const Tables& tables, const Position<Rules>& pos, unsigned root, tiles::FeatureKind kind,
                  Seat owner) {
    const Area& area = pos.areas[root];
    const int factor = Rules::doubles_points(pos, area, owner) ? 2 : 1;
    const int points = kPoint * factor * Rules::worth(tables, pos, root, kind, true);
    if (kind == tiles::FeatureKind::Court) {
        // It may still get another market, or another merchant.
        return points + with_time(2 * kPoint * factor, pos.left, 20);
    }
    const unsigned open = std::min<unsigned>(area.open(), kCompletion.size() - 1);
    return open == 0 ? points : with_time(points * kCompletion[open] / 64, pos.left, 6);
}

/// Followers at home can still be put on new areas.
template <class Rules>
int value_of_supply(const Position<Rules>& pos, Seat seat) {
    constexpr int kFollower = kPoint;
    constexpr int kSpecial = 2 * kPoint;
    const int plain = pos.supply[pos.troop(seat, Sort::Plain)];
    int special = 0;
    for (unsigned sort = 1; sort < Position<Rules>::kSorts; ++sort)
        special += pos.supply[pos.troop(seat, static_cast<Sort>(sort))];
    const int scarce = plain == 0 ? -2 * kFollower : 0;
    return with_time(plain * kFollower + special * kSpecial + scarce, pos.left, 15);
}

template <class Rules>
int prospects_within_wall(const Tables& tables, const Position<Rules>& pos, Seat seat) {
    int value = kPoint * pos.score[seat];
    court::for_each_area_with(tables, pos, seat, [&](unsigned root, tiles::FeatureKind kind) {
        if (court::owner_of(pos, pos.areas[root]) == seat)
            value += value_of_area(tables, pos, root, kind, seat);
    });
    return value + value_of_supply(pos, seat) + Rules::Terms::prospects(tables, pos, seat);
}

template <class Rules>
int value_within_wall(const Tables& tables, const Position<Rules>& pos, Seat me) {
    const Seat other = next_seat(pos, me);
    if (pos.over()) return kPoint * (pos.score[me] - pos.score[other]);
    return prospects_within_wall(tables, pos, me) - prospects_within_wall(tables, pos, other);
}

}  // namespace trencavel::greedy
