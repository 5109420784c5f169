#include "terminal/screen/family.h"

#include "terminal/screen/wall_track.h"

namespace trencavel::terminal {
namespace {

constexpr TileSize kSizes[] = {kLargeTiles, kSmallTiles, kTinyTiles};

Extent extent_of_plane(const BoardScene& scene, TileSize tile) {
    Extent extent{0, 0, tile.width, tile.height};
    for (const PlacedTile& placed : scene.snapshot.board) extent.include(placed.cell, tile);
    for (const PlaceChoice& choice : scene.places) extent.include(choice.cell, tile);
    return extent;
}

std::array<CellRange, 2> cells_of_plane(const BoardScene& /*scene*/) {
    return {};
}

Extent extent_of_court(const BoardScene& scene, TileSize tile) {
    const auto [columns, rows] = grid_of(*scene.wall);
    return {-kWallColumns, -kWallRows, columns * tile.width + kWallColumns, rows * tile.height + kWallRows};
}

/// There is nothing to place outside of the rectangle of cells within the wall.
std::array<CellRange, 2> cells_of_court(const BoardScene& scene) {
    const auto [columns, rows] = grid_of(*scene.wall);
    return {{{0, columns - 1}, {0, rows - 1}}};
}

/// Its tiles have too much on them to be tiny.
constexpr BoardFamily kPlane = {.coordinate_columns = 5,
                                .tile_sizes = std::span(kSizes).first(2),
                                .extent = extent_of_plane,
                                .cells = cells_of_plane};

constexpr BoardFamily kCourt = {.coordinate_columns = 3,
                                .tile_sizes = kSizes,
                                .has_one_size = true,
                                .extent = extent_of_court,
                                .cells = cells_of_court};

}  // namespace

const BoardFamily& family_of(const BoardScene& scene) {
    return scene.wall == nullptr ? kPlane : kCourt;
}

}  // namespace trencavel::terminal
