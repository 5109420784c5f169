// The questions of Die Burg: which area is scored next, and whether a wall tile brings another turn.
#pragma once

#include <string>
#include <vector>

#include "terminal/input/answers.h"

namespace trencavel::terminal {

/// What can be scored next, with the points, where the marker comes to, and whether a wall tile lies there.
/// Each is tried out for it; what a wall tile would show is not looked at.
Answers score_answers(Game& game, const LogContext& context);

/// Whether wall tile 1 is used.
Answers extra_answers(const Game& game);

/// Where the points of a scoring that is to come would lead, as far as that is seen at the table.
std::string completed_text(const Event& scored, const Game& game, const LogContext& context);

/// The nine kinds of wall tiles: what each does, who holds one, and how many nobody has taken yet.
std::vector<std::string> wall_tile_lines(const Snapshot& snapshot, const Players& players);

}  // namespace trencavel::terminal
