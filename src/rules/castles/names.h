// By which of its two cells a castle is called.
#pragma once

#include "rules/castles/places.h"

namespace trencavel::castles {

struct Named {
    unsigned index = 0;  // of the castle
    Cell cell{};         // one of its two
};
constexpr unsigned kOwnMax = 3;  // B1
using NamedCastles = FixedVector<Named, kOwnMax>;

inline bool all_differ(const NamedCastles& named) {
    bool differ = true;
    for (unsigned i = 0; i < named.size(); ++i) {
        for (unsigned j = 0; j < i; ++j) differ &= !(named[i].cell == named[j].cell);
    }
    return differ;
}

/// The occupied castles of a seat, in the order built, each with a cell of its own to be called by: the first
/// in reading order. Where two castles share a tile and would have the same name, the younger one is called
/// by its other cell.
template <class Rules>
NamedCastles named_castles(const Position<Rules>& pos, const State& state, Seat seat) {
    NamedCastles named;
    for (unsigned i = 0; i < state.castles.size(); ++i) {
        const Castle& castle = state.castles[i];
        if (castle.occupied && castle.seat == seat) named.push_back({i, {}});
    }
    const auto count = static_cast<unsigned>(named.size());
    for (unsigned others = 0; others < 1u << count; ++others) {
        for (unsigned i = 0; i < count; ++i) {
            const bool is_other = others >> (count - 1 - i) & 1;
            named[i].cell = pos.cell[state.castles[named[i].index].tiles[is_other ? 1 : 0]];
        }
        if (all_differ(named)) break;
    }
    return named;
}

/// A castle may be named by either cell, unless that is the name of another.
template <class Rules>
Move canonical_recall(const Position<Rules>& pos, const State& state, Seat seat, const Move& move) {
    const NamedCastles all = named_castles(pos, state, seat);
    for (const Named& named : all) {
        if (named.cell == move.cell) return move;
    }
    for (const Named& named : all) {
        for (const std::uint8_t tile : state.castles[named.index].tiles) {
            if (pos.cell[tile] == move.cell) return Move::recall(named.cell, kTokenFeature);
        }
    }
    return move;
}

}  // namespace trencavel::castles
