// Legal moves, and the checking twin of apply_unchecked.
#pragma once

#include "engine/board/placements.h"
#include "engine/board/position.h"
#include "engine/turn/turn.h"

namespace trencavel {

/// Room for every placement of a position, with all rotations.
template <class Rules>
using MoveList = FixedVector<Move, 4 * Position<Rules>::kPlaces, std::uint16_t>;

/// Whether the tile may be the next one to be drawn: one is left, and all that come before it are drawn.
template <class Rules>
bool may_be_drawn(const Tables& tables, const Position<Rules>& pos, TileId tile) {
    if (tile >= tables.size || pos.left_of[tile] == 0) return false;
    if (!tables.has_phases) return true;
    for (unsigned other = 0; other < tables.size; ++other) {
        if (pos.left_of[other] > 0 && tables.phase[other] < tables.phase[tile]) return false;
    }
    return true;
}

/// All moves that answer the open question; none when the game is over. Must agree with check.
template <class Rules>
void legal_moves(const Tables& tables, const Position<Rules>& pos, MoveList<Rules>& moves) {
    moves.clear();
    if (pos.over()) return;
    const Question& question = pos.questions.back();
    if (question.kind == QuestionKind::Draw) {
        for (unsigned tile = 0; tile < tables.size; ++tile) {
            if (may_be_drawn(tables, pos, static_cast<TileId>(tile)))
                moves.push_back(Move::draw(static_cast<TileId>(tile)));
        }
        return;
    }
    if (question.kind == QuestionKind::Place) {
        for_each_placement(tables, pos, pos.hand, [&](unsigned place, unsigned rotation) {
            moves.push_back(Move::place(pos.place[place], rotation));
        });
    }
    if (question.kind == QuestionKind::Follower) {
        for (unsigned bits = pos.follower_spots; bits != 0; bits &= bits - 1) {
            moves.push_back(Move::follower(static_cast<unsigned>(std::countr_zero(bits))));
        }
        moves.push_back(Move::pass());
    }
    Rules::for_each_answer(tables, pos, question, [&](const Move& move) { moves.push_back(move); });
}

namespace detail {

template <class Rules>
Refusal check_place(const Tables& tables, const Position<Rules>& pos, const Move& move) {
    if (move.rotation > 3) return Refusal::EdgesDiffer;
    const unsigned slot = pos.place_at(move.cell);
    if (slot == 0) return Refusal::NotAdjacent;
    if (slot == Position<Rules>::kOutside) return Refusal::OutsideWall;
    if (Position<Rules>::is_tile(slot)) return Refusal::CellTaken;
    const unsigned fitting =
        tables.fits[pos.hand].rotations(pos.signature[Position<Rules>::free_index(slot)]);
    return fitting >> move.rotation & 1 ? Refusal::None : Refusal::EdgesDiffer;
}

/// C5: only where there is no follower yet, and only one from the supply.
template <class Rules>
Refusal check_follower(const Tables& tables, const Position<Rules>& pos, const Move& move) {
    if (move.feature >= tables.designs[pos.oriented[pos.cells - 1u] >> 2].features)
        return Refusal::NoSuchFeature;
    if (pos.supply[pos.seat] == 0) return Refusal::NoFollower;
    return pos.follower_spots >> move.feature & 1 ? Refusal::None : Refusal::Occupied;
}

}  // namespace detail

/// Why the move is not legal; Refusal::None if it is. Must agree with legal_moves.
template <class Rules>
Refusal check(const Tables& tables, const Position<Rules>& pos, const Move& move) {
    if (pos.over()) return Refusal::GameOver;
    const Question& question = pos.questions.back();
    const bool is_plain_place = move.kind == MoveKind::Place && move.value == span::kNone;
    const bool is_plain_follower = move.kind == MoveKind::Follower && move.feature != kSpanFeature;
    if (move.kind == MoveKind::Draw) {
        if (question.kind != QuestionKind::Draw) return Refusal::NotAsked;
        return may_be_drawn(tables, pos, move.tile) ? Refusal::None : Refusal::NoSuchTile;
    }
    if (is_plain_place) {
        return question.kind == QuestionKind::Place ? detail::check_place(tables, pos, move)
                                                    : Refusal::NotAsked;
    }
    if (is_plain_follower) {
        return question.kind == QuestionKind::Follower ? detail::check_follower(tables, pos, move)
                                                       : Refusal::NotAsked;
    }
    if (move.kind == MoveKind::Pass && question.kind == QuestionKind::Follower) return Refusal::None;
    return Rules::check(tables, pos, question, move);
}

/// Applies a move if it is legal; otherwise says why not, and changes nothing.
template <class Rules, class Out>
Refusal apply(const Tables& tables, Position<Rules>& pos, const Move& move, Out& out) {
    const Refusal refusal = check(tables, pos, move);
    if (refusal == Refusal::None) apply_unchecked(tables, pos, Rules::canonical(tables, pos, move), out);
    return refusal;
}

}  // namespace trencavel
