// Features that meet over an edge become one area.
#pragma once

#include <utility>

#include "engine/board/position.h"
#include "engine/tables/tables.h"

namespace trencavel::detail {

/// Makes the members of two areas one ring: swapping two successors joins two rings.
template <class Rules>
void join_rings(Position<Rules>& pos, unsigned a, unsigned b) {
    const auto exchanged =
        static_cast<typename Position<Rules>::FeatureId>(pos.ring[a] ^ pos.ring[b] ^ a ^ b);
    pos.ring[a] ^= exchanged;
    pos.ring[b] ^= exchanged;
}

/// Two features meet over an edge, which closes one end of each. The larger area absorbs the smaller, which
/// keeps the path to the root short.
template <class Rules>
void join(Position<Rules>& pos, unsigned a, unsigned b) {
    a = pos.find(a);
    b = pos.find(b);
    if (a == b) {
        pos.areas[a].close(2);
    } else {
        if (pos.areas[a].size() < pos.areas[b].size()) std::swap(a, b);
        pos.areas[a].absorb(pos.areas[b]);
        pos.areas[b].set_parent(a);
        join_rings(pos, a, b);
    }
    pos.completes |= pos.areas[a].open() == 0;
}

template <class Rules>
void join_ground(Position<Rules>& pos, unsigned a, unsigned b) {
    a = pos.find(a);
    b = pos.find(b);
    if (a == b) return;
    if (pos.areas[a].size() < pos.areas[b].size()) std::swap(a, b);
    pos.areas[a].absorb_ground(pos.areas[b]);
    pos.areas[b].set_parent(a);
    join_rings(pos, a, b);
}

/// The line or building that reaches a side of a tile, as a feature on the table: a span comes first.
template <class Rules>
unsigned middle_at(const Tables& tables, const Position<Rules>& pos, unsigned tile, unsigned side) {
    if constexpr (Position<Rules>::kSpans > 0) {
        const unsigned span = pos.spans.on_tile[tile];
        if (span != 0 && pos.spans.built[span - 1].axis == axis_of(side)) return span - 1;
    }
    return pos.first_feature[tile] + tables.oriented[pos.oriented[tile]].middle[side];
}

/// Joins the last tile with its neighbour on one side. Half-edges meet crosswise: the tile's left half, seen
/// from its middle, touches the neighbour's right half.
template <class Rules>
void join_side(const Tables& tables, Position<Rules>& pos, unsigned tile, unsigned side, unsigned neighbour) {
    const Oriented& here = tables.oriented[pos.oriented[tile]];
    const Oriented& there = tables.oriented[pos.oriented[neighbour]];
    const unsigned first = pos.first_feature[tile];
    const unsigned other_first = pos.first_feature[neighbour];
    const unsigned other = opposite(side);
    if (here.edges[side] != EdgeClass::Ground)
        join(pos, first + here.middle[side], middle_at(tables, pos, neighbour, other));
    if (here.edges[side] == EdgeClass::Built) return;
    join_ground(pos, first + here.ground[2 * side], other_first + there.ground[2 * other + 1]);
    if (here.edges[side] == EdgeClass::Line) {
        join_ground(pos, first + here.ground[2 * side + 1], other_first + there.ground[2 * other]);
    }
}

}  // namespace trencavel::detail
