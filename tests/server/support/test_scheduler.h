// A serving thread for tests: what is posted waits until the test runs it. Time stands still unless it is
// moved.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <utility>

#include "server/net/plan.h"
#include "support/patience.h"

namespace trencavel::server_tests {

class TestScheduler final : public server::Scheduler {
public:
    server::TimeMs now() const override { return now_; }
    void post(server::Task task) override {
        {
            const std::lock_guard lock(mutex_);
            tasks_.push_back(std::move(task));
        }
        posted_.notify_one();
    }
    server::Planned at(server::TimeMs time, server::Task task) override {
        return plan_.add(time, std::move(task));
    }
    void call_off(const server::Planned& planned) override { plan_.call_off(planned); }
    std::size_t planned() const { return plan_.size(); }

    /// Runs what is there; how many tasks that were.
    int run_posted() {
        int count = 0;
        for (server::Task task = take(); task; task = take(), ++count) task();
        return count;
    }
    /// Runs tasks, waiting for new ones, until the condition holds. False: it never does.
    bool run_until(const std::function<bool()>& condition) {
        const auto deadline = std::chrono::steady_clock::now() + kPatience;
        while (!condition()) {
            std::unique_lock lock(mutex_);
            if (!posted_.wait_until(lock, deadline, [this] { return !tasks_.empty(); })) return false;
            lock.unlock();
            if (server::Task task = take()) task();
        }
        return true;
    }
    /// Moves the clock, running on the way what was planned.
    void advance_to(server::TimeMs time) {
        while (plan_.next() && *plan_.next() <= time) {
            now_ = std::max(now_, *plan_.next());
            plan_.take(now_, plan_.last())();
            run_posted();
        }
        now_ = time;
    }

private:
    server::Task take() {
        const std::lock_guard lock(mutex_);
        if (tasks_.empty()) return {};
        server::Task task = std::move(tasks_.front());
        tasks_.pop_front();
        return task;
    }

    std::mutex mutex_;
    std::condition_variable posted_;
    std::deque<server::Task> tasks_;
    server::Plan plan_;
    server::TimeMs now_ = 1'000'000;
};

/// In the place of another thread: the work is done at once, and what comes of it is posted.
inline auto at_once(server::Scheduler& scheduler) {
    return [&scheduler](const std::string& /*owner*/, const std::function<server::Task()>& work) {
        scheduler.post(work());
        return true;
    };
}

}  // namespace trencavel::server_tests
