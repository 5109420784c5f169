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

/// What keeps a weaker level from playing as well as it could.
struct Handicap {
    unsigned misjudges = 0;          // tenths of a point by which it may misjudge a turn, on average
    bool ignores_others = false;     // it looks at its own points alone
    bool ignores_followers = false;  // and does not mind to run out of followers
    bool ignores_chances = false;    // takes areas for what they are worth as they lie
};

/// A move that was considered, with the points by which the seat expects to be ahead at the end.
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
    Budget budget;  // without any limit a small number of nodes
    Handicap handicap;
    std::uint64_t seed = 0;
    std::optional<Move> asked_for = {};  // a legal move that is to be among the moves of the result
};

/// Only when a seat is asked. With a budget of nodes alone the result depends on nothing but the position and
/// the seed, whatever the number of threads. It takes a few megabytes at most, and none for longer thinking.
SearchResult search(const Game& game, const SearchTask& task);

}  // namespace trencavel
