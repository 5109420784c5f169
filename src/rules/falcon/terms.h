// What Falken tells computer players.
#pragma once

#include "rules/falcon/rules.h"
#include "rules/families/court_leads.h"
#include "rules/terms.h"

namespace trencavel::falcon {

struct Terms : TermHooks {
    static int prospects(const Tables& tables, const auto& pos, Seat seat) {
        const auto& nests = pos.template slice<Falcon>().nests;
        return court::value_of_lead(tables, pos, nests[seat], nests[next_seat(pos, seat)]);
    }

    static constexpr bool puts_follower(MoveKind kind) {
        return kind == MoveKind::King || kind == MoveKind::Falconer;
    }
};

}  // namespace trencavel::falcon
