// What the owners of an area get for it: all the same, unless a module says that they differ.
#pragma once

#include <bit>

#include "engine/board/position.h"
#include "engine/tables/tables.h"

namespace trencavel {

struct ScoredArea {
    unsigned root = 0;
    tiles::FeatureKind kind{};
    bool complete = false;
};

/// Visits (seats, points): the owners who get so many points, as a bit set. Those with the same points come
/// together, in the order of the first of them.
template <class Rules, class Visit>
void for_each_share(const Tables& tables, const Position<Rules>& pos, unsigned owners, ScoredArea area,
                    Visit visit) {
    if (owners == 0) return;
    const int points = Rules::worth(tables, pos, area.root, area.kind, area.complete);
    if constexpr (!Rules::kDiffersBySeat) return visit(owners, points);
    const auto own_points = [&](unsigned bits) {
        const auto seat = static_cast<Seat>(std::countr_zero(bits));
        return points + Rules::worth_to(tables, pos, seat, area.root, area.kind, area.complete);
    };
    while (owners != 0) {
        const int share = own_points(owners);
        unsigned alike = 0;
        for (unsigned bits = owners; bits != 0; bits &= bits - 1) {
            if (own_points(bits) == share) alike |= bits & -bits;
        }
        visit(alike, share);
        owners &= ~alike;
    }
}

}  // namespace trencavel
