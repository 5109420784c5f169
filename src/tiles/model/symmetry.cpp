#include "tiles/model/symmetry.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>

namespace trencavel::tiles {
namespace {

Feature turned(Feature feature, unsigned quarters) {
    const unsigned sides = unsigned{feature.sides} << quarters;
    feature.sides = static_cast<std::uint8_t>((sides | sides >> 4) & 15);
    feature.halves = std::rotl(feature.halves, static_cast<int>(2 * quarters));
    return feature;
}

/// Borders name other features, which have their own places after a turn.
Feature without_borders(Feature feature) {
    feature.borders = 0;
    return feature;
}

/// Where each feature comes to lie, as the index of the one that lay there; nothing if one finds no such
/// place.
std::optional<std::vector<std::size_t>> places_after(const Tile& tile, unsigned quarters) {
    std::vector<std::size_t> places;
    for (const Feature& feature : tile.features) {
        const Feature sought = without_borders(turned(feature, quarters));
        const auto found = std::ranges::find(tile.features, sought, without_borders);
        if (found == tile.features.end()) return std::nullopt;
        places.push_back(static_cast<std::size_t>(found - tile.features.begin()));
    }
    return places;
}

std::uint16_t renamed(std::uint16_t features, const std::vector<std::size_t>& places) {
    unsigned mask = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (features >> i & 1) mask |= 1u << places[i];
    }
    return static_cast<std::uint16_t>(mask);
}

}  // namespace

bool looks_the_same_turned(const Tile& tile, unsigned quarters) {
    const auto places = places_after(tile, quarters & 3);
    if (!places) return false;
    for (std::size_t i = 0; i < tile.features.size(); ++i) {
        if (renamed(tile.features[i].borders, *places) != tile.features[(*places)[i]].borders) return false;
    }
    return true;
}

}  // namespace trencavel::tiles
