#include "load_disk.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace trencavel::load {

double Latencies::at(double part) const {
    if (all_.empty()) return 0;
    std::sort(all_.begin(), all_.end());
    const double place = std::ceil(part * static_cast<double>(all_.size())) - 1;
    return all_[static_cast<std::size_t>(std::max(place, 0.0))];
}

std::string Latencies::text() const {
    char line[160];
    std::snprintf(line, sizeof line, "p50 %.2f  p90 %.2f  p99 %.2f  max %.2f ms  (n %zu)", at(0.5), at(0.9),
                  at(0.99), at(1), count());
    return line;
}

DiskProbe::DiskProbe(const std::string& folder, int times_a_second)
    : file_(folder + "/disk-probe"), times_a_second_(times_a_second), thread_([this] { run(); }) {}

DiskProbe::~DiskProbe() {
    finish();
}

const Latencies& DiskProbe::finish() {
    stopping_ = true;
    if (thread_.joinable()) thread_.join();
    return latencies_;
}

void DiskProbe::run() {
    using Clock = std::chrono::steady_clock;
    const int descriptor = open(file_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (descriptor < 0) return;
    const std::string block(4096, 'x');
    auto next = Clock::now();
    while (!stopping_) {
        const auto start = Clock::now();
        if (write(descriptor, block.data(), block.size()) < 0 || fdatasync(descriptor) != 0) break;
        latencies_.add(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
        next = std::max(next + std::chrono::milliseconds(1000 / times_a_second_), Clock::now());
        std::this_thread::sleep_until(next);
    }
    close(descriptor);
    unlink(file_.c_str());
}

}  // namespace trencavel::load
