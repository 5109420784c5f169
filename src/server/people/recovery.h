// The code that sets a new passphrase: written down by its owner, and kept here only as a hash.
#pragma once

#include <string>
#include <string_view>

namespace trencavel::server {

/// 100 bits by chance, in four groups: `k3v9q-2m7xd-hh4ta-wc8me`.
std::string make_recovery_code();

/// What is stored of it. However it is typed: capitals, blanks and hyphens do not matter.
std::string hash_of_recovery_code(std::string_view typed);

}  // namespace trencavel::server
