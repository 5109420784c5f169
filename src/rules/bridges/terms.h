// What bridges tell computer players.
#pragma once

#include "rules/bridges/rules.h"
#include "rules/terms.h"

namespace trencavel::bridges {

struct Terms : TermHooks {
    static constexpr eval::Term kBridgeSupply{26};  // while there is time

    static constexpr std::array<eval::TermInfo, 1> kTerms = {{{kBridgeSupply, "bridge_supply"}}};

    static void add(const Tables&, const auto& pos, const eval::Outlook& outlook, auto& sink) {
        for (Seat seat = 0; seat < pos.players; ++seat)
            sink.add(seat, kBridgeSupply, pos.template slice<Bridges>().supply[seat] * outlook.time);
    }

    /// Bridges at home break ties.
    static int prospects(const Tables&, const auto& pos, Seat seat) {
        return pos.template slice<Bridges>().supply[seat];
    }

    static unsigned more_placements(const auto& pos) { return pos.template slice<Bridges>().placements; }

    /// There are many places for a bridge beside the placement, and few of them are any use.
    static constexpr bool discards(MoveKind kind) { return kind == kRefuseMove; }
    static constexpr bool is_rare(const Move& move) { return move.kind == kBridgeMove; }
};

}  // namespace trencavel::bridges
