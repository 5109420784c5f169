// The constant tables of one game, made from its tile sets. They stay outside the position.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/cell.h"
#include "engine/move.h"
#include "engine/tables/area.h"
#include "tiles/model/tile_set.h"

namespace trencavel {

constexpr unsigned kDesignsMax = 96;
constexpr unsigned kTileFeaturesMax = 12;
constexpr std::uint8_t kNoFeature = 0xFF;

/// How an edge meets its neighbour. Open is an empty cell, which everything fits. Each family of games says
/// which edges are of which class, and which classes fit.
enum class EdgeClass : std::uint8_t {
    Open,
    Ground,  // one ground feature over the whole edge
    Line,    // a road or path in the middle, ground left and right of it
    Built,   // one feature over the whole edge, no ground
};

/// Open: the family has no such edge.
using EdgeClassOf = EdgeClass (*)(tiles::Edge);

/// What a family of games says about edges.
struct EdgeRules {
    EdgeClassOf class_of;
    bool (*fit)(EdgeClass, EdgeClass);  // whether these may touch; neither is Open
};

/// A tile in one of its four rotations: what meets its sides, as feature indices.
struct Oriented {
    std::array<EdgeClass, 4> edges{};
    std::array<std::uint8_t, 4> middle{};  // Line and Built edges: the feature that reaches the side
    std::array<std::uint8_t, 8> ground{};  // Ground and Line edges: the ground at each half-edge
};

/// A tile without its rotation. Copies that carry different marks are designs of their own.
struct Design {
    std::uint8_t features = 0;
    std::uint8_t cloister = kNoFeature;
    std::uint16_t ground = 0;       // bit f: feature f is ground, which is never completed
    std::uint16_t edged = 0;        // bit f: feature f is completed by closing its edges
    std::uint16_t repeatable = 0;   // bit f: another feature of the tile could end up in the same area
    std::uint16_t roads = 0;        // bit f: feature f is a road
    std::uint16_t half_cities = 0;  // bit f: feature f is a city of one side, a semicircle
    tiles::Carried carried{};
    std::array<Area, kTileFeaturesMax> areas{};  // of the tile on its own
    std::array<tiles::FeatureKind, kTileFeaturesMax> kinds{};
    std::array<std::uint16_t, kTileFeaturesMax> borders{};  // ground: the cities that it touches
    std::array<std::uint8_t, kTileFeaturesMax> pennants{};
    std::array<std::uint8_t, kTileFeaturesMax> nests{};
    std::uint16_t fountains = 0;  // bit f: feature f has one
};

/// Which rotations fit a free place, given its signature: for each side, from the north on, the EdgeClass
/// that it meets there, in two bits. The rotations are the four bits of low & high.
struct FitTable {
    alignas(16) std::array<std::uint8_t, 16> low{};   // by the signature's low four bits: north, east
    alignas(16) std::array<std::uint8_t, 16> high{};  // by its high four bits: south, west

    constexpr unsigned rotations(std::uint8_t signature) const {
        return low[signature & 15] & high[signature >> 4];
    }
};

struct StartTile {
    Cell cell{};
    std::uint16_t oriented = 0;
};

/// What a start board has besides its cells: segments with spaces. What they are for, a module knows.
struct BoardTable {
    static constexpr unsigned kSegmentsMax = 6;

    const tiles::Board* source = nullptr;             // lives as long as its tile set
    std::array<std::uint8_t, kSegmentsMax> spaces{};  // by segment
    std::uint8_t start = 0;                           // the segment where something begins
};

/// A place at a wall where tiles can start: it shows a feature that they can continue.
struct StartSpace {
    Cell cell{};
    std::uint8_t side = 0;
    tiles::FeatureKind kind{};
    bool market = false;
};

/// The wall around a board, with the score track on it.
struct WallTable {
    static constexpr unsigned kGrid = 12;  // columns and rows at most
    static constexpr unsigned kFields = 100;
    static constexpr unsigned kTowers = 13;  // that hold a wall tile
    static constexpr unsigned kStartSpacesMax = 12;
    static constexpr unsigned kWallTiles = 9;  // kinds of them
    static constexpr std::uint8_t kNone = 0xFF;

    const tiles::Wall* source = nullptr;      // lives as long as its tile set
    std::array<std::uint16_t, kGrid> rows{};  // bit x: the cell is inside
    std::vector<StartSpace> start_spaces;
    std::array<std::array<std::uint8_t, 4>, kGrid * kGrid> start_space_at{};  // by cell and side: 1 + index
    std::array<std::uint8_t, kFields> tower_at{};                             // by field, or kNone
    std::array<std::uint8_t, kTowers> tower_field{};                          // the first of its two fields
    std::array<bool, kFields> gate_after{};
    std::array<std::uint8_t, kWallTiles + 1> tiles{};  // wall tiles of each kind; none has kind 0

    /// The start space at this side of an inside cell, or nullptr.
    const StartSpace* start_space(Cell cell, unsigned side) const {
        const auto index = static_cast<unsigned>(cell.y()) * kGrid + static_cast<unsigned>(cell.x());
        const std::uint8_t number = start_space_at[index][side];
        return number == 0 ? nullptr : &start_spaces[number - 1u];
    }
};

struct Tables {
    std::array<Oriented, 4 * kDesignsMax> oriented{};  // index: 4 * tile + rotation
    std::array<Design, kDesignsMax> designs{};
    std::array<FitTable, kDesignsMax> fits{};
    /// The rotations that fit if a span runs over the tile, north to south or east to west: its ends are on
    /// ground and may meet a line, or nothing. Includes the rotations that fit without it.
    std::array<std::array<FitTable, 2>, kDesignsMax> fits_below_span{};
    std::array<std::uint8_t, kDesignsMax> counts{};  // copies to be drawn, without the start tile
    unsigned size = 0;                               // number of designs that can be drawn
    /// All tiles of a lower phase are drawn before those of a higher one.
    std::array<std::uint8_t, kDesignsMax> phase{};
    bool has_phases = false;  // more than one
    std::vector<StartTile> start;
    unsigned board_cells = 0;  // how many of these, the first ones, are a start board; nothing spans them
    std::vector<std::string> names;         // as in a deck: `U`, `RadU/2`; then the cells of a start board
    std::vector<const tiles::Tile*> tiles;  // by design; they live as long as their tile set
    std::vector<std::shared_ptr<const tiles::Tile>> board_tiles;  // cells of a start board: never drawn
    BoardTable board;
    WallTable wall;
    bool spans = false;          // whether anything can be built over tiles
    std::uint32_t switches = 0;  // which modules of the rule set play; each knows its own bit

    /// The tile of this name that can be drawn, or kNoTile.
    TileId find(std::string_view name) const;
    unsigned total() const;
};

/// Makes the tables; refuses sets that do not fit into them.
Result<Tables> make_tables(std::span<const tiles::TileSet* const> sets, const EdgeRules& edge_rules);

}  // namespace trencavel
