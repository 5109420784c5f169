// What Falken tells computer players.
#pragma once

#include "rules/falcon/rules.h"
#include "rules/families/court_leads.h"
#include "rules/terms.h"

namespace trencavel::falcon {

struct Terms : TermHooks {
    // At home, while there is time.
    static constexpr eval::Term kKing{37};
    static constexpr eval::Term kFalconer{38};
    static constexpr court::LeadTerms kNests = {eval::Term{43}, eval::Term{44}, eval::Term{45}};

    static constexpr std::array<eval::TermInfo, 5> kTerms = {
        {{kKing, "king", eval::TermKind::Followers},
         {kFalconer, "falconer", eval::TermKind::Followers},
         {kNests.late, "nest_lead", eval::TermKind::Points},
         {kNests.early, "nest_lead_time"},
         {kNests.margin, "nest_margin"}}};

    static void add(const Tables&, const auto& pos, const eval::Outlook& outlook, auto& sink) {
        for (Seat seat = 0; seat < pos.players; ++seat) {
            sink.add(seat, kKing, pos.supply[pos.troop(seat, falcon::kKing)] * outlook.time);
            sink.add(seat, kFalconer, pos.supply[pos.troop(seat, falcon::kFalconer)] * outlook.time);
        }
        const auto& nests = pos.template slice<Falcon>().nests;
        court::add_lead({nests[0], nests[1]}, kNests, outlook, sink);
    }

    static int prospects(const Tables& tables, const auto& pos, Seat seat) {
        const auto& nests = pos.template slice<Falcon>().nests;
        return court::value_of_lead(tables, pos, nests[seat], nests[next_seat(pos, seat)]);
    }

    static constexpr bool puts_follower(MoveKind kind) { return kind == kKingMove || kind == kFalconerMove; }
};

}  // namespace trencavel::falcon
