// A record, line by line: what replay, the engine on a pipe and resumed games have in common.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "games/game.h"
#include "record/command.h"
#include "record/header.h"
#include "tiles/read/library.h"

namespace trencavel::record {

enum class LineKind : std::uint8_t {
    Blank,       // nothing, or a comment
    Header,      // taken into the header
    Move,        // a move or a result was made
    Holds,       // an expectation that holds
    Fails,       // an expectation that does not; `error` says how
    Refused,     // it cannot be read or is not legal; `error` says why, and nothing has changed
    NotARecord,  // no line of a record: for the caller to answer
};

struct Answer {
    LineKind kind{};
    std::string error;
    std::string about = {};  // the header word that is to blame, if it is not the line itself
};

class Session {
public:
    /// The tile sets must outlive the session.
    explicit Session(const tiles::Library& library) : library_(&library) {}

    /// Carries a line out. The first one that needs the game begins it; if it is refused, the game has not
    /// begun.
    Answer apply(const Command& command);
    /// Reads it first.
    Answer feed(std::string_view line);

    /// Starts the game if it has not begun yet. Empty text: it stands; otherwise why it cannot start.
    Error begin();
    /// Back to the header, which may go on.
    void cancel_start() { game_.reset(); }

    bool begun() const { return game_ != nullptr; }
    /// Only after begin.
    Game& game() { return *game_; }
    const Game& game() const { return *game_; }
    std::unique_ptr<Game> release() { return std::move(game_); }

private:
    Answer add_to_header(const Command& command);
    Answer apply_to_game(const Command& command);
    Answer move(const Command& command);
    Answer result(const Command& command);
    Answer expectation(const Command& command);

    const tiles::Library* library_;
    Header header_;
    std::unique_ptr<Game> game_;
};

}  // namespace trencavel::record
