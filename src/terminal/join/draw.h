// What is said of the draw when a game at a server is over.
#pragma once

#include <optional>
#include <string>

#include "client/kept_draw.h"
#include "client/remote_table.h"
#include "tiles/read/library.h"

namespace trencavel::terminal {

/// Deals the tiles of a game that is over once more, and compares: with what the server committed to, with
/// what was contributed from here (none: nothing was), and with the tiles that came. One sentence or two.
std::string draw_verdict(const client::RemoteTable& table, const tiles::Library& library,
                         const std::optional<client::KeptDraw>& kept, const std::string& person);

}  // namespace trencavel::terminal
