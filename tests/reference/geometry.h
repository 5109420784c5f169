// Places on the table, sides of tiles, and how they lie to one another.
#pragma once

#include <array>
#include <compare>

namespace trencavel::reference {

/// A place for one tile: x grows to the east, y to the south.
struct Cell {
    int x = 0;
    int y = 0;

    auto operator<=>(const Cell&) const = default;
};

/// The feature number of a bridge. It is larger than any index, so that a bridge comes last on its tile.
inline constexpr int kBridge = 100;

/// One feature of the tile that lies in a cell, or the bridge that stands on it.
struct Part {
    Cell cell;
    int feature = 0;  // index in the tile's list, or kBridge

    auto operator<=>(const Part&) const = default;
};

/// The two ways in which a bridge can run.
enum class Axis { NorthSouth, EastWest };

/// A bridge on the tile that lies in a cell.
struct Bridge {
    Cell cell;
    Axis axis{};

    auto operator<=>(const Bridge&) const = default;
};

inline constexpr int kSides = 4;   // N, E, S, W
inline constexpr int kHalves = 8;  // half-edges, clockwise from north-left; h lies on side h / 2

inline Cell beside(Cell cell, int side) {
    constexpr std::array<Cell, kSides> kStep{Cell{0, -1}, Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}};
    return {cell.x + kStep[side].x, cell.y + kStep[side].y};
}

inline int opposite_side(int side) {
    return (side + 2) % kSides;
}

/// The half-edge of the neighbour that lies against this one.
inline int opposite_half(int half) {
    constexpr std::array<int, kHalves> kOpposite{5, 4, 7, 6, 1, 0, 3, 2};
    return kOpposite[half];
}

/// The side (or half-edge) of the unturned tile that lies at the given one after so many quarter turns.
inline int unturned_side(int side, int turns) {
    return (side - turns + kSides) % kSides;
}
inline int unturned_half(int half, int turns) {
    return (half - 2 * turns + kHalves) % kHalves;
}

inline Axis axis_of(int side) {
    return side % 2 == 0 ? Axis::NorthSouth : Axis::EastWest;
}

/// The order in which records name things: the smallest y, then x, then the feature.
inline bool named_before(Cell a, Cell b) {
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}
inline bool named_before(const Part& a, const Part& b) {
    return a.cell != b.cell ? named_before(a.cell, b.cell) : a.feature < b.feature;
}

}  // namespace trencavel::reference
