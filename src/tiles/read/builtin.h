// The tile files of data/tiles as they were when the program was built.
#pragma once

#include <span>
#include <string_view>

namespace trencavel::tiles {

/// In alphabetical order.
std::span<const std::string_view> builtin_tile_set_names();

/// The JSON text of the set; empty if there is none of that name.
std::string_view builtin_tile_set(std::string_view name);

}  // namespace trencavel::tiles
