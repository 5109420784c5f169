// The player that searches: sequential halving over the most promising turns. It tries them in many rollouts,
// with other tiles each time, and drops the worse half again and again.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bots/budget.h"
#include "core/random.h"
#include "games/game.h"

namespace trencavel {

/// What makes a level weaker.
struct Handicap {
    unsigned noise = 0;              // errors of its evaluation, in tenths of a point (evaluation_noise)
    bool ignores_others = false;     // it sees only its own points
    bool ignores_followers = false;  // it does not care whether it runs out of followers
    bool ignores_chances = false;    // it values areas at their current points
};

/// A considered move, with the lead that the seat then expects at the end, in points.
struct SearchedMove {
    Move move{};
    double expected = 0;
    std::uint32_t rollouts = 0;
};

struct SearchResult {
    std::vector<SearchedMove> moves;  // each once, best first; at least one
    std::uint64_t rollouts = 0;
    unsigned depth = 0;  // of the last rollouts, in draws
};

struct SearchTask {
    Budget budget;  // without any limit: a small number of nodes
    Handicap handicap;
    std::uint64_t seed = 0;
    std::optional<Move> asked_for = {};  // a legal move, to be among the moves of the result
};

/// Only when a seat is asked. With a budget of nodes alone, the result depends only on the position and the
/// seed, not on the number of threads. It takes a few megabytes at most, no matter how long it thinks.
SearchResult search(const Game& game, const SearchTask& task);

}  // namespace trencavel
