// What a bad network does to one connection: how bytes travel, and how it ends. All of it goes by a seed.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <random>
#include <string>
#include <string_view>

namespace trencavel::server_tests {

using SteadyTime = std::chrono::steady_clock::time_point;

enum class Manner : std::uint8_t {
    Plain,
    Delayed,     // each piece waits a little
    ByteByByte,  // in pieces of a few bytes
};

enum class Ending : std::uint8_t {
    Cut,       // both sides are closed, mostly in the middle of a message
    HalfOpen,  // what comes is swallowed; nobody is told
    Late,      // what comes is held until the client has long given up, and then delivered all the same
};

/// The plan of one connection. Its ending comes in one direction, after so many bytes of it.
struct LinePlan {
    Manner manner{};
    Ending ending{};
    bool to_server = false;
    std::size_t bytes = 0;
    bool reset = false;                   // Cut: without a goodbye of TCP
    std::chrono::milliseconds hold{};     // HalfOpen: of the server's side after the client has gone; Late
    std::chrono::milliseconds stretch{};  // Delayed: of a piece, at most
};
LinePlan plan_line(std::mt19937& random);

/// What waits on its way in one direction, and when it may go on.
class LineQueue {
public:
    void put(std::string_view bytes, SteadyTime due);
    bool empty() const { return pieces_.empty(); }
    /// Sends what is due, or one piece if they are to go one by one; false if the other side has gone.
    bool deliver(int descriptor, SteadyTime now, bool one_by_one);

private:
    struct Piece {
        SteadyTime due;
        std::string bytes;
    };
    std::deque<Piece> pieces_;
};

}  // namespace trencavel::server_tests
