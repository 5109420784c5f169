// A bazaar as it is shown: the open tiles as pictures, who bids, who has got what, and what can be answered.
#pragma once

#include <string>
#include <vector>

#include "cli/play_answers.h"
#include "cli/play_seats.h"
#include "cli/terminal.h"
#include "cli/terminal_canvas.h"
#include "games/game.h"

namespace trencavel::cli {

/// At an offer, a bid, a sale, or when a tile is taken.
Answers bazaar_answers(const Game& game, const Players& players);

/// Whether one of these questions is asked.
bool is_bazaar_question(QuestionKind question);

/// All tiles of the bazaar side by side: open ones with the number that chooses them, and those that have an
/// owner.
Canvas draw_bazaar(const Snapshot& shot, const Tables& tables, const Players& players, const Look& look);

/// For the column beside the board: `Highest bid: 3, Ben`, `To play: Ben U, Cid V`.
std::vector<std::string> bazaar_notes(const Snapshot& shot, const Tables& tables, const Players& players);

}  // namespace trencavel::cli
