#include "support/processes.h"

#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>

#include "support/patience.h"

namespace trencavel {

using Clock = std::chrono::steady_clock;

int milliseconds_until(Clock::time_point deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    return static_cast<int>(std::max<std::int64_t>(0, left));
}

bool wait_readable(int descriptor, Clock::time_point deadline) {
    pollfd readable{.fd = descriptor, .events = POLLIN, .revents = 0};
    int ready = -1;
    do {
        ready = poll(&readable, 1, milliseconds_until(deadline));
    } while (ready < 0 && errno == EINTR);
    return ready > 0;
}

std::string read_until(int descriptor, std::string_view wanted) {
    const auto deadline = Clock::now() + kPatience;
    std::string text;
    while (text.find(wanted) == text.npos) {
        if (!wait_readable(descriptor, deadline)) break;
        char bytes[4096];
        const ssize_t count = read(descriptor, bytes, sizeof bytes);
        if (count <= 0) break;
        text.append(bytes, static_cast<std::size_t>(count));
    }
    return text;
}

int status_at_end(pid_t child) {
    const int descriptor = static_cast<int>(syscall(SYS_pidfd_open, child, 0));
    if (descriptor < 0 || !wait_readable(descriptor, Clock::now() + kPatience)) kill(child, SIGKILL);
    if (descriptor >= 0) close(descriptor);
    int status = 0;
    waitpid(child, &status, 0);
    return status;
}

}  // namespace trencavel
