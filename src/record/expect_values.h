// What the checks of expectations have in common: numbers that are expected and numbers that are.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/game.h"
#include "record/codec.h"

namespace trencavel::record {

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

/// The first value as a seat, in a game within a wall.
Result<unsigned> parse_seat_within_wall(Words values, const Game& game, std::string_view example);

/// That the game is not played within a wall, or nothing.
Error problem_outside_walls(const Game& game);

}  // namespace trencavel::record
