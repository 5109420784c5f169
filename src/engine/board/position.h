// Everything that all players know at one moment of a game: flat, and copied by copying its bytes.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/fixed_vector.h"
#include "engine/cell.h"
#include "engine/move.h"
#include "engine/tables/area.h"
#include "engine/tables/tables.h"

namespace trencavel {

/// How far a turn has got: what happens next once no question is open (turn.h).
enum class Stage : std::uint8_t { Begin, Draw, Drawn, Place, Follower, Score, TurnEnd, Over };

/// A line built over a tile, from one side to the opposite one, above everything on it.
struct Span {
    std::uint8_t tile = 0;
    Axis axis{};

    friend constexpr bool operator==(const Span&, const Span&) = default;
};

/// The spans of a position. Span i is feature i on the table: spans are numbered before the features of
/// tiles.
template <unsigned kSpans, unsigned kCells, unsigned kPlacesPadded>
struct SpanLayer {
    FixedVector<Span, kSpans> built{};
    std::array<std::uint8_t, kCells> on_tile{};  // 0: none; 1 + i: span i
    // By free place, bit s: the tile on side s shows ground there and could be spanned towards the place.
    std::array<std::uint8_t, kPlacesPadded> spannable{};

    friend bool operator==(const SpanLayer&, const SpanLayer&) = default;
};

/// Games without spans pay nothing for them.
template <unsigned kCells, unsigned kPlacesPadded>
struct SpanLayer<0, kCells, kPlacesPadded> {
    friend bool operator==(const SpanLayer&, const SpanLayer&) = default;
};

/// `Rules` gives the sizes (Rules::Limits) and what its modules remember (Rules::Slices).
/// A position never holds the order of the undrawn tiles, only how many there are of each.
template <class Rules>
struct Position {
    using Limits = typename Rules::Limits;
    using FeatureId = typename Limits::FeatureId;  // a feature on the table: the tile's first, plus its index
    using PlaceId = typename Limits::PlaceId;
    using OrientedId = typename Limits::OrientedId;
    using Area = typename Limits::Area;
    using RuleSet = Rules;

    static constexpr unsigned kCells = Limits::kCells;
    static constexpr unsigned kPlaces = Limits::kPlaces;
    static constexpr unsigned kFeatures = Limits::kFeatures;
    static constexpr unsigned kSeats = Limits::kSeats;
    static constexpr unsigned kFollowers = Limits::kFollowers;
    static constexpr unsigned kPlacesPadded = (kPlaces + 31) / 32 * 32;  // read in blocks of 32
    static constexpr unsigned kSpans = Limits::kSpans;
    static constexpr int kWindowFrom = Limits::kWindowFrom;  // see place_at
    static constexpr unsigned kWindow = Limits::kWindow;
    static constexpr bool kWalled = Limits::kWalled;  // the board ends at a wall
    static constexpr unsigned kSorts = Limits::kSorts;
    static constexpr unsigned kTroops = kSeats * kSorts;
    static_assert(kTroops <= kTroopsMax);
    static constexpr FeatureId kNever = static_cast<FeatureId>(~FeatureId{0});

    // The areas, by feature, and the members of each as a ring. A ring number is the feature exclusive-or its
    // successor: a feature alone has 0, so new ones need not be written.
    // (There is room at the end because all areas of a new tile are copied at once, even those that it
    // lacks.)
    std::array<Area, kFeatures + kTileFeaturesMax - 1> areas{};
    std::array<FeatureId, kFeatures> ring{};

    // The placed tiles, in order.
    std::array<Cell, kCells> cell{};
    std::array<FeatureId, kCells> first_feature{};
    std::array<OrientedId, kCells> oriented{};  // 4 * tile + rotation

    // The free places beside them, in no particular order.
    std::array<Cell, kPlaces> place{};
    std::array<std::uint8_t, kPlacesPadded> signature{};  // see FitTable

    // The slots of the cells near the start, or within the wall; see place_at.
    std::array<PlaceId, kWindow * kWindow> window{};

    std::array<std::int16_t, kSeats> score{};
    std::uint16_t placements = 0;      // of the tile in hand: places times rotations that fit
    std::uint16_t follower_spots = 0;  // bit f: a follower may be put on feature f of the last tile
    FeatureId features = 0;            // in use
    std::uint16_t places = 0;          // in use
    std::uint8_t cells = 0;            // in use
    std::uint8_t left = 0;             // tiles to be drawn
    TileId hand = kNoTile;
    Seat seat = 0;  // whose turn it is
    std::uint8_t players = 0;
    Stage stage = Stage::Draw;
    std::array<std::uint8_t, Limits::kRepeatSlots>
        repeatables{};                                     // placed tiles that have a bit in Area::set
    std::array<std::uint8_t, Limits::kDesigns> left_of{};  // tiles to be drawn, by design
    std::array<std::uint8_t, kTroops> supply{};            // followers at home
    std::array<FixedVector<FeatureId, kFollowers, FeatureId>, kTroops>
        followers{};                                         // and where the others are
    FixedVector<Cell, Limits::kCloisters> open_cloisters{};  // cloisters that are not yet surrounded
    bool completes = false;                                  // the last tile completed something
    FixedVector<Question, Limits::kQuestions> questions{};   // the last one is answered first
    [[no_unique_address]] SpanLayer<kSpans, kCells, kPlacesPadded> spans{};
    [[no_unique_address]] typename Rules::Slices slices{};

    template <class Module>
    auto& slice() {
        return static_cast<typename Module::State&>(slices);
    }
    template <class Module>
    const auto& slice() const {
        return static_cast<const typename Module::State&>(slices);
    }

    bool over() const { return stage == Stage::Over; }

    // --- followers: by troop ------------------------------------------------------------------------------

    Troop troop(Seat owner, Sort sort) const {
        return static_cast<Troop>(static_cast<unsigned>(sort) * players + owner);
    }
    Troop troops() const { return static_cast<Troop>(players * kSorts); }
    Seat seat_of(Troop troop) const { return kSorts == 1 ? troop : static_cast<Seat>(troop % players); }
    Sort sort_of(Troop troop) const { return kSorts == 1 ? Sort::Plain : static_cast<Sort>(troop / players); }

    // --- what is where -------------------------------------------------------------------------------

    /// The slot of a cell: 1 + i for tile i, 1 + kCells + i for free place i, kOutside beyond a wall, 0 for
    /// any other cell. Cells near the start, and all within a wall, are looked up in a window; the rare
    /// layout that sprawls further costs a search. So the position stays small, and the common case is one
    /// load.
    unsigned place_at(Cell at) const {
        const unsigned index = window_index(at);
        if (index < window.size()) return window[index];
        return kWalled ? kOutside : search_place(at);
    }
    static constexpr unsigned kOutside = 1 + kCells + kPlaces;
    static constexpr bool is_tile(unsigned slot) {
        return slot - 1 < kCells;  // 0 wraps around and is none
    }
    static constexpr unsigned free_index(unsigned slot) { return slot - 1 - kCells; }

    void set_place_at(Cell at, unsigned value) {
        if (const unsigned index = window_index(at); index < window.size()) {
            window[index] = static_cast<PlaceId>(value);
        }
    }

    // --- areas -----------------------------------------------------------------------------------------

    /// Tiles that one area can meet twice take a bit of Area::set. Where there are many, each kind of feature
    /// that is completed by its edges has a count of its own; otherwise all share one.
    static constexpr unsigned repeat_slot(tiles::FeatureKind kind) {
        return Limits::kRepeatSlots == 1
                   ? 0
                   : static_cast<unsigned>(kind) - static_cast<unsigned>(tiles::FeatureKind::Path);
    }

    unsigned find(unsigned feature) const {
        while (areas[feature].is_absorbed()) feature = areas[feature].parent();
        return feature;
    }
    const Area& area_of(unsigned feature) const { return areas[find(feature)]; }

    static constexpr bool is_span(unsigned feature) { return feature < kSpans; }

    /// The tile that a feature belongs to: the number of tiles that begin at or before it, less one.
    /// (Counting them all, in the type of the numbers, is a few vector instructions: quicker than a search.)
    unsigned tile_of(unsigned feature) const {
        if constexpr (kSpans > 0) {
            if (is_span(feature)) return spans.built[feature].tile;
        }
        const auto wanted = static_cast<FeatureId>(feature);
        FeatureId count = 0;
        for (unsigned i = 0; i < kCells; ++i)
            count = static_cast<FeatureId>(count + (first_feature[i] <= wanted ? 1 : 0));
        return count - 1u;
    }

    template <class Visit>
    void for_each_member(unsigned feature, Visit visit) const {
        unsigned member = feature;
        do {
            visit(member);
            member ^= ring[member];
        } while (member != feature);
    }

    friend bool operator==(const Position&, const Position&) = default;

private:
    static constexpr unsigned window_index(Cell at) {
        constexpr std::uint16_t kCorner = Cell::at(kWindowFrom, kWindowFrom).packed;
        const unsigned offset = static_cast<std::uint16_t>(at.packed - kCorner);
        // Both bytes below kWindow, in one test: neither has its top bit, nor gets it by adding 128 -
        // kWindow.
        constexpr unsigned kRest = (128 - kWindow) * 0x0101;
        if (((offset | (offset + kRest)) & 0x8080) != 0) return ~0u;
        return (offset >> 8) * kWindow + (offset & 255);
    }

    unsigned search_place(Cell at) const {
        for (unsigned i = 0; i < cells; ++i) {
            if (cell[i] == at) return 1 + i;
        }
        for (unsigned i = 0; i < places; ++i) {
            if (place[i] == at) return 1 + kCells + i;
        }
        return 0;
    }
};

}  // namespace trencavel
