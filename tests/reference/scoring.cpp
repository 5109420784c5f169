#include "reference/scoring.h"

#include <algorithm>
#include <stdexcept>

namespace trencavel::reference {

using tiles::FeatureKind;

std::string name(FeatureKind kind) {
    switch (kind) {
        case FeatureKind::Road:
            return "road";
        case FeatureKind::City:
            return "city";
        case FeatureKind::Cloister:
            return "cloister";
        case FeatureKind::Field:
            return "field";
        default:
            throw std::logic_error("a kind of feature that Carcassonne does not have");
    }
}

int points(const Area& area, bool small_cities) {
    switch (area.kind) {
        case FeatureKind::Road:
            return area.tiles;
        case FeatureKind::City:
            if (small_cities && area.complete && area.tiles == 2) return area.tiles + area.pennants;
            return (area.complete ? 2 : 1) * (area.tiles + area.pennants);
        case FeatureKind::Cloister:
            return 1 + area.neighbours;
        case FeatureKind::Field:
            return 3 * (area.cities - area.castles) + 4 * area.castles;
        default:
            throw std::logic_error("a kind of feature that Carcassonne does not have");
    }
}

std::vector<int> seats_with_most(const std::vector<int>& numbers) {
    const int most = *std::max_element(numbers.begin(), numbers.end());
    std::vector<int> seats;
    for (int seat = 0; seat < static_cast<int>(numbers.size()); ++seat) {
        if (numbers[seat] == most) seats.push_back(seat);
    }
    return seats;
}

bool is_occupied(const Area& area) {
    return std::any_of(area.followers.begin(), area.followers.end(), [](int count) { return count > 0; });
}

bool contains(const Area& area, Part part) {
    return std::binary_search(area.parts.begin(), area.parts.end(), part);
}

Part naming_part(const Area& area) {
    return *std::min_element(area.parts.begin(), area.parts.end(),
                             [](const Part& a, const Part& b) { return named_before(a, b); });
}

}  // namespace trencavel::reference
