// The bridge that a placement takes.
#pragma once

#include <string>

#include "terminal/input/choices.h"

namespace trencavel::terminal {

/// Where the bridge of a turn stands, for a tile in this cell.
PlacedBridge bridge_of(Cell cell, const Turn& turn);
/// `a bridge over 1,0 from north to south`
std::string text_of(const PlacedBridge& bridge);

}  // namespace trencavel::terminal
