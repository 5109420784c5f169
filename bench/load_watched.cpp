// What running tables take of memory and CPU while someone watches each of them.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <deque>

#include "load_scenes.h"
#include "load_server.h"
#include "load_store.h"
#include "load_wire.h"

namespace trencavel::load {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kTablesASocket = 8;
constexpr std::chrono::seconds kWatchPatience(300);
constexpr std::chrono::seconds kWatchRest(5);

/// Watches a few tables, each from its first event to its last.
class Watcher final : public LinkUser {
public:
    Watcher(std::size_t first, std::size_t end) : first_(first), end_(end) {}

    void upgraded(Link& link) override {
        is_open = true;
        link_ = &link;
    }
    void watch_all() {
        for (std::size_t i = first_; i < end_; ++i) watch(server::TableId(stored_table(i)), 0);
    }
    void received(Link& /*link*/, std::string_view text) override {
        if (!is_message(text, "answer")) return;
        if (text.find("\"more\":true") != text.npos) {
            watch(text_after(text, "table"), number_after(text, "number"));
        } else {
            watched += text.find("\"ok\":true") != text.npos ? 1 : 0;
        }
    }

    bool is_open = false;
    std::size_t watched = 0;

private:
    void watch(std::string_view table, std::int64_t from) {
        link_->send_text("{\"type\":\"watch\",\"id\":\"w\",\"table\":\"" + std::string(table) +
                         "\",\"from\":" + std::to_string(from) + "}");
    }

    std::size_t first_;
    std::size_t end_;
    Link* link_ = nullptr;
};

void rest_watching(Wire& wire) {
    for (const auto until = Clock::now() + kWatchRest; Clock::now() < until;) wire.run_once(50);
}

template <class Count>
std::size_t sum_of(const std::deque<Watcher>& watchers, const Count& count) {
    std::size_t sum = 0;
    for (const Watcher& watcher : watchers) sum += count(watcher);
    return sum;
}

bool open_watchers(std::size_t tables, Wire& wire, std::deque<Watcher>& watchers, Clock::time_point until) {
    for (std::size_t i = 0; i < tables; i += kTablesASocket) {
        watchers.emplace_back(i, std::min(i + kTablesASocket, tables));
        wire.open(watchers.back())->upgrade({});
    }
    const auto opened = [&] { return sum_of(watchers, [](const Watcher& each) { return each.is_open; }); };
    while (opened() < watchers.size() && Clock::now() < until) wire.run_once(10);
    return opened() == watchers.size();
}

}  // namespace

bool measure_watched_tables(const Options& options, const std::string& data) {
    if (!fill_store({options.watched_tables, options.moves, {}, options.seed}, data)) return false;
    ServerUnderLoad server(options.server, data);
    if (server.port() == 0) return false;
    Wire wire(server.port());
    std::deque<Watcher> watchers;
    const auto until = Clock::now() + kWatchPatience;
    if (!open_watchers(options.watched_tables, wire, watchers, until)) return false;
    rest_watching(wire);
    const double memory = server.private_kib();
    const double cpu = server.cpu_seconds();
    for (Watcher& watcher : watchers) watcher.watch_all();
    const auto watched = [&] { return sum_of(watchers, [](const Watcher& each) { return each.watched; }); };
    while (watched() < options.watched_tables && Clock::now() < until) {
        wire.run_once(10);
        show_progress("tables", watched(), options.watched_tables);
    }
    const double loaded = server.cpu_seconds();
    rest_watching(wire);
    const auto tables = static_cast<double>(watched());
    std::printf("watched tables %zu after %u moves: %.1f KiB and %.2f ms of CPU each to come into memory\n",
                watched(), options.moves, (server.private_kib() - memory) / tables,
                (loaded - cpu) / tables * 1e3);
    std::printf("while nobody plays: %.1f us of CPU a second each\n",
                (server.cpu_seconds() - loaded) / tables / static_cast<double>(kWatchRest.count()) * 1e6);
    return watched() == options.watched_tables;
}

}  // namespace trencavel::load
