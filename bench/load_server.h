// The server under measurement: a process of its own, and what the system says of it.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace trencavel::load {

class ServerUnderLoad {
public:
    /// Starts it with a free port, and with limits so high that they do not matter. `port()` is 0 if it did
    /// not come up; why not, it has said itself.
    ServerUnderLoad(const std::string& program, const std::string& data,
                    const std::vector<std::string>& more = {});
    /// Stops it as its host would, and waits for it.
    ~ServerUnderLoad();
    ServerUnderLoad(const ServerUnderLoad&) = delete;
    ServerUnderLoad& operator=(const ServerUnderLoad&) = delete;

    std::uint16_t port() const { return port_; }
    double cpu_seconds() const;   // of all its threads, so far
    double resident_kib() const;  // memory, now
    double private_kib() const;   // without what is shared with files
    unsigned descriptors() const;
    /// What it says of itself at /metrics; empty if it says nothing.
    std::string metrics() const;

private:
    void wait_for_port(int output);

    pid_t process_ = -1;
    std::uint16_t port_ = 0;
};

/// The program `trencavel` beside this one.
std::string program_beside();

/// CPU seconds of this process.
double own_cpu_seconds();

}  // namespace trencavel::load
