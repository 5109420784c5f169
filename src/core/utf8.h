// Characters in UTF-8: reading, counting and cutting them, for every part that takes text from outside.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace trencavel {

struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;  // 0: the text begins with no character
};

Character first_character(std::string_view text);
/// Takes the first character off a text that is not empty. A byte that begins none is taken alone.
Character take_character(std::string_view& text);
/// A text that is not empty, without its last character.
std::string_view without_last_character(std::string_view text);

bool is_utf8(std::string_view text);
/// Of a text that is UTF-8; of others, the bytes that continue no character.
std::size_t count_characters(std::string_view text);

/// A control character, a line's or paragraph's end, or a mark that turns the direction of what follows:
/// nothing that belongs into one line of a file or of a terminal.
bool is_control(char32_t code);
/// Characters only, and none of those.
bool is_one_line(std::string_view text);
/// With a blank in the place of everything that is_one_line refuses.
std::string one_line(std::string_view text);

}  // namespace trencavel
