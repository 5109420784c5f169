// What is said of the areas within a wall, for Die Burg and for the expansion that is played with it.
#pragma once

#include <string>

#include "terminal/words/module_words.h"

namespace trencavel::terminal::burg {

/// `3 tiles`, `3 tiles + 1 start space`; in brackets if it is multiplied.
std::string size_sum(const Event& scored, const LogContext& context, bool multiplied);
/// ` × 2 with a fountain × 2 by the king`: what the size is multiplied by.
std::string factors_text(const Event& scored, const LogContext& context);
/// `(3 tiles + 1 start space) × 2 with a fountain`
std::string area_sum(const Event& scored, const LogContext& context);
/// `Path at 3,0`
std::string area_source(const Event& scored);

/// `2 tiles, open; 4 points if it were complete`
std::string prospect_if_complete(const AreaView& area);
/// K11: who has the most gets all, if alone; what is open brings nothing yet.
std::string worth_if_complete(const AreaView& area, unsigned owners, const Players& players);
std::string worth_of_court(const AreaView& area, unsigned owners, const Players& players);

}  // namespace trencavel::terminal::burg
