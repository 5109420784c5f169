// A table under load: two people who play by chance and one who looks on, each with a socket of its own.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <random>
#include <string>
#include <string_view>

#include "load_disk.h"
#include "load_wire.h"

namespace trencavel::load {

using Time = std::chrono::steady_clock::time_point;

class LoadTable;

/// What all tables have in common: the connections, who can play now, what was measured.
struct Field {
    explicit Field(std::uint16_t port, std::uint32_t seed) : wire(port), random(seed) {}

    Wire wire;
    std::mt19937 random;
    std::deque<LoadTable*> to_make;  // have no table yet, or their game is over
    std::deque<LoadTable*> ready;    // have a question, and wait to be told to answer it
    std::size_t open_sockets = 0;
    std::size_t reconnects = 0;
    std::size_t begun = 0;  // tables at which a question was asked
    std::size_t moves = 0;  // acknowledged
    std::size_t ended = 0;  // games
    Latencies acknowledged;
    Latencies broadcast;
    std::map<std::string, std::size_t> errors;
};

class Participant final : public LinkUser {
public:
    Participant(LoadTable& table, unsigned seat) : table_(table), seat_(seat) {}

    bool connect();
    /// As after a bad moment of the network: a new socket, and on from the last event that came.
    void come_back();
    /// The table is another one now.
    void change_table();
    void note_watching() { watches_ = true; }
    void say(std::string_view type, std::string_view id, std::string_view more = {});

    void upgraded(Link& link) override;
    void received(Link& link, std::string_view text) override;
    void lost(Link& link) override;

    std::string cookie;  // empty: who only looks on

private:
    void heard(std::string_view text);

    LoadTable& table_;
    unsigned seat_;
    Link* link_ = nullptr;
    bool open_ = false;
    bool watches_ = false;  // this table: it was said, and answered
    std::int64_t last_event_ = 0;
};

class LoadTable {
public:
    static constexpr unsigned kPeople = 2;
    static constexpr unsigned kSockets = 3;

    LoadTable(Field& field, std::size_t index);
    LoadTable(const LoadTable&) = delete;
    LoadTable& operator=(const LoadTable&) = delete;

    /// What is asked for when it is made, one game after the other.
    std::string terms() const;
    void made(std::string_view id);
    const std::string& id() const { return id_; }
    Participant& participant(std::size_t seat) { return participants_[seat]; }
    Field& field() { return field_; }

    /// Everybody watches, the two sit down, the game starts.
    void begin();
    bool is_looked_at() const { return looked_at_; }
    /// Someone of this table comes back, unless it is the one who is asked; whether there is such a one.
    bool reconnect_one();
    /// Answers the question that is asked.
    void move();

    // For participants.
    void answered(unsigned seat, std::string_view text);
    void asked(unsigned seat, std::string_view text);
    void heard(unsigned seat, std::string_view text);
    void failed(const std::string& how) { ++field_.errors[how]; }

private:
    Field& field_;
    std::size_t index_;
    std::string id_;
    std::array<Participant, kSockets> participants_;
    unsigned joined_ = 0;
    bool begun_ = false;
    bool looked_at_ = false;  // this game, as all that follow
    bool playing_ = false;
    // The question, and the move that is to answer it.
    unsigned asked_seat_ = 0;
    std::int64_t ply_ = -1;
    std::string line_;
    // The move that was sent last.
    unsigned mover_ = 0;
    std::int64_t moved_at_ = -1;
    Time sent_;
};

}  // namespace trencavel::load
