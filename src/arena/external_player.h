// Programs in any language as players (docs/bots.md): they get the record line by line, and answer `? go MS`
// with a move.
#pragma once

#include <memory>
#include <string>

#include "arena/player.h"

namespace trencavel::arena {

/// Whether a player is written `exec:…`.
bool is_external(const std::string& spelled);

/// Starts the program of `exec:PROGRAM` or `exec:PROGRAM:200ms` through the shell. It ends with the player.
Result<std::unique_ptr<Player>> start_external(const std::string& spelled);

}  // namespace trencavel::arena
