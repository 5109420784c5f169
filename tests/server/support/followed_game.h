// What a client makes of the events of a table: the game, played along line by line and compared with the
// server's.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/game.h"
#include "record/json.h"

namespace trencavel::server_tests {

class FollowedGame {
public:
    /// Takes an event as it was sent. Whatever does not fit fails the test that runs.
    void take(const std::string& text);
    /// Takes those that have come since the last time.
    void take_new(const std::vector<std::string>& events);

    bool begun() const { return game_ != nullptr; }
    const Game& game() const { return *game_; }
    unsigned ply() const { return game_ ? static_cast<unsigned>(game_->moves().size()) : 0; }
    unsigned number() const { return number_; }
    unsigned hashes_compared() const { return compared_; }
    /// The last event that told who is asked; null: nobody.
    const record::Json& asks() const { return asks_; }
    /// Its number.
    unsigned asked_at() const { return asked_at_; }
    /// Of the event `ended`; null before it.
    const record::Json& ended() const { return ended_; }
    const std::string& header() const { return header_; }

private:
    void start(const record::Json& event);
    void play(const record::Json& lines);
    void undo(const record::Json& event);
    void compare(const record::Json& event);
    void end(const record::Json& event);

    std::unique_ptr<Game> game_;
    std::string header_;
    unsigned number_ = 0;
    std::size_t taken_ = 0;
    unsigned compared_ = 0;
    unsigned asked_at_ = 0;
    record::Json asks_;
    record::Json ended_;
};

}  // namespace trencavel::server_tests
