// The language that a browser asks for.
#pragma once

#include <string_view>

#include "core/language.h"

namespace trencavel::server {

/// What an Accept-Language header likes best of what there is; English if it likes neither.
Language language_of(std::string_view accept_language);

}  // namespace trencavel::server
