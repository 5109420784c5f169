// A server of one's own: the program `test_server` as a process, on a free port of the loopback and with a
// data folder that is gone after the test.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "support/scratch_folder.h"

namespace trencavel::server_tests {

/// `--people-per-minute` → `1000`
using Flags = std::map<std::string, std::string>;

/// Of the server: as everywhere, or only what the test lets pass.
enum class ServerClock : std::uint8_t { Running, Still };

class ServerProcess {
public:
    /// Starts it, with limits that no test runs into unless its flags say so.
    /// TRENCAVEL_TEST_DATABASE=postgres gives it a PostgreSQL database of its own instead of a file.
    explicit ServerProcess(Flags flags = {}, ServerClock clock = ServerClock::Running);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    /// 0: it could not be started.
    std::uint16_t port() const { return port_; }
    /// Its database: a file in its data folder, or the address of PostgreSQL.
    std::string database() const;
    std::string data() const { return folder_.path("data"); }
    std::string admin_token() const;
    /// What it has logged in all its lives.
    std::string log() const;
    /// How to have the same chance again, for tests that fail.
    std::string how_to_repeat() const { return "TRENCAVEL_SERVER_SEED=" + seed_; }

    /// Lets time pass, of a clock that stands still otherwise: what is planned runs at its time. While the
    /// server is down, it finds the time passed when it comes up.
    void advance(std::chrono::milliseconds time);

    /// As the host stops it; gives back its exit code, -1 if it had to be killed.
    int stop();
    /// Without waiting for what comes of it.
    void signal(int number) const;
    /// As a crash does.
    void kill();
    /// Whether it has ended, by itself or by `kill`.
    bool has_ended();
    /// Again, on the same data, on this port; 0: on any.
    void start(std::uint16_t port = 0);

private:
    void run_program(std::uint16_t port, int input, int output) const;
    void read_port();
    int wait();
    void close_pipes();

    ScratchFolder folder_;
    Flags flags_;
    ServerClock clock_;
    std::string seed_;
    unsigned starts_ = 0;
    std::int64_t now_ms_;  // of a clock that stands still
    pid_t process_ = -1;
    int input_ = -1;   // what it reads
    int output_ = -1;  // what it says
    std::uint16_t port_ = 0;
};

}  // namespace trencavel::server_tests
