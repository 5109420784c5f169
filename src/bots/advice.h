// What the strongest computer player thinks of a position: for hints and reviews.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "bots/budget.h"
#include "core/random.h"
#include "games/game.h"

namespace trencavel {

/// A move, and by how many points its seat then expects to lead over the best other at the end; negative:
/// behind.
struct Considered {
    Move move{};
    double expected = 0;
};

/// The best few moves, best first; at least one. A move that was asked for is among them or comes last. Of
/// rotations that nobody can tell apart, only one is listed: the one asked for, or the best.
using Advice = std::vector<Considered>;

/// Somebody waits for a hint; a review covers more than a hundred moves. The limit of nodes makes them the
/// same on every machine, unless one is very slow.
inline constexpr Budget kHintBudget{.ms = 5000, .nodes = 400};
inline constexpr Budget kReviewBudget{.ms = 5000, .nodes = 100};

/// Whether two answers to the open question look the same on the table.
bool is_the_same(const Game& game, const Move& a, const Move& b);

/// Only when a seat is asked. At most `most` moves, plus `asked_for`: a legal move.
Advice advise(const Game& game, std::size_t most, const std::optional<Move>& asked_for, Random& random);
/// The same with a given budget.
Advice advise(const Game& game, std::size_t most, const std::optional<Move>& asked_for, Random& random,
              const Budget& budget);

}  // namespace trencavel
