// What the column beside the board says of Die Burg: wall tiles, nests, the free group.
#pragma once

#include <string>
#include <vector>

#include "games/game.h"
#include "terminal/words/seats.h"

namespace trencavel::terminal {

/// Below the line of a player: king and falconer at home, nest tokens, gate, and wall tiles with what they
/// do; in the short form their numbers only. Wrapped to the columns.
std::vector<std::string> court_notes_of(const Snapshot& snapshot, std::size_t seat, int columns, bool brief);

/// Below all players: the largest free group and the wall tiles that nobody has taken.
std::vector<std::string> court_notes(const Snapshot& snapshot, int columns, bool brief);

}  // namespace trencavel::terminal
