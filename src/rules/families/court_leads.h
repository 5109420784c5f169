// What the lead is worth to a computer player where the largest free group goes to one seat at the end (K18).
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>

#include "rules/families/free_cells.h"
#include "rules/terms.h"

namespace trencavel::court {

/// About what is left of the largest free group at the end.
template <class Rules>
int usual_group(const Tables& tables, const Position<Rules>& pos) {
    constexpr unsigned kUsual = 12;
    return static_cast<int>(std::min(size_of(largest_free_group(tables, pos)), kUsual));
}

/// To the greedy player, and to the one of two who has more: the points of the group, the more of them the
/// safer the lead.
template <class Rules>
int value_of_lead(const Tables& tables, const Position<Rules>& pos, unsigned mine, unsigned others) {
    if (mine <= others) return 0;
    const int points = greedy::kPoint * usual_group(tables, pos);
    const auto lead = static_cast<int>(std::min(4u, mine - others));
    // A lead of one early on is worth a quarter, near the end nearly all.
    return points * (lead + 12) / (16 + static_cast<int>(pos.left) * 3 / 4);
}

/// The terms of the evaluation for whoever has more: points of the group late in the game and while there is
/// time, and the same by how far it leads.
struct LeadTerms {
    eval::Term late{};
    eval::Term early{};
    eval::Term margin{};
};

inline void add_lead(const std::array<int, 2>& sizes, const LeadTerms& terms, const eval::Outlook& outlook,
                     auto& sink) {
    if (sizes[0] == sizes[1]) return;
    const Seat leader = sizes[0] > sizes[1] ? 0 : 1;
    const int lead = std::min(4, std::abs(sizes[0] - sizes[1]));
    sink.add(leader, terms.late, outlook.group * (eval::kUnit - outlook.time));
    sink.add(leader, terms.early, outlook.group * outlook.time);
    sink.add(leader, terms.margin, outlook.group * lead * outlook.time / 4);
}

}  // namespace trencavel::court
