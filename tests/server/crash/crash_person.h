// Someone who plays on, whatever happens to the server: comes back, hears everything again, and repeats what
// was not answered.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>

#include "load_wire.h"
#include "server/crash/crash_table.h"

namespace trencavel::server_tests {

class CrashPerson final : public load::LinkUser {
public:
    CrashPerson(std::string cookie, unsigned seat, CrashCounts& counts, std::mt19937& random)
        : cookie_(std::move(cookie)), seat_(seat), counts_(counts), random_(random) {}

    const std::string& cookie() const { return cookie_; }
    /// Another table than before; the last one has ended.
    void sit_at(const std::shared_ptr<CrashTable>& table);
    /// A new server is there.
    void connect(load::Wire& wire);
    /// Has heard everything again and got every answer.
    bool settled() const { return caught_up_ && !pending_; }
    /// Says what there is to say, if its time has come.
    void act();

    void upgraded(load::Link& link) override;
    void responded(load::Link& link, unsigned status, std::string_view head, std::string_view body) override;
    void received(load::Link& link, std::string_view text) override;
    void lost(load::Link& link) override;

private:
    using Time = std::chrono::steady_clock::time_point;

    void watch(std::size_t from);
    void heard(std::string_view text);
    void answered(const Json& answer);
    void answered_watch(const Json& answer);
    void catch_up();
    void take_seat();
    void play();
    void say(const std::string& type, Json fields);
    void send(const SaidMessage& message);
    bool is_host() const { return seat_ == 0; }
    unsigned chance(unsigned of) { return static_cast<unsigned>(random_() % of); }

    std::string cookie_;
    unsigned seat_;
    CrashCounts& counts_;
    std::mt19937& random_;
    std::shared_ptr<CrashTable> table_;
    load::Link* link_ = nullptr;
    std::string watch_id_;
    std::size_t watch_floor_ = 0;  // the events that must be there
    unsigned said_ = 0;
    bool joined_ = false;
    bool started_ = false;
    std::optional<SaidMessage> pending_;
    std::optional<SaidMessage> last_;  // answered
    Json last_answer_;
    std::optional<std::string> repeating_;  // the id of an answered message that is said again
    // In this life of the server.
    std::size_t heard_ = 0;
    std::optional<std::size_t> history_;  // up to where events are to come before anything is said
    bool caught_up_ = false;
    Json question_;
    Time act_at_;
};

}  // namespace trencavel::server_tests
