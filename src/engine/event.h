// What a spectator could have seen: the engine and the rules emit it as it happens.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/cell.h"
#include "engine/move.h"
#include "tiles/model/tile_set.h"

namespace trencavel {

enum class EventKind : std::uint8_t {
    Drawn,      // seat, tile
    Discarded,  // seat, tile: it fits nowhere (C4), or was refused (B5)
    Placed,     // seat, tile, cell, rotation
    Bridge,     // seat, cell, rotation: the axis of what was built
    Follower,   // seat, other: the sort, cell, feature
    Crown,      // seat, other: the segment of the wheel where a follower was put
    Castle,     // seat, cell, feature, second: the two tiles of the castle
    Scored,     // what, seats, points each, and the reason; crown: other is the segment; castle: the source
    Returned,   // seat, other: the sort, cell, feature: a follower goes home
    CrownReturned,  // seat, other: a follower goes home from this segment of the wheel
    Pig,            // other: the segment where it is now
    Bazaar,         // seat: who placed the tile that triggers it
    TurnedUp,       // tile
    Offered,        // seat, tile, points: chosen, with a first bid
    Bid,            // seat, points: a higher bid
    PassedBid,      // seat
    Paid,           // seat, other, points: from one to the other, or to nobody (kChance)
    Won,            // seat, tile: it is theirs
    Gate,           // seat: the marker is at a gate now
    Nests,          // seat, points: how many tokens were taken; cell, feature: for which area
    Keep,           // seat, cell, feature, points: the keep is now on this house of so many tiles
    WallTile,       // seat, other, points: its kind, and the first field of the tower it was taken from
    Extra,          // seat: another turn, thanks to a wall tile
    Ended,          // the final scoring begins
    Over,           // seats: who has won
};

/// What brings points. The first ones are the kinds of areas, in the order of tiles::FeatureKind.
enum class ScoringKind : std::uint8_t {
    City,
    Road,
    Field,
    Cloister,
    Path,
    Tower,
    House,
    Chapel,
    Court,
    Castle,
    Crown,
    Fortune,
    Taxes,
    Famine,
    Storm,
    Inquisition,
    Keep,
    Nests,
    WallTile,
};

constexpr ScoringKind scoring_of(tiles::FeatureKind kind) {
    return static_cast<ScoringKind>(kind);
}

/// Enough to explain every point: 2 points for each of `tiles` and `pennants`, 3 for each of `cities`…
struct Reason {
    std::uint8_t tiles = 0;
    std::uint8_t pennants = 0;
    std::uint8_t followers = 0;
    std::uint8_t own_knights =
        0;                     // taxes: for each knight, the player's knights in its city, itself among them
    std::uint8_t cities = 0;   // castles among them
    std::uint8_t castles = 0;  // they bring one point more
    std::uint8_t markets = 0;
    std::uint8_t per_unit = 0;   // Die Burg: points for each tile or market
    std::uint8_t wall_tile = 0;  // the kind of the wall tile that doubles, or brings the points
    std::uint8_t free = 0;       // keep, nests: cells of the largest free group
    bool king = false;           // doubled by a king
    bool fountain = false;
    bool complete = false;
    std::int16_t lost = 0;  // of the points: those that were lost at a gate

    friend constexpr bool operator==(const Reason&, const Reason&) = default;
};

struct Event {
    EventKind kind{};
    Seat seat = 0;
    std::uint8_t other = 0;  // a second seat, a segment of the wheel, a sort of followers…
    TileId tile = 0;
    std::uint8_t rotation = 0;
    Cell cell{};  // Scored: with `feature` the name of the area, or the first cell of a castle
    Cell second{};
    std::uint8_t feature = 0;
    ScoringKind what{};       // Scored
    std::uint8_t seats = 0;   // Scored, Over: a bit for each seat
    std::int16_t points = 0;  // Scored: for each of the seats
    Reason reason{};

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// For playouts: nobody listens, and the compiler removes all events.
struct Silent {
    static constexpr bool kListens = false;
    static constexpr void emit(const Event&) {}
};

/// For games that are shown or written down.
struct EventLog {
    static constexpr bool kListens = true;
    std::vector<Event> events;
    void emit(const Event& event) { events.push_back(event); }
};

}  // namespace trencavel
