#include "server/thinking/worker.h"

#include <algorithm>
#include <utility>

namespace trencavel::server {

Worker::Worker(Scheduler& scheduler, std::size_t queue_max)
    : scheduler_(scheduler), queue_max_(queue_max), thread_([this] { run(); }) {}

Worker::~Worker() {
    stop();
    thread_.join();
}

void Worker::stop() {
    {
        const std::scoped_lock lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_all();
}

bool Worker::submit(const std::string& owner, std::function<Task()> work) {
    {
        const std::scoped_lock lock(mutex_);
        const std::size_t most = std::max<std::size_t>(queue_max_ / 4, 1);
        if (stopping_ || queue_.size() >= queue_max_ || queue_.size_of(owner) >= most) return false;
        queue_.push(owner, std::move(work));
    }
    changed_.notify_one();
    return true;
}

std::size_t Worker::waiting() const {
    const std::scoped_lock lock(mutex_);
    return queue_.size();
}

/// Waits for it; none when the thread shall end.
std::function<Task()> Worker::next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
    if (stopping_) return nullptr;
    return queue_.pop();
}

void Worker::run() {
    while (const std::function<Task()> work = next()) {
        Task result = work();
        if (result) scheduler_.post(std::move(result));
    }
}

}  // namespace trencavel::server
