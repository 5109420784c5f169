// The thread that serves: everything at tables happens on it, one thing after the other, so that nothing
// there needs a lock. Other threads (store, computer players, passphrases) hand their results to it.
#pragma once

#include <cstdint>
#include <functional>

#include "server/store.h"

namespace trencavel::server {

using Task = std::function<void()>;

class Scheduler {
public:
    virtual ~Scheduler() = default;

    /// Milliseconds since 1970 that never go back: the wall clock at the start, and a steady one from there
    /// on.
    virtual TimeMs now() const = 0;
    /// Runs the task on the serving thread, later. From any thread.
    virtual void post(Task task) = 0;
    /// The same, but not before this time; what was planned cannot be called off, so a task checks whether it
    /// is still wanted. On the serving thread only.
    virtual void at(TimeMs time, Task task) = 0;
};

}  // namespace trencavel::server
