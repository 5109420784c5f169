// Chat: what is made of what people write.
#pragma once

#include <string>
#include <string_view>

#include "tables/outcome.h"

namespace trencavel::server {

/// The text as it is kept, or why it is refused: 1 to 500 characters with something to read among them. What
/// cannot be seen is left out, as it comes along when people paste; control characters are refused. Emoji
/// stay as they are.
Outcome<std::string> chat_from(std::string_view written, Language language);

}  // namespace trencavel::server
