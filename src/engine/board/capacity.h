// Whether a position has room for a deck. A record may name any deck, and areas count with few bits.
#pragma once

#include <array>
#include <bit>
#include <string>

#include "engine/board/position.h"
#include "engine/tables/tables.h"

namespace trencavel {
namespace detail {

constexpr unsigned kFeatureKinds = static_cast<unsigned>(tiles::FeatureKind::Court) + 1;

/// What a set of tiles could need in the worst case.
template <class Rules>
struct Demand {
    unsigned cells = 0;
    unsigned features = 0;
    std::array<unsigned, Rules::Limits::kRepeatSlots> repeatables{};
    unsigned cloisters = 0;
    unsigned cities = 0;  // two of them make the smallest one that can be completed
    unsigned markets = 0;
    struct OfKind {
        unsigned size = 0;       // tiles, pennants and start spaces, if everything of the kind were one area
        unsigned open_ends = 2;  // the most ends that it could have at once
    };
    std::array<OfKind, kFeatureKinds> kinds{};

    void add(const Design& design, unsigned copies) {
        cells += copies;
        features += copies * design.features;
        count_repeatables(design, copies);
        cloisters += design.cloister != kNoFeature ? copies : 0;
        unsigned counted = 0;  // bit k: the tile has counted for kind k, as it does once per area
        for (unsigned i = 0; i < design.features; ++i) {
            const Area& area = design.areas[i];
            const auto kind = static_cast<unsigned>(design.kinds[i]);
            if (design.ground >> i & 1) markets += copies * area.markets();
            if (design.kinds[i] == tiles::FeatureKind::City) cities += copies;
            if ((design.edged >> i & 1) == 0) continue;
            kinds[kind].size += copies * (area.size() - (counted >> kind & 1));
            counted |= 1u << kind;
            if (area.open() > 2) kinds[kind].open_ends += copies * (area.open() - 2);
        }
    }
    void count_repeatables(const Design& design, unsigned copies) {
        unsigned slots = 0;
        for (unsigned i = 0; i < design.features; ++i) {
            if (design.repeatable >> i & 1) slots |= 1u << Position<Rules>::repeat_slot(design.kinds[i]);
        }
        for (unsigned slot = 0; slot < repeatables.size(); ++slot)
            repeatables[slot] += (slots >> slot & 1) != 0 ? copies : 0;
    }
    void add(const StartSpace& space) {
        ++kinds[static_cast<unsigned>(space.kind)].size;
        markets += space.market ? 1 : 0;
    }
};

}  // namespace detail

/// What there is too much of; empty if everything fits. `deck` counts the tiles by design.
template <class Rules>
std::string capacity_problem(const Tables& tables, const std::array<std::uint8_t, kDesignsMax>& deck) {
    using P = Position<Rules>;
    using Limits = typename Rules::Limits;
    if (tables.size > Limits::kDesigns) {
        return "the tile sets have " + std::to_string(tables.size) + " designs, but there is room for only " +
               std::to_string(Limits::kDesigns);
    }
    if constexpr (P::kWalled) {
        unsigned inside = 0;
        for (const std::uint16_t row : tables.wall.rows) inside += static_cast<unsigned>(std::popcount(row));
        if (inside > P::kCells) {
            return "the wall encloses " + std::to_string(inside) + " cells, but there is room for only " +
                   std::to_string(P::kCells);
        }
    }
    detail::Demand<Rules> demand;
    for (const StartTile& start : tables.start) demand.add(tables.designs[start.oriented >> 2], 1);
    for (const StartSpace& space : tables.wall.start_spaces) demand.add(space);
    for (unsigned tile = 0; tile < tables.size; ++tile) demand.add(tables.designs[tile], deck[tile]);
    const auto too_many = [](unsigned count, unsigned room, const char* what) {
        return "the deck has " + std::to_string(count) + " " + what + ", but there is room for only " +
               std::to_string(room);
    };
    if (demand.cells > P::kCells) return too_many(demand.cells, P::kCells, "tiles, the start included");
    if (demand.features > P::kFeatures - P::kSpans)
        return too_many(demand.features, P::kFeatures - P::kSpans, "features, the start included");
    constexpr unsigned kRepeatables = P::Area::kSetSize - P::kSpans;
    for (const unsigned repeatables : demand.repeatables) {
        if (repeatables > kRepeatables)
            return too_many(repeatables, kRepeatables, "tiles with two areas of the same kind");
    }
    if (demand.cloisters > Limits::kCloisters)
        return too_many(demand.cloisters, Limits::kCloisters, "cloisters");
    if (demand.cities / 2 > P::Area::kSetSize)
        return too_many(demand.cities / 2, P::Area::kSetSize, "cities that could be completed");
    if (demand.markets > P::Area::kOpenMax) return too_many(demand.markets, P::Area::kOpenMax, "markets");
    for (const auto& kind : demand.kinds) {
        if (kind.size > P::Area::kSizeMax)
            return too_many(kind.size, P::Area::kSizeMax, "tiles and pennants in one kind of area");
        if (kind.open_ends > P::Area::kOpenMax)
            return too_many(kind.open_ends, P::Area::kOpenMax, "open edges of one kind of area at once");
    }
    return {};
}

}  // namespace trencavel
