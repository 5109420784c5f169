// Someone who plays over a bad network: gives up a line that says nothing, comes back, resumes from the last
// event that came, and says again what was not answered. And one who makes mistakes: says things twice, out
// of order, or long after their time.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "load_wire.h"
#include "server/crash/crash_table.h"

namespace trencavel::server_tests {

/// What was done beside playing.
struct NetworkCounts {
    std::size_t reconnects = 0;
    std::size_t resumed_earlier = 0;  // from a number before the last one
    std::size_t given_up = 0;         // lines that said nothing
    std::size_t said_twice = 0;       // at once
    std::size_t said_late = 0;        // answered long before
    std::size_t stale = 0;            // moves of the past under a new id, and such as come before their turn
};

class NetworkPerson final : public load::LinkUser {
public:
    /// Connections go to this port, chance by the seed.
    NetworkPerson(std::string cookie, unsigned seat, std::uint16_t port, std::uint32_t seed,
                  NetworkCounts& counts)
        : cookie_(std::move(cookie)), seat_(seat), port_(port), random_(seed), counts_(counts) {}

    const std::string& cookie() const { return cookie_; }
    /// The mistake that the tests must see: from now on chat is said again under another id.
    void forget_ids() { forgets_ids_ = true; }
    void sit_at(const std::shared_ptr<CrashTable>& table);
    /// Looks after the line, and says what there is to say.
    void act(load::Wire& wire);
    /// Has heard the end of the game and got every answer.
    bool done() const { return !game_.ended().is_null() && !pending_; }
    /// The game as it came over this line.
    const FollowedGame& game() const { return game_; }

    void upgraded(load::Link& link) override;
    void received(load::Link& link, std::string_view text) override;
    void lost(load::Link& link) override;

private:
    using Time = std::chrono::steady_clock::time_point;

    void connect(load::Wire& wire);
    void look_after_line(load::Wire& wire);
    void watch(std::size_t from);
    void heard(std::string_view text);
    void answered(const Json& answer);
    void answered_watch(const Json& answer);
    void answered_first(const Json& answer);
    void catch_up();
    void play();
    void say(const std::string& type, Json fields);
    void say_move(const Json& question);
    void say_out_of_order(const SaidMessage& move);
    void send(const std::string& text);
    unsigned chance(unsigned of) { return static_cast<unsigned>(random_() % of); }
    std::string new_id(char kind) { return kind + std::to_string(seat_) + "-" + std::to_string(++said_); }

    std::string cookie_;
    unsigned seat_;
    std::uint16_t port_;
    std::mt19937 random_;
    NetworkCounts& counts_;
    bool forgets_ids_ = false;
    unsigned said_ = 0;
    // At this table.
    std::shared_ptr<CrashTable> table_;
    FollowedGame game_;
    bool joined_ = false;
    bool started_ = false;
    Json question_;
    std::optional<SaidMessage> pending_;  // not answered yet
    std::vector<SaidMessage> past_;       // answered
    std::map<std::string, Json> answers_;
    // On this line.
    load::Link* link_ = nullptr;
    bool upgraded_ = false;
    std::string watch_id_;
    std::size_t next_ = 0;                // the number of the event that must come next
    std::optional<std::size_t> history_;  // up to where events are to come before anything new is said
    bool caught_up_ = false;
    Time heard_at_;
    Time pending_since_;
    bool asked_whether_there_ = false;
    unsigned given_up_ = 0;  // lines, one after the other
};

}  // namespace trencavel::server_tests
