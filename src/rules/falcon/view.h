// What anyone may see of Falken.
#pragma once

#include <array>
#include <vector>

#include "rules/falcon/kinds.h"
#include "rules/falcon/rules.h"

namespace trencavel::falcon {

/// The part of a snapshot of a game with Falken.
struct Seen {
    using Module = Falcon;
    bool falcon = false;                  // kings, falconers and nests are played
    std::vector<unsigned> king_supplies;  // by seat; empty if the game has none
    std::vector<unsigned> falconer_supplies;
    std::array<unsigned, 2> nests{};  // tokens taken
    std::array<bool, 2> at_gate{};    // the marker stands at the gate behind its field

    void look(const Tables& tables, const auto& pos) {
        falcon = Falcon::plays(tables);
        if (!falcon) return;
        for (Seat seat = 0; seat < pos.players; ++seat) {
            king_supplies.push_back(pos.supply[pos.troop(seat, falcon::kKing)]);
            falconer_supplies.push_back(pos.supply[pos.troop(seat, falcon::kFalconer)]);
            nests[seat] = pos.template slice<Falcon>().nests[seat];
            at_gate[seat] = pos.template slice<Falcon>().at_gate[seat];
        }
    }
};

}  // namespace trencavel::falcon
