// What clients say on a socket: text into a checked message, or the refusal. One table holds every type with
// its fields (docs/protocol.md).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tables/command.h"
#include "tables/outcome.h"
#include "tables/terms.h"

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

struct ReadMessage {
    std::string id;  // as far as it could be read, so that a refusal can name it
    TableId table;   // likewise
    Outcome<ClientMessage> message;
};

ReadMessage read_message(std::string_view text);

/// The names of all types that there are.
std::span<const std::string_view> message_types();

}  // namespace trencavel::server
