#include "reference/land.h"

#include <algorithm>
#include <array>

namespace trencavel::reference {

using tiles::Edge;
using tiles::Feature;
using tiles::FeatureKind;

namespace {

constexpr int kSides = 4;  // N, E, S, W
constexpr int kHalves =
    8;  // half-edges, clockwise from the left half of the north edge; h lies on side h / 2

Cell beside(Cell cell, int side) {
    constexpr std::array<Cell, kSides> kStep{Cell{0, -1}, Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}};
    return {cell.x + kStep[side].x, cell.y + kStep[side].y};
}

int opposite_side(int side) {
    return (side + 2) % kSides;
}

/// The half-edge of the neighbour that lies against this one.
int opposite_half(int half) {
    constexpr std::array<int, kHalves> kOpposite{5, 4, 7, 6, 1, 0, 3, 2};
    return kOpposite[half];
}

/// The side (or half-edge) of the unturned tile that now lies at the given one.
int unturned_side(int side, int turns) {
    return (side - turns + kSides) % kSides;
}
int unturned_half(int half, int turns) {
    return (half - 2 * turns + kHalves) % kHalves;
}

Edge edge_at(const PlacedTile& placed, int side) {
    return placed.tile->edges[unturned_side(side, placed.turns)];
}

bool reaches_side(const Feature& feature, int turns, int side) {
    return (feature.sides >> unturned_side(side, turns)) & 1;
}

bool covers_half(const Feature& feature, int turns, int half) {
    return (feature.halves >> unturned_half(half, turns)) & 1;
}

int feature_count(const PlacedTile& placed) {
    return static_cast<int>(placed.tile->features.size());
}

int different_cells(const std::set<Part>& parts) {
    std::set<Cell> cells;
    for (const Part& part : parts) cells.insert(part.cell);
    return static_cast<int>(cells.size());
}

}  // namespace

bool Land::fits(Cell cell, PlacedTile tile) const {
    if (filled(cell)) return false;
    bool touches = false;
    for (int side = 0; side < kSides; ++side) {
        const auto neighbour = placed_.find(beside(cell, side));
        if (neighbour == placed_.end()) continue;
        if (edge_at(tile, side) != edge_at(neighbour->second, opposite_side(side))) return false;
        touches = true;
    }
    return touches;
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

Area Land::area(Part part) const {
    const std::set<Part> parts = flood(part);
    Area area;
    area.kind = feature(part).kind;
    area.parts.assign(parts.begin(), parts.end());
    area.tiles = different_cells(parts);
    for (const Part& each : parts) area.pennants += feature(each).pennants;

    switch (area.kind) {
        case FeatureKind::Field:  // C12: never complete
            area.cities = completed_cities(parts);
            break;
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

/// The parts on neighbouring tiles that this one continues in. Features of one tile are never connected on
/// the tile itself: the tile data would make them one feature.
std::vector<Part> Land::connected(Part part) const {
    std::vector<Part> found;
    add_across_sides(part, found);
    add_across_halves(part, found);
    return found;
}

/// Roads and cities go on over whole sides.
void Land::add_across_sides(Part part, std::vector<Part>& found) const {
    const int turns = placed_.at(part.cell).turns;
    for (int side = 0; side < kSides; ++side) {
        const Cell cell = beside(part.cell, side);
        if (!reaches_side(feature(part), turns, side) || !filled(cell)) continue;
        const PlacedTile& neighbour = placed_.at(cell);
        for (int index = 0; index < feature_count(neighbour); ++index) {
            const Feature& other = neighbour.tile->features[index];
            const bool meets = reaches_side(other, neighbour.turns, opposite_side(side));
            if (meets && other.kind == feature(part).kind) found.push_back({cell, index});
        }
    }
}

/// Fields go on over half-edges, so that a road keeps the fields on its two sides apart (C12).
void Land::add_across_halves(Part part, std::vector<Part>& found) const {
    const int turns = placed_.at(part.cell).turns;
    for (int half = 0; half < kHalves; ++half) {
        const Cell cell = beside(part.cell, half / 2);
        if (!covers_half(feature(part), turns, half) || !filled(cell)) continue;
        const PlacedTile& neighbour = placed_.at(cell);
        for (int index = 0; index < feature_count(neighbour); ++index) {
            const Feature& other = neighbour.tile->features[index];
            const bool meets = covers_half(other, neighbour.turns, opposite_half(half));
            if (meets && other.kind == feature(part).kind) found.push_back({cell, index});
        }
    }
}

std::set<Part> Land::flood(Part start) const {
    std::set<Part> reached{start};
    std::vector<Part> open{start};
    while (!open.empty()) {
        const Part part = open.back();
        open.pop_back();
        for (const Part& next : connected(part)) {
            if (reached.insert(next).second) open.push_back(next);
        }
    }
    return reached;
}

bool Land::has_open_side(Part part) const {
    const int turns = placed_.at(part.cell).turns;
    for (int side = 0; side < kSides; ++side) {
        if (reaches_side(feature(part), turns, side) && !filled(beside(part.cell, side))) return true;
    }
    return false;
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
int Land::completed_cities(const std::set<Part>& field) const {
    std::set<Part> cities;
    for (const Part& part : field) {
        for (int index = 0; index < feature_count(placed_.at(part.cell)); ++index) {
            if (!((feature(part).borders >> index) & 1)) continue;
            const Area city = area({part.cell, index});
            if (city.complete) cities.insert(city.parts.front());
        }
    }
    return static_cast<int>(cities.size());
}

}  // namespace trencavel::reference
