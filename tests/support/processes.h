// Waiting for other processes: for what they say, and for their end. Nothing here polls or sleeps.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>

namespace trencavel {

/// For poll; never less than nothing.
int milliseconds_until(std::chrono::steady_clock::time_point deadline);

/// Waits until bytes can be read (or the other side has closed); false if they do not come in time.
bool wait_readable(int descriptor, std::chrono::steady_clock::time_point deadline);

/// What comes until the text is there, the writer is done, or patience is at an end.
std::string read_until(int descriptor, std::string_view wanted);

/// Waits for a child to end, and gives the status that waitpid gives. One that does not end is killed.
int status_at_end(pid_t child);

}  // namespace trencavel
