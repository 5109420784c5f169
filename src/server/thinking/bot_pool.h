// Threads of low priority on which the computer thinks: first for its own seats, then for hints, last for
// reviews; among each of them, for those who wait in turn. Never the threads that serve people.
#pragma once

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/advice.h"
#include "bots/bots.h"
#include "games/game.h"
#include "server/net/scheduler.h"
#include "server/thinking/fair_queue.h"

namespace trencavel::server {

/// What is thought about, the most urgent first.
enum class Thinking : std::uint8_t { Seat, Hint, Review };
inline constexpr std::size_t kThinkings = 3;

/// A question to the computer. The game is a copy for the thinker alone; nothing hidden is in it.
struct ThinkJob {
    std::string owner;  // for whom: the host of the table
    std::unique_ptr<Game> game;
    Bot bot;
    std::function<void(Move, double seconds)> done;  // on the serving thread
};

/// A question what the strongest player thinks of the moves of a position.
struct AdviceJob {
    std::string owner;  // who asks
    std::unique_ptr<Game> game;
    std::size_t most = 1;           // moves wanted
    std::optional<Move> asked_for;  // and this one
    Budget budget = kHintBudget;
    Thinking kind = Thinking::Hint;
    std::function<void(const Advice&)> done;  // on the serving thread
};

/// What ends thinking. A few nodes and no clock: the same is thought however slow the machine is at the
/// moment, for tests that compare it. They wait for nothing else, so they think at the usual priority.
enum class ThinkUntil : std::uint8_t { NodesOrTime, FewNodes };

/// How long something waited before it was thought about; may be called by any thread.
using Waited = std::function<void(Thinking, double seconds)>;

class BotPool {
public:
    /// At most `queue_max` jobs of each kind wait.
    BotPool(Scheduler& scheduler, unsigned threads, std::size_t queue_max,
            ThinkUntil until = ThinkUntil::NodesOrTime, Waited waited = nullptr);
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

    using Clock = std::chrono::steady_clock;
    struct Waiting {
        Work work;
        Clock::time_point since;
    };

    bool enqueue(Thinking kind, const std::string& owner, Work work);
    void run();
    bool next(Work& work);
    FairQueue<Waiting>* most_urgent();

    Scheduler& scheduler_;
    const std::size_t queue_max_;
    const ThinkUntil until_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    const Waited waited_;
    std::array<FairQueue<Waiting>, kThinkings> queues_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace trencavel::server
