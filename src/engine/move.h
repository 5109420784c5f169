// Moves and questions: those that the engine itself knows, which are drawing, revealing, placing, putting and
// taking back a follower, and passing. It hands all others to the rules; what they are is in the kinds.h of
// each module (rules/kinds.h).
#pragma once

#include <cstdint>

#include "engine/cell.h"

namespace trencavel {

using TileId = std::uint8_t;  // a design of the game's tile sets, including the mark on this copy
using Seat = std::uint8_t;    // who plays; the first player is 0
using Troop = std::uint8_t;   // one sort of followers of one seat: Position::troop

constexpr TileId kNoTile = 0xFF;
constexpr Seat kChance = 0xFF;  // nobody: tiles are drawn and wall tiles revealed by chance
constexpr int kSeatsMax = 6;
constexpr int kTroopsMax = 6;

/// Sorts of followers. Most games have only plain ones; a module can have sorts of its own.
enum class Sort : std::uint8_t { Plain };

/// Where a follower can be other than on a feature of a tile; given in place of the feature's index.
constexpr std::uint8_t kSpanFeature = 0xFE;   // on what spans the tile
constexpr std::uint8_t kTokenFeature = 0xFD;  // on what was put on the tiles

/// Moves are listed in the order of these numbers; those that are missing are the modules'.
enum class MoveKind : std::uint8_t {
    Draw = 0,
    Reveal = 1,
    Place = 2,
    Follower = 4,
    Recall = 11,
    Pass = 19,
};

/// A straight line over a cell.
enum class Axis : std::uint8_t { NorthSouth, EastWest };

constexpr Axis axis_of(unsigned side) {
    return static_cast<Axis>(side & 1);
}

/// What is built over tiles with a placement, in Move::value.
namespace span {
constexpr std::uint16_t kNone = 0;
constexpr std::uint16_t kElsewhere = 0xFFFF;  // can be written, but is never legal

constexpr std::uint16_t on_the_tile(Axis axis) {
    return static_cast<std::uint16_t>(1 + static_cast<unsigned>(axis));
}
constexpr std::uint16_t on_the_neighbour(unsigned side) {
    return static_cast<std::uint16_t>(3 + side);
}
constexpr bool is_on_the_tile(std::uint16_t value) {
    return value == 1 || value == 2;
}
constexpr bool is_on_a_neighbour(std::uint16_t value) {
    return value >= 3 && value < 7;
}
constexpr unsigned side_of(std::uint16_t value) {
    return value - 3u;
}
constexpr Axis axis_of(std::uint16_t value) {
    return is_on_the_tile(value) ? static_cast<Axis>(value - 1) : trencavel::axis_of(side_of(value));
}
}  // namespace span

/// One decision, or one draw. Fields that a kind does not use are zero, so that moves can be compared.
struct Move {
    MoveKind kind{};
    TileId tile = 0;            // Draw: the tile
    Cell cell{};                // Place, Recall
    std::uint8_t rotation = 0;  // Place: quarter turns clockwise
    std::uint8_t feature = 0;   // Follower: index on the tile just placed; Recall: in the cell
    std::uint16_t value = 0;    // Place: what is built with it; Reveal: what the wall tile shows

    static constexpr Move draw(TileId tile) { return {.kind = MoveKind::Draw, .tile = tile}; }
    static constexpr Move reveal(unsigned wall_tile) {
        return {.kind = MoveKind::Reveal, .value = static_cast<std::uint16_t>(wall_tile)};
    }
    static constexpr Move place(Cell cell, unsigned rotation, std::uint16_t built = span::kNone) {
        return {.kind = MoveKind::Place,
                .cell = cell,
                .rotation = static_cast<std::uint8_t>(rotation),
                .value = built};
    }
    static constexpr Move follower(unsigned feature) {
        return {.kind = MoveKind::Follower, .feature = static_cast<std::uint8_t>(feature)};
    }
    static constexpr Move recall(Cell cell, unsigned feature) {
        return {.kind = MoveKind::Recall, .cell = cell, .feature = static_cast<std::uint8_t>(feature)};
    }
    static constexpr Move pass() { return {.kind = MoveKind::Pass}; }

    friend constexpr bool operator==(const Move&, const Move&) = default;
};
static_assert(sizeof(Move) == 8);

enum class QuestionKind : std::uint8_t {
    Draw = 0,
    Place = 1,
    Follower = 2,
    Reveal = 12,
};

/// What the game waits for, and from whom.
struct Question {
    Seat seat = 0;
    QuestionKind kind{};

    friend constexpr bool operator==(const Question&, const Question&) = default;
};

/// Why a move is not legal. Modules have refusals of their own, with the other numbers.
enum class Refusal : std::uint8_t {
    None = 0,
    GameOver = 1,
    NotAsked = 2,         // the game waits for another kind of move
    NoSuchTile = 3,       // draw: no such tile is left
    CellTaken = 4,        // place
    NotAdjacent = 5,      // place: no side at a placed tile or a start space
    OutsideWall = 6,      // place
    EdgesDiffer = 7,      // place: some touching sides are of different kinds
    NoSuchFeature = 8,    // follower: the tile has no feature with this index
    Occupied = 9,         // follower: the area holds a follower already
    NoFollower = 10,      // none of this sort in the supply
    NoSuchWallTile = 28,  // reveal: none of this kind is left
};

}  // namespace trencavel
