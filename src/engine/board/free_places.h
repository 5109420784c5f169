// The empty cells beside tiles: each knows what it meets on its sides.
#pragma once

#include "engine/board/position.h"
#include "engine/tables/tables.h"

namespace trencavel::detail {

/// The cell on one side is empty: it becomes a free place or, if it is one already, notes what it meets here.
template <class Rules>
void note_free_place(Position<Rules>& pos, Cell at, unsigned slot, unsigned side, EdgeClass edge) {
    unsigned index = Position<Rules>::free_index(slot);
    if (slot == 0) {
        index = pos.places++;
        pos.place[index] = at;
        pos.signature[index] = 0;
        if constexpr (Position<Rules>::kSpans > 0) pos.spans.spannable[index] = 0;
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
    if constexpr (Position<Rules>::kSpans > 0) pos.spans.spannable[index] = pos.spans.spannable[last];
    pos.set_place_at(pos.place[index], 1 + Position<Rules>::kCells + index);
}

}  // namespace trencavel::detail
