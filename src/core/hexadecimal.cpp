#include "core/hexadecimal.h"

#include <array>

namespace trencavel {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";

}  // namespace

std::string hexadecimal(std::span<const unsigned char> bytes) {
    std::string digits;
    digits.reserve(2 * bytes.size());
    for (const unsigned char byte : bytes) {
        digits += kDigits[byte >> 4];
        digits += kDigits[byte & 15];
    }
    return digits;
}

std::string hexadecimal(std::uint64_t number) {
    std::array<unsigned char, 8> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<unsigned char>(number >> (56 - 8 * i));
    return hexadecimal(bytes);
}

std::optional<unsigned> hexadecimal_digit(char c) {
    const char small = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
    const std::size_t value = kDigits.find(small);
    if (value == kDigits.npos) return std::nullopt;
    return static_cast<unsigned>(value);
}

bool is_hexadecimal(std::string_view text) {
    return text.find_first_not_of(kDigits) == text.npos;
}

}  // namespace trencavel
