// Castles: which cities can become one, what lies around them, and how one brings points to another (B8 to
// B13).
#pragma once

#include <array>
#include <map>
#include <vector>

#include "reference/land.h"

namespace trencavel::reference {

/// A castle on the table.
struct Castle {
    std::array<Cell, 2> cells;  // the one that records name first
    int seat = 0;               // its owner
    bool occupied = true;       // until it is scored (B14), or the plague takes the follower home (B23)

    bool holds(Cell cell) const { return cells[0] == cell || cells[1] == cell; }
};

/// B8: whether the area is a completed city of exactly two semicircular segments.
bool is_small_city(const Land& land, const Area& area);

/// The castle that the small city becomes.
Castle castle_of(const Area& small_city, int seat);

/// B10: the six places, filled or not.
std::vector<Cell> vicinity(const Castle& castle);

/// B11: whether the area has a part on one of the six places.
bool lies_around(const Area& area, const Castle& castle);

/// B13: the points of the castles that a completed feature scores, by index, and round by round those of the
/// castles beside them. Only castles of `waiting` are scored.
std::map<int, int> with_chains(const std::vector<Castle>& castles, const std::vector<int>& waiting,
                               const std::map<int, int>& scored_by_features);

}  // namespace trencavel::reference
