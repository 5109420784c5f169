// A server of one's own: `trencavel serve` as a process, on a free port of the loopback and with a data
// folder that is gone after the test.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "support/scratch_folder.h"

namespace trencavel::server_tests {

/// `--people-per-minute` → `1000`
using Flags = std::map<std::string, std::string>;

class ServerProcess {
public:
    /// Starts it, with limits that no test runs into unless its flags say so.
    explicit ServerProcess(Flags flags = {});
    /// Another program than `trencavel`.
    ServerProcess(Flags flags, std::string program);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    /// 0: it could not be started.
    std::uint16_t port() const { return port_; }
    std::string data() const { return folder_.path("data"); }
    std::string admin_token() const;
    /// What it has logged in all its lives.
    std::string log() const;

    /// As the host stops it; gives back its exit code, -1 if it had to be killed.
    int stop();
    /// As a crash does.
    void kill();
    /// Whether it has ended, by itself or by `kill`.
    bool has_ended();
    /// Again, on the same data, on another port.
    void start();

private:
    void run_program(int output) const;
    void read_port(int output);
    int wait(bool forcibly);

    ScratchFolder folder_;
    Flags flags_;
    std::string program_;
    pid_t process_ = -1;
    std::uint16_t port_ = 0;
};

/// The output of `trencavel` with these arguments, and its exit code.
struct Finished {
    int code = -1;
    std::string output;
};
Finished run_trencavel(const std::vector<std::string>& arguments);

}  // namespace trencavel::server_tests
