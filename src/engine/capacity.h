// Whether a position has room for a deck: any deck may be given, and areas count in few bits.
#pragma once

#include <array>
#include <string>

#include "engine/position.h"
#include "engine/tables.h"

namespace trencavel {
namespace detail {

/// What a set of tiles could come to in the worst case.
struct Demand {
    unsigned cells = 0;
    unsigned features = 0;
    unsigned repeatables = 0;
    unsigned cloisters = 0;
    unsigned built = 0;      // city-like features; two of them make the smallest completed area
    unsigned size = 0;       // tiles and pennants, if all built features were one area
    unsigned open_ends = 2;  // and the ends that it could have at once

    void add(const Design& design, unsigned copies) {
        cells += copies;
        features += copies * design.features;
        repeatables += design.repeatable != 0 ? copies : 0;
        cloisters += design.cloister != kNoFeature ? copies : 0;
        for (unsigned i = 0; i < design.features; ++i) {
            if (design.kinds[i] != tiles::FeatureKind::City) continue;
            built += copies;
            size += copies * design.areas[i].size();
            if (design.areas[i].open() > 2) open_ends += copies * (design.areas[i].open() - 2);
        }
    }
};

}  // namespace detail

/// Empty if everything fits; otherwise what there is too much of. `deck` counts the tiles by design.
template <class Rules>
std::string capacity_problem(const Tables& tables, const std::array<std::uint8_t, kDesignsMax>& deck) {
    using P = Position<Rules>;
    using Limits = typename Rules::Limits;
    if (tables.size > Limits::kDesigns) {
        return "the tile sets have " + std::to_string(tables.size) + " designs, and there is room for " +
               std::to_string(Limits::kDesigns);
    }
    detail::Demand demand;
    for (const StartTile& start : tables.start) demand.add(tables.designs[start.oriented >> 2], 1);
    for (unsigned tile = 0; tile < tables.size; ++tile) demand.add(tables.designs[tile], deck[tile]);
    const auto too_many = [](unsigned count, unsigned room, const char* what) {
        return "the deck has " + std::to_string(count) + " " + what + ", and there is room for " +
               std::to_string(room);
    };
    if (demand.cells > P::kCells) return too_many(demand.cells, P::kCells, "tiles with the start");
    if (demand.features > P::kFeatures - P::kSpans)
        return too_many(demand.features, P::kFeatures - P::kSpans, "features with the start");
    if (demand.repeatables > 32 - P::kSpans)
        return too_many(demand.repeatables, 32 - P::kSpans, "tiles with two cities or two roads");
    if (demand.cloisters > Limits::kCloisters)
        return too_many(demand.cloisters, Limits::kCloisters, "cloisters");
    if (demand.built / 2 > 32) return too_many(demand.built / 2, 32, "cities that could be completed");
    if (demand.size > Area::kSizeMax) return too_many(demand.size, Area::kSizeMax, "city tiles and pennants");
    if (demand.open_ends > Area::kOpenMax)
        return too_many(demand.open_ends, Area::kOpenMax, "open city edges at once");
    return {};
}

}  // namespace trencavel
