// What bridges tell computer players.
#pragma once

#include "rules/bridges/rules.h"
#include "rules/terms.h"

namespace trencavel::bridges {

struct Terms : TermHooks {
    /// Bridges at home break ties.
    static int prospects(const Tables&, const auto& pos, Seat seat) {
        return pos.template slice<Bridges>().supply[seat];
    }

    static unsigned more_placements(const auto& pos) { return pos.template slice<Bridges>().placements; }

    /// There are many places for a bridge beside the placement, and few of them are any use.
    static constexpr bool is_rare(const Move& move) { return move.kind == MoveKind::Bridge; }
};

}  // namespace trencavel::bridges
