#include "server/network/fault_line.h"

#include <sys/socket.h>

#include <algorithm>
#include <cerrno>

namespace trencavel::server_tests {
namespace {

using Millis = std::chrono::milliseconds;

/// Small numbers are as likely as large ones, so that also the first bytes are met.
std::size_t some_bytes(std::mt19937& random, unsigned doublings) {
    const std::size_t base = std::size_t{64} << random() % doublings;
    return base + random() % base;
}

}  // namespace

LinePlan plan_line(std::mt19937& random) {
    LinePlan plan;
    plan.manner = static_cast<Manner>(random() % 3);
    plan.ending = static_cast<Ending>(random() % 3);
    plan.to_server = random() % 2 == 0;
    // A client says some 10 KiB in a game, and hears some 200.
    plan.bytes = some_bytes(random, plan.to_server ? 6 : 10);
    plan.reset = random() % 2 == 0;
    plan.hold = Millis(450 + random() % 750);
    plan.stretch = Millis(1 + random() % 20);
    return plan;
}

void LineQueue::put(std::string_view bytes, SteadyTime due) {
    // In order, whatever the delay of each.
    if (!pieces_.empty()) due = std::max(due, pieces_.back().due);
    pieces_.push_back({due, std::string(bytes)});
}

bool LineQueue::deliver(int descriptor, SteadyTime now, bool one_by_one) {
    while (!pieces_.empty() && pieces_.front().due <= now) {
        std::string& bytes = pieces_.front().bytes;
        const ssize_t sent = send(descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent < 0) return errno == EAGAIN || errno == EINTR;
        bytes.erase(0, static_cast<std::size_t>(sent));
        if (!bytes.empty()) return true;
        pieces_.pop_front();
        if (one_by_one) return true;
    }
    return true;
}

}  // namespace trencavel::server_tests
