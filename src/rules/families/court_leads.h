// What the lead is worth to a computer player where the largest free group goes to one seat at the end (K18).
#pragma once

#include <algorithm>

#include "rules/families/free_cells.h"
#include "rules/terms.h"

namespace trencavel::court {

constexpr unsigned kUsualGroup = 12;  // about what is left of the largest group at the end

/// To the greedy player, and to the one of two who has more: the points of the group, the more of them the
/// safer the lead.
template <class Rules>
int value_of_lead(const Tables& tables, const Position<Rules>& pos, unsigned mine, unsigned others) {
    if (mine <= others) return 0;
    const unsigned free = size_of(largest_free_group(tables, pos));
    const int points = greedy::kPoint * static_cast<int>(std::min(free, kUsualGroup));
    const auto lead = static_cast<int>(std::min(4u, mine - others));
    // A lead of one early on is worth a quarter, near the end nearly all.
    return points * (lead + 12) / (16 + static_cast<int>(pos.left) * 3 / 4);
}

}  // namespace trencavel::court
