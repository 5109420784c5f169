// Numbers as people and files write them.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>
#include <system_error>

namespace trencavel {

/// A decimal number: the whole word and nothing else, and small enough for its type.
template <std::integral Number>
std::optional<Number> whole_number(std::string_view word) {
    Number number{};
    const char* const end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, number);
    return error == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}

}  // namespace trencavel
