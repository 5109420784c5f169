// Hexadecimal digits: for hashes, secrets and ids.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace trencavel {

/// Two lower-case digits for each byte.
std::string hexadecimal(std::span<const unsigned char> bytes);
/// Sixteen of them.
std::string hexadecimal(std::uint64_t number);

/// What a digit stands for, large or small; none if it is no digit.
std::optional<unsigned> hexadecimal_digit(char c);
/// Lower-case digits only, as they are written here.
bool is_hexadecimal(std::string_view text);

}  // namespace trencavel
