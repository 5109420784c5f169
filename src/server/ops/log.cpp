#include "server/ops/log.h"

#include <algorithm>
#include <chrono>

namespace trencavel::server {

namespace {

TimeMs wall_clock() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

}  // namespace

void Log::log(LogLevel level, EventName event, LogFields fields) {
    if (wants(level)) write(level, log_line(format_, wall_clock(), level, event, fields));
}

std::vector<std::string> MemoryLog::lines() const {
    const std::scoped_lock lock(mutex_);
    return lines_;
}

std::size_t MemoryLog::count(std::string_view part) const {
    const std::scoped_lock lock(mutex_);
    const auto has_part = [part](const std::string& line) { return line.find(part) != std::string::npos; };
    return static_cast<std::size_t>(std::count_if(lines_.begin(), lines_.end(), has_part));
}

void MemoryLog::write(LogLevel /*level*/, std::string_view line) {
    const std::scoped_lock lock(mutex_);
    lines_.emplace_back(line);
}

}  // namespace trencavel::server
