// How a command ends that could not do its work.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <string_view>

namespace trencavel::cli {

/// Says why; what the program is to end with.
inline int fail(const std::string& reason) {
    fmt::print(stderr, "{}\n", reason);
    return 1;
}

/// The same with the name of the command before it.
inline int fail(std::string_view command, const std::string& reason) {
    return fail(fmt::format("trencavel {}: {}", command, reason));
}

}  // namespace trencavel::cli
