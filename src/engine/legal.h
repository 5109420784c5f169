// Legal moves, and the checking twin of apply_unchecked.
#pragma once

#include "engine/placements.h"
#include "engine/position.h"
#include "engine/turn.h"

namespace trencavel {

/// Room for every placement of a position, with all rotations.
template <class Rules>
using MoveList = FixedVector<Move, 4 * Position<Rules>::kPlaces, std::uint16_t>;

/// All moves that answer the open question; none when the game is over. Must agree with check.
template <class Rules>
void legal_moves(const Tables& tables, const Position<Rules>& pos, MoveList<Rules>& moves) {
    moves.clear();
    if (pos.over()) return;
    switch (pos.questions.back().kind) {
        case QuestionKind::Draw:
            for (unsigned tile = 0; tile < tables.size; ++tile) {
                if (pos.left_of[tile] > 0) moves.push_back(Move::draw(static_cast<TileId>(tile)));
            }
            break;
        case QuestionKind::Place:
            for_each_placement(tables, pos, pos.hand, [&](unsigned place, unsigned rotation) {
                moves.push_back(Move::place(pos.place[place], rotation));
            });
            break;
        case QuestionKind::Follower:
            for (unsigned bits = pos.follower_spots; bits != 0; bits &= bits - 1) {
                moves.push_back(Move::follower(static_cast<unsigned>(std::countr_zero(bits))));
            }
            moves.push_back(Move::pass());
            break;
    }
}

namespace detail {

template <class Rules>
Refusal check_place(const Tables& tables, const Position<Rules>& pos, const Move& move) {
    if (move.rotation > 3) return Refusal::EdgesDiffer;
    const unsigned known = pos.place_at(move.cell);
    if (known == 0) return Refusal::NotAdjacent;
    if (Position<Rules>::is_tile(known)) return Refusal::CellTaken;
    const unsigned fitting =
        tables.fits[pos.hand].rotations(pos.signature[Position<Rules>::free_index(known)]);
    return fitting >> move.rotation & 1 ? Refusal::None : Refusal::EdgesDiffer;
}

template <class Rules>
Refusal check_follower(const Tables& tables, const Position<Rules>& pos, const Move& move) {
    if (move.feature >= tables.designs[pos.oriented[pos.cells - 1u] >> 2].features)
        return Refusal::NoSuchFeature;
    return pos.follower_spots >> move.feature & 1 ? Refusal::None : Refusal::Occupied;
}

}  // namespace detail

/// Why the move is not legal; Refusal::None if it is. Must agree with legal_moves.
template <class Rules>
Refusal check(const Tables& tables, const Position<Rules>& pos, const Move& move) {
    if (pos.over()) return Refusal::GameOver;
    const QuestionKind asked = pos.questions.back().kind;
    switch (move.kind) {
        case MoveKind::Draw:
            if (asked != QuestionKind::Draw) return Refusal::NotAsked;
            return move.tile < tables.size && pos.left_of[move.tile] > 0 ? Refusal::None
                                                                         : Refusal::NoSuchTile;
        case MoveKind::Place:
            return asked == QuestionKind::Place ? detail::check_place(tables, pos, move) : Refusal::NotAsked;
        case MoveKind::Follower:
            return asked == QuestionKind::Follower ? detail::check_follower(tables, pos, move)
                                                   : Refusal::NotAsked;
        case MoveKind::Pass:
            return asked == QuestionKind::Follower ? Refusal::None : Refusal::NotAsked;
    }
    return Refusal::NotAsked;
}

/// Applies a move if it is legal; otherwise says why not, and changes nothing.
template <class Rules, class Out>
Refusal apply(const Tables& tables, Position<Rules>& pos, const Move& move, Out& out) {
    const Refusal refusal = check(tables, pos, move);
    if (refusal == Refusal::None) apply_unchecked(tables, pos, move, out);
    return refusal;
}

}  // namespace trencavel
