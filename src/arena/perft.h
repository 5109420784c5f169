// Counts move sequences: a number on which two engines either agree or not.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/event.h"
#include "engine/turn/legal.h"
#include "games/wall_deal.h"

namespace trencavel {

/// What is known about chance: the tiles still to be drawn, in order, and the wall tiles on the towers.
struct KnownChance {
    std::span<const TileId> deck;
    std::span<const unsigned> wall = {};
};

namespace detail {

/// What chance will answer to the open question, if that is known.
template <class Rules>
std::optional<Move> known_answer(const Position<Rules>& pos, const KnownChance& known) {
    if (pos.over()) return std::nullopt;
    const QuestionKind asked = pos.questions.back().kind;
    if (asked == QuestionKind::Draw && !known.deck.empty()) return Move::draw(known.deck.front());
    const std::optional<unsigned> tower = tower_in_question(pos);
    if (tower && *tower < known.wall.size() && known.wall[*tower] != WallDeal::kHidden)
        return Move::reveal(known.wall[*tower]);
    return std::nullopt;
}

/// Makes the known moves of chance, which do not count as moves. Returns what is known after them.
template <class Rules>
KnownChance play_known(const Tables& tables, Position<Rules>& pos, KnownChance known) {
    Silent silent;
    while (const std::optional<Move> move = known_answer(pos, known)) {
        apply_unchecked(tables, pos, *move, silent);
        if (move->kind == MoveKind::Draw) known.deck = known.deck.subspan(1);
    }
    return known;
}

}  // namespace detail

/// The number of sequences of `depth` moves. Where nothing is known about chance, every tile that could be
/// drawn, and every wall tile that could be revealed, is a move of its own.
template <class Rules>
std::uint64_t perft(const Tables& tables, const Position<Rules>& pos, const KnownChance& known,
                    unsigned depth) {
    if (depth == 0) return 1;
    Position<Rules> here = pos;
    const KnownChance rest = detail::play_known(tables, here, known);
    MoveList<Rules> moves;
    legal_moves(tables, here, moves);
    const auto is_possible = [&](const Move& move) { return !lies_elsewhere(here, known.wall, move); };
    if (depth == 1) return static_cast<std::uint64_t>(std::count_if(moves.begin(), moves.end(), is_possible));
    std::uint64_t count = 0;
    for (const Move& move : moves) {
        if (!is_possible(move)) continue;
        Position<Rules> next = here;
        Silent silent;
        apply_unchecked(tables, next, move, silent);
        count += perft(tables, next, rest, depth - 1);
    }
    return count;
}

}  // namespace trencavel
