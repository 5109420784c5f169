#include "reference/land.h"

#include <algorithm>

#include "reference/flood_fill.h"

namespace trencavel::reference {

using tiles::Edge;
using tiles::Feature;
using tiles::FeatureKind;

Edge edge_of(const PlacedTile& placed, int side) {
    return placed.tile->edges[unturned_side(side, placed.turns)];
}

bool reaches(const PlacedTile& placed, int feature, int side) {
    return (placed.tile->features[feature].sides >> unturned_side(side, placed.turns)) & 1;
}

bool covers(const PlacedTile& placed, int feature, int half) {
    return (placed.tile->features[feature].halves >> unturned_half(half, placed.turns)) & 1;
}

std::vector<Part> parts_of(const PlacedTile& placed, Cell cell) {
    std::vector<Part> parts;
    const int features = static_cast<int>(placed.tile->features.size());
    parts.reserve(features + 1);  // and the bridge
    for (int index = 0; index < features; ++index) parts.push_back({cell, index});
    return parts;
}

int different_cells(const std::set<Part>& parts) {
    std::set<Cell> cells;
    for (const Part& part : parts) cells.insert(part.cell);
    return static_cast<int>(cells.size());
}

Edge Land::edge(Cell cell, int side) const {
    const auto bridge = bridges_.find(cell);
    if (bridge != bridges_.end() && bridge->second == axis_of(side)) return Edge::Road;
    return edge_of(placed_.at(cell), side);
}

bool Land::fits(Cell cell, PlacedTile tile) const {
    if (filled(cell)) return false;
    bool touches = false;
    for (int side = 0; side < kSides; ++side) {
        const Cell neighbour = beside(cell, side);
        if (!filled(neighbour)) continue;
        if (edge_of(tile, side) != edge(neighbour, opposite_side(side))) return false;
        touches = true;
    }
    return touches;
}

bool Land::matches_neighbours(Cell cell) const {
    for (int side = 0; side < kSides; ++side) {
        const Cell neighbour = beside(cell, side);
        if (filled(neighbour) && edge(cell, side) != edge(neighbour, opposite_side(side))) return false;
    }
    return true;
}

std::set<Cell> Land::frontier() const {
    std::set<Cell> cells;
    for (const auto& [cell, tile] : placed_) {
        for (int side = 0; side < kSides; ++side) {
            if (!filled(beside(cell, side))) cells.insert(beside(cell, side));
        }
    }
    return cells;
}

std::vector<Part> Land::parts_on(Cell cell) const {
    std::vector<Part> parts = parts_of(placed_.at(cell), cell);
    if (bridges_.contains(cell)) parts.push_back({cell, kBridge});
    return parts;
}

Area Land::area(Part part) const {
    const std::set<Part> parts = flood_fill(part, [this](Part each) { return connected(each); });
    Area area;
    area.kind = kind(part);
    area.parts.assign(parts.begin(), parts.end());
    area.tiles = different_cells(parts);
    area.pennants = pennants(parts);

    switch (area.kind) {
        case FeatureKind::Field: {  // C12: never complete
            const std::set<Part> cities = completed_cities(parts);
            area.cities = static_cast<int>(cities.size());
            area.castles = static_cast<int>(
                std::count_if(cities.begin(), cities.end(), [this](Part city) { return is_castle(city); }));
            break;
        }
        case FeatureKind::Cloister:  // C8: all eight places around it are filled
            area.neighbours = filled_around(part.cell);
            area.complete = area.neighbours == 8;
            break;
        default:  // C6, C7: no open side; a ring has none, and a road that ends on its tile has none there
            area.complete = std::none_of(parts.begin(), parts.end(),
                                         [this](const Part& each) { return has_open_side(each); });
            break;
    }
    return area;
}

const Feature& Land::feature(Part part) const {
    return placed_.at(part.cell).tile->features[part.feature];
}

FeatureKind Land::kind(Part part) const {
    return part.feature == kBridge ? FeatureKind::Road : feature(part).kind;
}

bool Land::reaches(Part part, int side) const {
    if (part.feature == kBridge) return bridges_.at(part.cell) == axis_of(side);
    return reference::reaches(placed_.at(part.cell), part.feature, side);
}

bool Land::covers(Part part, int half) const {
    if (part.feature == kBridge) return false;
    return reference::covers(placed_.at(part.cell), part.feature, half);
}

/// The parts on neighbouring tiles that this one continues in. Parts of one tile are never connected on the
/// tile itself: the tile data would make them one feature, and a bridge does not join what is under it (B6).
std::vector<Part> Land::connected(Part part) const {
    std::vector<Part> found;
    add_across_sides(part, found);
    add_across_halves(part, found);
    return found;
}

/// Roads, bridges and cities go on over whole sides.
void Land::add_across_sides(Part part, std::vector<Part>& found) const {
    for (int side = 0; side < kSides; ++side) {
        const Cell cell = beside(part.cell, side);
        if (!reaches(part, side) || !filled(cell)) continue;
        for (const Part& other : parts_on(cell)) {
            if (reaches(other, opposite_side(side)) && kind(other) == kind(part)) found.push_back(other);
        }
    }
}

/// Fields go on over half-edges, so that a road keeps the fields on its two sides apart (C12). A field edge
/// under the end of a bridge keeps its halves, so that it joins what lies left and right of the road that
/// meets the bridge there (B6).
void Land::add_across_halves(Part part, std::vector<Part>& found) const {
    for (int half = 0; half < kHalves; ++half) {
        const Cell cell = beside(part.cell, half / 2);
        if (!covers(part, half) || !filled(cell)) continue;
        for (const Part& other : parts_on(cell)) {
            if (covers(other, opposite_half(half)) && kind(other) == kind(part)) found.push_back(other);
        }
    }
}

bool Land::has_open_side(Part part) const {
    for (int side = 0; side < kSides; ++side) {
        if (reaches(part, side) && !filled(beside(part.cell, side))) return true;
    }
    return false;
}

int Land::pennants(const std::set<Part>& parts) const {
    int count = 0;
    for (const Part& part : parts) {
        if (part.feature != kBridge) count += feature(part).pennants;
    }
    return count;
}

int Land::filled_around(Cell cell) const {
    int count = 0;
    for (int y = cell.y - 1; y <= cell.y + 1; ++y) {
        for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
            if (Cell{x, y} != cell && filled({x, y})) ++count;
        }
    }
    return count;
}

/// C13: a city counts once for the field, however often it touches it. The smallest part stands for the city.
std::set<Part> Land::completed_cities(const std::set<Part>& field) const {
    std::set<Part> cities;
    std::set<Part> seen;  // each city is looked at once
    for (const Part& part : field) {
        for (const Part& other : parts_on(part.cell)) {
            if (other.feature == kBridge || !((feature(part).borders >> other.feature) & 1)) continue;
            if (seen.contains(other)) continue;
            const Area city = area(other);
            seen.insert(city.parts.begin(), city.parts.end());
            if (city.complete) cities.insert(city.parts.front());
        }
    }
    return cities;
}

}  // namespace trencavel::reference
