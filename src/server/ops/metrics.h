// What is counted and measured, for `GET /metrics`. Counting is cheap and may be done on any thread: each
// counter is reached by its number, never by its name. Labels have few and fixed values, never ids nor
// anything a client sent.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tables/refusals.h"
#include "tables/types.h"

namespace prometheus {
class Counter;
class Gauge;
class Histogram;
}  // namespace prometheus

namespace trencavel::server {

// Handles to what the library holds; as small as a pointer, and valid as long as the Metrics.
class Counter {
public:
    explicit Counter(prometheus::Counter& real) : real_(&real) {}
    void add(double amount = 1) const;
    /// For what is counted elsewhere: up to this total, never down.
    void raise_to(double total) const;

private:
    prometheus::Counter* real_;
};

class Gauge {
public:
    explicit Gauge(prometheus::Gauge& real) : real_(&real) {}
    void set(double value) const;
    void add(double amount) const;

private:
    prometheus::Gauge* real_;
};

class Histogram {
public:
    explicit Histogram(prometheus::Histogram& real) : real_(&real) {}
    void observe(double value) const;

private:
    prometheus::Histogram* real_;
};

/// One of a kind for each value of a label.
template <class Metric>
class Labelled {
public:
    Labelled(std::vector<std::string> values, std::vector<Metric> metrics)
        : values_(std::move(values)), metrics_(std::move(metrics)) {}

    const Metric& operator[](std::size_t index) const { return metrics_[index]; }
    /// Looked through, so better kept than asked for again; what has no label of its own is the last,
    /// `other`.
    const Metric& of(std::string_view value) const {
        std::size_t index = 0;
        while (index + 1 < values_.size() && values_[index] != value) ++index;
        return metrics_[index];
    }

private:
    std::vector<std::string> values_;
    std::vector<Metric> metrics_;
};

/// What an address of the protocol counts as.
enum class Route : std::uint8_t {
    People,
    Me,
    Account,
    Login,
    Logout,
    Sessions,
    Games,
    Tables,
    Table,
    Record,
    Health,
    Metrics,
    Admin,
    Socket,
    Page,
    Other,
};

/// What should not happen.
enum class Fault : std::uint8_t {
    Store,     // could not write or read
    Table,     // its events cannot be followed
    Computer,  // chose nothing, or something illegal
    Handler,   // a request ended in an exception
    Other,
};

class Metrics {
    struct Library;
    std::unique_ptr<Library> library_;  // first: it makes all others

public:
    /// With the names of the computer's levels.
    explicit Metrics(const std::vector<std::string>& levels);
    ~Metrics();

    /// All of them in Prometheus' text format, with what the system says of the process.
    std::string text() const;

    void count_refusal(Code code) const { refusals[static_cast<std::size_t>(code)].add(); }
    void count_request(Route route, unsigned status, double seconds) const;
    void count_error(Fault fault) const { errors[static_cast<std::size_t>(fault)].add(); }
    const Gauge& tables_in(Phase phase) const { return tables[static_cast<std::size_t>(phase)]; }

    const Labelled<Gauge> tables;  // loaded, by Phase
    const Gauge sockets;
    const Gauge connections;
    const Gauge store_queue;
    const Gauge bot_queue;

    const Counter moves;
    const Counter events;
    const Counter slow_readers;
    const Counter waiting_messages;
    const Counter replays;
    const Labelled<Counter> messages;  // by type
    const Labelled<Counter> refusals;  // by Code
    const Labelled<Counter> requests;  // by Route and class of status
    const Labelled<Counter> errors;    // by Fault
    const Labelled<Counter> expired;   // by IdleKind

    const Histogram acknowledge_seconds;  // from a message's arrival until it is acknowledged
    const Histogram commit_seconds;
    const Histogram commit_writes;
    const Histogram request_seconds;
    const Labelled<Histogram> think_seconds;  // by level
    const Labelled<Histogram> wait_seconds;   // for a thread to think on, by Thinking
};

}  // namespace trencavel::server
