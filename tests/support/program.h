// The compiled program as another process: started, fed, and waited for.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <vector>

#include "support/patience.h"

namespace trencavel::cli_tests {

struct Outcome {
    int exit_code = -1;  // 128 and the signal, if one ended the program
    std::string out;
    std::string err;
};

/// Runs the program to its end. Throws if it hangs.
Outcome run(const std::vector<std::string>& arguments, const std::string& input = {});

/// An open file of ours, closed when it goes.
class File {
public:
    File() = default;
    explicit File(int number) : number_(number) {}
    File(File&& other) noexcept : number_(other.release()) {}
    File& operator=(File&& other) noexcept;
    ~File() { close(); }

    int number() const { return number_; }
    bool is_open() const { return number_ >= 0; }
    void close();
    int release();

private:
    int number_ = -1;
};

/// The running program with our ends of its three pipes. One that still runs is ended when it goes.
class Process {
public:
    explicit Process(const std::vector<std::string>& arguments);
    /// Another program than the one that is tested as a whole.
    Process(const std::string& program, const std::vector<std::string>& arguments);
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process();

    /// Asks it to end, as an administrator would.
    void terminate();
    /// Waits for the end, and gives the exit code; 128 and the signal, if one has ended it.
    int wait();

    File in;
    File out;
    File err;

private:
    pid_t pid_ = -1;
};

/// Waits until bytes can be read (or the other side has closed): false if they do not come in time.
bool wait_readable(const File& file, std::chrono::steady_clock::time_point deadline);

}  // namespace trencavel::cli_tests
