#include "reference/perft.h"

namespace trencavel::reference {

namespace {

template <class AnyGame>
std::uint64_t count_sequences(const AnyGame& game, int depth) {
    if (depth == 0) return 1;
    std::uint64_t count = 0;
    for (const std::string& move : game.legal_moves()) {
        AnyGame next = game;
        next.apply(move);
        count += count_sequences(next, depth - 1);
    }
    return count;
}

}  // namespace

std::uint64_t perft(const Game& game, int depth) {
    return count_sequences(game, depth);
}

std::uint64_t perft(const WallGame& game, int depth) {
    return count_sequences(game, depth);
}

}  // namespace trencavel::reference
