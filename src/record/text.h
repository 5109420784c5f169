// Lines into words, and words into numbers: the small grammar that all of a record is made of.
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.h"
#include "core/result.h"

namespace trencavel::record {

constexpr std::size_t kLineMax = 8192;

/// The words of a line. A word in double quotes may hold spaces and #; an unquoted # begins a comment.
Result<std::vector<std::string>> split(std::string_view line, Language language = Language::English);

/// Whether the line holds nothing but blanks and a comment.
bool is_blank(std::string_view line);

/// A decimal number, the whole word and nothing else.
std::optional<std::uint64_t> parse_unsigned(std::string_view word);
std::optional<int> parse_int(std::string_view word);

/// The other way round, at the end of a text.
template <std::integral Number>
void append_number(std::string& text, Number value) {
    char digits[24];
    text.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}

/// A name as a record writes it: in quotes if it needs them.
std::string quoted(std::string_view name);

std::string join(const std::vector<std::string>& words, std::string_view between = " ");

}  // namespace trencavel::record
