// What a spectator could have seen: the engine and the rules tell it as it happens.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/cell.h"
#include "engine/move.h"
#include "tiles/tile_set.h"

namespace trencavel {

enum class EventKind : std::uint8_t {
    Drawn,      // seat, tile
    Discarded,  // seat, tile: it fits nowhere (C4)
    Placed,     // seat, tile, cell, rotation
    Follower,   // seat, cell, feature
    Scored,     // kind of area, seats, points each, and the reason
    Returned,   // seat, cell, feature: a follower goes home
    Ended,      // the final scoring begins
    Over,       // seats: who has won
};

/// Enough to explain every point: 2 points for each of `tiles` and `pennants`, 3 for each of `cities`…
struct Reason {
    std::uint8_t tiles = 0;
    std::uint8_t pennants = 0;
    std::uint8_t cities = 0;
    bool complete = false;

    friend constexpr bool operator==(const Reason&, const Reason&) = default;
};

struct Event {
    EventKind kind{};
    Seat seat = 0;
    TileId tile = 0;
    std::uint8_t rotation = 0;
    Cell cell{};  // Scored: with `feature` the name of the area
    std::uint8_t feature = 0;
    tiles::FeatureKind area{};  // Scored
    std::uint8_t seats = 0;     // Scored, Over: a bit for each seat
    std::int16_t points = 0;    // Scored: for each of the seats
    Reason reason{};

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// For playouts: nobody listens, and the compiler drops all that is said.
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
