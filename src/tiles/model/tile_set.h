// Tile sets as the data files describe them: plain values, nothing of rules or play in them.
// The files and their keys are explained in docs/tile-data.md.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tiles/model/marks.h"

namespace trencavel::tiles {

/// Sides in the order N, E, S, W; a quarter turn clockwise adds 1.
enum class Side : std::uint8_t { North, East, South, West };

/// What an edge shows. Seam is an inner edge of a board that is made of several cells.
enum class Edge : std::uint8_t { Field, Road, City, Path, Tower, House, Chapel, Court, Seam };

enum class FeatureKind : std::uint8_t { City, Road, Field, Cloister, Path, Tower, House, Chapel, Court };

/// Where a road or path stops on its tile; None if it runs through. Centre is what is in the middle of a
/// board. Mark and what follows are the kinds of marks: a copy of the tile carries it.
enum class End : std::uint8_t { None, Junction, City, Cloister, Centre, Square, House, Tower, Chapel, Mark };

/// A feature of one tile, unrotated.
struct Feature {
    FeatureKind kind{};
    std::uint8_t sides = 0;     // bit s: the feature reaches side s (all kinds but field, court, cloister)
    std::uint8_t halves = 0;    // bit h: the field or court covers half-edge h, clockwise from north-left
    std::uint16_t borders = 0;  // field: bit i: it touches the city with index i of this tile
    std::uint8_t pennants = 0;
    End end = End::None;
    bool semicircle = true;  // city of one side: false for another shape
    bool inn = false;        // without effect in these games
    bool fountain = false;
    bool market = false;
    std::uint8_t nests = 0;

    bool operator==(const Feature&) const = default;
};

/// Some copies of a tile carry something, or are the start tile.
struct Mark {
    int count = 0;
    bool start = false;
    Carried carried{};

    bool operator==(const Mark&) const = default;
};

struct Tile {
    std::string id;
    std::string name;  // a description; may be empty
    int count = 0;
    std::array<Edge, 4> edges{};
    std::vector<Feature> features;  // the index is the F of moves and records
    std::vector<Mark> marks;
};

/// A start board made of several cells, top-left cell first.
struct BoardCell {
    int row = 0;
    int col = 0;
    std::array<Edge, 4> edges{};
    std::vector<Feature> features;
};

struct CrownSpace {
    double x = 0;  // where it is drawn, in tile widths from the board's top-left corner
    double y = 0;
};

/// A part of what is in the middle of a board, clockwise.
struct BoardSegment {
    std::string id;
    std::string german;
    int clock = 0;
    std::vector<CrownSpace> crowns;
};

/// One side of one cell of a board.
struct CellSide {
    int row = 0;
    int col = 0;
    Side side{};

    auto operator<=>(const CellSide&) const = default;
};

/// What the cells of a board come to when joined; files repeat it so that a slip in a cell is found.
struct BoardSummary {
    std::vector<std::vector<CellSide>> cities;  // each with the outer sides that it reaches
    std::vector<std::vector<CellSide>> roads;
    std::vector<int> field_cities;  // for each field the city that it touches, an index of cities
};

struct Board {
    std::string id;
    int rows = 0;
    int cols = 0;
    std::vector<BoardCell> cells;
    std::vector<BoardSegment> segments;
    int start_segment = 0;  // where the pig begins, an index of segments
    std::optional<std::array<std::vector<Edge>, 4>>
        ring;  // the outer edges; N and S from the west, E and W from the north
    std::optional<BoardSummary> summary;
};

/// One straight piece of the wall of Die Burg, with the corner tower that follows it.
struct WallEdge {
    char direction = 'E';  // N, E, S or W: the way the wall runs
    int length = 0;        // in cells
    int first_field = 0;   // of the score track
    int last_field = 0;
    std::array<int, 2> tower{};  // the two fields of the corner tower that follows

    /// One cell further along the wall: how x and y change.
    constexpr std::array<int, 2> step() const {
        switch (direction) {
            case 'N':
                return {0, -1};
            case 'E':
                return {1, 0};
            case 'S':
                return {0, 1};
            default:
                return {-1, 0};
        }
    }
};

/// Where the wall shows a feature that tiles can continue: at this side of this inside cell.
struct StartSpace {
    int x = 0;
    int y = 0;
    Side side{};
    FeatureKind kind{};
    bool market = false;
};

struct Gate {
    int edge = 0;                  // index of the wall edge that it stands in
    double offset = 0;             // along the edge, in cells
    std::array<int, 2> between{};  // the fields of the score track beside it
};

struct Wall {
    std::vector<std::string> inside;  // rows of '#' and '.'
    std::array<int, 2> start_vertex{};
    std::vector<WallEdge> edges;
    std::vector<StartSpace> start_spaces;
    std::vector<Gate> gates;

    /// Whether the cell is inside; any cell may be asked for.
    bool encloses(int x, int y) const {
        if (y < 0 || y >= static_cast<int>(inside.size())) return false;
        const std::string& row = inside[static_cast<std::size_t>(y)];
        return x >= 0 && x < static_cast<int>(row.size()) && row[static_cast<std::size_t>(x)] == '#';
    }
};

struct TileSet {
    std::string set;
    std::string title;
    std::string note;
    int total = 0;
    std::string start;  // a tile id, "board", "wall", or empty
    std::vector<Tile> tiles;
    std::optional<Board> board;
    std::optional<Wall> wall;

    /// The tile with this id, or nullptr.
    const Tile* find(const std::string& id) const {
        for (const Tile& tile : tiles) {
            if (tile.id == id) return &tile;
        }
        return nullptr;
    }
};

}  // namespace trencavel::tiles
