// What the greedy player thinks a position of Die Burg is worth to a seat. Unfinished areas score nothing at
// the end, so unlike on the plane, it must guess what will be completed, and what keeps, nests and wall tiles
// will bring.
#pragma once

#include <algorithm>
#include <array>

#include "bots/greedy/point.h"
#include "engine/board/position.h"
#include "games/kinds.h"
#include "games/rulesets.h"

namespace trencavel::greedy {

/// How likely an area with so many open ends is to be completed, in 64ths, while there are many tiles left.
constexpr std::array<int, 8> kCompletion = {64, 46, 30, 19, 12, 8, 5, 3};

/// From 0 at the end to nearly 1 with many tiles left: the share of `whole` that there is still time for.
constexpr int with_time(int whole, int left, int half_time) {
    return whole * left / (left + half_time);
}

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

/// What a wall tile may bring its holder: 1 to 3 while there are turns left to use them, 4 to 9 at the end.
constexpr std::array<int, WallTiles::kKinds + 1> kWallTileValue = {0, 5, 4, 4, 3, 4, 3, 3, 3, 5};

template <class Rules>
int value_of_wall_tiles(const Position<Rules>& pos, Seat seat) {
    int value = 0;
    for (unsigned kind = 1; kind <= WallTiles::kKinds; ++kind) {
        const int each = kPoint * kWallTileValue[kind];
        const auto count = static_cast<int>(WallTiles::held(pos, seat, kind));
        value += count * (kind <= WallTiles::kHouseTwice ? with_time(each, pos.left, 5) : each);
    }
    const bool takes_one = !pos.questions.empty() && pos.questions.back().kind == QuestionKind::Reveal &&
                           pos.template slice<WallTiles>().taker == seat;
    return value + (takes_one ? 4 * kPoint : 0);
}

/// The points of the largest free group, the more of them the safer the lead.
template <class Rules>
int value_of_lead(const Tables& tables, const Position<Rules>& pos, unsigned mine, unsigned others) {
    if (mine == others) return 0;
    constexpr unsigned kUsualGroup = 12;  // about what is left of it at the end
    const unsigned free = court::size_of(court::largest_free_group(tables, pos));
    const int points = kPoint * static_cast<int>(std::min(free, kUsualGroup));
    const int lead = std::min(4, static_cast<int>(mine) - static_cast<int>(others));
    if (lead < 0) return 0;
    // A lead of one early on is worth a quarter, near the end nearly all.
    return points * (lead + 12) / (16 + static_cast<int>(pos.left) * 3 / 4);
}

/// Followers at home can still be put on new areas.
template <class Rules>
int value_of_supply(const Position<Rules>& pos, Seat seat) {
    constexpr int kFollower = kPoint;
    constexpr int kSpecial = 2 * kPoint;
    const int plain = pos.supply[pos.troop(seat, Sort::Plain)];
    const int special =
        pos.supply[pos.troop(seat, falcon::kKing)] + pos.supply[pos.troop(seat, falcon::kFalconer)];
    const int scarce = plain == 0 ? -2 * kFollower : 0;
    return with_time(plain * kFollower + special * kSpecial + scarce, pos.left, 15);
}

template <class Rules>
int prospects_within_wall(const Tables& tables, const Position<Rules>& pos, Seat seat) {
    const Seat other = next_seat(pos, seat);
    int value = kPoint * pos.score[seat];
    court::for_each_area_with(tables, pos, seat, [&](unsigned root, tiles::FeatureKind kind) {
        if (court::owner_of(pos, pos.areas[root]) == seat)
            value += value_of_area(tables, pos, root, kind, seat);
    });
    value += value_of_wall_tiles(pos, seat);
    value += value_of_lead(tables, pos, Burg::size_of_keep(pos, seat), Burg::size_of_keep(pos, other));
    const auto& nests = pos.template slice<Falcon>().nests;
    value += value_of_lead(tables, pos, nests[seat], nests[other]);
    return value + value_of_supply(pos, seat);
}

/// Drawing next is worth a turn, which is what wall tile 1 brings. It counts a little more than the wall
/// tile, so that the wall tile gets used.
template <class Rules>
int value_of_turn(const Position<Rules>& pos, Seat me) {
    if (pos.questions.back().kind != QuestionKind::Draw) return 0;
    constexpr int kHalf = kPoint * (kWallTileValue[WallTiles::kExtraTurn] + 1) / 2;
    return pos.seat == me ? kHalf : -kHalf;
}

template <class Rules>
int value_within_wall(const Tables& tables, const Position<Rules>& pos, Seat me) {
    const Seat other = next_seat(pos, me);
    if (pos.over()) return kPoint * (pos.score[me] - pos.score[other]);
    return prospects_within_wall(tables, pos, me) - prospects_within_wall(tables, pos, other) +
           value_of_turn(pos, me);
}

}  // namespace trencavel::greedy
