// Requests of which the answer is JSON, as docs/protocol.md has them.
#pragma once

#include "client/server.h"
#include "record/json.h"

namespace trencavel::client {

using record::Json;

/// The answer, if the server agreed; otherwise what it said instead.
Result<Json> ask_json(Server& server, const std::string& path, const Ask& ask);

}  // namespace trencavel::client
