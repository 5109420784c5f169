// Threads of low priority on which the computer thinks: for its own seats and for hints. Never the threads
// that serve people.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/bots.h"
#include "games/game.h"
#include "server/scheduler.h"

namespace trencavel::server {

/// A question to the computer. The game is a copy for the thinker alone; nothing hidden is in it.
struct ThinkJob {
    std::unique_ptr<Game> game;
    BotKind bot{};
    std::function<void(Move, double seconds)> done;  // on the serving thread
};

class BotPool {
public:
    /// At most `queue_max` jobs wait.
    BotPool(Scheduler& scheduler, unsigned threads, std::size_t queue_max);
    /// Ends what is under way, and drops what waits.
    ~BotPool();
    BotPool(const BotPool&) = delete;
    BotPool& operator=(const BotPool&) = delete;

    /// False, and nothing is done, if too many wait already.
    bool submit(ThinkJob job);
    std::size_t waiting() const;

private:
    void run();
    bool next(ThinkJob& job);

    Scheduler& scheduler_;
    const std::size_t queue_max_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<ThinkJob> queue_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace trencavel::server
