// A tile as a small grid of character cells: which feature each cell belongs to, and where things are shown.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tiles/model/tile_set.h"

namespace trencavel::tiles {

/// Small things on a tile that are shown by one character.
enum class Ornament : std::uint8_t { None, Junction, Square, Pennant, Inn, Fountain, Market, Nest, Cross };

struct RasterCell {
    int feature = -1;  // index of the tile's feature; -1 where roads or paths meet, and on bare board
    std::optional<FeatureKind> kind;  // of the feature, or of what meets here
    Ornament ornament = Ornament::None;
};

struct RasterPoint {
    int x = 0;
    int y = 0;

    bool operator==(const RasterPoint&) const = default;
};

struct Raster {
    int width = 0;
    int height = 0;
    std::vector<RasterCell> cells;    // row by row
    std::vector<RasterPoint> labels;  // for each feature the cell that shows its number, or a follower on it

    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
    }
    RasterCell& at(int x, int y) { return cells[index(x, y)]; }
    const RasterCell& at(int x, int y) const { return cells[index(x, y)]; }
    bool contains(int x, int y) const { return x >= 0 && x < width && y >= 0 && y < height; }
};

/// The tile turned clockwise by rotation quarter turns. Meant for 9x4 to 21x10 characters, which are taken to
/// be twice as high as wide; from 9x4 on every feature has a cell and a label of its own. Roads of
/// neighbouring tiles meet, because they always leave in the middle column or row.
Raster raster_tile(const Tile& tile, int rotation, int width, int height);

/// The same for anything that has features, such as a cell of a board.
Raster raster_shape(std::span<const Feature> features, int rotation, int width, int height);

/// Features and edges turned clockwise by quarter turns (any number, also negative).
Feature rotated(Feature feature, int rotation);
std::array<Edge, 4> rotated(const std::array<Edge, 4>& edges, int rotation);

}  // namespace trencavel::tiles
