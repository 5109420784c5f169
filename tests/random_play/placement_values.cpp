#include "random_play/placement_values.h"

#include <bit>
#include <cstdlib>

#include "engine/turn/turn.h"

namespace trencavel::random_play {
namespace {

unsigned seats_on(const Area& area, unsigned players) {
    unsigned seats = 0;
    for (Seat seat = 0; seat < players; ++seat) seats += area.followers_of(seat) > 0;
    return seats;
}

/// How much the areas of the last tile are to the taste.
template <class Rules>
int value_of_areas(const Tables& tables, const Position<Rules>& pos, Taste taste) {
    const unsigned tile = pos.cells - 1u;
    const Design& design = tables.designs[pos.oriented[tile] >> 2];
    int value = 0;
    for (unsigned i = 0; i < design.features; ++i) {
        const Area& area = pos.area_of(pos.first_feature[tile] + i);
        const auto seats = static_cast<int>(seats_on(area, pos.players));
        const bool closed = (design.edged >> i & 1) && area.open() == 0;
        value += taste == Taste::Meeting ? seats * seats : (closed ? 1 + 2 * seats : 0);
    }
    return value;
}

/// Free places that no road or city reaches, the more the better.
template <class Rules>
int value_of_edges(const Position<Rules>& pos) {
    int open = 0;
    for (unsigned place = 0; place < pos.places; ++place) {
        for (unsigned side = 0; side < 4; ++side) {
            const auto edge = static_cast<EdgeClass>(pos.signature[place] >> (2 * side) & 3);
            open += edge == EdgeClass::Line || edge == EdgeClass::Built;
        }
    }
    return 4 * static_cast<int>(Position<Rules>::kPlaces) - open;
}

/// The eight places around the one two to the north of the start tile, whose city is in the north.
bool in_ring(Cell cell) {
    return !(cell == Cell::at(0, -2)) && Cell::at(0, -2).touches(cell);
}

/// Best is a tile whose city runs along the ring; the others go to the south, out of the way.
int value_for_ring(const Oriented& tile, Cell cell) {
    if (!in_ring(cell)) return cell == Cell::at(0, -2) ? 0 : 1000 + cell.y();
    for (unsigned side = 0; side < 4; ++side) {
        const Cell there = cell.neighbour(side);
        const bool wanted = in_ring(there) || there == Cell::at(0, 0);
        if ((tile.edges[side] == EdgeClass::Built) != wanted) return 0;
    }
    return 2000;
}

/// Halves of castles around the cell whose owners wait for points.
template <class Rules>
int castles_around([[maybe_unused]] const Position<Rules>& pos, [[maybe_unused]] Cell cell) {
    int halves = 0;
    if constexpr (Rules::template kHas<Castles>) {
        for (const Castles::Castle& castle : pos.template slice<Castles>().castles) {
            for (const std::uint8_t tile : castle.tiles)
                halves += castle.occupied && pos.cell[tile].touches(cell);
        }
    }
    return halves;
}

/// Castles are to be built, and to have a choice when they score: one completed area alone is not wanted
/// around them, several are.
template <class Rules>
int value_for_castles(const Tables& tables, const Position<Rules>& pos) {
    constexpr int kNothing = 10;
    const unsigned tile = pos.cells - 1u;
    const Design& design = tables.designs[pos.oriented[tile] >> 2];
    int small_cities = 0;
    int others = 0;
    for (unsigned i = 0; i < design.features; ++i) {
        const Area& area = pos.area_of(pos.first_feature[tile] + i);
        if (!(design.edged >> i & 1) || area.open() != 0) continue;
        const bool can_be_castle = (design.half_cities >> i & 1) && area.size() == 2 && area.followers() > 0;
        ++(can_be_castle ? small_cities : others);
    }
    const int around = castles_around(pos, pos.cell[tile]);
    const int reward = around == 0 || others == 0 ? 0 : others == 1 ? -8 : 20;
    return kNothing + 4 * small_cities + around + reward;
}

/// Ends of bridges that the last tile meets.
template <class Rules>
int bridges_met([[maybe_unused]] const Position<Rules>& pos) {
    int ends = 0;
    if constexpr (Rules::template kHas<Bridges>) {
        const Cell cell = pos.cell[pos.cells - 1u];
        for (const Span& span : pos.spans.built) {
            const auto side = static_cast<unsigned>(span.axis);
            const Cell bridge = pos.cell[span.tile];
            ends += bridge.neighbour(side) == cell || bridge.neighbour(side + 2) == cell;
        }
    }
    return ends;
}

template <class Rules>
int value_of(const Tables& tables, Position<Rules> pos, const Move& move, Taste taste) {
    if (taste == Taste::Far) return std::abs(move.cell.x()) + std::abs(move.cell.y());
    if (taste == Taste::Compact) return static_cast<int>(detail::filled_around(pos, move.cell));
    if (taste == Taste::Around)
        return value_for_ring(tables.oriented[4u * pos.hand + move.rotation], move.cell);
    Silent silent;
    detail::apply_place(tables, pos, move, silent);
    if (taste == Taste::Sealing || taste == Taste::Walling) return value_of_edges(pos);
    if (taste == Taste::Castling) return value_for_castles(tables, pos);
    const int value = value_of_areas(tables, pos, taste);
    if (taste == Taste::Bridging) return value + 2 * bridges_met(pos) + (move.value != span::kNone ? 4 : 0);
    return value;
}

}  // namespace

int value_of_placement(const Game& game, const Move& move, Taste taste) {
    return std::visit([&](const auto* pos) { return value_of(game.tables(), *pos, move, taste); },
                      game.position());
}

}  // namespace trencavel::random_play
