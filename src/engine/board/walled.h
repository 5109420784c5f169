// A placed tile meets its neighbours. Within a wall, edges can fit without joining: what meets another kind,
// or the wall, ends there.
#pragma once

#include "engine/board/free_places.h"
#include "engine/board/join.h"

namespace trencavel {
namespace detail {

/// What reaches a side of a placed tile: a feature on the table, with its kind.
struct Facing {
    unsigned feature = 0;
    tiles::FeatureKind kind{};
};

/// The line or building at a side of a tile; the edge is not ground.
template <class Rules>
Facing facing(const Tables& tables, const Position<Rules>& pos, unsigned tile, unsigned side) {
    const unsigned oriented = pos.oriented[tile];
    const unsigned index = tables.oriented[oriented].middle[side];
    return {pos.first_feature[tile] + index, tables.designs[oriented >> 2].kinds[index]};
}

/// Closes one end of a feature, which nothing joins.
template <class Rules>
void close_end(Position<Rules>& pos, unsigned feature) {
    auto& area = pos.areas[pos.find(feature)];
    area.close(1);
    pos.completes |= area.open() == 0;
}

/// The last tile meets a neighbour: the same kind joins, everything else ends. On the plane, nothing else
/// fits.
template <class Rules>
void meet_neighbour(const Tables& tables, Position<Rules>& pos, unsigned tile, unsigned side,
                    unsigned neighbour) {
    if constexpr (!Position<Rules>::kWalled) return join_side(tables, pos, tile, side, neighbour);
    const unsigned other = opposite(side);
    const EdgeClass here = tables.oriented[pos.oriented[tile]].edges[side];
    const EdgeClass there = tables.oriented[pos.oriented[neighbour]].edges[other];
    const bool is_same_class = here == there;
    const bool is_same_kind =
        is_same_class && (here != EdgeClass::Built ||
                          facing(tables, pos, tile, side).kind == facing(tables, pos, neighbour, other).kind);
    if (is_same_kind) return join_side(tables, pos, tile, side, neighbour);
    if (here != EdgeClass::Ground) close_end(pos, facing(tables, pos, tile, side).feature);
    if (there != EdgeClass::Ground) close_end(pos, facing(tables, pos, neighbour, other).feature);
}

/// The last tile meets the wall: everything ends there, and a start space of the same kind belongs to the
/// area. Ground joins a start space only with its whole edge.
template <class Rules>
void meet_wall(const Tables& tables, Position<Rules>& pos, unsigned tile, unsigned side) {
    const Oriented& here = tables.oriented[pos.oriented[tile]];
    const StartSpace* space = tables.wall.start_space(pos.cell[tile], side);
    if (here.edges[side] == EdgeClass::Ground) {
        if (space == nullptr || !space->market) return;
        pos.areas[pos.find(pos.first_feature[tile] + here.ground[2 * side])].add_markets(1);
        return;
    }
    const Facing end = facing(tables, pos, tile, side);
    if (space != nullptr && space->kind == end.kind) pos.areas[pos.find(end.feature)].grow();
    close_end(pos, end.feature);
}

/// Visits (feature, kind) of the lines and buildings of its neighbours that face a tile.
template <class Rules, class Visit>
void for_each_facing(const Tables& tables, const Position<Rules>& pos, unsigned tile, Visit visit) {
    for (unsigned side = 0; side < 4; ++side) {
        const unsigned slot = pos.place_at(pos.cell[tile].neighbour(side));
        if (!Position<Rules>::is_tile(slot)) continue;
        const EdgeClass there = tables.oriented[pos.oriented[slot - 1]].edges[opposite(side)];
        if (there == EdgeClass::Ground) continue;
        const Facing end = facing(tables, pos, slot - 1, opposite(side));
        visit(end.feature, end.kind);
    }
}

}  // namespace detail

/// Before the first tile, only the cells at start spaces are free; beyond the wall, nothing ever is.
template <class Rules>
void open_start_spaces(const Tables& tables, Position<Rules>& pos) {
    using P = Position<Rules>;
    static_assert(P::kWindowFrom == 0 && P::kWindow == WallTable::kGrid);
    for (unsigned y = 0; y < P::kWindow; ++y) {
        for (unsigned x = 0; x < P::kWindow; ++x) {
            if ((tables.wall.rows[y] >> x & 1) == 0)
                pos.set_place_at(Cell::at(static_cast<int>(x), static_cast<int>(y)), P::kOutside);
        }
    }
    for (const StartSpace& space : tables.wall.start_spaces) {
        const unsigned slot = pos.place_at(space.cell);
        detail::note_free_place(pos, space.cell, slot, space.side, EdgeClass::Open);
    }
}

}  // namespace trencavel
