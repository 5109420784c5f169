// What a game that was played to its end says of its points.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace trencavel::cli_play_tests {

/// The numbers at the end of the line that begins so.
std::vector<int> numbers_in(const std::string& text, const std::string& line_begin);

/// All rows of the table of points, but the total, added up by player.
std::vector<int> sum_of_sources(const std::string& text, std::size_t players);

/// The record in the file is legal, over, and comes to these scores.
void expect_finished_record(const std::string& path, const std::vector<int>& scores);

}  // namespace trencavel::cli_play_tests
