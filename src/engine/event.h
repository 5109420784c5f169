// What a spectator could have seen: the engine and the rules emit it as it happens.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/cell.h"
#include "engine/move.h"
#include "tiles/model/tile_set.h"

namespace trencavel {

/// What the engine tells of; modules have events of their own, with the other numbers.
enum class EventKind : std::uint8_t {
    Drawn = 0,      // seat, tile
    Discarded = 1,  // seat, tile: it leaves the game without being placed (C4)
    Placed = 2,     // seat, tile, cell, rotation
    Follower = 4,   // seat, other: the sort, cell, feature
    Scored = 7,     // what, seats, points each, and the reason
    Returned = 8,   // seat, other: the sort, cell, feature: a follower goes home
    Paid = 16,      // seat, other, points: from one to the other, or to nobody (kChance)
    Ended = 23,     // the final scoring begins
    Over = 24,      // seats: who has won
};

/// What brings points: the kinds of areas, in the order of tiles::FeatureKind. What else does, modules say.
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
};

constexpr ScoringKind scoring_of(tiles::FeatureKind kind) {
    return static_cast<ScoringKind>(kind);
}

/// Enough to explain every point: 2 points for each of `tiles` and `pennants`, 3 for each of `cities`…
struct Reason {
    static constexpr unsigned kCounts = 5;

    std::uint8_t tiles = 0;
    std::uint8_t pennants = 0;
    std::uint8_t followers = 0;
    std::uint8_t cities = 0;  // completed ones
    std::uint8_t markets = 0;
    bool complete = false;
    std::int16_t lost = 0;  // of the points: those that do not reach the score
    std::array<std::uint8_t, kCounts>
        counts{};  // what else: each module has names for those that it fills in

    friend constexpr bool operator==(const Reason&, const Reason&) = default;
};

struct Event {
    EventKind kind{};
    Seat seat = 0;
    std::uint8_t other = 0;  // a second seat, a sort of followers, or what a module says of its events
    TileId tile = 0;
    std::uint8_t rotation = 0;
    Cell cell{};  // Scored: with `feature` the name of the area
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
