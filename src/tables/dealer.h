// The only one who knows what is hidden: the order of the tiles not yet drawn, and what lies on the wall.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "games/game.h"
#include "tables/draw_stream.h"

namespace trencavel::server {

class Dealer {
public:
    Dealer(std::vector<TileId> deck, std::vector<unsigned> wall)
        : deck_(std::move(deck)), wall_(std::move(wall)) {}

    /// As a game that is set up so is shuffled.
    static Result<Dealer> shuffled(Setup setup, const DrawSource& source, const tiles::Library& library);

    /// What chance answers now: a draw or a reveal; none if a seat is asked, if the game is over, or if there
    /// is nothing left to deal.
    std::optional<Move> answer(const Game& game) const;

    /// Only when the game is over.
    const std::vector<TileId>& deck() const { return deck_; }
    const std::vector<unsigned>& wall() const { return wall_; }

private:
    std::vector<TileId> deck_;
    std::vector<unsigned> wall_;
};

/// How tables come by their dealer: Dealer::shuffled, but for tests that want to know what is hidden.
using DealerMaker = std::function<Result<Dealer>(Setup, const DrawSource&, const tiles::Library&)>;

}  // namespace trencavel::server
