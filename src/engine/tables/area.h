// A few bytes about one connected area: what the rules need of it while tiles are placed.
#pragma once

#include <bit>
#include <cstdint>
#include <limits>

#include "engine/move.h"

namespace trencavel {

/// How the counts of an area share the bits of one number, from the lowest on: followers by troop, open ends,
/// size, and what is left for modules.
template <class BitsOf, unsigned kFollowers, unsigned kOpen, unsigned kSize>
struct AreaLayout {
    using Bits = BitsOf;
    static constexpr unsigned kFollowerBits = kFollowers;  // of each troop
    static constexpr unsigned kOpenBits = kOpen;
    static constexpr unsigned kSizeBits = kSize;
};

/// An area of a position. Every placed feature begins as an area of its own; when two areas meet, one absorbs
/// the other, which from then on only points to it: union-find.
///
/// `set` is a set of things. For ground (fields): the completed cities next to it. For all others: its tiles
/// among those that one area can meet twice, with two of their features, so that each tile counts once.
///
/// Followers are counted by troop: one sort of follower of one seat. Where there is only one sort, the troop
/// is the seat. One that counts more than one adds more than one.
template <class Layout>
class BasicArea {
    using Bits = typename Layout::Bits;

public:
    using Set = Bits;
    Set set = 0;

    static constexpr unsigned kSetSize = std::numeric_limits<Set>::digits;
    static constexpr unsigned kOpenMax = (1u << Layout::kOpenBits) - 1;
    static constexpr unsigned kSizeMax = (1u << Layout::kSizeBits) - 2;
    static constexpr unsigned kStrengthMax = (1u << Layout::kFollowerBits) - 1;  // of a troop

    static constexpr Set bit(unsigned index) { return Set{1} << index; }

    constexpr BasicArea() = default;
    constexpr BasicArea(unsigned open, unsigned size)
        : counts_((Bits{open} << kOpenShift) | (Bits{size} << kSizeShift)) {}
    /// Of a tile on its own, on which nobody stands.
    template <class Other>
    constexpr explicit BasicArea(const BasicArea<Other>& other) : BasicArea(other.open(), other.size()) {}

    /// Edges (for a cloister: surrounding places) that are still open.
    constexpr unsigned open() const { return static_cast<unsigned>(counts_ >> kOpenShift) & kOpenMax; }
    /// Tiles and pennants. For ground: only the number of its parts (of a small area, modulo 128).
    constexpr unsigned size() const { return static_cast<unsigned>(counts_ >> kSizeShift) & kSizeMask; }

    /// Not 0 if anybody stands there.
    constexpr Bits followers() const { return counts_ & kFollowers; }
    /// How many followers of the troop there are, or what they count together.
    constexpr unsigned followers_of(Troop troop) const {
        return static_cast<unsigned>(counts_ >> shift_of(troop)) & kStrengthMax;
    }
    constexpr void add_follower(Troop troop, unsigned strength = 1) {
        counts_ += Bits{strength} << shift_of(troop);
    }
    constexpr void remove_follower(Troop troop, unsigned strength = 1) {
        counts_ -= Bits{strength} << shift_of(troop);
    }
    constexpr void remove_followers() { counts_ &= ~kFollowers; }

    constexpr void close(unsigned ends) { counts_ -= Bits{ends} << kOpenShift; }
    /// Adds something that counts as a tile and is none.
    constexpr void grow() { counts_ += Bits{1} << kSizeShift; }

    /// Ground has no ends; its markets are counted in their place.
    constexpr unsigned markets() const { return open(); }
    constexpr void add_markets(unsigned count) { counts_ += Bits{count} << kOpenShift; }

    /// What a module counts of the area, in as many bits as are left: areas that meet add theirs up. The
    /// modules of a rule set agree on who has which of the bits, and on enough of them.
    static constexpr unsigned kTallyBits =
        kSetSize - Layout::kFollowerBits * kTroopsMax - Layout::kOpenBits - Layout::kSizeBits;
    constexpr unsigned tally() const requires(kTallyBits > 0) {
        return static_cast<unsigned>(counts_ >> kTallyShift);
    }
    constexpr void add_to_tally(unsigned count) requires(kTallyBits > 0) {
        counts_ += Bits{count} << kTallyShift;
    }

    /// Absorbs an area that meets this one over an edge: two ends are closed, and a tile that belongs to both
    /// counts once.
    constexpr void absorb(const BasicArea& other) {
        const auto shared = static_cast<unsigned>(std::popcount(set & other.set));
        counts_ += other.counts_ - (Bits{2} << kOpenShift) - (Bits{shared} << kSizeShift);
        set |= other.set;
    }

    /// The same for ground, which has no ends and no count of tiles.
    constexpr void absorb_ground(const BasicArea& other) {
        counts_ += other.counts_;
        set |= other.set;
    }

    constexpr bool is_absorbed() const { return counts_ == kAbsorbed; }
    constexpr unsigned parent() const { return static_cast<unsigned>(set); }
    constexpr void set_parent(unsigned index) {
        set = index;
        counts_ = kAbsorbed;
    }

    friend constexpr bool operator==(const BasicArea&, const BasicArea&) = default;

private:
    static constexpr unsigned kOpenShift = Layout::kFollowerBits * kTroopsMax;
    static constexpr unsigned kSizeShift = kOpenShift + Layout::kOpenBits;
    static constexpr unsigned kSizeMask = (1u << Layout::kSizeBits) - 1;
    static constexpr unsigned kTallyShift = kSizeShift + Layout::kSizeBits;
    static_assert(kTallyShift <= kSetSize);
    static constexpr Bits kFollowers = (Bits{1} << kOpenShift) - 1;
    static constexpr Bits kAbsorbed = ~Bits{0};  // no area has all ends, all tiles and all followers

    static constexpr unsigned shift_of(Troop troop) { return Layout::kFollowerBits * troop; }

    Bits counts_ = 0;
};

/// As small as can be: up to 7 followers of a troop, 32 things in a set.
using Area = BasicArea<AreaLayout<std::uint32_t, 3, 7, 7>>;
static_assert(sizeof(Area) == 8);

/// For rule sets with more of everything: followers of a troop that count up to 15, 64 things in a set, and
/// 23 bits for what modules count. The size has bits enough for the parts of any field, so that it leaves
/// those alone.
using WideArea = BasicArea<AreaLayout<std::uint64_t, 4, 8, 9>>;
static_assert(sizeof(WideArea) == 16 && WideArea::kTallyBits == 23);

/// C9: the seats with the most followers, as a bit set; empty if there are none.
template <class Layout>
constexpr unsigned most_followers(const BasicArea<Layout>& area, Seat players) {
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
