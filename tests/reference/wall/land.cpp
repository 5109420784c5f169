#include "reference/wall/land.h"

#include <algorithm>

#include "reference/flood_fill.h"

namespace trencavel::reference {

using tiles::Edge;
using tiles::Feature;
using tiles::FeatureKind;

std::set<Cell> WallLand::frontier() const {
    std::set<Cell> cells;
    for (Cell cell : board_.start_cells()) {
        if (is_free(cell)) cells.insert(cell);
    }
    for (const auto& [cell, tile] : placed_) {
        for (Cell free : free_beside(cell)) cells.insert(free);
    }
    return cells;
}

/// K4: towers, houses, chapels and courts meet at will, and so does everything at the wall.
bool WallLand::matches_neighbours(Cell cell, PlacedTile tile) const {
    for (int side = 0; side < kSides; ++side) {
        const Cell neighbour = beside(cell, side);
        if (!filled(neighbour)) continue;
        const bool path_here = edge_of(tile, side) == Edge::Path;
        const bool path_there = edge_of(placed_.at(neighbour), opposite_side(side)) == Edge::Path;
        if (path_here != path_there) return false;
    }
    return true;
}

std::vector<Part> WallLand::parts_on(Cell cell) const {
    return parts_of(placed_.at(cell), cell);
}

const Feature& WallLand::feature(Part part) const {
    return placed_.at(part.cell).tile->features[part.feature];
}

bool WallLand::reaches(Part part, int side) const {
    return reference::reaches(placed_.at(part.cell), part.feature, side);
}

bool WallLand::covers(Part part, int half) const {
    return reference::covers(placed_.at(part.cell), part.feature, half);
}

/// A court that fills the side; not one that lies beside a path there.
bool WallLand::covers_side(Part part, int side) const {
    return covers(part, 2 * side) && covers(part, 2 * side + 1);
}

/// K7: the start space at that side, if it continues the part: of the same kind, and a court's only at a
/// court edge.
const tiles::StartSpace* WallLand::joined_start_space(Part part, int side) const {
    const tiles::StartSpace* space = board_.start_space(part.cell, side);
    if (space == nullptr || space->kind != kind(part)) return nullptr;
    const bool joined = kind(part) == FeatureKind::Court ? covers_side(part, side) : reaches(part, side);
    return joined ? space : nullptr;
}

/// K7: the parts on neighbouring tiles that this one continues in. Courts go on over half-edges, so that a
/// path keeps the courts on its two sides apart; the others over whole sides.
std::vector<Part> WallLand::connected(Part part) const {
    std::vector<Part> found;
    for (int half = 0; half < kHalves; ++half) {
        const int side = half / 2;
        const Cell cell = beside(part.cell, side);
        if (!filled(cell) || !(covers(part, half) || reaches(part, side))) continue;
        for (const Part& other : parts_on(cell)) {
            if (kind(other) != kind(part)) continue;
            const bool over_half = covers(part, half) && covers(other, opposite_half(half));
            const bool over_side = reaches(part, side) && reaches(other, opposite_side(side));
            if (over_half || over_side) found.push_back(other);
        }
    }
    return found;
}

/// K8, K9: only an edge at an empty cell inside the wall is open.
bool WallLand::has_open_side(Part part) const {
    for (int side = 0; side < kSides; ++side) {
        if (reaches(part, side) && is_free(beside(part.cell, side))) return true;
    }
    return false;
}

WallArea WallLand::area(Part part) const {
    const std::set<Part> parts = flood_fill(part, [this](Part each) { return connected(each); });
    WallArea area;
    area.kind = kind(part);
    area.parts.assign(parts.begin(), parts.end());
    area.complete =
        area.kind != FeatureKind::Court &&
        std::none_of(parts.begin(), parts.end(), [this](const Part& each) { return has_open_side(each); });
    area.tiles = different_cells(parts);
    area.nests = nests(parts);
    for (const Part& each : parts) count_part(each, area);
    return area;
}

/// Adds the start spaces, the markets and the fountain of one part.
void WallLand::count_part(Part part, WallArea& area) const {
    if (feature(part).market) ++area.markets;
    if (feature(part).fountain) area.fountain = true;
    for (int side = 0; side < kSides; ++side) {
        const tiles::StartSpace* space = joined_start_space(part, side);
        if (space == nullptr) continue;
        ++area.tiles;
        if (space->market) ++area.markets;
    }
}

/// F3: the nest of a tile counts once, however many of its parts belong to the area.
int WallLand::nests(const std::set<Part>& parts) const {
    std::map<Cell, int> on_tile;
    for (const Part& part : parts) on_tile[part.cell] = feature(part).nests;
    int count = 0;
    for (const auto& [cell, nests] : on_tile) count += nests;
    return count;
}

std::vector<Cell> WallLand::free_beside(Cell cell) const {
    std::vector<Cell> cells;
    for (int side = 0; side < kSides; ++side) {
        if (is_free(beside(cell, side))) cells.push_back(beside(cell, side));
    }
    return cells;
}

int WallLand::largest_free_group() const {
    std::size_t largest = 0;
    std::set<Cell> seen;
    for (Cell cell : board_.cells()) {
        if (!is_free(cell) || seen.contains(cell)) continue;
        const std::set<Cell> group = flood_fill(cell, [this](Cell each) { return free_beside(each); });
        largest = std::max(largest, group.size());
        seen.insert(group.begin(), group.end());
    }
    return static_cast<int>(largest);
}

}  // namespace trencavel::reference
