// Placing a tile: its features become areas, and join those that they meet.
#pragma once

#include <algorithm>
#include <bit>
#include <cstring>
#include <type_traits>

#include "engine/board/free_places.h"
#include "engine/board/join.h"
#include "engine/board/position.h"
#include "engine/board/walled.h"
#include "engine/tables/tables.h"

namespace trencavel {
namespace detail {

/// Features of the tile that could end up in one area get a bit, so that the tile counts once there.
template <class Rules>
void give_bits(Position<Rules>& pos, const Design& design, unsigned first) {
    unsigned slots = 0;
    for (unsigned bits = design.repeatable; bits != 0; bits &= bits - 1) {
        const auto i = static_cast<unsigned>(std::countr_zero(bits));
        const unsigned slot = Position<Rules>::repeat_slot(design.kinds[i]);
        pos.areas[first + i].set = Position<Rules>::Area::bit(pos.repeatables[slot]);
        slots |= 1u << slot;
    }
    for (unsigned slot = 0; slot < pos.repeatables.size(); ++slot)
        pos.repeatables[slot] = static_cast<std::uint8_t>(pos.repeatables[slot] + (slots >> slot & 1));
}

template <class Rules>
void add_areas(Position<Rules>& pos, const Design& design) {
    const unsigned first = pos.features;
    if constexpr (std::is_same_v<typename Position<Rules>::Area, Area>) {
        std::memcpy(&pos.areas[first], design.areas.data(), sizeof design.areas);
    } else {
        for (unsigned i = 0; i < design.features; ++i)
            pos.areas[first + i] = typename Position<Rules>::Area(design.areas[i]);
    }
    if (design.repeatable != 0) give_bits(pos, design, first);
    pos.features = static_cast<typename Position<Rules>::FeatureId>(first + design.features);
}

/// Whether something could be built over the tile along the axis: nothing spans it yet, both ends are on
/// ground, and there is no tile beyond them. (A tile there shows ground, too, and would not fit.)
template <class Rules>
bool can_span(const Tables& tables, const Position<Rules>& pos, unsigned tile, Axis axis) {
    using P = Position<Rules>;
    if (pos.spans.on_tile[tile] != 0 || tile < tables.board_cells) return false;
    const auto side = static_cast<unsigned>(axis);
    const Oriented& here = tables.oriented[pos.oriented[tile]];
    return here.edges[side] == EdgeClass::Ground && here.edges[opposite(side)] == EdgeClass::Ground &&
           !P::is_tile(pos.place_at(pos.cell[tile].neighbour(side))) &&
           !P::is_tile(pos.place_at(pos.cell[tile].neighbour(opposite(side))));
}

template <class Rules>
void set_spannable(Position<Rules>& pos, unsigned place, unsigned side, bool spannable) {
    const auto bit = static_cast<std::uint8_t>(1u << side);
    std::uint8_t& bits = pos.spans.spannable[place];
    bits = static_cast<std::uint8_t>(spannable ? bits | bit : bits & ~bit);
}

/// Notes at the free places around a tile whether it could be spanned towards them. The tile may be new, so
/// the tiles beside it can no longer be spanned towards it.
template <class Rules>
void note_spannable(const Tables& tables, Position<Rules>& pos, unsigned tile) {
    using P = Position<Rules>;
    const bool along[2] = {can_span(tables, pos, tile, Axis::NorthSouth),
                           can_span(tables, pos, tile, Axis::EastWest)};
    for (unsigned side = 0; side < 4; ++side) {
        const Cell there = pos.cell[tile].neighbour(side);
        if (const unsigned slot = pos.place_at(there); P::is_tile(slot)) {
            const unsigned beyond = pos.place_at(there.neighbour(side));
            if (beyond != 0 && !P::is_tile(beyond))
                set_spannable(pos, P::free_index(beyond), opposite(side), false);
        } else {
            set_spannable(pos, P::free_index(slot), opposite(side), along[side & 1]);
        }
    }
}

/// How many of the eight cells around a cell have tiles.
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

/// The feature of the cloister at a cell.
template <class Rules>
unsigned cloister_at(const Tables& tables, const Position<Rules>& pos, Cell at) {
    const unsigned tile = pos.place_at(at) - 1;
    return pos.first_feature[tile] + tables.designs[pos.oriented[tile] >> 2].cloister;
}

/// Whether the cell may touch a cloister that is not yet surrounded. Always tests eight at once, even if
/// there are fewer: that takes a few vector instructions, and a false alarm costs little.
template <class Rules>
bool may_touch_cloister(const Position<Rules>& pos, Cell at) {
    constexpr unsigned kAtOnce = 8;
    std::uint16_t least_apart = 0xFFFF;
    for (unsigned i = 0; i < kAtOnce; ++i)
        least_apart = std::min(least_apart, pos.open_cloisters[i].apart(at));
    return least_apart == 0 || pos.open_cloisters.size() > kAtOnce;
}

/// C8: a tile fills one of the eight places around each cloister that it touches; around a new cloister, some
/// are filled already.
template <class Rules>
void fill_around_cloisters(const Tables& tables, Position<Rules>& pos, Cell at) {
    const auto fill = [&](Cell cloister, unsigned filled) {
        auto& area = pos.areas[cloister_at(tables, pos, cloister)];
        area.close(filled);
        pos.completes |= area.open() == 0;
    };
    if (may_touch_cloister(pos, at)) {
        for (const Cell cloister : pos.open_cloisters) {
            if (cloister.touches(at)) fill(cloister, 1);
        }
    }
    const bool has_cloister = tables.designs[pos.oriented[pos.cells - 1u] >> 2].cloister != kNoFeature;
    if (!has_cloister) return;
    fill(at, filled_around(pos, at));
    pos.open_cloisters.push_back(at);
}

/// The tile is on the table, and its features are areas of their own. Returns its number.
template <class Rules>
unsigned add_tile(const Tables& tables, Position<Rules>& pos, Cell at, unsigned oriented) {
    using P = Position<Rules>;
    if (const unsigned slot = pos.place_at(at); slot != 0) remove_free_place(pos, P::free_index(slot));
    const unsigned tile = pos.cells++;
    pos.cell[tile] = at;
    pos.oriented[tile] = static_cast<typename P::OrientedId>(oriented);
    pos.first_feature[tile] = pos.features;
    pos.set_place_at(at, 1 + tile);
    add_areas(pos, tables.designs[oriented >> 2]);
    return tile;
}

/// Ground on both sides of a seam joins half-edge by half-edge; where one side has none, nothing joins.
template <class Rules>
void join_seam(const Tables& tables, Position<Rules>& pos, unsigned tile, unsigned side, unsigned neighbour) {
    const Oriented& here = tables.oriented[pos.oriented[tile]];
    const Oriented& there = tables.oriented[pos.oriented[neighbour]];
    for (unsigned i = 0; i < 2; ++i) {
        const std::uint8_t mine = here.ground[2 * side + i];
        const std::uint8_t theirs = there.ground[2 * opposite(side) + 1 - i];
        if (mine == kNoFeature || theirs == kNoFeature) continue;
        join_ground(pos, pos.first_feature[tile] + mine, pos.first_feature[neighbour] + theirs);
    }
}

/// A cell of a start board: its outer sides make free places, its seams join the cells placed before it.
template <class Rules>
void place_board_cell(const Tables& tables, Position<Rules>& pos, Cell at, unsigned oriented) {
    using P = Position<Rules>;
    const unsigned tile = add_tile(tables, pos, at, oriented);
    for (unsigned side = 0; side < 4; ++side) {
        const Cell there = at.neighbour(side);
        const unsigned slot = pos.place_at(there);
        const EdgeClass edge = tables.oriented[oriented].edges[side];
        if (P::is_tile(slot)) {
            join_seam(tables, pos, tile, side, slot - 1);
        } else if (edge != EdgeClass::Open) {
            note_free_place(pos, there, slot, opposite(side), edge);
        }
    }
}

}  // namespace detail

/// Places a tile that fits, which the caller has checked.
template <class Rules>
void place_tile(const Tables& tables, Position<Rules>& pos, Cell at, unsigned oriented) {
    using P = Position<Rules>;
    const unsigned tile = detail::add_tile(tables, pos, at, oriented);
    pos.completes = false;
    for (unsigned side = 0; side < 4; ++side) {
        const Cell there = at.neighbour(side);
        const unsigned slot = pos.place_at(there);
        if (P::is_tile(slot)) {
            detail::meet_neighbour(tables, pos, tile, side, slot - 1);
        } else if (P::kWalled && slot == P::kOutside) {
            detail::meet_wall(tables, pos, tile, side);
        } else {
            detail::note_free_place(pos, there, slot, opposite(side), tables.oriented[oriented].edges[side]);
        }
    }
    if constexpr (!P::kWalled) detail::fill_around_cloisters(tables, pos, at);
    if constexpr (P::kSpans > 0) {
        if (tables.spans) detail::note_spannable(tables, pos, tile);
    }
}

/// Places the start layout. Across the seams between the cells of a board only ground joins, and not
/// everywhere: that is settled here, once, and never checked for later tiles. Within a wall, the table starts
/// empty.
template <class Rules>
void place_start(const Tables& tables, Position<Rules>& pos) {
    if constexpr (Position<Rules>::kWalled) return open_start_spaces(tables, pos);
    for (unsigned i = 0; i < tables.start.size(); ++i) {
        const StartTile& start = tables.start[i];
        if (i < tables.board_cells) {
            detail::place_board_cell(tables, pos, start.cell, start.oriented);
        } else {
            place_tile(tables, pos, start.cell, start.oriented);
        }
    }
}

}  // namespace trencavel
