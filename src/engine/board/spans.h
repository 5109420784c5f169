// Building a line over a placed tile: a feature of its own, from one side to the opposite one.
#pragma once

#include <bit>

#include "engine/board/place_tile.h"

namespace trencavel {
namespace detail {

/// A tile that the same line crosses twice counts once, so the span and the lines below it share a bit of
/// Area::set. Tiles that have such a bit anyway got it when they were placed, from the lowest on; spans take
/// theirs from the highest on.
template <class Rules>
void share_tile(const Tables& tables, Position<Rules>& pos, unsigned span, unsigned tile) {
    const Design& design = tables.designs[pos.oriented[tile] >> 2];
    if (design.roads == 0) return;
    unsigned bit = Position<Rules>::Area::kSetSize - 1 - span;
    if (design.repeatable != 0) {
        bit = 0;
        for (unsigned i = 0; i < tile; ++i) bit += tables.designs[pos.oriented[i] >> 2].repeatable != 0;
    }
    pos.areas[span].set = Position<Rules>::Area::bit(bit);
    for (unsigned roads = design.roads; roads != 0; roads &= roads - 1) {
        const auto road = static_cast<unsigned>(std::countr_zero(roads));
        pos.areas[pos.find(pos.first_feature[tile] + road)].set |= Position<Rules>::Area::bit(bit);
    }
}

/// One end of a span. If there is a tile beyond it, the line goes on there, and the ground on both sides of
/// that line joins the ground below the span; if not, the tile to come must show a line.
template <class Rules>
void join_end(const Tables& tables, Position<Rules>& pos, unsigned span, unsigned tile, unsigned side) {
    using P = Position<Rules>;
    const unsigned slot = pos.place_at(pos.cell[tile].neighbour(side));
    const unsigned other = opposite(side);
    if (!P::is_tile(slot)) {
        std::uint8_t& signature = pos.signature[P::free_index(slot)];
        constexpr unsigned kGroundToLine =
            static_cast<unsigned>(EdgeClass::Ground) ^ static_cast<unsigned>(EdgeClass::Line);
        signature = static_cast<std::uint8_t>(signature ^ (kGroundToLine << (2 * other)));
        return;
    }
    const unsigned neighbour = slot - 1;
    const Oriented& here = tables.oriented[pos.oriented[tile]];
    const Oriented& there = tables.oriented[pos.oriented[neighbour]];
    join(pos, span, middle_at(tables, pos, neighbour, other));
    for (unsigned i = 0; i < 2; ++i) {
        join_ground(pos, pos.first_feature[tile] + here.ground[2 * side + i],
                    pos.first_feature[neighbour] + there.ground[2 * other + 1 - i]);
    }
}

}  // namespace detail

/// Builds over the tile, as the caller has checked that it can. Returns the feature.
template <class Rules>
unsigned build_span(const Tables& tables, Position<Rules>& pos, unsigned tile, Axis axis) {
    const auto span = static_cast<unsigned>(pos.spans.built.size());
    pos.spans.built.push_back({static_cast<std::uint8_t>(tile), axis});
    pos.areas[span] = typename Position<Rules>::Area(2, 1);
    detail::share_tile(tables, pos, span, tile);
    const auto side = static_cast<unsigned>(axis);
    detail::join_end(tables, pos, span, tile, side);
    detail::join_end(tables, pos, span, tile, opposite(side));
    pos.spans.on_tile[tile] = static_cast<std::uint8_t>(1 + span);
    detail::note_spannable(tables, pos, tile);
    return span;
}

}  // namespace trencavel
