// How soon a server is back with many unfinished games. Every one has a clock that runs, so that all of them
// must be woken: the worst case.
#include <chrono>
#include <cstdio>
#include <optional>

#include "load_scenes.h"
#include "load_server.h"
#include "load_store.h"
#include "load_wire.h"

namespace trencavel::load {
namespace {

using namespace server;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kRestartPatience(60);
constexpr std::chrono::seconds kRestartRest(10);

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Plays one move at a table as soon as that is possible.
class FirstMover final : public LinkUser {
public:
    explicit FirstMover(TableId table) : table_(std::move(table)) {}

    void upgraded(Link& link) override { say(link, "watch", ",\"from\":0"); }
    void received(Link& link, std::string_view text) override {
        if (is_message(text, "question")) {
            const std::size_t at = text.find("\"moves\":[\"") + 10;
            const std::string move(text.substr(at, text.find('"', at) - at));
            say(link, "move",
                ",\"ply\":" + std::to_string(number_after(text, "ply")) + ",\"move\":\"" + move + "\"");
        } else if (is_message(text, "answer") && text_after(text, "id") == "move") {
            acknowledged = text.find("\"ok\":true") != text.npos;
            failed = !acknowledged;
        }
    }
    void lost(Link& /*link*/) override { failed = true; }

    bool acknowledged = false;
    bool failed = false;

private:
    void say(Link& link, const std::string& type, const std::string& more) const {
        link.send_text("{\"type\":\"" + type + "\",\"id\":\"" + type + "\",\"table\":\"" + table_ + "\"" +
                       more + "}");
    }

    TableId table_;
};

class HealthAsker final : public LinkUser {
public:
    void responded(Link& /*link*/, unsigned status, std::string_view /*head*/,
                   std::string_view /*body*/) override {
        healthy = status == 200;
    }
    bool healthy = false;
};

}  // namespace

bool measure_restart(const Options& options, const std::string& data) {
    const auto making = Clock::now();
    constexpr ClockTerms kDays{ClockKind::Days, TimeMs{86'400'000}};
    if (!fill_store({options.restart_games, options.moves, kDays, options.seed}, data)) return false;
    std::printf("%u unfinished games of %u moves made in %.1f s\n", options.restart_games, options.moves,
                seconds_since(making));
    const auto start = Clock::now();
    ServerUnderLoad server(options.server, data);
    if (server.port() == 0) return false;
    std::printf("it listens        %.3f s after its start\n", seconds_since(start));
    Wire wire(server.port());
    HealthAsker health;
    wire.open(health)->request("GET", "/health", {}, {});
    FirstMover mover(stored_table(options.restart_games - 1));
    wire.open(mover)->upgrade(std::string("trencavel=") + kStoredCookieSecret);
    std::optional<double> healthy;
    while (!mover.acknowledged && !mover.failed && Clock::now() < start + kRestartPatience) {
        wire.run_once(1);
        if (health.healthy && !healthy) healthy = seconds_since(start);
    }
    std::printf("/health answers   %.3f s\nfirst move        %.3f s: %s\n", healthy.value_or(-1),
                seconds_since(start), mover.acknowledged ? "acknowledged" : "NOT ACKNOWLEDGED");
    const double cpu = server.cpu_seconds();
    for (const auto until = Clock::now() + kRestartRest; Clock::now() < until;) wire.run_once(50);
    std::printf("%.0f s later: %.0f KiB resident, %.2f s of CPU used by then, %.2f s at the first move\n",
                std::chrono::duration<double>(kRestartRest).count(), server.resident_kib(),
                server.cpu_seconds(), cpu);
    return mover.acknowledged;
}

}  // namespace trencavel::load
