// The thread that serves: everything at tables happens on it, one thing after the other, so that nothing
// there needs a lock. Other threads (store, computer players, passphrases) hand their results to it.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>

#include "tables/types.h"

namespace trencavel::server {

using Task = std::function<void()>;

/// Names what was planned, so that it can be called off.
struct Planned {
    TimeMs time = 0;
    std::uint64_t number = 0;  // 0: nothing

    auto operator<=>(const Planned&) const = default;
};

class Scheduler {
public:
    virtual ~Scheduler() = default;

    /// Milliseconds since 1970 that never go back: the wall clock at the start, and a steady one from there
    /// on.
    virtual TimeMs now() const = 0;
    /// Runs the task on the serving thread, later. From any thread.
    virtual void post(Task task) = 0;
    /// The same, but not before this time. On the serving thread only.
    virtual Planned at(TimeMs time, Task task) = 0;
    /// What was planned is dropped; nothing happens if it has run or was called off before.
    virtual void call_off(const Planned& planned) = 0;
};

}  // namespace trencavel::server
