// What someone wants to be done at a table: a person by a message, a computer player, or the server itself.
#pragma once

#include <cstdint>
#include <string>

#include "core/language.h"
#include "engine/move.h"
#include "tables/types.h"

namespace trencavel::server {

enum class CommandKind : std::uint8_t {
    // By people.
    Join,
    Leave,
    Start,
    Move,
    Undo,
    Draw,
    Resign,
    Replace,
    Chat,
    Mute,
    Remove,
    Close,
    Invite,  // a new invitation, or none any more
    // By the server.
    ComputerMove,
    TimeOut,
    Forget,  // the person is being deleted
    Expel,   // the person is banned: the computer plays on
    Vacate,  // the person cannot come any more from where they are: as if they had left
    End,     // by who runs the server
    Expire,  // a table that waits for its start, whose host does not come back
};

struct Command {
    CommandKind kind{};
    PersonId person = {};     // who wants it; empty: the server
    std::string caller = {};  // the person's own name
    std::string id = {};      // of the message; empty: the server's
    std::string digest =
        {};                 // of what the message says, to know a repeated one from another with the same id
    Language language{};    // of the refusal
    Seat seat = 0;          // Join, Leave, Draw, Resign, Replace
    unsigned ply = 0;       // Move, ComputerMove, Undo, TimeOut
    std::string text = {};  // Move, ComputerMove: the line; Chat: the text; Draw: what is said; Replace: the
                            // level; Invite: the invitation, or empty
    std::string name = {};  // Join: the name at the table; empty: the caller's
    std::string contribution = {};  // Join
    PersonId target = {};           // Mute, Remove
    bool muted = false;             // Mute
};

}  // namespace trencavel::server
