// How fast the disk itself is while the server uses it: what every durable change waits for.
#pragma once

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace trencavel::load {

/// Sorted when asked; times in milliseconds.
class Latencies {
public:
    void add(double milliseconds) { all_.push_back(milliseconds); }
    void add_all(const Latencies& others) { all_.insert(all_.end(), others.all_.begin(), others.all_.end()); }
    std::size_t count() const { return all_.size(); }
    /// The one below which this part of them lies: 0.5 is the median, 1 the greatest.
    double at(double part) const;
    /// `p50 1.2  p90 2.0  p99 4.1  max 7.0 ms  (n 60000)`
    std::string text() const;

private:
    mutable std::vector<double> all_;
};

/// Appends 4 KiB to a file and syncs it, some times a second, on a thread of its own, as long as it lives.
class DiskProbe {
public:
    explicit DiskProbe(const std::string& folder, int times_a_second = 20);
    ~DiskProbe();
    DiskProbe(const DiskProbe&) = delete;
    DiskProbe& operator=(const DiskProbe&) = delete;

    /// Ends the thread.
    const Latencies& finish();

private:
    void run();

    std::string file_;
    int times_a_second_;
    std::atomic<bool> stopping_ = false;
    Latencies latencies_;
    std::thread thread_;
};

}  // namespace trencavel::load
