// What the operating system says of an error.
#pragma once

#include <string>
#include <system_error>

namespace trencavel::server {

/// The text for a value of errno.
inline std::string reason_of(int number) {
    return std::generic_category().message(number);
}

}  // namespace trencavel::server
