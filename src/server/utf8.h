// Characters in UTF-8, for those who must not hand on what is none.
#pragma once

#include <cstddef>
#include <string_view>

namespace trencavel::server {

struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;  // 0: what stands here is no character
};

/// The first character of a text.
Character first_character(std::string_view text);

/// A control character, a line's or paragraph's end, or a mark that turns the direction of what follows:
/// nothing that belongs into one line of a file or of a terminal.
bool is_control(char32_t code);

/// Characters only, and none of those.
bool is_one_line(std::string_view text);

}  // namespace trencavel::server
