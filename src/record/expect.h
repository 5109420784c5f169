// Expectations: lines of a record that say how the game must stand.
#pragma once

#include <span>
#include <string>

#include "core/result.h"
#include "games/game.h"

namespace trencavel::record {

/// `words` is what follows `expect`. Empty text: it holds; other text: what is the case instead.
/// An error if the expectation cannot be read.
Result<std::string> check_expectation(std::span<const std::string> words, const Game& game);

}  // namespace trencavel::record
