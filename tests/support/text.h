// Texts taken apart, put together and searched.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trencavel {

/// What stands between blanks.
std::vector<std::string> words(std::string_view text);

std::vector<std::string> lines_of(const std::string& text);
/// The lines as one text, each with its end.
std::string joined(const std::vector<std::string>& lines);

bool contains(std::string_view text, std::string_view part);

/// The text with its first `from` replaced. Throws if there is none.
std::string replaced(std::string_view text, std::string_view from, std::string_view to);

/// The numbers after `line_begin` in the first line that begins so.
std::vector<int> numbers_in(const std::string& text, const std::string& line_begin);

/// The text in letters that the name of a test may have.
std::string test_name(std::string text);

}  // namespace trencavel
