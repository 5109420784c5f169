// What the strongest computer player there is thinks of a position: for hints and for reviews.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "bots/budget.h"
#include "core/random.h"
#include "games/game.h"

namespace trencavel {

/// A move, and by how many points the seat that makes it expects to be ahead of the best other at the end;
/// negative: behind.
struct Considered {
    Move move{};
    double expected = 0;
};

/// The best few moves, best first; at least one. A move that was asked for is among them or comes last. Of
/// turns of a tile that nobody can tell apart there is one: what was asked for, or the best.
using Advice = std::vector<Considered>;

/// A hint is waited for; a review asks for more than a hundred moves. With nodes the same is said on every
/// machine, unless one is very slow.
inline constexpr Budget kHintBudget{.ms = 5000, .nodes = 400};
inline constexpr Budget kReviewBudget{.ms = 5000, .nodes = 100};

/// Whether two answers to the present question lay the same tile in the same way, as far as anyone can see.
bool is_the_same(const Game& game, const Move& a, const Move& b);

/// Only when a seat is asked. At most `most` moves, and `asked_for` besides: a legal move.
Advice advise(const Game& game, std::size_t most, const std::optional<Move>& asked_for, Random& random);
/// The same with a budget of one's own.
Advice advise(const Game& game, std::size_t most, const std::optional<Move>& asked_for, Random& random,
              const Budget& budget);

}  // namespace trencavel
