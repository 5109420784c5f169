// Rollouts from several candidates, round by round: within a round, all of them get the same tiles. Any
// number of threads can share the rounds, and their sums are the same.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>

#include "bots/search/root.h"

#ifndef __wasm__
#include <thread>
#endif

namespace trencavel {

using SearchClock = std::chrono::steady_clock;

/// When to stop: after so many rounds, at a deadline, or on request.
struct RoundLimit {
    std::uint64_t rounds = ~std::uint64_t{0};
    std::optional<SearchClock::time_point> deadline = {};
    const std::atomic<bool>* stop = nullptr;

    bool is_reached() const {
        return (deadline && SearchClock::now() >= *deadline) || (stop && stop->load());
    }
};

template <class Rules>
class Rounds {
public:
    Rounds(const Tables& tables, const eval::Weights& weights, Seat me, std::uint64_t seed, unsigned threads)
        : me_(me), seed_(seed) {
        for (unsigned i = 0; i < std::max(1u, threads); ++i)
            contexts_.push_back(std::make_unique<SearchContext<Rules>>(tables, weights));
    }

    SearchContext<Rules>& context() { return *contexts_[0]; }

    /// Plays rounds for the first `alive` candidates, at least one; each rollout ends after `depth` draws.
    void play(std::vector<Candidate<Rules>>& candidates, std::size_t alive, unsigned depth,
              const RoundLimit& limit) {
        const std::uint64_t first = next_.load();
        std::vector<Tally> tallies(contexts_.size());
        const auto work = [&](std::size_t i) {
            tallies[i] = play_rounds(*contexts_[i], candidates, alive, depth, first, limit);
        };
#ifndef __wasm__
        std::vector<std::thread> others;
        for (std::size_t i = 1; i < contexts_.size(); ++i) others.emplace_back(work, i);
        work(0);
        for (std::thread& thread : others) thread.join();
#else
        work(0);
#endif
        for (const Tally& tally : tallies) add(tally, candidates, alive);
        next_ = std::min(next_.load(), first + limit.rounds);
    }

    std::uint64_t rollouts() const {
        return rollouts_;
    }

private:
    /// The results of one thread.
    struct Tally {
        std::vector<std::int64_t> sums;
        std::uint32_t rounds = 0;
    };

    Tally play_rounds(SearchContext<Rules>& context, const std::vector<Candidate<Rules>>& candidates,
                      std::size_t alive, unsigned depth, std::uint64_t first, const RoundLimit& limit) {
        Tally tally{std::vector<std::int64_t>(alive), 0};
        do {
            const std::uint64_t round = next_++;
            if (round - first >= limit.rounds) break;
            const Random chance(mixed(seed_, round));
            for (std::size_t i = 0; i < alive; ++i)
                tally.sums[i] += rollout(context, candidates[i].after, me_, depth, chance);
            ++tally.rounds;
        } while (!limit.is_reached());
        return tally;
    }

    void add(const Tally& tally, std::vector<Candidate<Rules>>& candidates, std::size_t alive) {
        for (std::size_t i = 0; i < alive; ++i) {
            candidates[i].sum += tally.sums[i];
            candidates[i].rounds += tally.rounds;
        }
        rollouts_ += std::uint64_t{tally.rounds} * alive;
    }

    Seat me_;
    std::uint64_t seed_;
    std::vector<std::unique_ptr<SearchContext<Rules>>> contexts_;
    std::atomic<std::uint64_t> next_ = 0;
    std::uint64_t rollouts_ = 0;
};

}  // namespace trencavel
