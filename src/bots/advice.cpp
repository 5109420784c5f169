#include "bots/advice.h"

#include <algorithm>

#include "bots/search.h"

namespace trencavel {
Advice advise(const Game& game, std::size_t most, const std::optional<Move>& asked_for, Random& random) {
    return advise(game, most, asked_for, random, kHintBudget);
}

Advice advise(const Game& game, std::size_t most, const std::optional<Move>& asked_for, Random& random,
              const Budget& budget) {
    const SearchResult result =
        search(game, {.budget = budget, .handicap = {}, .seed = random.next(), .asked_for = asked_for});
    Advice advice;
    for (const SearchedMove& searched : result.moves) {
        const bool is_asked_for = asked_for && searched.move == *asked_for;
        if (advice.size() < most || is_asked_for) advice.push_back({searched.move, searched.expected});
    }
    return advice;
}

}  // namespace trencavel
