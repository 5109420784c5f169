// What a bazaar holds: the open tiles, who has won which, and the bid.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed_vector.h"
#include "engine/move.h"

namespace trencavel {

enum class BazaarPhase : std::uint8_t {
    None,
    Turning,   // tiles are turned up
    Choosing,  // somebody is to choose one of them
    Bidding,   // the others raise or pass
    Selling,   // who chose decides
    Playing,   // everyone plays a tile
};

struct BazaarState {
    FixedVector<TileId, kSeatsMax> open{};  // in the order of turning up
    std::array<TileId, kSeatsMax> won{};    // by seat; kNoTile: none
    BazaarPhase phase{};
    Seat chooser = 0;  // at first who placed the bazaar
    Seat bidder = 0;   // of the highest bid
    Seat asked = 0;    // who was asked last
    TileId offered = 0;
    std::uint8_t bid = 0;
    std::uint8_t turns = 0;  // Playing: how many are to come, the present one included

    bool has_tile(Seat seat) const { return won[seat] != kNoTile; }

    bool is_open(TileId tile) const {
        bool found = false;
        for (const TileId other : open) found |= other == tile;
        return found;
    }

    bool all_alike() const {
        bool alike = true;
        for (const TileId tile : open) alike &= tile == open[0];
        return alike;
    }

    /// Visits each kind of tile that lies open once.
    template <class Visit>
    void for_each_open(Visit visit) const {
        for (unsigned i = 0; i < open.size(); ++i) {
            bool again = false;
            for (unsigned j = 0; j < i; ++j) again |= open[j] == open[i];
            if (!again) visit(open[i]);
        }
    }

    /// The others stay in their order.
    void remove_open(TileId tile) {
        FixedVector<TileId, kSeatsMax> rest;
        bool removed = false;
        for (const TileId other : open) {
            if (other == tile && !removed) {
                removed = true;
            } else {
                rest.push_back(other);
            }
        }
        open = rest;
    }

    friend bool operator==(const BazaarState&, const BazaarState&) = default;
};

}  // namespace trencavel
