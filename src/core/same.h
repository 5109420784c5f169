// Comparing secrets.
#pragma once

#include <cstddef>
#include <string_view>

namespace trencavel {

/// Whether two texts are the same, in a time that does not depend on where they differ.
inline bool same(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return false;
    volatile unsigned char difference = 0;  // so that no compiler ends the loop early
    for (std::size_t i = 0; i < a.size(); ++i)
        difference = static_cast<unsigned char>(difference | (a[i] ^ b[i]));
    return difference == 0;
}

}  // namespace trencavel
