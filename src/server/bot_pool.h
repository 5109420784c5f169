// Threads of low priority on which the computer thinks: for its own seats, for hints and for reviews. Never
// the threads that serve people.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/advice.h"
#include "bots/bots.h"
#include "games/game.h"
#include "server/scheduler.h"

namespace trencavel::server {

/// A question to the computer. The game is a copy for the thinker alone; nothing hidden is in it.
struct ThinkJob {
    std::unique_ptr<Game> game;
    Bot bot;
    std::function<void(Move, double seconds)> done;  // on the serving thread
};

/// A question what the strongest player thinks of the moves of a position.
struct AdviceJob {
    std::unique_ptr<Game> game;
    std::size_t most = 1;           // moves wanted
    std::optional<Move> asked_for;  // and this one
    Budget budget = kHintBudget;
    bool can_wait = false;                    // until nothing else is to be thought about
    std::function<void(const Advice&)> done;  // on the serving thread
};

/// What ends thinking. A few nodes and no clock: the same is thought however slow the machine is at the
/// moment, for tests that compare it.
enum class ThinkUntil : std::uint8_t { NodesOrTime, FewNodes };

class BotPool {
public:
    /// At most `queue_max` jobs wait, and as many of those that can wait.
    BotPool(Scheduler& scheduler, unsigned threads, std::size_t queue_max,
            ThinkUntil until = ThinkUntil::NodesOrTime);
    /// Ends what is under way, and drops what waits.
    ~BotPool();
    BotPool(const BotPool&) = delete;
    BotPool& operator=(const BotPool&) = delete;

    /// False, and nothing is done, if too many wait already.
    bool submit(ThinkJob job);
    bool submit(AdviceJob job);
    std::size_t waiting() const;

private:
    using Work = std::function<Task()>;  // thinks, and gives what is then to be done on the serving thread

    bool enqueue(std::deque<Work>& queue, Work work);
    void run();
    bool next(Work& work);

    Scheduler& scheduler_;
    const std::size_t queue_max_;
    const ThinkUntil until_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Work> queue_;
    std::deque<Work> later_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace trencavel::server
