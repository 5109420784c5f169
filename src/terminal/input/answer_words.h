// Answers to the question that is asked, in their short spelling and as records spell them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/input/command.h"

namespace trencavel::terminal {

/// The words are in small letters. None if they are no answer to any question.
std::optional<Result<Command>> parse_answer(const std::vector<std::string>& words, const Asked& asked);

/// A cell by its letter or its coordinates.
std::optional<Cell> parse_cell(std::string_view word, const Asked& asked);

}  // namespace trencavel::terminal
