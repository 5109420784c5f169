// What points within a wall are counted with, besides tiles and markets: in Reason::counts.
#pragma once

namespace trencavel::court {

constexpr unsigned kPerUnit = 0;   // points for each tile or market
constexpr unsigned kWallTile = 1;  // the kind of the wall tile that doubles, or brings the points
constexpr unsigned kFree = 2;      // cells of the largest free group
constexpr unsigned kKing = 3;      // 1: doubled by a king
constexpr unsigned kFountain = 4;  // 1: doubled by a fountain

}  // namespace trencavel::court
