// What castles tell computer players.
#pragma once

#include "rules/castles/rules.h"
#include "rules/terms.h"

namespace trencavel::castles {

struct Terms : TermHooks {
    // While there is time.
    static constexpr eval::Term kCastleManned{24};
    static constexpr eval::Term kCastleSupply{25};

    static constexpr std::array<eval::TermInfo, 2> kTerms = {
        {{kCastleManned, "castle_manned"}, {kCastleSupply, "castle_supply"}}};

    static void add(const Tables&, const auto& pos, const eval::Outlook& outlook, auto& sink) {
        const State& state = pos.template slice<Castles>();
        for (const Castle& castle : state.castles) {
            if (castle.occupied) sink.add(castle.seat, kCastleManned, outlook.time);
        }
        for (Seat seat = 0; seat < pos.players; ++seat)
            sink.add(seat, kCastleSupply, state.supply[seat] * outlook.time);
    }

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
