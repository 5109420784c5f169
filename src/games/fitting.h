// Which tiles can still come where: what players count when they look at a gap.
#pragma once

#include <vector>

#include "games/game.h"

namespace trencavel {

/// A tile that is still to be laid, and how it fits a cell as it is.
struct FittingTile {
    TileId tile = kNoTile;
    unsigned rotations = 0;  // a bit for each number of quarter turns
};

struct FittingPlace {
    Cell cell{};
    std::vector<FittingTile> tiles;
};

/// Every free cell beside the layout, in reading order, with the tiles that fit it: not yet drawn, in hand,
/// or kept by a module.
std::vector<FittingPlace> fitting_places(const Game& game);

/// Free cells beside the layout that no tile still to be laid can ever fill. While a module can
/// change what fits, no cell is called dead.
std::vector<Cell> dead_cells(const Game& game);

}  // namespace trencavel
