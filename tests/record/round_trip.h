// A game that is written and read again must be the same game.
#pragma once

#include <string>

#include "games/game.h"

namespace trencavel::record {

/// Writes the game, replays that, and compares the two; returns what was written.
std::string expect_round_trip(const Game& game);

/// Whether some line of the text begins so.
bool has_line(const std::string& text, const std::string& begin);

}  // namespace trencavel::record
