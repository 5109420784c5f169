#include "reference/perft.h"

namespace trencavel::reference {

std::uint64_t perft(const Game& game, int depth) {
    if (depth == 0) return 1;
    std::uint64_t count = 0;
    for (const std::string& move : game.legal_moves()) {
        Game next = game;
        next.apply(move);
        count += perft(next, depth - 1);
    }
    return count;
}

}  // namespace trencavel::reference
