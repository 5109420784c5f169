#include "core/utf8.h"

#include <algorithm>
#include <bit>

namespace trencavel {

namespace {

/// A character is written with as few bytes as it needs.
constexpr char32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};

bool may_be_written(char32_t code, std::size_t bytes) {
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code >= kSmallest[bytes] && code <= 0x10FFFF && !surrogate;
}

bool continues_character(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80;
}

}  // namespace

Character first_character(std::string_view text) {
    if (text.empty()) return {};
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) return {first, 1};
    const auto bytes = static_cast<std::size_t>(std::countl_one(first));
    if (bytes < 2 || bytes > 4 || text.size() < bytes) return {};
    char32_t code = first & (0x7FU >> bytes);
    for (const char c : text.substr(1, bytes - 1)) {
        if (!continues_character(c)) return {};
        code = code << 6U | (static_cast<unsigned char>(c) & 0x3FU);
    }
    return may_be_written(code, bytes) ? Character{code, bytes} : Character{};
}

Character take_character(std::string_view& text) {
    const Character character = first_character(text);
    text.remove_prefix(std::max<std::size_t>(character.bytes, 1));
    return character;
}

std::string_view without_last_character(std::string_view text) {
    do {
        const bool continues = continues_character(text.back());
        text.remove_suffix(1);
        if (!continues) break;
    } while (!text.empty());
    return text;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        if (take_character(text).bytes == 0) return false;
    }
    return true;
}

std::size_t count_characters(std::string_view text) {
    return text.size() -
           static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues_character));
}

bool is_control(char32_t code) {
    const bool old_control = code < 0x20 || (code >= 0x7F && code < 0xA0);
    const bool line_end = code == 0x2028 || code == 0x2029;
    const bool direction = code == 0x061C || code == 0x200E || code == 0x200F ||
                           (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return old_control || line_end || direction;
}

bool is_one_line(std::string_view text) {
    while (!text.empty()) {
        const Character character = take_character(text);
        if (character.bytes == 0 || is_control(character.code)) return false;
    }
    return true;
}

std::string one_line(std::string_view text) {
    std::string line;
    while (!text.empty()) {
        const std::string_view before = text;
        const Character character = take_character(text);
        const bool fits = character.bytes != 0 && !is_control(character.code);
        line += fits ? before.substr(0, character.bytes) : " ";
    }
    return line;
}

}  // namespace trencavel
