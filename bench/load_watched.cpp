// What running tables take of memory while someone watches each of them.
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

}  // namespace

bool measure_watched_tables(const Options& options, const std::string& data) {
    if (!fill_store({options.watched_tables, options.moves, {}, options.seed}, data)) return false;
    ServerUnderLoad server(options.server, data);
    if (server.port() == 0) return false;
    Wire wire(server.port());
    std::deque<Watcher> watchers;
    for (std::size_t i = 0; i < options.watched_tables; i += kTablesASocket) {
        watchers.emplace_back(i, std::min<std::size_t>(i + kTablesASocket, options.watched_tables));
        wire.open(watchers.back())->upgrade({});
    }
    const auto until = Clock::now() + kWatchPatience;
    const auto opened = [&] { return sum_of(watchers, [](const Watcher& each) { return each.is_open; }); };
    const auto watched = [&] { return sum_of(watchers, [](const Watcher& each) { return each.watched; }); };
    while (opened() < watchers.size() && Clock::now() < until) wire.run_once(10);
    rest_watching(wire);
    const double before = server.private_kib();
    for (Watcher& watcher : watchers) watcher.watch_all();
    while (watched() < options.watched_tables && Clock::now() < until) {
        wire.run_once(10);
        show_progress("tables", watched(), options.watched_tables);
    }
    rest_watching(wire);
    const double after = server.private_kib();
    std::printf("watched tables %zu after %u moves; anonymous memory %.0f -> %.0f KiB: %.1f KiB each\n",
                watched(), options.moves, before, after, (after - before) / static_cast<double>(watched()));
    return watched() == options.watched_tables;
}

}  // namespace trencavel::load
