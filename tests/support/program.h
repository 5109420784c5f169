// The compiled program as another process: started, fed, and waited for.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <vector>

namespace trencavel::cli_tests {

/// Long enough for a loaded machine and a build with sanitizers; what takes longer hangs.
constexpr std::chrono::seconds kTimeLimit{120};

struct Outcome {
    int exit_code = -1;  // 128 and the signal, if one ended the program
    std::string out;
    std::string err;
};

/// Runs the program to its end. Throws if that takes longer than the time limit.
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
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process();

    /// Asks it to end, as an administrator would.
    void terminate();
    /// Waits for the end, which must come before `deadline`, and gives the exit code.
    int wait(std::chrono::steady_clock::time_point deadline);

    File in;
    File out;
    File err;

private:
    pid_t pid_ = -1;
};

/// Waits until bytes can be read (or the other side has closed): false if they do not come in time.
bool wait_readable(const File& file, std::chrono::steady_clock::time_point deadline);

}  // namespace trencavel::cli_tests
