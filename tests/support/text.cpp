#include "support/text.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <stdexcept>

namespace trencavel {

std::vector<std::string> words(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> result;
    for (std::string word; stream >> word;) result.push_back(word);
    return result;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    if (at == std::string_view::npos) throw std::runtime_error("not found: " + std::string(from));
    return std::string(text).replace(at, from.size(), to);
}

std::vector<int> numbers_in(const std::string& text, const std::string& line_begin) {
    std::vector<int> numbers;
    for (const std::string& line : lines_of(text)) {
        if (!line.starts_with(line_begin)) continue;
        std::istringstream rest(line.substr(line_begin.size()));
        for (int number = 0; rest >> number;) numbers.push_back(number);
        break;
    }
    return numbers;
}

std::string test_name(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
    return text;
}

}  // namespace trencavel
