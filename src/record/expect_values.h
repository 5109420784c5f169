// What the checks of expectations have in common: numbers that are expected and numbers that are.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/game.h"

namespace trencavel::record {

using Words = std::span<const std::string>;
/// Empty text: it holds; other text: what is the case instead. An error if it cannot be read.
using Check = Result<std::string> (*)(Words values, const Game& game);

std::string list(const auto& numbers) {
    std::string text;
    for (const auto number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
    return text;
}

Result<std::vector<int>> parse_ints(Words values);

/// Compares a list of numbers, one for each seat.
Result<std::string> compare_by_seat(Words values, const std::vector<int>& actual, std::string_view what);

Result<std::string> compare_number(Words values, unsigned long long actual, std::string_view what);

/// Compares pieces by seat; in a game without them everyone has none.
Result<std::string> check_pieces(Words values, const std::vector<unsigned>& supplies, const Game& game,
                                 std::string_view what);

}  // namespace trencavel::record
