#include "arena/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <thread>

extern char** environ;

namespace trencavel::arena {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kLineMax = 4096;
constexpr std::chrono::milliseconds kTimeToEnd{500};

/// Whether the descriptor is ready before the deadline.
bool wait_for(int descriptor, short what, Clock::time_point deadline) {
    while (true) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
        const int wait_ms = static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 1'000'000));
        pollfd one{descriptor, what, 0};
        const int ready = poll(&one, 1, wait_ms);
        if (ready > 0) return true;
        if (ready == 0 || errno != EINTR) return false;
    }
}

/// A process group of its own, so that whatever the shell starts can be killed with it.
pid_t spawn(const std::string& command, int input, int output) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    std::string shell = "sh";
    std::string flag = "-c";
    std::string text = command;
    std::array<char*, 4> arguments = {shell.data(), flag.data(), text.data(), nullptr};
    pid_t pid = -1;
    if (posix_spawn(&pid, "/bin/sh", &actions, &attributes, arguments.data(), environ) != 0) pid = -1;
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return pid;
}

/// Writing to a program that has exited raises SIGPIPE, which would kill us, too: while this object lives,
/// the thread only gets the error. `SIG_IGN` would do the same, but for the whole process.
class NoBrokenPipeSignal {
public:
    NoBrokenPipeSignal() {
        sigemptyset(&broken_pipe_);
        sigaddset(&broken_pipe_, SIGPIPE);
        sigset_t pending;
        sigpending(&pending);
        was_pending_ = sigismember(&pending, SIGPIPE) == 1;
        pthread_sigmask(SIG_BLOCK, &broken_pipe_, &before_);
    }
    ~NoBrokenPipeSignal() {
        const timespec at_once{};
        if (!was_pending_) sigtimedwait(&broken_pipe_, nullptr, &at_once);
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    NoBrokenPipeSignal(const NoBrokenPipeSignal&) = delete;
    NoBrokenPipeSignal& operator=(const NoBrokenPipeSignal&) = delete;

private:
    sigset_t broken_pipe_{};
    sigset_t before_{};
    bool was_pending_ = false;
};

}  // namespace

ChildProcess::ChildProcess(const std::string& command) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (pipe2(in.data(), O_CLOEXEC) != 0) return;
    if (pipe2(out.data(), O_CLOEXEC) != 0) {
        close(in[0]);
        close(in[1]);
        return;
    }
    pid_ = spawn(command, in[0], out[1]);
    close(in[0]);
    close(out[1]);
    to_child_ = in[1];
    from_child_ = out[0];
    fcntl(to_child_, F_SETFL, O_NONBLOCK);
}

ChildProcess::~ChildProcess() {
    if (to_child_ >= 0) close(to_child_);
    if (from_child_ >= 0) close(from_child_);
    if (pid_ <= 0) return;
    const auto deadline = Clock::now() + kTimeToEnd;
    int status = 0;
    while (waitpid(pid_, &status, WNOHANG) == 0) {
        if (Clock::now() > deadline) {
            kill(-pid_, SIGKILL);
            waitpid(pid_, &status, 0);
            return;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

std::string ChildProcess::send(const std::string& text, Clock::time_point deadline) {
    const NoBrokenPipeSignal no_signal;
    std::size_t sent = 0;
    while (sent < text.size()) {
        if (!wait_for(to_child_, POLLOUT, deadline)) return "it does not read what it is told";
        const ssize_t count = write(to_child_, text.data() + sent, text.size() - sent);
        if (count < 0 && errno != EAGAIN && errno != EINTR) return "it ended, or closed its input";
        sent += count > 0 ? static_cast<std::size_t>(count) : 0;
    }
    return "";
}

Result<std::string> ChildProcess::read_line(Clock::time_point deadline) {
    while (true) {
        if (const std::size_t end = received_.find('\n'); end != std::string::npos) {
            std::string line = received_.substr(0, end);
            received_.erase(0, end + 1);
            return line;
        }
        if (received_.size() > kLineMax) return Error{"its line does not end"};
        if (!wait_for(from_child_, POLLIN, deadline)) return Error{"it answered too late"};
        std::array<char, 1024> bytes;
        const ssize_t count = read(from_child_, bytes.data(), bytes.size());
        if (count == 0) return Error{"it ended"};
        if (count < 0 && errno != EINTR) return Error{"its answer cannot be read"};
        if (count > 0) received_.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

}  // namespace trencavel::arena
