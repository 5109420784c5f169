// What somebody may have meant who mistyped a name.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace trencavel {

/// The candidate most like the name, whatever the case; empty if none is like it.
std::string closest_name(std::string_view name, std::span<const std::string> candidates);

}  // namespace trencavel
