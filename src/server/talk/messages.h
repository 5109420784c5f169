// What clients say on a socket: text into a checked message, or the refusal. One table holds every type with
// its fields (docs/protocol.md).
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "server/hall/client_message.h"
#include "tables/outcome.h"

namespace trencavel::server {

struct ReadMessage {
    std::string id;  // as far as it could be read, so that a refusal can name it
    TableId table;   // likewise
    Outcome<ClientMessage> message;
};

ReadMessage read_message(std::string_view text);

/// The id in a message that is not going to be read, so that its refusal can name it; empty if it is not
/// found.
std::string id_at_a_glance(std::string_view text);

/// The names of all types that there are.
std::span<const std::string_view> message_types();

}  // namespace trencavel::server
