#include "server/server_process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <charconv>
#include <chrono>
#include <csignal>
#include <fstream>
#include <iterator>
#include <string_view>
#include <thread>
#include <utility>

#include "support/paths.h"

namespace trencavel::server_tests {
namespace {

using SteadyClock = std::chrono::steady_clock;
constexpr auto kStartTime = std::chrono::seconds(20);
constexpr auto kStopTime = std::chrono::seconds(10);

std::string text_of(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Only returns if the program cannot be run.
void become(std::string program, const std::vector<std::string>& arguments) {
    std::vector<char*> words;
    words.push_back(program.data());
    std::vector<std::string> copies = arguments;
    for (std::string& copy : copies) words.push_back(copy.data());
    words.push_back(nullptr);
    execv(program.c_str(), words.data());
}

/// What comes until the text is there, the writer is done, or the time is over.
std::string read_until(int descriptor, std::string_view wanted, SteadyClock::time_point until) {
    std::string text;
    while (wanted.empty() || text.find(wanted) == text.npos) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - SteadyClock::now());
        pollfd readable{.fd = descriptor, .events = POLLIN, .revents = 0};
        if (left.count() <= 0 || poll(&readable, 1, static_cast<int>(left.count())) <= 0) break;
        char bytes[4096];
        const ssize_t count = read(descriptor, bytes, sizeof bytes);
        if (count <= 0) break;
        text.append(bytes, static_cast<std::size_t>(count));
    }
    return text;
}

}  // namespace

ServerProcess::ServerProcess(Flags flags) : ServerProcess(std::move(flags), program_path()) {}

ServerProcess::ServerProcess(Flags flags, std::string program)
    : flags_(std::move(flags)), program_(std::move(program)) {
    const Flags generous = {{"--messages-per-second", "1000"},   {"--message-burst", "10000"},
                            {"--chat-per-second", "100"},        {"--chat-burst", "1000"},
                            {"--requests-per-second", "100000"}, {"--request-burst", "100000"},
                            {"--people-per-minute", "1000"},     {"--logins-per-minute", "1000"},
                            {"--connections-per-address", "0"},  {"--bot-threads", "1"}};
    flags_.insert(generous.begin(), generous.end());
    start();
}

ServerProcess::~ServerProcess() {
    kill();
}

void ServerProcess::start() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return;
    process_ = fork();
    if (process_ == 0) run_program(ends[1]);
    close(ends[1]);
    read_port(ends[0]);
    close(ends[0]);
}

void ServerProcess::run_program(int output) const {
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // also when the test is ended from outside
    const int log_file = open(folder_.path("log").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    dup2(log_file, STDERR_FILENO);
    dup2(output, STDOUT_FILENO);
    std::vector<std::string> words = {"serve", "--port", "0", "--data", data()};
    for (const auto& [flag, value] : flags_) {
        words.push_back(flag);
        words.push_back(value);
    }
    become(program_, words);
    _exit(127);
}

/// From `Trencavel is served on http://127.0.0.1:PORT (data in …)`.
void ServerProcess::read_port(int output) {
    constexpr std::string_view kBefore = "http://127.0.0.1:";
    const std::string line = read_until(output, "\n", SteadyClock::now() + kStartTime);
    const std::size_t at = line.find(kBefore);
    port_ = 0;
    if (at != line.npos) std::from_chars(line.data() + at + kBefore.size(), line.data() + line.size(), port_);
}

int ServerProcess::stop() {
    if (process_ > 0) ::kill(process_, SIGTERM);
    return wait(false);
}

void ServerProcess::kill() {
    if (process_ > 0) ::kill(process_, SIGKILL);
    wait(true);
}

bool ServerProcess::has_ended() {
    if (process_ > 0 && waitpid(process_, nullptr, WNOHANG) != 0) process_ = -1;
    return process_ <= 0;
}

int ServerProcess::wait(bool forcibly) {
    if (process_ <= 0) return 0;
    int status = 0;
    const auto until = SteadyClock::now() + kStopTime;
    while (waitpid(process_, &status, forcibly ? 0 : WNOHANG) == 0) {
        if (SteadyClock::now() > until) {
            ::kill(process_, SIGKILL);
            forcibly = true;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string ServerProcess::log() const {
    return text_of(folder_.path("log"));
}

std::string ServerProcess::admin_token() const {
    return text_of(data() + "/admin.token");
}

Finished run_trencavel(const std::vector<std::string>& arguments) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return {};
    const pid_t process = fork();
    if (process == 0) {
        dup2(ends[1], STDOUT_FILENO);
        dup2(ends[1], STDERR_FILENO);
        become(program_path(), arguments);
        _exit(127);
    }
    close(ends[1]);
    Finished finished;
    finished.output = read_until(ends[0], {}, SteadyClock::now() + kStartTime);
    close(ends[0]);
    int status = 0;
    waitpid(process, &status, 0);
    finished.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return finished;
}

}  // namespace trencavel::server_tests
