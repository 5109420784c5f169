// Picking moves from a list, by chance and otherwise.
#pragma once

#include <algorithm>
#include <iterator>
#include <vector>

#include "core/random.h"
#include "games/game.h"

namespace trencavel::random_play {

using Moves = std::vector<Move>;

inline bool happens(unsigned times, unsigned of, Random& random) {
    return random.below(of) < times;
}

inline Move one_of(const Moves& moves, Random& random) {
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

template <class Wanted>
Moves those(const Moves& moves, Wanted wanted) {
    Moves found;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(found), wanted);
    return found;
}

inline Moves of_kind(const Moves& moves, MoveKind kind) {
    return those(moves, [&](const Move& move) { return move.kind == kind; });
}

/// One of those with the highest value, which is at least 0.
template <class ValueOf>
Move best_of(const Moves& moves, Random& random, ValueOf value_of) {
    int best = -1;
    Moves equal;
    for (const Move& move : moves) {
        const int value = value_of(move);
        if (value > best) equal.clear();
        if (value >= best) equal.push_back(move);
        best = std::max(best, value);
    }
    return one_of(equal, random);
}

/// A tile is as likely as there are copies of it.
inline Move random_draw(const Game& game, Random& random) {
    const Snapshot snapshot = game.snapshot();
    unsigned n = random.below(snapshot.left);
    unsigned tile = 0;
    for (; n >= snapshot.left_of[tile]; ++tile) n -= snapshot.left_of[tile];
    return Move::draw(static_cast<TileId>(tile));
}

}  // namespace trencavel::random_play
