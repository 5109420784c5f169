// What a server says about a table, as far as it matters for talking on.
#pragma once

#include <string>

#include "record/json.h"

namespace trencavel::client {

using record::Json;

/// A frame holds one message, or several in their order: an array of them, each with its type. Throws
/// Json::exception if it cannot be read.
Json messages_in(const std::string& frame);

/// Refusals that change nothing and mean: again, a little later.
bool is_for_later(const Json& answer);
/// Refusals by a server that comes back: there it is to be asked again.
bool passes(const Json& answer);
/// Goodbyes after which a new connection would hear the same again.
bool is_for_good(const Json& bye);

/// What a refusal or a goodbye says to people. Never empty, for nothing else says that the talk is over.
std::string reason_in(const Json& message);

}  // namespace trencavel::client
