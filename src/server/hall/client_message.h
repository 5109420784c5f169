// What a client said on a socket, checked field by field (server/talk/messages.h reads it).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tables/command.h"

namespace trencavel::server {

enum class MessageType : std::uint8_t {
    Hello,
    Watch,
    Unwatch,
    Hint,
    Review,
    State,
    Legal,
    Areas,
    Fits,
    Preview,
    Command,  // changes the table: what `command` says
};

struct ClientMessage {
    MessageType type{};
    std::string name;  // of the type, as it was spelled
    std::string id;
    TableId table;                   // all but Hello
    Language language{};             // Hello
    bool together = false;           // Hello
    std::uint32_t from = 0;          // Watch
    std::optional<unsigned> at;      // Areas: the ply at which it is looked; the present one if it is missing
    std::vector<std::string> moves;  // Preview
    std::string invitation;          // Watch, Join
    Command command;                 // Command; Hint, Review, Preview: its ply
};

}  // namespace trencavel::server
