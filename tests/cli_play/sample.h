// Games and players for the tests.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "cli/play_course.h"
#include "cli/play_seats.h"
#include "games/game.h"

namespace trencavel::cli_play_tests {

/// The course of a record; it must be one.
cli::Course course_of(std::string_view record);

/// Anna and Ben with this deck, and these moves.
std::string record_with(std::string_view deck, std::string_view moves = {});

cli::Players anna_and_ben();

}  // namespace trencavel::cli_play_tests
