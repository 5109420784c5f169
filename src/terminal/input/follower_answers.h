// What can be answered after a tile was laid: a follower on one of its features, and what is offered besides.
#pragma once

#include <string>

#include "terminal/input/answers.h"

namespace trencavel::terminal {

/// Features of the tile, what was built with it, and what modules offer.
Answers follower_answers(Game& game, const LogContext& context);

/// What an area that is not complete is worth: `2 tiles, open; 2 points as it lies`.
std::string text_of_open_area(const AreaView& area);

}  // namespace trencavel::terminal
