// Two values that should be the same, in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"

namespace trencavel::random_play {

using Lines = std::vector<std::string>;

/// A tile's name; empty if there is none.
std::string tile_text(const Game& game, TileId tile);

/// `city 8 to 0 1`
std::string scoring_text(std::string_view kind, int points, const std::vector<int>& seats);

/// The numbers of the bits.
std::vector<int> seats_of(unsigned bits);

/// In a game without them everybody has none.
std::vector<int> numbers(const std::vector<unsigned>& supplies, unsigned players);

/// What differs, a line for either engine; empty if nothing does.
std::string differs(const std::string& what, const std::string& fast, const std::string& reference);
std::string differs(const std::string& what, const std::vector<int>& fast, const std::vector<int>& reference);

/// Compares lists whose order matters.
std::string rows_differ(const std::string& what, const Lines& fast, const Lines& reference);

/// Compares lists whose order does not matter.
std::string lists_differ(const std::string& what, Lines fast, Lines reference);

/// What the engine has scored since the last move, as scoring_text.
Lines scorings(const Game& game);

/// The moves as records spell them.
Lines spelled_moves(const Game& game);

}  // namespace trencavel::random_play
