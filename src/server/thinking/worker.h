// A thread for slow work that is not the store's nor the computer players': passphrases, for one.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "server/net/scheduler.h"
#include "server/thinking/fair_queue.h"

namespace trencavel::server {

class Worker {
public:
    /// At most `queue_max` pieces of work wait.
    Worker(Scheduler& scheduler, std::size_t queue_max);
    /// Waits for what is under way, and drops what has not begun.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Does the work on the thread, and posts the task that comes of it (if it is one) to the serving thread.
    /// Owners are served in turn. False, and nothing is done, if too much waits already, of all or of this
    /// owner, who may have a quarter of the places. From any thread.
    bool submit(const std::string& owner, std::function<Task()> work);
    std::size_t waiting() const;
    /// Begins nothing more and takes nothing more; what is under way goes on.
    void stop();

private:
    void run();
    std::function<Task()> next();

    Scheduler& scheduler_;
    const std::size_t queue_max_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    FairQueue<std::function<Task()>> queue_;
    bool stopping_ = false;
    std::thread thread_;  // last: it uses all others
};

}  // namespace trencavel::server
