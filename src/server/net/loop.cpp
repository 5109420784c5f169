#include "server/net/loop.h"

#include <algorithm>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <csignal>
#include <thread>
#include <utility>

namespace trencavel::server {

namespace net = boost::asio;

namespace {

constexpr TimeMs kLongestWaitMs = 24 * 60 * 60 * 1000;

constexpr std::size_t kMuch = 3;  // a message that comes alone is less
constexpr std::chrono::microseconds kDistanceAfterMuch(2500);

TimeMs wall_clock() {
    const auto since_epoch = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since_epoch).count();
}

}  // namespace

AsioLoop::AsioLoop() : start_(wall_clock()), steady_start_(Steady::now()), context_(1), timer_(context_) {}

TimeMs AsioLoop::now() const {
    return start_ +
           std::chrono::duration_cast<std::chrono::milliseconds>(Steady::now() - steady_start_).count();
}

void AsioLoop::post(Task task) {
    net::post(context_, std::move(task));
}

Planned AsioLoop::at(TimeMs time, Task task) {
    const bool is_first = !plan_.next() || time < *plan_.next();
    const Planned planned = plan_.add(time, std::move(task));
    if (is_first) arm();
    return planned;
}

/// The timer may still ring for it, and then finds nothing.
void AsioLoop::call_off(const Planned& planned) {
    plan_.call_off(planned);
}

void AsioLoop::arm() {
    if (!plan_.next()) return;
    // A task for the end of days must not overflow the clock: the timer looks again after a day.
    const TimeMs wait = std::clamp<TimeMs>(*plan_.next(), start_, now() + kLongestWaitMs) - start_;
    timer_.expires_at(steady_start_ + std::chrono::milliseconds(wait));
    timer_.async_wait([this](const boost::system::error_code& error) {
        if (!error) run_due_tasks();
    });
}

/// Tasks may plan further ones; those that are due already wait for the next round, so that sockets get their
/// turn.
void AsioLoop::run_due_tasks() {
    const TimeMs until = now();
    const std::uint64_t last = plan_.last();
    while (const Task task = plan_.take(until, last)) task();
    arm();
}

/// In rounds: all that has come is done, then the next thing is waited for. To wake for each single message
/// costs more than most messages do, so a round with much to do is followed by a short pause; whoever comes
/// alone does not wait.
void AsioLoop::run() {
    const auto work = net::make_work_guard(context_);
    while (!context_.stopped()) {
        const Steady::time_point begin = Steady::now();
        std::size_t done = context_.run_one();
        done += context_.poll();
        if (done >= kMuch) std::this_thread::sleep_until(begin + kDistanceAfterMuch);
    }
}

void AsioLoop::stop() {
    context_.stop();
}

void AsioLoop::on_signal(std::function<void(int)> task) {
    on_signal_ = std::move(task);
    if (signals_) return;
    signals_.emplace(context_, SIGINT, SIGTERM, SIGHUP);
    await_signal();
}

void AsioLoop::await_signal() {
    signals_->async_wait([this](const boost::system::error_code& error, int number) {
        if (error) return;
        on_signal_(number);
        await_signal();
    });
}

std::unique_ptr<Loop> make_loop() {
    return std::make_unique<AsioLoop>();
}

}  // namespace trencavel::server
