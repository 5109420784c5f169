// The golden games in tests/records, as files and as lines.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace trencavel::record {

/// All .game files below tests/records, or below one of its folders, sorted.
std::vector<std::string> golden_games(const std::string& folder = "");

/// The path below tests/records in letters that a test name may have.
std::string golden_name(const testing::TestParamInfo<std::string>& path);

std::string text_of(const std::string& path);

std::vector<std::string> lines_of(const std::string& text);
std::string text_of_lines(const std::vector<std::string>& lines);

}  // namespace trencavel::record
