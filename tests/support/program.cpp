#include "support/program.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

#include "support/paths.h"
#include "support/processes.h"

extern char** environ;

namespace trencavel::cli_tests {
namespace {

using Clock = std::chrono::steady_clock;

void check(int error, const char* what) {
    if (error != 0) throw std::system_error(error, std::generic_category(), what);
}

/// First the end to read from, then the end to write to; neither is inherited.
std::pair<File, File> make_pipe() {
    int ends[2];
    check(::pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno, "pipe2");
    return {File(ends[0]), File(ends[1])};
}

/// The signal with which a write into a closed pipe ends the writer: we look at the result instead, and the
/// program must not depend on what it inherits.
void ignore_broken_pipes() {
    std::signal(SIGPIPE, SIG_IGN);
}

pid_t spawn(const std::string& program, const std::vector<std::string>& arguments,
            const std::array<int, 3>& files) {
    std::vector<char*> argv{const_cast<char*>(program.c_str())};
    for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    check(posix_spawn_file_actions_init(&actions), "posix_spawn_file_actions_init");
    for (int i = 0; i < 3; ++i) {
        check(posix_spawn_file_actions_adddup2(&actions, files[static_cast<std::size_t>(i)], i), "adddup2");
    }
    posix_spawnattr_t attributes;
    check(posix_spawnattr_init(&attributes), "posix_spawnattr_init");
    sigset_t as_usual;
    sigemptyset(&as_usual);
    sigaddset(&as_usual, SIGPIPE);
    check(posix_spawnattr_setsigdefault(&attributes, &as_usual), "posix_spawnattr_setsigdefault");
    check(posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF), "posix_spawnattr_setflags");

    pid_t pid = -1;
    const int error = posix_spawn(&pid, program.c_str(), &actions, &attributes, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    check(error, program.c_str());
    return pid;
}

/// Takes what can be read; closes the file at its end.
void read_some(File& file, std::string& text) {
    std::array<char, 65536> block;
    const ssize_t size = ::read(file.number(), block.data(), block.size());
    if (size > 0) {
        text.append(block.data(), static_cast<std::size_t>(size));
    } else {
        file.close();
    }
}

/// Writes what the pipe has room for; closes it when all is written, or nobody reads any more.
void write_some(File& file, std::string_view& text) {
    const ssize_t size = ::write(file.number(), text.data(), text.size());
    if (size > 0) text.remove_prefix(static_cast<std::size_t>(size));
    if (size < 0 || text.empty()) file.close();
}

}  // namespace

File& File::operator=(File&& other) noexcept {
    if (this != &other) {
        close();
        number_ = other.release();
    }
    return *this;
}

void File::close() {
    if (is_open()) ::close(release());
}

int File::release() {
    return std::exchange(number_, -1);
}

Process::Process(const std::vector<std::string>& arguments) : Process(program_path(), arguments) {}

Process::Process(const std::string& program, const std::vector<std::string>& arguments) {
    ignore_broken_pipes();
    auto [in_read, in_write] = make_pipe();
    auto [out_read, out_write] = make_pipe();
    auto [err_read, err_write] = make_pipe();
    pid_ = spawn(program, arguments, {in_read.number(), out_write.number(), err_write.number()});
    in = std::move(in_write);
    out = std::move(out_read);
    err = std::move(err_read);
}

Process::~Process() {
    if (pid_ < 0) return;
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
}

void Process::terminate() {
    if (pid_ >= 0) ::kill(pid_, SIGTERM);
}

int Process::wait() {
    const int status = status_at_end(std::exchange(pid_, -1));
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

bool wait_readable(const File& file, Clock::time_point deadline) {
    return trencavel::wait_readable(file.number(), deadline);
}

Outcome run(const std::vector<std::string>& arguments, const std::string& input) {
    const Clock::time_point deadline = Clock::now() + kPatience;
    Process process(arguments);
    Outcome outcome;
    std::string_view rest = input;
    ::fcntl(process.in.number(), F_SETFL, O_NONBLOCK);
    if (rest.empty()) process.in.close();
    while (process.out.is_open() || process.err.is_open()) {
        // A closed file has the number -1, which poll passes over.
        std::array<pollfd, 3> waiting{{{process.in.number(), POLLOUT, 0},
                                       {process.out.number(), POLLIN, 0},
                                       {process.err.number(), POLLIN, 0}}};
        if (::poll(waiting.data(), waiting.size(), milliseconds_until(deadline)) <= 0) {
            throw std::runtime_error("the program neither ends nor says anything");
        }
        if (waiting[0].revents != 0) write_some(process.in, rest);
        if (waiting[1].revents != 0) read_some(process.out, outcome.out);
        if (waiting[2].revents != 0) read_some(process.err, outcome.err);
    }
    outcome.exit_code = process.wait();
    return outcome;
}

}  // namespace trencavel::cli_tests
