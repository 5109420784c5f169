// Areas of Die Burg: who owns them, what lies on them, which of them the last tile completed.
#pragma once

#include <bitset>

#include "core/fixed_vector.h"
#include "engine/turn/scoring.h"
#include "engine/turn/turn.h"

namespace trencavel::court {

constexpr Seat kNobody = kChance;

/// F5: a follower counts as one, of whatever sort it is.
template <class Rules>
unsigned followers_of(const Position<Rules>& pos, const auto& area, Seat seat) {
    unsigned count = 0;
    for (unsigned sort = 0; sort < Position<Rules>::kSorts; ++sort)
        count += area.followers_of(pos.troop(seat, static_cast<Sort>(sort)));
    return count;
}

/// K11: who has more followers on the area; nobody if they are level, or there are none.
template <class Rules>
Seat owner_of(const Position<Rules>& pos, const auto& area) {
    const unsigned first = followers_of(pos, area, 0);
    const unsigned second = followers_of(pos, area, 1);
    if (first == second) return kNobody;
    return first > second ? 0 : 1;
}

template <class Rules>
bool has_one(const Position<Rules>& pos, const auto& area, Seat seat, Sort sort) {
    return area.followers_of(pos.troop(seat, sort)) != 0;
}

/// K8: whether there is a fountain on the path.
template <class Rules>
bool has_fountain(const Tables& tables, const Position<Rules>& pos, unsigned root) {
    bool found = false;
    pos.for_each_member(root, [&](unsigned member) {
        const unsigned tile = pos.tile_of(member);
        const Design& design = tables.designs[pos.oriented[tile] >> 2];
        found |= (design.fountains >> (member - pos.first_feature[tile]) & 1) != 0;
    });
    return found;
}

/// F3: the nests on the area's tiles; a tile with several parts in it counts once.
template <class Rules>
unsigned nests_on(const Tables& tables, const Position<Rules>& pos, unsigned root) {
    std::bitset<Position<Rules>::kCells> seen;
    unsigned nests = 0;
    pos.for_each_member(root, [&](unsigned member) {
        const unsigned tile = pos.tile_of(member);
        if (seen[tile]) return;
        seen[tile] = true;
        nests += tables.designs[pos.oriented[tile] >> 2].nests[member - pos.first_feature[tile]];
    });
    return nests;
}

struct Completed {
    unsigned root = 0;
    tiles::FeatureKind kind{};
};

/// Four areas of the tile, one at each side, and four of its neighbours.
using CompletedList = FixedVector<Completed, 8>;

/// What the last tile completed and has not been scored: the followers still stand there.
struct CompletedAreas {
    CompletedList own;     // of who has the turn
    CompletedList others;  // of the other
    CompletedList level;   // of nobody

    /// K14: what is scored next.
    const CompletedList& due() const { return own.empty() ? others : own; }
};

template <class Rules>
CompletedAreas completed_areas(const Tables& tables, const Position<Rules>& pos) {
    CompletedAreas areas;
    detail::for_each_closed(tables, pos, [&](unsigned root, tiles::FeatureKind kind) {
        const auto& area = pos.areas[root];
        if (area.followers() == 0) return;
        const Seat owner = owner_of(pos, area);
        CompletedList& list = owner == kNobody ? areas.level : (owner == pos.seat ? areas.own : areas.others);
        list.push_back({root, kind});
    });
    return areas;
}

/// Visits (root, kind) of each area on which a follower of the seat stands, each once.
template <class Rules, class Visit>
void for_each_area_with(const Tables& tables, const Position<Rules>& pos, Seat seat, Visit visit) {
    std::bitset<Position<Rules>::kFeatures> seen;
    for (unsigned sort = 0; sort < Position<Rules>::kSorts; ++sort) {
        for (const unsigned feature : pos.followers[pos.troop(seat, static_cast<Sort>(sort))]) {
            const unsigned root = pos.find(feature);
            if (seen[root]) continue;
            seen[root] = true;
            visit(root, kind_of(tables, pos, feature));
        }
    }
}

/// Points for one seat.
constexpr Event scored(ScoringKind what, Seat seat, int points) {
    return {.kind = EventKind::Scored,
            .seat = seat,
            .what = what,
            .seats = static_cast<std::uint8_t>(1u << seat),
            .points = static_cast<std::int16_t>(points)};
}

/// In the final scoring no gate stops a marker, and no wall tile is taken (K17, F9).
template <class Rules, class Out>
void award_at_end(Position<Rules>& pos, const Event& scored, Out& out) {
    award(pos, scored, out);
    Rules::on_final_points(pos, scored.seat);
}

/// The items with the highest values first: a handful of them, so each is carried to its place.
template <class List, class ValueOf>
void sort_best_first(List& list, ValueOf value_of) {
    for (unsigned i = 1; i < list.size(); ++i) {
        const auto item = list[i];
        unsigned at = i;
        for (; at > 0 && value_of(list[at - 1]) < value_of(item); --at) list[at] = list[at - 1];
        list[at] = item;
    }
}

}  // namespace trencavel::court
