// What can be done in a game, and what can be asked.
#pragma once

#include <cstdint>

#include "engine/cell.h"

namespace trencavel {

using TileId = std::uint8_t;  // a design of the game's tile sets, with the mark that its copy carries
using Seat = std::uint8_t;    // who plays; the first player is 0

constexpr TileId kNoTile = 0xFF;
constexpr Seat kChance = 0xFF;  // nobody: draws are made by chance
constexpr int kSeatsMax = 6;

enum class MoveKind : std::uint8_t { Draw, Place, Follower, Pass };

/// One decision, or one draw. Fields that a kind does not use are zero, so that moves can be compared.
struct Move {
    MoveKind kind{};
    TileId tile = 0;            // Draw: the tile
    Cell cell{};                // Place
    std::uint8_t rotation = 0;  // Place: quarter turns clockwise
    std::uint8_t feature = 0;   // Follower: the index of the feature on the tile just placed
    std::uint16_t value = 0;    // for kinds that need a number

    static constexpr Move draw(TileId tile) { return {.kind = MoveKind::Draw, .tile = tile}; }
    static constexpr Move place(Cell cell, unsigned rotation) {
        return {.kind = MoveKind::Place, .cell = cell, .rotation = static_cast<std::uint8_t>(rotation)};
    }
    static constexpr Move follower(unsigned feature) {
        return {.kind = MoveKind::Follower, .feature = static_cast<std::uint8_t>(feature)};
    }
    static constexpr Move pass() { return {.kind = MoveKind::Pass}; }

    friend constexpr bool operator==(const Move&, const Move&) = default;
};
static_assert(sizeof(Move) == 8);

enum class QuestionKind : std::uint8_t { Draw, Place, Follower };

/// What the game waits for, and from whom.
struct Question {
    Seat seat = 0;
    QuestionKind kind{};

    friend constexpr bool operator==(const Question&, const Question&) = default;
};

/// Why a move is not legal.
enum class Refusal : std::uint8_t {
    None,
    GameOver,
    NotAsked,       // the game waits for another kind of move
    NoSuchTile,     // draw: no such tile is left
    CellTaken,      // place
    NotAdjacent,    // place: no side at a placed tile
    EdgesDiffer,    // place: some touching sides are of different kinds
    NoSuchFeature,  // follower: the tile has no feature with this index
    Occupied,       // follower: the area holds a follower already
};

}  // namespace trencavel
