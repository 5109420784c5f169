// Short games for the tests: started and played in a line, and looked into.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "reference/game.h"

namespace trencavel::reference {

using Ids = std::vector<std::string>;
using Numbers = std::vector<int>;
using Scorings = std::vector<Scoring>;

/// `what` names the game and what is switched on: "wheel castles", "carcassonne bazaars draft".
Game start(const std::string& what, const Ids& deck, int players = 2);

/// Makes the moves; all of them must be legal.
void play(Game& game, const Ids& moves);

/// Whether the move is listed, in this spelling.
bool is_listed(const Game& game, const std::string& move);

/// The area that holds the part.
Area area_at(const Game& game, Part part);

Scorings sorted(Scorings scorings);

}  // namespace trencavel::reference
