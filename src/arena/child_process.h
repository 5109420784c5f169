// A program that is talked to over its standard input and output, line by line.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>

#include "core/result.h"

namespace trencavel::arena {

class ChildProcess {
public:
    /// Runs a command of the shell; what it writes to standard error is seen by whoever started us.
    explicit ChildProcess(const std::string& command);
    /// Closes its input, and kills it if it does not end by itself soon.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    bool is_running() const { return pid_ > 0; }

    /// What went wrong, if anything: it reads no more, or not what it is sent until the deadline.
    std::string send(const std::string& text, std::chrono::steady_clock::time_point deadline);

    /// Its next line; or that it ended, or wrote none until the deadline, or one that never ends.
    Result<std::string> read_line(std::chrono::steady_clock::time_point deadline);

private:
    pid_t pid_ = -1;
    int to_child_ = -1;
    int from_child_ = -1;
    std::string received_;
};

}  // namespace trencavel::arena
