// Finding by flood fill what is connected.
#pragma once

#include <set>
#include <vector>

#include "reference/geometry.h"

namespace trencavel::reference {

/// The start and everything that can be reached from it, from neighbour to neighbour.
template <class Place, class NeighboursOf>
std::set<Place> flood_fill(Place start, NeighboursOf neighbours_of) {
    std::set<Place> reached{start};
    std::vector<Place> open{start};
    while (!open.empty()) {
        const Place place = open.back();
        open.pop_back();
        for (const Place& next : neighbours_of(place)) {
            if (reached.insert(next).second) open.push_back(next);
        }
    }
    return reached;
}

/// Every area of the land once, sorted by first part; `area_of` finds the one that a part belongs to.
template <class AnyArea, class AnyLand, class AreaOf>
std::vector<AnyArea> all_areas(const AnyLand& land, AreaOf area_of) {
    std::vector<AnyArea> areas;
    std::set<Part> seen;
    for (const auto& [cell, placed] : land.placed()) {
        for (const Part& part : land.parts_on(cell)) {
            if (seen.contains(part)) continue;
            areas.push_back(area_of(part));
            seen.insert(areas.back().parts.begin(), areas.back().parts.end());
        }
    }
    return areas;
}

}  // namespace trencavel::reference
