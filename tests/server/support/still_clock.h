// Time for tests of what goes by std::chrono::steady_clock, as the timeouts of Boost.Beast do: there is no
// other way to move them. A program that links this has a steady clock of its own.
#pragma once

#include <chrono>

#include "server/net/http_echo.h"

namespace trencavel::server_tests {

/// While it is there, the steady clock stands still unless it is moved, for all threads of the program.
class StillClock {
public:
    StillClock();
    ~StillClock();
    StillClock(const StillClock&) = delete;
    StillClock& operator=(const StillClock&) = delete;

    /// Moves it; the server has seen to what has become due, as far as it needs nobody else for that.
    void pass(EchoServer& server, std::chrono::milliseconds time);
};

}  // namespace trencavel::server_tests
