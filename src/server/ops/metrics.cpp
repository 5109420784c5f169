// The only file that sees prometheus-cpp.
#include "server/ops/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <algorithm>

#include "server/ops/process_status.h"

namespace trencavel::server {

namespace {

using Words = std::vector<std::string>;
using Buckets = prometheus::Histogram::BucketBoundaries;

const Buckets kQuick = {0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5};
const Buckets kThinking = {0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30};
const Buckets kWrites = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

const Words kPhases = {"open", "running", "finished", "aborted"};
const Words kMessages = {"hello",  "watch",  "unwatch", "join",  "leave", "start",   "move",  "undo",
                         "draw",   "resign", "replace", "chat",  "mute",  "remove",  "close", "hint",
                         "review", "state",  "legal",   "areas", "fits",  "preview", "other"};
const Words kRoutes = {"people", "me",     "account", "login",   "logout", "sessions", "games", "tables",
                       "table",  "record", "health",  "metrics", "admin",  "socket",   "page",  "other"};
const Words kStatuses = {"1xx", "2xx", "3xx", "4xx", "5xx"};
const Words kFaults = {"store", "table", "computer", "handler", "other"};

Words code_names() {
    Words names;
    for (const Code code : all_codes()) names.emplace_back(name(code));
    return names;
}

Words with_other(Words words) {
    words.emplace_back("other");
    return words;
}

}  // namespace

struct Metrics::Library {
    prometheus::Registry registry;
    prometheus::Gauge* resident = nullptr;
    prometheus::Gauge* descriptors = nullptr;
    prometheus::Gauge* started = nullptr;

    prometheus::Gauge& gauge(const std::string& name, const std::string& help) {
        return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
    }
    Counter counter(const std::string& name, const std::string& help) {
        return Counter(prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({}));
    }
    Histogram histogram(const std::string& name, const std::string& help, const Buckets& buckets) {
        return Histogram(
            prometheus::BuildHistogram().Name(name).Help(help).Register(registry).Add({}, buckets));
    }
    Labelled<Gauge> gauges(const std::string& name, const std::string& help, const std::string& label,
                           const Words& values) {
        auto& family = prometheus::BuildGauge().Name(name).Help(help).Register(registry);
        std::vector<Gauge> all;
        for (const std::string& value : values) all.emplace_back(family.Add({{label, value}}));
        return {values, all};
    }
    Labelled<Counter> counters(const std::string& name, const std::string& help, const std::string& label,
                               const Words& values) {
        auto& family = prometheus::BuildCounter().Name(name).Help(help).Register(registry);
        std::vector<Counter> all;
        for (const std::string& value : values) all.emplace_back(family.Add({{label, value}}));
        return {values, all};
    }
    Labelled<Histogram> histograms(const std::string& name, const std::string& help, const std::string& label,
                                   const Words& values, const Buckets& buckets) {
        auto& family = prometheus::BuildHistogram().Name(name).Help(help).Register(registry);
        std::vector<Histogram> all;
        for (const std::string& value : values) all.emplace_back(family.Add({{label, value}}, buckets));
        return {values, all};
    }
    /// For each route its statuses, one after the other.
    Labelled<Counter> request_counters() {
        auto& family = prometheus::BuildCounter()
                           .Name("trencavel_requests_total")
                           .Help("HTTP requests, by route and class of status")
                           .Register(registry);
        Words names;
        std::vector<Counter> all;
        for (const std::string& route : kRoutes) {
            for (const std::string& status : kStatuses) {
                names.push_back(route + ' ' + status);
                all.emplace_back(family.Add({{"route", route}, {"status", status}}));
            }
        }
        return {names, all};
    }
    Library()
        : resident(&gauge("process_resident_memory_bytes", "Memory in use")),
          descriptors(&gauge("process_open_fds", "Open file descriptors")),
          started(&gauge("process_start_time_seconds", "When the process began, in seconds since 1970")) {}
};

Metrics::Metrics(const std::vector<std::string>& levels)
    : library_(std::make_unique<Library>()),
      tables(library_->gauges("trencavel_tables", "Tables in memory, by phase", "phase", kPhases)),
      sockets(library_->gauge("trencavel_sockets", "Open WebSockets")),
      connections(library_->gauge("trencavel_connections", "Open connections, WebSockets among them")),
      store_queue(library_->gauge("trencavel_store_queue", "Writes that wait for the store")),
      bot_queue(library_->gauge("trencavel_bot_queue", "Questions that wait for a computer player")),
      moves(library_->counter("trencavel_moves_total", "Moves played")),
      events(library_->counter("trencavel_events_total", "Events stored")),
      slow_readers(
          library_->counter("trencavel_slow_readers_total", "WebSockets closed for reading too slowly")),
      waiting_messages(library_->counter("trencavel_messages_waited_total",
                                         "Messages that came faster than their sender's rate")),
      replays(library_->counter("trencavel_replays_total",
                                "Games replayed to an earlier ply, beside the serving thread")),
      messages(library_->counters("trencavel_messages_total", "Messages on WebSockets, by type", "type",
                                  kMessages)),
      refusals(library_->counters("trencavel_refusals_total", "Refusals, by code", "code", code_names())),
      requests(library_->request_counters()),
      errors(
          library_->counters("trencavel_errors_total", "What should not happen, by place", "what", kFaults)),
      expired(library_->counters("trencavel_expired_total", "What nobody had used for long, by kind", "what",
                                 {"waiting_table", "aborted_table", "guest", "session"})),
      acknowledge_seconds(library_->histogram("trencavel_acknowledge_seconds",
                                              "From a message's arrival until it is acknowledged", kQuick)),
      commit_seconds(
          library_->histogram("trencavel_commit_seconds", "How long the store takes to commit", kQuick)),
      commit_writes(library_->histogram("trencavel_commit_writes", "Writes in one transaction", kWrites)),
      request_seconds(
          library_->histogram("trencavel_request_seconds", "From a request to its answer", kQuick)),
      think_seconds(library_->histograms("trencavel_think_seconds",
                                         "How long a computer player takes, by level", "level",
                                         with_other(levels), kThinking)),
      wait_seconds(library_->histograms("trencavel_think_wait_seconds",
                                        "How long a question waits until it is thought about", "for",
                                        {"seat", "hint", "review"}, kThinking)) {}

Metrics::~Metrics() = default;

std::string Metrics::text() const {
    const ProcessStatus process = read_process_status();
    library_->resident->Set(process.resident_bytes);
    library_->descriptors->Set(process.open_descriptors);
    library_->started->Set(process.started_seconds);
    return prometheus::TextSerializer().Serialize(library_->registry.Collect());
}

void Metrics::count_request(Route route, unsigned status, double seconds) const {
    const std::size_t status_class = std::clamp<std::size_t>(status / 100, 1, kStatuses.size()) - 1;
    requests[static_cast<std::size_t>(route) * kStatuses.size() + status_class].add();
    request_seconds.observe(seconds);
}

void Counter::add(double amount) const {
    real_->Increment(amount);
}

void Counter::raise_to(double total) const {
    const double more = total - real_->Value();
    if (more > 0) real_->Increment(more);
}

void Gauge::set(double value) const {
    real_->Set(value);
}

void Gauge::add(double amount) const {
    real_->Increment(amount);
}

void Histogram::observe(double value) const {
    real_->Observe(value);
}

}  // namespace trencavel::server
