// What anyone may see of the bridges.
#pragma once

#include <algorithm>
#include <vector>

#include "rules/bridges/rules.h"

namespace trencavel {

struct PlacedBridge {
    Cell cell{};
    Axis axis{};
};

namespace bridges {

/// The bridges' part of a snapshot.
struct Seen {
    using Module = Bridges;
    std::vector<unsigned> bridge_supplies;  // by seat; empty if the game has none
    std::vector<PlacedBridge> bridges;

    void look(const Tables& tables, const auto& pos) {
        if (!Bridges::plays(tables)) return;
        const auto& supply = pos.template slice<Bridges>().supply;
        bridge_supplies.assign(supply.begin(), supply.begin() + pos.players);
        for (const Span& span : pos.spans.built) bridges.push_back({pos.cell[span.tile], span.axis});
    }

    /// Whether somebody could yet make a tile fit where it does not: while anybody has a bridge.
    bool can_change_fits() const {
        return std::any_of(bridge_supplies.begin(), bridge_supplies.end(),
                           [](unsigned left) { return left > 0; });
    }
};

}  // namespace bridges
}  // namespace trencavel
