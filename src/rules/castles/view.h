// What anyone may see of the castles.
#pragma once

#include <array>
#include <bit>
#include <optional>
#include <vector>

#include "rules/castles/kinds.h"
#include "rules/castles/rules.h"

namespace trencavel {

struct PlacedCastle {
    std::array<Cell, 2> cells{};  // in reading order
    Seat seat = 0;
    bool occupied = false;  // a follower of the seat stands on it
};

namespace castles {

/// The castles' part of a snapshot.
struct Seen {
    using Module = Castles;
    std::vector<unsigned> castle_supplies;  // by seat; empty if the game has none
    std::vector<PlacedCastle> castles;      // in the order built
    std::optional<unsigned> asking_castle;  // whose reward is asked for: an index of castles

    void look(const Tables& tables, const auto& pos) {
        if (!Castles::plays(tables)) return;
        const State& state = pos.template slice<Castles>();
        castle_supplies.assign(state.supply.begin(), state.supply.begin() + pos.players);
        for (const Castle& castle : state.castles) {
            castles.push_back(
                {{pos.cell[castle.tiles[0]], pos.cell[castle.tiles[1]]}, castle.seat, castle.occupied});
        }
        if (!pos.over() && pos.questions.back().kind == castles::kRewardQuestion)
            asking_castle = state.asking;
    }

    /// Castles among the completed cities at a field.
    static void look_at_area(const Tables&, const auto& pos, unsigned root, auto& area) {
        if (area.kind != tiles::FeatureKind::Field) return;
        const std::uint64_t cities = pos.template slice<Castles>().cities;
        area.castles = static_cast<unsigned>(std::popcount(pos.areas[root].set & cities));
    }
};

}  // namespace castles
}  // namespace trencavel
