// The table drawn as text: tiles, followers, cells where the tile in hand fits, and what happened last.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/game.h"
#include "terminal/console/canvas.h"
#include "terminal/console/terminal.h"
#include "terminal/input/choices.h"
#include "terminal/words/seats.h"
#include "tiles/model/tile_set.h"

namespace trencavel::terminal {

/// Of a tile on the board, in characters.
struct TileSize {
    int width = 9;
    int height = 4;
};
constexpr TileSize kTinyTiles{7, 3};  // only tiles within a wall can be read like this
constexpr TileSize kSmallTiles{9, 4};
constexpr TileSize kLargeTiles{11, 5};

/// A tile that was laid since the person last decided.
struct RecentTile {
    Cell cell{};
    Seat seat = 0;
};

/// An area that was scored since the person last decided.
struct ScoredArea {
    std::vector<Spot> members;
    unsigned seats = 0;
    int points = 0;
};

/// The label of an answer at the place that it speaks of; beside the follower, if one stands there.
struct BoardMark {
    Spot spot{};
    std::string label;
    bool beside = false;
};

/// All that the board shows.
struct BoardScene {
    const Tables* tables = nullptr;
    const Players* players = nullptr;
    const tiles::Wall* wall = nullptr;  // around the board, in games that have one
    Snapshot snapshot;
    std::vector<PlaceChoice> places;
    std::optional<Cell> chosen;  // one of them
    std::vector<Cell> dead;
    std::vector<RecentTile> recent;
    std::vector<ScoredArea> scored;
    std::vector<BoardMark> marks;  // what the question gives to choose from
};

/// Which part of the table is seen: the table's character at the window's top-left corner.
struct Window {
    TileSize tile;
    int left = 0;
    int top = 0;
    int columns = 0;
    int rows = 0;

    /// Whether the middle of the cell can be seen.
    bool shows(Cell cell) const;
};

/// The coordinates at the edges take this much room; within a wall they are short.
int coordinate_columns(const BoardScene& scene);
constexpr int kCoordinateRows = 2;

/// Whether all tiles and all cells to choose from have room, with the wall around them.
bool fits(const BoardScene& scene, TileSize tile, int columns, int rows);

/// All of the table in the middle, if it has room; otherwise the part around `centre`, if one is wanted, or
/// around the last tile.
Window window_on(const BoardScene& scene, TileSize tile, int columns, int rows, std::optional<Cell> centre);

/// The part of the table in the window, with coordinates around it.
Canvas draw_board(const BoardScene& scene, const Window& window, const Look& look);

/// Whether all of something that is shown beside the board otherwise can be seen in the window.
bool shows_pieces(const BoardScene& scene, const Window& window);

/// One tile with what its copy carries and a number on each of these features.
Canvas draw_tile_with(const Tables& tables, TileId tile, unsigned rotation, TileSize size,
                      const std::vector<unsigned>& numbers, const Look& look);

}  // namespace trencavel::terminal
