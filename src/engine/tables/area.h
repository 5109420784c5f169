// Eight bytes about one connected area: what the rules need of it while tiles are placed.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/move.h"

namespace trencavel {

/// An area of a position. Every placed feature begins as an area of its own; when two areas meet, one absorbs
/// the other, which from then on only points to it: union-find.
///
/// `set` is a set of up to 32 things. For ground (fields): the completed cities next to it. For all others:
/// its tiles among those that one area can meet twice, with two of their features, so that each tile counts
/// once.
///
/// Followers are counted by troop: one sort of follower of one seat. Where there is only one sort, the troop
/// is the seat.
class Area {
public:
    std::uint32_t set = 0;

    static constexpr unsigned kOpenMax = 127;
    static constexpr unsigned kSizeMax = 126;

    constexpr Area() = default;
    constexpr Area(unsigned open, unsigned size) : counts_((open << kOpenShift) | (size << kSizeShift)) {}

    /// Edges (for a cloister: surrounding places) that are still open.
    constexpr unsigned open() const { return (counts_ >> kOpenShift) & 127; }
    /// Tiles and pennants. For ground: only the number of its parts (modulo 128).
    constexpr unsigned size() const { return counts_ >> kSizeShift; }

    constexpr std::uint32_t followers() const { return counts_ & kFollowers; }
    constexpr unsigned followers_of(Troop troop) const { return (counts_ >> (3 * troop)) & 7; }
    constexpr void add_follower(Troop troop) { counts_ += 1u << (3 * troop); }
    constexpr void remove_follower(Troop troop) { counts_ -= 1u << (3 * troop); }
    constexpr void remove_followers() { counts_ &= ~kFollowers; }

    constexpr void close(unsigned ends) { counts_ -= ends << kOpenShift; }
    /// Adds something that counts as a tile and is none.
    constexpr void grow() { counts_ += 1u << kSizeShift; }

    /// Ground has no ends; its markets are counted in their place.
    constexpr unsigned markets() const { return open(); }
    constexpr void add_markets(unsigned count) { counts_ += count << kOpenShift; }

    /// Absorbs an area that meets this one over an edge: two ends are closed, and a tile that belongs to both
    /// counts once.
    constexpr void absorb(const Area& other) {
        const auto shared = static_cast<unsigned>(std::popcount(set & other.set));
        counts_ += other.counts_ - (2u << kOpenShift) - (shared << kSizeShift);
        set |= other.set;
    }

    /// The same for ground, which has no ends and no count of tiles.
    constexpr void absorb_ground(const Area& other) {
        counts_ += other.counts_;
        set |= other.set;
    }

    constexpr bool is_absorbed() const { return counts_ == kAbsorbed; }
    constexpr unsigned parent() const { return set; }
    constexpr void set_parent(unsigned index) {
        set = index;
        counts_ = kAbsorbed;
    }

    friend constexpr bool operator==(const Area&, const Area&) = default;

private:
    static constexpr unsigned kOpenShift = 3 * kTroopsMax;
    static constexpr unsigned kSizeShift = kOpenShift + 7;
    static constexpr std::uint32_t kFollowers = (1u << kOpenShift) - 1;
    static constexpr std::uint32_t kAbsorbed =
        0xFFFFFFFF;  // no area has 127 ends, 127 tiles and 42 followers

    std::uint32_t counts_ = 0;
};
static_assert(sizeof(Area) == 8);

/// C9: the seats with the most followers, as a bit set; empty if there are none.
constexpr unsigned most_followers(const Area& area, Seat players) {
    unsigned most = 0;
    unsigned seats = 0;
    for (Seat seat = 0; seat < players; ++seat) {
        const unsigned count = area.followers_of(seat);
        if (count > most) {
            most = count;
            seats = 1u << seat;
        } else if (count == most && most > 0) {
            seats |= 1u << seat;
        }
    }
    return seats;
}

}  // namespace trencavel
