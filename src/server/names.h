// What people write: names and chat.
#pragma once

#include <string>
#include <string_view>

namespace trencavel::server {

/// 1 to 24 characters that a record can hold, without blanks at its ends.
bool is_good_name(std::string_view name);

/// A good name with a number behind it, cut so that it is still one.
std::string numbered_name(std::string_view name, unsigned number);

/// 1 to 500 characters of UTF-8, not only blanks; line ends are the only control characters.
bool is_good_text(std::string_view text);

}  // namespace trencavel::server
