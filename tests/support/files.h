// Files as texts, and where the golden games are.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trencavel {

/// Every byte of the file. Throws if it cannot be read.
std::string text_of(const std::string& path);

/// All .game files below tests/records, or below one of its folders, sorted.
std::vector<std::string> golden_games(const std::string& folder = "");

/// Those of them that were worked out by hand from the rules, one folder for each part of a rulebook.
std::vector<std::string> golden_games_by_rule();

/// The path of a golden game below tests/records, without `.game`, as the name of a test.
std::string golden_name(const std::string& path);

}  // namespace trencavel
