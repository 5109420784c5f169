#include "reference/wall/area.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace trencavel::reference {

using tiles::FeatureKind;

namespace {

constexpr int kMarketPoints = 3;

/// F2: the table of the rulebook.
int chapel_points(int tiles) {
    constexpr std::array<int, 9> kPoints{0, 1, 3, 6, 10, 15, 21, 28, 36};
    return kPoints[std::min(tiles, 8)];
}

}  // namespace

bool is_occupied(const WallArea& area) {
    return std::any_of(area.followers.begin(), area.followers.end(), [](int count) { return count > 0; });
}

bool contains(const WallArea& area, Part part) {
    return std::binary_search(area.parts.begin(), area.parts.end(), part);
}

Part naming_part(const WallArea& area) {
    return *std::min_element(area.parts.begin(), area.parts.end(),
                             [](const Part& a, const Part& b) { return named_before(a, b); });
}

std::optional<int> owner(const WallArea& area) {
    if (area.followers[0] == area.followers[1]) return std::nullopt;
    return area.followers[0] > area.followers[1] ? 0 : 1;
}

bool holds_king(const WallArea& area) {
    return std::any_of(area.kings.begin(), area.kings.end(), [](int count) { return count > 0; });
}

int worth(const WallArea& area) {
    switch (area.kind) {
        case FeatureKind::Path:
            return (area.fountain ? 2 : 1) * area.tiles;
        case FeatureKind::Tower:
            return 2 * area.tiles;
        case FeatureKind::House:
            return area.tiles;
        case FeatureKind::Chapel:
            return chapel_points(area.tiles);
        case FeatureKind::Court:
            return kMarketPoints * area.markets;
        default:
            throw std::logic_error("a kind of feature that Die Burg does not have");
    }
}

int unfinished_worth(const WallArea& area) {
    return area.kind == FeatureKind::Tower ? 2 * area.tiles : area.tiles;
}

}  // namespace trencavel::reference
