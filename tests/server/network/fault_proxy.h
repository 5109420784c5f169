// A bad network between clients and a server, on the loopback: each client has a line with a port of its own,
// and the connections of a line suffer, one after the other, what its seed has in store for them. On the
// thread of whoever runs it.
#pragma once

#include <cstdint>
#include <memory>
#include <random>
#include <vector>

#include "server/network/fault_line.h"

namespace trencavel::server_tests {

struct FaultCounts {
    std::size_t connections = 0;
    std::size_t delayed = 0;
    std::size_t byte_by_byte = 0;
    std::size_t cut = 0;
    std::size_t half_open = 0;
    std::size_t late = 0;
    std::size_t late_after_client = 0;  // delivered to the server when the client had gone
};

class FaultProxy {
public:
    explicit FaultProxy(std::uint16_t server_port);
    ~FaultProxy();
    FaultProxy(const FaultProxy&) = delete;
    FaultProxy& operator=(const FaultProxy&) = delete;

    /// The port of a new line.
    std::uint16_t add_line(std::uint32_t seed);
    /// Does what there is to do now, without waiting.
    void run_once();
    /// How many connections there are; those that clients have left may have something to deliver still.
    std::size_t connections() const { return connections_.size(); }
    const FaultCounts& counts() const { return counts_; }

private:
    struct Line {
        int listener;
        std::mt19937 random;
    };
    class Connection;

    void accept_new(Line& line);

    std::uint16_t server_port_;
    std::vector<Line> lines_;
    std::vector<std::unique_ptr<Connection>> connections_;
    FaultCounts counts_;
};

}  // namespace trencavel::server_tests
