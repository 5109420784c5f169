// What a game that was played to its end says of its points.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace trencavel::terminal_tests {

/// All rows of the table of points, but the total, added up by player.
std::vector<int> sum_of_sources(const std::string& text, std::size_t players);

/// The record in the file is legal, over, and comes to these scores.
void expect_finished_record(const std::string& path, const std::vector<int>& scores);

/// The end of a game was shown, with a row for every point, and its record is in the file.
void expect_whole_game(const std::string& shown, std::size_t players, const std::string& file);

/// No line that was typed was refused.
void expect_all_understood(const std::string& shown);

/// The moves of a game with this header in which chance answers for all, as people would type them.
std::string random_lines(const std::string& header, std::uint64_t seed);

}  // namespace trencavel::terminal_tests
