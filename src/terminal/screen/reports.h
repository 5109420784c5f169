// Lists for a person who asks: help, tiles left, areas and their worth, the points at the end.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/game.h"
#include "terminal/console/terminal.h"
#include "terminal/screen/module_screen.h"
#include "terminal/screen/screen.h"
#include "terminal/words/seats.h"

namespace trencavel::terminal {

/// Everything that can be typed at this question, with what can be typed at any time.
Lines help_lines(const ScreenModel& model, const Lines& at_any_time);
/// The same in a game on this machine.
Lines help_lines(const ScreenModel& model);
Lines commands_at_any_time(bool walled);

/// The tiles not yet drawn, with pictures and how many there are of each, as wide as the terminal.
Lines tiles_lines(const Game& game, int columns, const Look& look);

/// Every open area, with who stands on it and what it is worth; only fields and courts, or all the others.
Lines areas_lines(const Game& game, const Players& players, bool fields);

/// Points by source and player; the events are all of the game.
Lines points_table(std::span<const Event> events, const Players& players, std::span<const int> scores);

}  // namespace trencavel::terminal
