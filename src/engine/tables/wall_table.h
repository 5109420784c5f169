// The wall of a tile set as a table.
#pragma once

#include <string>

#include "engine/tables/tables.h"

namespace trencavel {

/// Fills an empty table; says what is wrong if the wall does not suit the game, and nothing otherwise.
std::string read_wall(const tiles::Wall& wall, WallTable& table);

}  // namespace trencavel
