// Small and capital letters of words in English.
#pragma once

#include <cctype>
#include <string>
#include <string_view>

namespace trencavel::cli {

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

}  // namespace trencavel::cli
