// The turns that are tried at the root of a search, and what rollouts say of them.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/search/rollout.h"
#include "bots/search/search.h"
#include "engine/turn/hash.h"

namespace trencavel {

template <class Rules>
struct Candidate {
    Line line;
    Position<Rules> after;
    int evaluation = 0;     // of the position after it
    std::size_t order = 0;  // by evaluation, the best first
    std::int64_t sum = 0;   // of the results of its rollouts
    std::uint32_t rounds = 0;

    void reset() {
        sum = 0;
        rounds = 0;
    }

    /// What candidates are compared by: those still in the running have had equally many rounds, so that the
    /// sums compare as the means would, and whole numbers decide.
    std::int64_t total() const { return rounds == 0 ? evaluation : sum; }

    /// For show, in points: no move depends on it.
    double expected() const {
        const double mean = rounds == 0 ? evaluation : static_cast<double>(sum) / rounds;
        return mean / eval::kPoint;
    }
};

/// The error of a weak level's evaluation: up to twice the given tenths of a point either way, small errors
/// being more frequent than large ones. The same turn always gets the same error.
inline int evaluation_noise(unsigned tenths, std::uint64_t seed, std::uint64_t turn) {
    if (tenths == 0) return 0;
    Random random(mixed(seed, turn));
    const std::uint32_t range = 2 * tenths * (eval::kPoint / 10) + 1;
    return static_cast<int>(random.below(range)) - static_cast<int>(random.below(range));
}

/// Finds the turns that are worth trying.
template <class Rules>
class CandidateFinder {
public:
    CandidateFinder(SearchContext<Rules>& context, const SearchTask& task) : context_(context), task_(task) {}

    /// The turns that the evaluation likes best, best first: at most `width`, of those that lead to the same
    /// position only one, and in addition the best one that begins with the move asked for.
    std::vector<Candidate<Rules>> find(const Position<Rules>& pos, std::size_t width) {
        std::vector<Candidate<Rules>> candidates;
        bool has_asked_for = !task_.asked_for;
        for (const EvaluatedTurn& turn : evaluate_all(pos)) {
            if (candidates.size() >= width && has_asked_for) break;
            const bool is_asked_for = !has_asked_for && turn.line[0] == *task_.asked_for;
            if (candidates.size() >= width && !is_asked_for) continue;
            const Position<Rules> after = play(pos, turn.line);
            if (!is_seen(after) || is_asked_for)
                candidates.push_back({turn.line, after, turn.value, candidates.size()});
            has_asked_for |= is_asked_for;
        }
        return candidates;
    }

private:
    /// Without the position after it: those of all turns would take many megabytes.
    struct EvaluatedTurn {
        int value;
        unsigned order;
        Line line;
    };

    std::vector<EvaluatedTurn> evaluate_all(const Position<Rules>& pos) {
        const Seat me = pos.questions.back().seat;
        context_.evaluator.count_left(pos);
        std::vector<EvaluatedTurn> all;
        context_.lines.for_each(pos, me, [&](const Line& line, const Position<Rules>& after) {
            all.push_back({evaluate(after, me), static_cast<unsigned>(all.size()), line});
        });
        std::sort(all.begin(), all.end(), [](const EvaluatedTurn& a, const EvaluatedTurn& b) {
            return a.value != b.value ? a.value > b.value : a.order < b.order;
        });
        return all;
    }

    Position<Rules> play(Position<Rules> pos, const Line& line) const {
        Silent silent;
        for (const Move& move : line) apply_unchecked(context_.tables, pos, move, silent);
        return pos;
    }

    int evaluate(const Position<Rules>& after, Seat me) const {
        const int value = context_.evaluator.value(after, me);
        if (task_.handicap.noise == 0) return value;
        return value + evaluation_noise(task_.handicap.noise, task_.seed, hash(after));
    }

    bool is_seen(const Position<Rules>& after) {
        const std::uint64_t its_hash = hash(after);
        if (std::find(seen_.begin(), seen_.end(), its_hash) != seen_.end()) return true;
        seen_.push_back(its_hash);
        return false;
    }

    SearchContext<Rules>& context_;
    const SearchTask& task_;
    std::vector<std::uint64_t> seen_;
};

}  // namespace trencavel
