// A table of a server that is killed again and again, and all that was ever said of it, kept outside of the
// server. Whatever contradicts what was said before fails the test that runs.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "record/json.h"
#include "server/support/followed_game.h"

namespace trencavel::server_tests {

using record::Json;

/// What is counted over all tables and all lives of the server.
struct CrashCounts {
    unsigned kills = 0;
    unsigned early_kills = 0;      // of them before everybody was back
    std::size_t acknowledged = 0;  // messages of people that changed a table
    std::size_t moves = 0;         // of them moves
    std::size_t computer_moves = 0;
    std::size_t resent = 0;             // messages without an answer, sent again after a restart
    std::size_t stored_unanswered = 0;  // of them those that were stored before the crash
    std::size_t repeated = 0;           // answered messages, sent again: must be answered alike
    std::size_t events_compared = 0;    // heard again, byte by byte
    std::size_t games_ended = 0;
};

/// A message that changes a table.
struct SaidMessage {
    unsigned seat = 0;
    std::string type;
    std::string id;
    std::string text;  // all of it
    unsigned ply = 0;  // move, undo
    std::string line;  // move, chat
};
SaidMessage message_of(unsigned seat, const std::string& type, const std::string& id,
                       const std::string& table, Json fields);

class CrashTable {
public:
    CrashTable(std::string id, Json terms, CrashCounts& counts);

    const std::string& id() const { return id_; }
    const Json& terms() const { return terms_; }
    /// How many events were heard.
    std::size_t number() const { return events_.size(); }
    /// How many there must be for ever: heard or acknowledged.
    std::size_t known() const {
        return answered_.empty() ? number() : std::max(number(), answered_.rbegin()->first);
    }
    const std::vector<std::string>& events() const { return events_; }
    bool ended() const { return !game_.ended().is_null(); }
    const FollowedGame& game() const { return game_; }
    /// Whether the last event was a move of this seat by which nothing was revealed.
    bool can_undo(unsigned seat) const;

    /// An event as it came, for the first time or again.
    void heard(std::string_view text);
    /// The answer to a message: for the first time or, if it is the same message, again.
    void acknowledged(const SaidMessage& message, const Json& answer);
    /// Whether an event that is known came of this message.
    bool has(const SaidMessage& message) const;

    /// When everybody has got every answer: all that was acknowledged is there, once, and nothing else.
    void check_complete() const;

private:
    struct Answered {
        SaidMessage message;
        unsigned ply = 0;
    };
    static bool came_of(const Json& event, const SaidMessage& message);

    std::string id_;
    Json terms_;
    CrashCounts& counts_;
    std::vector<std::string> events_;
    std::vector<Json> parsed_;
    std::map<std::size_t, Answered> answered_;  // by number
    FollowedGame game_;
};

}  // namespace trencavel::server_tests
