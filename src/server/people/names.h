// Names of people: what is made of what they write, and how names that look alike are told apart.
#pragma once

#include <string>
#include <string_view>

#include "tables/outcome.h"

namespace trencavel::server {

/// The name as it is kept, or why it is refused: 1 to 24 characters that a record can hold, in the form NFKC,
/// with single blanks, something to be seen and nothing that cannot be, and no name of a computer player.
Outcome<std::string> name_from(std::string_view written, Language language);

/// What a name that was stored before these rules becomes: as near to it as they allow.
std::string presentable_name(std::string_view stored);

}  // namespace trencavel::server
