#include "terminal/screen/board_drawing.h"

#include <algorithm>

#include "terminal/screen/module_screen.h"

namespace trencavel::terminal {

tiles::Raster BoardDrawing::raster_of(const PlacedTile& tile) const {
    return tiles::raster_tile(*scene.tables->tiles[tile.tile], static_cast<int>(tile.rotation),
                              window.tile.width, window.tile.height);
}

std::optional<tiles::RasterPoint> BoardDrawing::point_of(Spot spot) const {
    const PlacedTile* tile = tile_at(spot.cell);
    if (tile == nullptr) return std::nullopt;
    const tiles::RasterPoint point = point_on(*tile, spot);
    return tiles::RasterPoint{left_of(spot.cell) + point.x, top_of(spot.cell) + point.y};
}

const PlacedTile* BoardDrawing::tile_at(Cell cell) const {
    const auto& board = scene.snapshot.board;
    const auto found =
        std::find_if(board.begin(), board.end(), [&](const PlacedTile& tile) { return tile.cell == cell; });
    return found == board.end() ? nullptr : &*found;
}

/// Within the tile. What is no feature of it, or not to be seen where it would stand, has its place from a
/// module.
tiles::RasterPoint BoardDrawing::point_on(const PlacedTile& tile, Spot spot) const {
    if (spot.feature >= kTokenFeature) {
        for (const ModuleScreen* module : screens_of_modules()) {
            if (module->stand == nullptr) continue;
            if (const auto point = module->stand(spot, scene, window.tile)) return *point;
        }
        return middle_of(window.tile);
    }
    const tiles::Raster raster = raster_of(tile);
    tiles::RasterPoint point = raster.labels[spot.feature];
    for (const ModuleScreen* module : screens_of_modules()) {
        if (module->aside == nullptr) continue;
        if (const auto aside = module->aside(spot, scene, raster)) point = *aside;
    }
    return {std::clamp(point.x, 1, window.tile.width - 2), point.y};
}

}  // namespace trencavel::terminal
