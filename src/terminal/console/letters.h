// Words as people type them: small and capital letters, and the blanks around them.
#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>

namespace trencavel::terminal {

inline std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

inline std::string capitalised(std::string_view word) {
    std::string text(word);
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

/// Without the blanks at both ends.
inline std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kAround = " \t";
    text.remove_prefix(std::min(text.find_first_not_of(kAround), text.size()));
    return text.substr(0, text.find_last_not_of(kAround) + 1);
}

}  // namespace trencavel::terminal
