#include "reference/castle.h"

#include <algorithm>
#include <bit>

namespace trencavel::reference {

namespace {

bool is_semicircle(const tiles::Feature& city) {
    return std::popcount(city.sides) == 1 && city.semicircle;
}

bool touches(const Castle& castle, const Castle& other) {
    const std::vector<Cell> around = vicinity(castle);
    return std::any_of(around.begin(), around.end(), [&](Cell cell) { return other.holds(cell); });
}

/// What the castle gets from those scored in the last round: the most valuable; 0 if none is near.
int best_nearby(const std::vector<Castle>& castles, int index, const std::map<int, int>& last_round) {
    int best = 0;
    for (const auto& [other, points] : last_round) {
        if (touches(castles[index], castles[other])) best = std::max(best, points);
    }
    return best;
}

}  // namespace

bool is_small_city(const Land& land, const Area& area) {
    return area.kind == tiles::FeatureKind::City && area.complete && area.parts.size() == 2 &&
           is_semicircle(land.feature(area.parts[0])) && is_semicircle(land.feature(area.parts[1]));
}

Castle castle_of(const Area& small_city, int seat) {
    Castle castle{{small_city.parts[0].cell, small_city.parts[1].cell}, seat, true};
    if (named_before(castle.cells[1], castle.cells[0])) std::swap(castle.cells[0], castle.cells[1]);
    return castle;
}

std::vector<Cell> vicinity(const Castle& castle) {
    const bool in_a_column = castle.cells[0].x == castle.cells[1].x;
    const int dx = in_a_column ? 1 : 0;
    const int dy = in_a_column ? 0 : 1;
    std::vector<Cell> places;
    for (Cell cell : castle.cells) {
        places.push_back({cell.x - dx, cell.y - dy});
        places.push_back(cell);
        places.push_back({cell.x + dx, cell.y + dy});
    }
    return places;
}

bool lies_around(const Area& area, const Castle& castle) {
    const std::vector<Cell> around = vicinity(castle);
    return std::any_of(area.parts.begin(), area.parts.end(), [&](const Part& part) {
        return std::find(around.begin(), around.end(), part.cell) != around.end();
    });
}

std::map<int, int> with_chains(const std::vector<Castle>& castles, const std::vector<int>& waiting,
                               const std::map<int, int>& scored_by_features) {
    std::map<int, int> scored = scored_by_features;
    std::map<int, int> last_round = scored_by_features;
    while (!last_round.empty()) {
        std::map<int, int> round;
        for (int index : waiting) {
            const int points = best_nearby(castles, index, last_round);
            if (points > 0 && !scored.contains(index)) round[index] = points;
        }
        scored.insert(round.begin(), round.end());
        last_round = round;
    }
    return scored;
}

}  // namespace trencavel::reference
