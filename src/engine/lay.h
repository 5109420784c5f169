// Laying a tile: its features become areas, and join those that they meet.
#pragma once

#include <algorithm>
#include <cstring>
#include <utility>

#include "engine/placements.h"
#include "engine/position.h"
#include "engine/tables.h"

namespace trencavel {
namespace detail {

/// The members of two areas become one ring: exchanging two successors joins two rings.
template <class Rules>
void join_rings(Position<Rules>& pos, unsigned a, unsigned b) {
    const auto exchanged =
        static_cast<typename Position<Rules>::FeatureId>(pos.ring[a] ^ pos.ring[b] ^ a ^ b);
    pos.ring[a] ^= exchanged;
    pos.ring[b] ^= exchanged;
}

/// Two features that close an end each meet over an edge. The larger area takes the smaller in, so that
/// the way to the root stays short.
template <class Rules>
void join(Position<Rules>& pos, unsigned a, unsigned b) {
    a = pos.find(a);
    b = pos.find(b);
    if (a == b) {
        pos.areas[a].close(2);
    } else {
        if (pos.areas[a].size() < pos.areas[b].size()) std::swap(a, b);
        pos.areas[a].take_in(pos.areas[b]);
        pos.areas[b].move_to(a);
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
    pos.areas[a].take_in_ground(pos.areas[b]);
    pos.areas[b].move_to(a);
    join_rings(pos, a, b);
}

/// Joins the last tile with the neighbour on one side. Half-edges meet crosswise: the tile's left half,
/// seen from its middle, lies at the neighbour's right half.
template <class Rules>
void join_side(const Tables& tables, Position<Rules>& pos, unsigned tile, unsigned side, unsigned neighbour) {
    const Oriented& here = tables.oriented[pos.oriented[tile]];
    const Oriented& there = tables.oriented[pos.oriented[neighbour]];
    const unsigned first = pos.first_feature[tile];
    const unsigned other_first = pos.first_feature[neighbour];
    const unsigned other = opposite(side);
    if (here.edges[side] != EdgeClass::Ground)
        join(pos, first + here.middle[side], other_first + there.middle[other]);
    if (here.edges[side] == EdgeClass::Built) return;
    join_ground(pos, first + here.ground[2 * side], other_first + there.ground[2 * other + 1]);
    if (here.edges[side] == EdgeClass::Line) {
        join_ground(pos, first + here.ground[2 * side + 1], other_first + there.ground[2 * other]);
    }
}

/// The cell on one side is empty: it becomes a free place, or learns what it meets here.
template <class Rules>
void note_free_place(Position<Rules>& pos, Cell at, unsigned known, unsigned side, EdgeClass edge) {
    unsigned index = Position<Rules>::free_index(known);
    if (known == 0) {
        index = pos.places++;
        pos.place[index] = at;
        pos.signature[index] = 0;
        pos.set_place_at(at, 1 + Position<Rules>::kCells + index);
    }
    pos.signature[index] |= static_cast<std::uint8_t>(static_cast<unsigned>(edge) << (2 * side));
}

template <class Rules>
void remove_free_place(Position<Rules>& pos, unsigned index) {
    const unsigned last = --pos.places;
    if (index == last) return;
    pos.place[index] = pos.place[last];
    pos.signature[index] = pos.signature[last];
    pos.set_place_at(pos.place[index], 1 + Position<Rules>::kCells + index);
}

template <class Rules>
void add_areas(Position<Rules>& pos, const Design& design) {
    const unsigned first = pos.features;
    std::memcpy(&pos.areas[first], design.areas.data(), sizeof design.areas);
    if (design.repeatable != 0) {
        const std::uint32_t bit = 1u << pos.repeatables++;
        for (unsigned i = 0; i < design.features; ++i) {
            if (design.repeatable >> i & 1) pos.areas[first + i].set = bit;
        }
    }
    pos.features = static_cast<typename Position<Rules>::FeatureId>(first + design.features);
}

/// Places filled around a cell, of the eight.
template <class Rules>
unsigned filled_around(const Position<Rules>& pos, Cell at) {
    unsigned filled = 0;
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            const bool is_centre = x == 0 && y == 0;
            filled += !is_centre && Position<Rules>::is_tile(pos.place_at(Cell::at(at.x() + x, at.y() + y)));
        }
    }
    return filled;
}

/// The feature of the cloister that lies at a cell.
template <class Rules>
unsigned cloister_at(const Tables& tables, const Position<Rules>& pos, Cell at) {
    const unsigned tile = pos.place_at(at) - 1;
    return pos.first_feature[tile] + tables.designs[pos.oriented[tile] >> 2].cloister;
}

/// Whether the cell may touch a cloister that is not yet surrounded. Eight are tested at once, whether there
/// are so many or not: that is a few vector instructions, and a false alarm costs little.
template <class Rules>
bool may_touch_cloister(const Position<Rules>& pos, Cell at) {
    constexpr unsigned kAtOnce = 8;
    std::uint16_t least_apart = 0xFFFF;
    for (unsigned i = 0; i < kAtOnce; ++i) least_apart = std::min(least_apart, pos.waiting[i].apart(at));
    return least_apart == 0 || pos.waiting.size() > kAtOnce;
}

/// C8: a tile fills one of the eight places around the cloisters that it touches, and a new cloister has
/// those filled around it already.
template <class Rules>
void fill_around_cloisters(const Tables& tables, Position<Rules>& pos, Cell at) {
    const auto fill = [&](Cell cloister, unsigned filled) {
        Area& area = pos.areas[cloister_at(tables, pos, cloister)];
        area.close(filled);
        pos.completes |= area.open() == 0;
    };
    if (may_touch_cloister(pos, at)) {
        for (const Cell cloister : pos.waiting) {
            if (cloister.touches(at)) fill(cloister, 1);
        }
    }
    const bool has_cloister = tables.designs[pos.oriented[pos.cells - 1u] >> 2].cloister != kNoFeature;
    if (!has_cloister) return;
    fill(at, filled_around(pos, at));
    pos.waiting.push_back(at);
}

}  // namespace detail

/// Lays a tile that fits; the caller has made sure of it.
template <class Rules>
void lay(const Tables& tables, Position<Rules>& pos, Cell at, std::uint8_t oriented) {
    using P = Position<Rules>;
    if (const unsigned known = pos.place_at(at); known != 0)
        detail::remove_free_place(pos, P::free_index(known));
    const Design& design = tables.designs[oriented >> 2];
    const unsigned tile = pos.cells++;
    pos.cell[tile] = at;
    pos.oriented[tile] = oriented;
    pos.first_feature[tile] = pos.features;
    pos.set_place_at(at, 1 + tile);
    pos.completes = false;
    detail::add_areas(pos, design);
    for (unsigned side = 0; side < 4; ++side) {
        const Cell there = at.neighbour(side);
        const unsigned known = pos.place_at(there);
        if (P::is_tile(known)) {
            detail::join_side(tables, pos, tile, side, known - 1);
        } else {
            detail::note_free_place(pos, there, known, opposite(side), tables.oriented[oriented].edges[side]);
        }
    }
    detail::fill_around_cloisters(tables, pos, at);
}

}  // namespace trencavel
