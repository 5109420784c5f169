// What sockets cost that only wait.
#include <chrono>
#include <cstdio>

#include "load_scenes.h"
#include "load_server.h"
#include "load_wire.h"

namespace trencavel::load {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kSocketsAtOnce = 256;
constexpr std::chrono::seconds kIdlePatience(120);
constexpr std::chrono::seconds kIdleRest(5);

/// All of them: each says hello once, and nothing more.
class Idlers final : public LinkUser {
public:
    void upgraded(Link& link) override { link.send_text(R"({"type":"hello","id":"h","language":"en"})"); }
    void received(Link& /*link*/, std::string_view text) override {
        greeted += is_message(text, "answer") ? 1 : 0;
    }
    void responded(Link& /*link*/, unsigned status, std::string_view /*head*/,
                   std::string_view /*body*/) override {
        std::printf("refused: HTTP %u\n", status);
        ++lost_ones;
    }
    void lost(Link& /*link*/) override { ++lost_ones; }

    std::size_t greeted = 0;
    std::size_t lost_ones = 0;
};

void rest(Wire& wire, Clock::duration time) {
    for (const auto until = Clock::now() + time; Clock::now() < until;) wire.run_once(50);
}

}  // namespace

bool measure_idle_sockets(const Options& options, const std::string& data) {
    ServerUnderLoad server(options.server, data);
    if (server.port() == 0) return false;
    Wire wire(server.port());
    Idlers idlers;
    rest(wire, std::chrono::seconds(1));
    const double resident = server.resident_kib();
    const double own = server.private_kib();
    std::size_t opened = 0;
    const auto until = Clock::now() + kIdlePatience;
    while (idlers.greeted < options.idle_sockets && idlers.lost_ones == 0 && Clock::now() < until) {
        for (; opened < options.idle_sockets && opened < idlers.greeted + kSocketsAtOnce; ++opened) {
            Link* link = wire.open(idlers);
            if (link == nullptr) break;
            link->upgrade({});
        }
        wire.run_once(10);
        show_progress("sockets", idlers.greeted, options.idle_sockets);
    }
    rest(wire, kIdleRest);
    const auto count = static_cast<double>(idlers.greeted);
    std::printf(
        "idle sockets %zu, lost %zu; resident %.0f -> %.0f KiB: %.2f KiB each (anonymous memory alone "
        "%.2f)\n",
        idlers.greeted, idlers.lost_ones, resident, server.resident_kib(),
        (server.resident_kib() - resident) / count, (server.private_kib() - own) / count);
    return idlers.greeted == options.idle_sockets && idlers.lost_ones == 0;
}

}  // namespace trencavel::load
