// The words for wall tiles, and for places on the score track where they lie.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "terminal/words/seats.h"

namespace trencavel::terminal::burg {

/// In a sentence without its end: `a completed house counts double`. The kinds are 1 to 9.
std::string_view effect(unsigned wall_tile);

/// Those that one player holds: `3 house twice`, `9 five points`.
std::vector<std::string> wall_tile_words(const std::vector<unsigned>& kinds);

/// Where the marker of who gets the points comes to: `to field 12, where a wall tile lies`. Which one, nobody
/// knows.
std::string landing(const Event& scored, const Snapshot& before, const Tables& tables);

/// The nine kinds of wall tiles: what each does, who holds one, and how many nobody has taken yet.
std::vector<std::string> wall_tile_lines(const Snapshot& snapshot, const Players& players);

}  // namespace trencavel::terminal::burg
