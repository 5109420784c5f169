#include "server/support/server_process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <charconv>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string_view>
#include <utility>

#include "server/support/postgres_server.h"
#include "support/paths.h"
#include "support/processes.h"
#include "support/setting.h"

namespace trencavel::server_tests {
namespace {

constexpr std::int64_t kFirstMs = 1'794'744'000'000;  // 2026-11-15T12:00:00Z

std::string text_of(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void set_environment(const char* name, const std::string& value) {
    setenv(name, value.c_str(), 1);
}

/// Only returns if the program cannot be run.
void become(std::string program, std::vector<std::string> arguments) {
    std::vector<char*> words;
    words.push_back(program.data());
    for (std::string& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    execv(program.c_str(), words.data());
}

void close_end(int& descriptor) {
    if (descriptor >= 0) close(descriptor);
    descriptor = -1;
}

/// A new database, in the one PostgreSQL that all servers of a test program share.
std::string new_database() {
    static PostgresServer postgres;
    static unsigned count = 0;
    const std::string name = "server" + std::to_string(++count);
    postgres.run("CREATE DATABASE " + name);
    return postgres.url(name);
}

bool keeps_in_postgres() {
    const char* kind = std::getenv("TRENCAVEL_TEST_DATABASE");
    return kind != nullptr && std::string_view(kind) == "postgres";
}

}  // namespace

ServerProcess::ServerProcess(Flags flags, ServerClock clock)
    : flags_(std::move(flags)),
      clock_(clock),
      seed_(std::to_string(setting("TRENCAVEL_SERVER_SEED", 1))),
      now_ms_(kFirstMs) {
    const Flags generous = {{"--messages-per-second", "100000"},
                            {"--message-burst", "1000000"},
                            {"--address-messages-per-second", "100000"},
                            {"--address-message-burst", "1000000"},
                            {"--chat-per-second", "100"},
                            {"--chat-burst", "1000"},
                            {"--requests-per-second", "100000"},
                            {"--request-burst", "100000"},
                            {"--tables-per-minute", "100000"},
                            {"--table-burst", "1000000"},
                            {"--people-per-minute", "1000"},
                            {"--logins-per-minute", "1000"},
                            {"--connections-per-address", "0"},
                            {"--bot-threads", "1"},
                            {"--header-seconds", "300"},
                            {"--idle-seconds", "3600"},
                            {"--advice-per-address", "1000"},
                            {"--tables-per-socket", "1000"}};
    flags_.insert(generous.begin(), generous.end());
    if (keeps_in_postgres()) flags_.try_emplace("--database", new_database());
    start();
}

ServerProcess::~ServerProcess() {
    kill();
}

std::string ServerProcess::database() const {
    const auto found = flags_.find("--database");
    return found == flags_.end() ? data() + "/trencavel.db" : found->second;
}

void ServerProcess::start(std::uint16_t port) {
    std::signal(SIGPIPE, SIG_IGN);  // what is said to a server that has ended
    close_pipes();
    int commands[2];
    int answers[2];
    if (pipe2(commands, O_CLOEXEC) != 0 || pipe2(answers, O_CLOEXEC) != 0) return;
    ++starts_;
    process_ = fork();
    if (process_ == 0) run_program(port, commands[0], answers[1]);
    close(commands[0]);
    close(answers[1]);
    input_ = commands[1];
    output_ = answers[0];
    read_port();
}

void ServerProcess::run_program(std::uint16_t port, int input, int output) const {
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // also when the test is ended from outside
    const int log_file = open(folder_.path("log").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    dup2(log_file, STDERR_FILENO);
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    // What it draws after a restart must not be what it drew before.
    set_environment("TRENCAVEL_SERVER_SEED", seed_ + " start " + std::to_string(starts_));
    if (clock_ == ServerClock::Still) set_environment("TRENCAVEL_SERVER_TIME", std::to_string(now_ms_));
    std::vector<std::string> words = {"serve", "--port", std::to_string(port), "--data", data()};
    for (const auto& [flag, value] : flags_) {
        words.push_back(flag);
        if (!value.empty()) words.push_back(value);  // some are switches
    }
    become(test_server_path(), words);
    _exit(127);
}

/// From the line `port NUMBER`.
void ServerProcess::read_port() {
    constexpr std::string_view kBefore = "port ";
    const std::string line = read_until(output_, "\n");
    const std::size_t at = line.find(kBefore);
    port_ = 0;
    if (at != line.npos) std::from_chars(line.data() + at + kBefore.size(), line.data() + line.size(), port_);
}

void ServerProcess::advance(std::chrono::milliseconds time) {
    ASSERT_EQ(clock_, ServerClock::Still);
    now_ms_ += time.count();
    if (process_ <= 0) return;
    const std::string command = "advance " + std::to_string(time.count()) + "\n";
    ASSERT_EQ(write(input_, command.data(), command.size()), static_cast<ssize_t>(command.size()));
    ASSERT_EQ(read_until(output_, "\n"), "now " + std::to_string(now_ms_) + "\n");
}

int ServerProcess::stop() {
    if (process_ > 0) ::kill(process_, SIGTERM);
    return wait();
}

void ServerProcess::signal(int number) const {
    if (process_ > 0) ::kill(process_, number);
}

void ServerProcess::kill() {
    if (process_ > 0) ::kill(process_, SIGKILL);
    wait();
    close_pipes();
}

bool ServerProcess::has_ended() {
    if (process_ > 0 && waitpid(process_, nullptr, WNOHANG) != 0) process_ = -1;
    return process_ <= 0;
}

int ServerProcess::wait() {
    if (process_ <= 0) return 0;
    const int status = status_at_end(std::exchange(process_, -1));
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void ServerProcess::close_pipes() {
    close_end(input_);
    close_end(output_);
}

std::string ServerProcess::log() const {
    return text_of(folder_.path("log"));
}

std::string ServerProcess::admin_token() const {
    return text_of(data() + "/admin.token");
}

}  // namespace trencavel::server_tests
