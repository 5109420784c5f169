#include "bots/advice.h"

#include <algorithm>

#include "bots/search/search.h"
#include "tiles/model/symmetry.h"

namespace trencavel {

bool is_the_same(const Game& game, const Move& a, const Move& b) {
    if (a == b) return true;
    const bool is_turned =
        a.kind == MoveKind::Place && b.kind == MoveKind::Place && a.cell == b.cell && a.value == b.value;
    if (!is_turned) return false;
    const TileId hand = game.snapshot().hand;
    return tiles::looks_the_same_turned(*game.tables().tiles[hand], (4u + b.rotation - a.rotation) & 3u);
}

Advice advise(const Game& game, std::size_t most, const std::optional<Move>& asked_for, Random& random) {
    return advise(game, most, asked_for, random, kHintBudget);
}

Advice advise(const Game& game, std::size_t most, const std::optional<Move>& asked_for, Random& random,
              const Budget& budget) {
    const SearchResult result =
        search(game, {.budget = budget, .handicap = {}, .seed = random.next(), .asked_for = asked_for});
    Advice advice;
    for (const auto& [move, expected, rollouts] : result.moves) {
        const bool is_asked_for = asked_for && is_the_same(game, move, *asked_for);
        const bool is_known = std::any_of(
            advice.begin(), advice.end(),
            [&, &made = move](const Considered& each) { return is_the_same(game, each.move, made); });
        if (is_known || (advice.size() >= most && !is_asked_for)) continue;
        advice.push_back({is_asked_for ? *asked_for : move, expected});
    }
    return advice;
}

}  // namespace trencavel
