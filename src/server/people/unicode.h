// What Unicode knows of characters: ICU, behind a plain interface, so that only unicode.cpp sees it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tables/writing.h"

namespace trencavel::server {

/// What a character is to a reader.
enum class Sort : std::uint8_t {
    Letter,     // letters, digits and pictures: what a name is made of
    Sign,       // punctuation and other signs
    Mark,       // stands on the character before it
    Blank,      // of whatever width
    Joiner,     // is nothing by itself, but gives its neighbours another shape: in emoji, and in Persian or
                // Hindi
    Invisible,  // cannot be seen: zero width, fillers, and what turns the direction of the text
    Control,    // control characters and line ends
    Unknown,    // private, not assigned, or a format that no name needs
};

Sort sort_of(char32_t code);
bool is_decimal_digit(char32_t code);

/// The text in the form NFKC, in which equal characters have equal codes: `Ａ` is `A`. Only of UTF-8.
std::string normalised(std::string_view text);

/// `U+202E (RIGHT-TO-LEFT OVERRIDE)`; of what can be seen, itself: `" (U+0022)`.
std::string described(char32_t code);

Look look_of(std::string_view name);

}  // namespace trencavel::server
