// The tiles and bridges on the table and the areas that they form. Every area is found by flood fill, anew
// each time it is asked for; nothing is remembered from one question to the next.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "reference/geometry.h"
#include "tiles/model/tile_set.h"

namespace trencavel::reference {

/// A tile as it lies on the table.
struct PlacedTile {
    const tiles::Tile* tile = nullptr;
    int turns = 0;       // quarter turns clockwise
    bool board = false;  // a cell of the wheel board
};

/// The edge that the tile itself shows at a side, whatever stands on it.
tiles::Edge edge_of(const PlacedTile& placed, int side);

/// Whether the feature of that index reaches the side or half-edge.
bool reaches(const PlacedTile& placed, int feature, int side);
bool covers(const PlacedTile& placed, int feature, int half);

/// The features of the tile, which lies in that cell.
std::vector<Part> parts_of(const PlacedTile& placed, Cell cell);

/// In how many cells the parts lie.
int different_cells(const std::set<Part>& parts);

/// Connected features of one kind, and what the rules want to know about them.
struct Area {
    tiles::FeatureKind kind{};
    std::vector<Part> parts;     // sorted by x, y, feature
    std::vector<int> followers;  // how many, by seat; one on a castle has left its city
    bool complete = false;       // C6, C7, C8; a field never is
    int tiles = 0;               // different cells
    int pennants = 0;
    int cities = 0;      // field: different completed cities that it touches, castles included
    int neighbours = 0;  // cloister: filled places among the eight around it
    int castles = 0;     // field: how many of its cities are castles

    bool operator==(const Area&) const = default;
};

class Land {
public:
    /// Lays a tile down without asking whether it fits.
    void place(Cell cell, PlacedTile tile) { placed_[cell] = tile; }

    /// Puts a bridge on a tile without asking whether it may stand there.
    void build(Bridge bridge) { bridges_[bridge.cell] = bridge.axis; }

    /// From now on the city counts as a castle for fields.
    void make_castle(const Area& city) { castle_parts_.insert(city.parts.begin(), city.parts.end()); }

    const std::map<Cell, PlacedTile>& placed() const { return placed_; }
    const std::map<Cell, Axis>& bridges() const { return bridges_; }
    bool filled(Cell cell) const { return placed_.contains(cell); }

    /// What the filled cell shows at a side. B4: the ends of a bridge are road edges.
    tiles::Edge edge(Cell cell, int side) const;

    /// C3: the cell is empty, at least one side touches a tile, and all touching edges are of the same kind.
    bool fits(Cell cell, PlacedTile tile) const;

    /// C3 for a tile that lies already: all its edges are of the same kind as those that they touch.
    bool matches_neighbours(Cell cell) const;

    /// The empty cells with a tile at one of their sides.
    std::set<Cell> frontier() const;

    /// The features of the tile in the cell, and the bridge on it.
    std::vector<Part> parts_on(Cell cell) const;

    /// A feature of a tile; not for a bridge.
    const tiles::Feature& feature(Part part) const;

    /// B6: a bridge is a road segment.
    tiles::FeatureKind kind(Part part) const;

    /// Whether the part belongs to a city that became a castle.
    bool is_castle(Part part) const { return castle_parts_.contains(part); }

    /// The whole area that the part belongs to; its followers are left empty, the land knows nothing of them.
    Area area(Part part) const;

private:
    bool reaches(Part part, int side) const;
    bool covers(Part part, int half) const;
    std::vector<Part> connected(Part part) const;
    void add_across_sides(Part part, std::vector<Part>& found) const;
    void add_across_halves(Part part, std::vector<Part>& found) const;
    bool has_open_side(Part part) const;
    int pennants(const std::set<Part>& parts) const;
    int filled_around(Cell cell) const;
    std::set<Part> completed_cities(const std::set<Part>& field) const;

    std::map<Cell, PlacedTile> placed_;
    std::map<Cell, Axis> bridges_;  // one per tile (B2)
    std::set<Part> castle_parts_;
};

}  // namespace trencavel::reference
