// What the person is asked, in one line, and how answers are typed shortly.
#pragma once

#include <string>

#include "terminal/screen/screen.h"

namespace trencavel::terminal {

/// Behind the name: `place the tile (a letter; ? for help)> `.
std::string prompt_for(const ScreenModel& model);

/// What can be typed instead of a move in full; empty if there is nothing shorter.
std::string short_spelling(const ScreenModel& model, const Move& move);

}  // namespace trencavel::terminal
