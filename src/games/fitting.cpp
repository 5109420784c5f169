#include "games/fitting.h"

#include <algorithm>

namespace trencavel {
namespace {

/// Whether copies of a tile are still to be laid, by tile.
std::vector<bool> tiles_to_come(const Snapshot& snapshot) {
    std::vector<bool> to_come;
    for (const unsigned left : snapshot.left_of) to_come.push_back(left > 0);
    const auto add = [&](TileId tile) {
        if (tile != kNoTile) to_come[tile] = true;
    };
    add(snapshot.hand);
    snapshot.for_each_tile_to_come(add);
    return to_come;
}

}  // namespace

std::vector<FittingPlace> fitting_places(const Game& game) {
    const std::vector<bool> to_come = tiles_to_come(game.snapshot());
    const Tables& tables = game.tables();
    std::vector<FittingPlace> places;
    const auto look_at = [&](Cell cell, std::uint8_t signature) {
        FittingPlace place{cell, {}};
        for (unsigned tile = 0; tile < tables.size; ++tile) {
            const unsigned rotations = to_come[tile] ? tables.fits[tile].rotations(signature) : 0;
            if (rotations != 0) place.tiles.push_back({static_cast<TileId>(tile), rotations});
        }
        places.push_back(std::move(place));
    };
    std::visit(
        [&](const auto* pos) {
            for (unsigned i = 0; i < pos->places; ++i) look_at(pos->place[i], pos->signature[i]);
        },
        game.position());
    std::sort(places.begin(), places.end(),
              [](const FittingPlace& a, const FittingPlace& b) { return reads_before(a.cell, b.cell); });
    return places;
}

std::vector<Cell> dead_cells(const Game& game) {
    std::vector<Cell> cells;
    if (game.snapshot().can_change_fits()) return cells;
    for (const FittingPlace& place : fitting_places(game)) {
        if (place.tiles.empty()) cells.push_back(place.cell);
    }
    return cells;
}

}  // namespace trencavel
