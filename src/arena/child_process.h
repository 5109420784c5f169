// A program that we talk to over its standard input and output, line by line.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>

#include "core/result.h"

namespace trencavel::arena {

class ChildProcess {
public:
    /// Runs a shell command; its standard error is ours.
    explicit ChildProcess(const std::string& command);
    /// Closes its input, and kills it if it does not exit soon.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    bool is_running() const { return pid_ > 0; }

    /// What went wrong, if anything: it no longer reads, or not all of it before the deadline.
    std::string send(const std::string& text, std::chrono::steady_clock::time_point deadline);

    /// Its next line; or an error if it exited, wrote none before the deadline, or one that never ends.
    Result<std::string> read_line(std::chrono::steady_clock::time_point deadline);

private:
    pid_t pid_ = -1;
    int to_child_ = -1;
    int from_child_ = -1;
    std::string received_;
};

}  // namespace trencavel::arena
