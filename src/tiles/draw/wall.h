// The wall of Die Burg as text for the terminal.
#pragma once

#include <string>
#include <vector>

#include "tiles/model/tile_set.h"

namespace trencavel::tiles {

/// The outline with the numbers of its cells, corner towers, start spaces and gates, and a line that explains
/// the signs. The wall has passed the checks.
std::vector<std::string> draw_wall(const Wall& wall);

}  // namespace trencavel::tiles
