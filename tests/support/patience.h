// How long tests wait for something that must happen. Running out of patience means that something is broken,
// never that the machine is slow. No other file of the tests sleeps.
#pragma once

#include <chrono>
#include <functional>
#include <thread>

namespace trencavel {

constexpr std::chrono::milliseconds kPatience = std::chrono::minutes(2);

/// Looks again and again until the condition holds; false if it never does. Goes by its own pauses, since a
/// test may have stopped the clock.
inline bool eventually(const std::function<bool()>& condition) {
    constexpr std::chrono::milliseconds kPause(1);
    for (auto waited = std::chrono::milliseconds::zero(); !condition(); waited += kPause) {
        if (waited >= kPatience) return false;
        std::this_thread::sleep_for(kPause);
    }
    return true;
}

}  // namespace trencavel
