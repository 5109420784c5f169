#include "server/bot_pool.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <chrono>
#include <utility>

#include "core/random.h"

namespace trencavel::server {
namespace {

constexpr int kLowestPriority = 19;

/// Of this thread alone, which Linux allows.
void lower_priority() {
    setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), kLowestPriority);
}

/// The same position gives the same answer: after a restart the computer plays what it would have played.
Move think(const ThinkJob& job) {
    Random random(mixed(job.game->hash(), job.game->moves().size()));
    return choose_move(job.bot, *job.game, random);
}

}  // namespace

BotPool::BotPool(Scheduler& scheduler, unsigned threads, std::size_t queue_max)
    : scheduler_(scheduler), queue_max_(queue_max) {
    for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        queue_.clear();
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

bool BotPool::submit(ThinkJob job) {
    {
        const std::lock_guard lock(mutex_);
        if (stopping_ || queue_.size() >= queue_max_) return false;
        queue_.push_back(std::move(job));
    }
    changed_.notify_one();
    return true;
}

std::size_t BotPool::waiting() const {
    const std::lock_guard lock(mutex_);
    return queue_.size();
}

bool BotPool::next(ThinkJob& job) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
    if (stopping_) return false;
    job = std::move(queue_.front());
    queue_.pop_front();
    return true;
}

void BotPool::run() {
    lower_priority();
    ThinkJob job;
    while (next(job)) {
        const auto start = std::chrono::steady_clock::now();
        const Move move = think(job);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
        scheduler_.post([done = std::move(job.done), move, seconds = taken.count()] { done(move, seconds); });
        job = {};
    }
}

}  // namespace trencavel::server
