// Counts move sequences: a number that two engines can agree on, or not.
#pragma once

#include <cstdint>
#include <span>

#include "engine/event.h"
#include "engine/legal.h"

namespace trencavel {
namespace detail {

/// Draws from the known order are made on the way and count as no move.
template <class Rules>
std::span<const TileId> draw_known(const Tables& tables, Position<Rules>& pos, std::span<const TileId> deck) {
    Silent nobody;
    while (!pos.over() && pos.questions.back().kind == QuestionKind::Draw && !deck.empty()) {
        apply_unchecked(tables, pos, Move::draw(deck.front()), nobody);
        deck = deck.subspan(1);
    }
    return deck;
}

}  // namespace detail

/// The number of sequences of `depth` moves. `deck` is what is still to be drawn, in order; where it ends
/// before the tiles do, every tile that could be drawn is a move of its own.
template <class Rules>
std::uint64_t perft(const Tables& tables, const Position<Rules>& pos, std::span<const TileId> deck,
                    unsigned depth) {
    if (depth == 0) return 1;
    Position<Rules> here = pos;
    const std::span<const TileId> rest = detail::draw_known(tables, here, deck);
    MoveList<Rules> moves;
    legal_moves(tables, here, moves);
    if (depth == 1) return moves.size();
    std::uint64_t count = 0;
    for (const Move& move : moves) {
        Position<Rules> next = here;
        Silent nobody;
        apply_unchecked(tables, next, move, nobody);
        count += perft(tables, next, rest, depth - 1);
    }
    return count;
}

}  // namespace trencavel
