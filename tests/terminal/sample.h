// Games and players for the tests.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "games/game_history.h"
#include "terminal/console/terminal.h"
#include "terminal/words/seats.h"

namespace trencavel::terminal_tests {

/// The history of the game in a record; it must be a valid one.
GameHistory history_of(std::string_view record);

/// Anna and Ben with this deck, and these moves.
std::string record_with(std::string_view deck, std::string_view moves = {});

/// The same in another game, with these modules (none if empty).
std::string record_of(std::string_view game, std::string_view modules, std::string_view deck,
                      std::string_view moves = {});

/// Ben has a road of 3 and a city of 4 completed beside Anna's castle: which one does it take?
std::string record_at_reward();

/// The pig has come to the plague, and Ben has two monks to choose from.
std::string record_at_recall();

/// Anna opens a bazaar with the tiles V and U, and Ben is to choose.
std::string record_at_offer(std::string_view moves = {});

terminal::Players anna_and_ben();

using Lines = std::vector<std::string>;

/// All that happened in a record, in sentences, for Anna and Ben.
Lines log_of(std::string_view record);

/// Without colours, in letters that every terminal has.
constexpr terminal::Look kPlain{.colour = false, .unicode = false};

/// The lines as one text, so that a difference can be read.
std::string joined(const Lines& lines);

}  // namespace trencavel::terminal_tests
