// What can be answered in a bazaar: at an offer, a bid, a sale, or when a tile is taken.
#pragma once

#include <string>
#include <vector>

#include "games/game.h"
#include "terminal/input/answers.h"
#include "terminal/words/seats.h"

namespace trencavel::terminal {

/// Whether one of these questions is asked.
bool is_bazaar_question(QuestionKind question);

Answers bazaar_answers(const Game& game, const Players& players);

/// The open tiles, each design once: their order gives the numbers that choose them.
std::vector<TileId> different_tiles(const std::vector<TileId>& open);

/// `3 by Ben`
std::string highest_bid(const BazaarView::Offer& offer, const Players& players);

}  // namespace trencavel::terminal
