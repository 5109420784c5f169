#include "server/support/still_clock.h"

#include <algorithm>
#include <atomic>
#include <ctime>

namespace trencavel::server_tests {
namespace {

using std::chrono::nanoseconds;
using std::chrono::steady_clock;

constexpr nanoseconds::rep kRuns = -1;
std::atomic<nanoseconds::rep> held = kRuns;  // the time that it is, if it stands still
std::atomic<nanoseconds::rep> ahead = 0;     // of the system's clock, while it runs

nanoseconds::rep system_time() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return nanoseconds(std::chrono::seconds(time.tv_sec)).count() + time.tv_nsec;
}

}  // namespace
}  // namespace trencavel::server_tests

/// In place of the library's.
std::chrono::steady_clock::time_point std::chrono::steady_clock::now() noexcept {
    using namespace trencavel::server_tests;
    const nanoseconds::rep still = held;
    return time_point(nanoseconds(still == kRuns ? system_time() + ahead : still));
}

namespace trencavel::server_tests {

StillClock::StillClock() {
    held = steady_clock::now().time_since_epoch().count();
}

/// It never goes back.
StillClock::~StillClock() {
    ahead = std::max(ahead.load(), held - system_time());
    held = kRuns;
}

void StillClock::pass(EchoServer& server, std::chrono::milliseconds time) {
    server.settle();  // what has come before has come at the old time
    held += nanoseconds(time).count();
    // Asio has the system wake it for the earliest timer, and does not know yet that this is now: a task that
    // is overdue makes it look at them all.
    std::promise<void> looked;
    server.on_loop([&] { server.loop().at(0, [&] { looked.set_value(); }); });
    looked.get_future().wait();
    server.settle();
}

}  // namespace trencavel::server_tests
