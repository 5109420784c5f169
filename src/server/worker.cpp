#include "server/worker.h"

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

bool Worker::submit(std::function<Task()> work) {
    {
        const std::scoped_lock lock(mutex_);
        if (stopping_ || queue_.size() >= queue_max_) return false;
        queue_.push_back(std::move(work));
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
    std::function<Task()> work = std::move(queue_.front());
    queue_.pop_front();
    return work;
}

void Worker::run() {
    while (const std::function<Task()> work = next()) {
        Task result = work();
        if (result) scheduler_.post(std::move(result));
    }
}

}  // namespace trencavel::server
