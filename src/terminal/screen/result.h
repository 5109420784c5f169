// The end of a game, as it is told in the terminal.
#pragma once

#include "games/game_history.h"
#include "terminal/console/output.h"
#include "terminal/screen/screen.h"
#include "terminal/words/seats.h"

namespace trencavel::terminal {

/// What happened from this move on, in sentences; from 0 also what came before.
std::vector<LogLine> log_of(const GameHistory& history, const Players& players, const Look& look,
                            std::size_t move);

/// Whether more belongs to the tile that was laid last: it is then told together.
bool turn_goes_on(QuestionKind asked);

/// The last board, what happened last, the points by source, and who has won.
void tell_result(Output& output, const GameHistory& history, const Players& players, const Look& look,
                 const std::vector<LogLine>& last);

}  // namespace trencavel::terminal
