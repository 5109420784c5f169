// The tiles on the table and the areas that they form. Every area is found by flood fill, anew each time it
// is asked for; nothing is remembered from one question to the next.
#pragma once

#include <compare>
#include <map>
#include <set>
#include <vector>

#include "tiles/tile_set.h"

namespace trencavel::reference {

/// A place for one tile: x grows to the east, y to the south.
struct Cell {
    int x = 0;
    int y = 0;

    auto operator<=>(const Cell&) const = default;
};

/// One feature of the tile that lies in a cell.
struct Part {
    Cell cell;
    int feature = 0;  // index in the tile's list

    auto operator<=>(const Part&) const = default;
};

/// A tile as it lies on the table.
struct PlacedTile {
    const tiles::Tile* tile = nullptr;
    int turns = 0;  // quarter turns clockwise
};

/// Connected features of one kind, and what the rules want to know about them.
struct Area {
    tiles::FeatureKind kind{};
    std::vector<Part> parts;     // sorted by x, y, feature
    std::vector<int> followers;  // how many, by seat
    bool complete = false;       // C6, C7, C8; a field never is
    int tiles = 0;               // different cells
    int pennants = 0;
    int cities = 0;      // field: different completed cities that it touches
    int neighbours = 0;  // cloister: filled places among the eight around it

    bool operator==(const Area&) const = default;
};

class Land {
public:
    /// Lays a tile down without asking whether it fits.
    void place(Cell cell, PlacedTile tile) { placed_[cell] = tile; }

    const std::map<Cell, PlacedTile>& placed() const { return placed_; }

    /// C3: the cell is empty, at least one side touches a tile, and all touching edges are of the same kind.
    bool fits(Cell cell, PlacedTile tile) const;

    /// The empty cells with a tile at one of their sides.
    std::set<Cell> frontier() const;

    /// The whole area that the part belongs to; its followers are left empty, the land knows nothing of them.
    Area area(Part part) const;

private:
    bool filled(Cell cell) const { return placed_.contains(cell); }
    const tiles::Feature& feature(Part part) const;
    std::vector<Part> connected(Part part) const;
    void add_across_sides(Part part, std::vector<Part>& found) const;
    void add_across_halves(Part part, std::vector<Part>& found) const;
    std::set<Part> flood(Part start) const;
    bool has_open_side(Part part) const;
    int filled_around(Cell cell) const;
    int completed_cities(const std::set<Part>& field) const;

    std::map<Cell, PlacedTile> placed_;
};

}  // namespace trencavel::reference
