// The words of an answer, read by themselves: those that several questions have in common.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "terminal/input/module_answers.h"

namespace trencavel::terminal {

/// The words are in small letters. None if they are no answer to any question.
std::optional<Result<Command>> parse_answer(const std::vector<std::string>& words, const Asked& asked);

/// A cell by its letter or its coordinates.
std::optional<Cell> parse_cell(std::string_view word, const Asked& asked);

/// The answer that is meant by the word; nullptr: none.
const Answer* find_answer(std::string_view word, const Asked& asked);

/// A number or another label.
std::optional<Result<Command>> parse_label(Typed words, const Asked& asked);

/// More than there can ever be is for the game to refuse, whatever it is.
std::optional<std::uint16_t> parse_points(std::string_view word);

inline Command answered(const Move& move) {
    return {.kind = CommandKind::Answer, .move = move};
}

}  // namespace trencavel::terminal
