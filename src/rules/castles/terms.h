// What castles tell computer players.
#pragma once

#include "rules/castles/rules.h"
#include "rules/terms.h"

namespace trencavel::castles {

struct Terms : TermHooks {
    /// Castles to be built break ties. A follower on one may still bring about as much as the next road or
    /// city beside it, if enough tiles are left for one.
    static int prospects(const Tables&, const auto& pos, Seat seat) {
        constexpr int kExpected = 6 * greedy::kPoint;
        const State& state = pos.template slice<Castles>();
        int value = state.supply[seat];
        for (const Castle& castle : state.castles) {
            if (castle.occupied && castle.seat == seat) value += greedy::with_time(kExpected, pos.left, 15);
        }
        return value;
    }
};

}  // namespace trencavel::castles
