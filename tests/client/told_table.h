// A table that a client has followed, as the dialogues in tests/dialogues describe it.
#pragma once

#include "client/remote_table.h"

namespace trencavel::client_tests {

using client::Json;

/// What the server knows as well.
Json state_of(const client::RemoteTable& table);
/// What only those who listen keep: who did what, the chat, the clocks, the end, who is there.
Json heard_at(const client::RemoteTable& table);

}  // namespace trencavel::client_tests
