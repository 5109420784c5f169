#include "server/ops/process_status.h"

#include <unistd.h>

#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

namespace trencavel::server {

namespace {

double resident_bytes() {
    std::ifstream file("/proc/self/statm");
    double size = 0;
    double resident = 0;
    if (!(file >> size >> resident)) return 0;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

double open_descriptors() {
    std::error_code problem;
    std::filesystem::directory_iterator folder("/proc/self/fd", problem);
    if (problem) return 0;
    const auto count = std::distance(std::filesystem::begin(folder), std::filesystem::end(folder));
    return static_cast<double>(count - 1);  // but for the one that reads the folder
}

/// Seconds that the system has been up when the process began: field 22, counted behind the program's name,
/// which may itself have spaces and brackets.
double started_after_boot() {
    std::ifstream file("/proc/self/stat");
    std::string line;
    std::getline(file, line);
    const std::size_t name_end = line.rfind(')');
    if (name_end == std::string::npos) return 0;
    std::istringstream rest(line.substr(name_end + 1));
    std::string word;
    for (int field = 3; field <= 22; ++field) rest >> word;
    return std::strtod(word.c_str(), nullptr) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double booted_seconds() {
    timespec up{};
    if (clock_gettime(CLOCK_BOOTTIME, &up) != 0) return 0;
    return static_cast<double>(std::time(nullptr) - up.tv_sec);
}

}  // namespace

ProcessStatus read_process_status() {
    // Read once: a clock that is set later must not move it.
    static const double started = booted_seconds() + started_after_boot();
    return {resident_bytes(), open_descriptors(), started};
}

}  // namespace trencavel::server
