// Castles as they stand on the table, the small cities that can become one, and the places around them (rules
// B8 and B10).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "core/fixed_vector.h"
#include "engine/board/position.h"
#include "engine/event.h"

namespace trencavel::castles {

constexpr unsigned kCastlesMax = 12;  // B1: three each for four players, two each for six

struct Castle {
    std::array<std::uint8_t, 2> tiles{};  // in reading order of their cells
    Seat seat = 0;
    bool occupied = false;

    friend bool operator==(const Castle&, const Castle&) = default;
};

/// What a castle takes its points from; nothing if `points` is 0.
struct Reward {
    std::int16_t points = 0;
    ScoringKind source{};

    friend bool operator==(const Reward&, const Reward&) = default;
};

struct State {
    FixedVector<Castle, kCastlesMax> castles{};  // in the order built
    std::array<std::uint8_t, kSeatsMax> supply{};
    std::uint64_t cities = 0;                   // the bits of completed cities that are castles
    std::uint8_t older = 0;                     // castles that stood before this turn: only these score in it
    std::uint8_t declined = 0;                  // bit s: the seat builds no more castles in this turn
    std::uint16_t decided = 0;                  // bit i: castle i has its reward of this turn, or gets none
    std::uint8_t asking = 0;                    // the castle whose owner is asked
    std::array<Reward, kCastlesMax> rewards{};  // of this turn

    friend bool operator==(const State&, const State&) = default;
};

using Tiles = FixedVector<std::uint8_t, 6>;

/// B10: the castle's own tiles and those on its long sides; places that are empty are left out.
template <class Rules>
Tiles vicinity(const Position<Rules>& pos, const Castle& castle) {
    const bool in_a_column = pos.cell[castle.tiles[0]].x() == pos.cell[castle.tiles[1]].x();
    const unsigned side = in_a_column ? 1 : 0;
    Tiles tiles;
    for (const std::uint8_t tile : castle.tiles) {
        tiles.push_back(tile);
        for (const unsigned direction : {side, opposite(side)}) {
            const unsigned slot = pos.place_at(pos.cell[tile].neighbour(direction));
            if (Position<Rules>::is_tile(slot)) tiles.push_back(static_cast<std::uint8_t>(slot - 1));
        }
    }
    return tiles;
}

/// Whether an area has a part on the tile, a bridge over it included.
template <class Rules>
bool has_part_on(const Tables& tables, const Position<Rules>& pos, unsigned tile, unsigned root) {
    const unsigned first = pos.first_feature[tile];
    const unsigned features = tables.designs[pos.oriented[tile] >> 2].features;
    const unsigned span = pos.spans.on_tile[tile];
    bool found = span != 0 && pos.find(span - 1) == root;
    for (unsigned i = 0; i < features; ++i) found |= pos.find(first + i) == root;
    return found;
}

/// B13: whether the vicinity of a castle holds a tile of the other.
template <class Rules>
bool is_beside(const Position<Rules>& pos, const Castle& castle, const Castle& other) {
    bool found = false;
    for (const std::uint8_t tile : vicinity(pos, castle)) {
        for (const std::uint8_t half : other.tiles) found |= half == tile;
    }
    return found;
}

/// B8: the other half, if the feature of the last tile is half of a completed city of two semicircles.
template <class Rules>
std::optional<unsigned> other_half(const Tables& tables, const Position<Rules>& pos, unsigned index) {
    const unsigned feature = pos.first_feature[pos.cells - 1u] + index;
    const unsigned other = feature ^ pos.ring[feature];
    const bool is_pair = other != feature && (other ^ pos.ring[other]) == feature;
    if (!is_pair || pos.area_of(feature).open() != 0) return std::nullopt;
    const unsigned tile = pos.tile_of(other);
    const Design& design = tables.designs[pos.oriented[tile] >> 2];
    const bool is_half_city = design.half_cities >> (other - pos.first_feature[tile]) & 1;
    return is_half_city ? std::optional(other) : std::nullopt;
}

/// Visits the features of the last tile that the seat may make a castle.
template <class Rules>
void for_each_small_city(const Tables& tables, const Position<Rules>& pos, Seat seat, auto visit) {
    const unsigned last = pos.cells - 1u;
    for (unsigned bits = tables.designs[pos.oriented[last] >> 2].half_cities; bits != 0; bits &= bits - 1) {
        const auto index = static_cast<unsigned>(std::countr_zero(bits));
        const bool is_owner = pos.area_of(pos.first_feature[last] + index).followers_of(seat) > 0;
        if (is_owner && other_half(tables, pos, index)) visit(index);
    }
}

}  // namespace trencavel::castles
