// Moves and questions. One vocabulary serves all games: the engine itself knows how to draw, place, put a
// follower and pass; it hands all other moves to the rules.
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

/// Sorts of followers. Most games have only plain ones.
enum class Sort : std::uint8_t { Plain, King, Falconer };

/// Where a follower can be other than on a feature of a tile; given in place of the feature's index.
constexpr std::uint8_t kSpanFeature = 0xFE;   // on what spans the tile
constexpr std::uint8_t kTokenFeature = 0xFD;  // on what was put on the tiles

/// In the order in which people would list them.
enum class MoveKind : std::uint8_t {
    Draw,
    Reveal,
    Place,
    Refuse,
    Follower,
    King,
    Falconer,
    Crown,
    Bridge,
    Castle,
    Reward,
    Recall,
    Offer,
    Bid,
    Take,
    Buy,
    Sell,
    Score,
    Extra,
    Pass,
};

/// A straight line over a cell.
enum class Axis : std::uint8_t { NorthSouth, EastWest };

constexpr Axis axis_of(unsigned side) {
    return static_cast<Axis>(side & 1);
}

/// What is built with a placement, in Move::value.
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
    TileId tile = 0;            // Draw, Offer, Take: the tile
    Cell cell{};                // Place, Bridge, Reward, Recall, Score
    std::uint8_t rotation = 0;  // Place: quarter turns clockwise; Bridge: the axis
    std::uint8_t feature = 0;   // Follower, King, Falconer, Castle: index on the tile just placed; Reward,
                                // Recall, Score: in the cell
    std::uint16_t value = 0;    // Place: what is built with it; Crown: the segment; Offer, Bid: the points;
                                // Score: 1 if doubled; Reveal: what the wall tile shows

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
    static constexpr Move refuse() { return {.kind = MoveKind::Refuse}; }
    static constexpr Move follower(unsigned feature) {
        return {.kind = MoveKind::Follower, .feature = static_cast<std::uint8_t>(feature)};
    }
    static constexpr Move king(unsigned feature) {
        return {.kind = MoveKind::King, .feature = static_cast<std::uint8_t>(feature)};
    }
    static constexpr Move falconer(unsigned feature) {
        return {.kind = MoveKind::Falconer, .feature = static_cast<std::uint8_t>(feature)};
    }
    static constexpr Move crown(unsigned segment) {
        return {.kind = MoveKind::Crown, .value = static_cast<std::uint16_t>(segment)};
    }
    static constexpr Move bridge(Cell cell, Axis axis) {
        return {.kind = MoveKind::Bridge, .cell = cell, .rotation = static_cast<std::uint8_t>(axis)};
    }
    static constexpr Move castle(unsigned feature) {
        return {.kind = MoveKind::Castle, .feature = static_cast<std::uint8_t>(feature)};
    }
    static constexpr Move reward(Cell cell, unsigned feature) {
        return {.kind = MoveKind::Reward, .cell = cell, .feature = static_cast<std::uint8_t>(feature)};
    }
    static constexpr Move recall(Cell cell, unsigned feature) {
        return {.kind = MoveKind::Recall, .cell = cell, .feature = static_cast<std::uint8_t>(feature)};
    }
    static constexpr Move offer(TileId tile, unsigned points) {
        return {.kind = MoveKind::Offer, .tile = tile, .value = static_cast<std::uint16_t>(points)};
    }
    static constexpr Move bid(unsigned points) {
        return {.kind = MoveKind::Bid, .value = static_cast<std::uint16_t>(points)};
    }
    static constexpr Move take(TileId tile) { return {.kind = MoveKind::Take, .tile = tile}; }
    static constexpr Move buy() { return {.kind = MoveKind::Buy}; }
    static constexpr Move sell() { return {.kind = MoveKind::Sell}; }
    static constexpr Move score(Cell cell, unsigned feature, bool doubled = false) {
        return {.kind = MoveKind::Score,
                .cell = cell,
                .feature = static_cast<std::uint8_t>(feature),
                .value = static_cast<std::uint16_t>(doubled)};
    }
    static constexpr Move extra() { return {.kind = MoveKind::Extra}; }
    static constexpr Move pass() { return {.kind = MoveKind::Pass}; }

    friend constexpr bool operator==(const Move&, const Move&) = default;
};
static_assert(sizeof(Move) == 8);

enum class QuestionKind : std::uint8_t {
    Draw,
    Place,
    Follower,
    Castle,
    Reward,
    Recall,
    Offer,
    Bid,
    Sell,
    Take,
    Score,
    Extra,
    Reveal,
};

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
    NotAsked,        // the game waits for another kind of move
    NoSuchTile,      // draw: no such tile is left
    CellTaken,       // place
    NotAdjacent,     // place: no side at a placed tile or a start space
    OutsideWall,     // place
    EdgesDiffer,     // place: some touching sides are of different kinds
    NoSuchFeature,   // follower: the tile has no feature with that index
    Occupied,        // follower: the area holds a follower already
    NoFollower,      // follower, king, falconer, crown: none in the supply
    CompletedNow,    // king, falconer: the area is scored in this turn
    NoBridgeLeft,    // place, bridge: none in the supply
    NeedsNoBridge,   // place: it fits without one
    NoBridgeHere,    // place, bridge: none can stand there, or it does not help
    BridgeBuilt,     // bridge: one was built in this turn already
    NoBridgeBuilt,   // follower: none was built in this turn
    FitsWithout,     // refuse: the tile fits without a bridge
    CrownsTaken,     // crown: no space free in this segment
    NoCastle,        // castle: no small city of this player's
    NotCompleted,    // reward: nothing that was completed beside the castle
    NotYours,        // recall: no follower of this player's there
    NotOpen,         // offer, take: no such tile lies open
    BidTooLow,       // bid: not higher than the last
    BidTooHigh,      // offer, bid: more than may be bid
    NotToScore,      // score: no area that this tile completed and that is to be scored
    OwnAreasFirst,   // score: it is the other player's, and there are own ones left
    NoDoubling,      // score: nothing can double this area
    NoSuchWallTile,  // reveal: none of this kind is left
};

}  // namespace trencavel
