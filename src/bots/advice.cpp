#include "bots/advice.h"

#include <algorithm>

#include "bots/greedy_bot.h"

namespace trencavel {
namespace {

/// All legal moves as the greedy player sees them, best first.
template <class Rules>
Advice judged(const Tables& tables, const Position<Rules>& pos, Random& random) {
    const Seat me = pos.questions.back().seat;
    const Move best = greedy_move(tables, pos, random);
    MoveList<Rules> moves;
    legal_moves(tables, pos, moves);
    Advice advice;
    for (const Move& move : moves) {
        const double points = greedy::value_after(tables, pos, me, move);
        advice.push_back({move, points / greedy::kPoint});
    }
    // In a bazaar the greedy player does not go by these values; what it would do comes first all the same.
    std::stable_sort(advice.begin(), advice.end(), [&](const Considered& a, const Considered& b) {
        if ((a.move == best) != (b.move == best)) return a.move == best;
        return a.expected > b.expected;
    });
    return advice;
}

}  // namespace

Advice advise(const Game& game, std::size_t most, const std::optional<Move>& asked_for, Random& random) {
    Advice advice =
        std::visit([&](const auto* pos) { return judged(game.tables(), *pos, random); }, game.position());
    const auto is_asked_for = [&](const Considered& considered) { return considered.move == asked_for; };
    const auto kept = advice.begin() + static_cast<std::ptrdiff_t>(std::min(most, advice.size()));
    const auto asked = std::find_if(kept, advice.end(), is_asked_for);
    if (asked != advice.end()) std::iter_swap(kept, asked);
    advice.erase(asked != advice.end() ? kept + 1 : kept, advice.end());
    return advice;
}

}  // namespace trencavel
