// What the screen shows at a moment of a game.
#pragma once

#include "games/game_history.h"
#include "terminal/screen/screen.h"

namespace trencavel::terminal {

LogContext log_context(const GameHistory& history, const Players& players, const Look& look);

/// For the person who is asked: with what happened since that person last laid a tile. The game is tried out
/// for it, and stands as before.
ScreenModel scene_at_question(GameHistory& history, const Players& players, const Look& look);

/// For somebody at this seat while another one is asked.
ScreenModel scene_while_waiting(const GameHistory& history, const Players& players, const Look& look,
                                Seat viewer);

/// At the end of the game, with the last move and the final scoring marked.
ScreenModel scene_at_end(const GameHistory& history, const Players& players);

}  // namespace trencavel::terminal
