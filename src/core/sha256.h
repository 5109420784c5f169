// SHA-256 (FIPS 180-4), for whatever is committed to or told apart by its hash.
#pragma once

#include <array>
#include <string_view>

namespace trencavel {

using Sha256 = std::array<unsigned char, 32>;

Sha256 sha256(std::string_view text);

}  // namespace trencavel
