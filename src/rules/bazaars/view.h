// What anyone may see of a bazaar.
#pragma once

#include <optional>
#include <vector>

#include "rules/bazaars/rules.h"

namespace trencavel {

/// A bazaar that is held or played.
struct BazaarView {
    struct Offer {
        Seat chooser = 0;
        TileId tile = kNoTile;
        unsigned bid = 0;
        Seat bidder = 0;  // of the highest bid
    };
    std::vector<TileId> open;    // in the order of turning up; an offered tile is still among them
    std::vector<TileId> won;     // by seat, not yet played; kNoTile: none
    std::optional<Offer> offer;  // while it is bid for
};

namespace bazaars {

/// The bazaars' part of a snapshot.
struct Seen {
    using Module = Bazaars;
    std::optional<BazaarView> bazaar;

    void look(const Tables&, const auto& pos) {
        const Bazaars::State& state = pos.template slice<Bazaars>();
        if (state.phase == BazaarPhase::None) return;
        bazaar.emplace();
        bazaar->open.assign(state.open.begin(), state.open.end());
        bazaar->won.assign(state.won.begin(), state.won.begin() + pos.players);
        if (state.phase == BazaarPhase::Bidding || state.phase == BazaarPhase::Selling)
            bazaar->offer = {state.chooser, state.offered, state.bid, state.bidder};
    }

    /// Visits the tiles that were drawn and are still to be placed.
    void for_each_tile_to_come(auto visit) const {
        if (!bazaar) return;
        for (const TileId tile : bazaar->open) visit(tile);
        for (const TileId tile : bazaar->won) visit(tile);
    }
};

}  // namespace bazaars
}  // namespace trencavel
