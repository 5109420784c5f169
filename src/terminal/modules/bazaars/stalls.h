// A bazaar as it is shown: the open tiles as pictures, who bids, and who has got what.
#pragma once

#include <string>
#include <vector>

#include "games/game.h"
#include "terminal/console/canvas.h"
#include "terminal/console/terminal.h"
#include "terminal/words/seats.h"

namespace trencavel::terminal::bazaars {

/// All tiles of the bazaar side by side: open ones with the number that chooses them, and those that have an
/// owner.
Canvas draw_bazaar(const Snapshot& snapshot, const Tables& tables, const Players& players, const Look& look);

/// For the column beside the board: `Highest bid: 3, Ben`, `To play: Ben U, Cid V`.
std::vector<std::string> bazaar_notes(const Snapshot& snapshot, const Tables& tables, const Players& players);

}  // namespace trencavel::terminal::bazaars
