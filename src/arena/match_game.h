// One game of a match: tiles and wall tiles come from a deal that players cannot see.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/result.h"
#include "games/game.h"
#include "games/setup.h"
#include "tiles/read/library.h"

namespace trencavel::arena {

struct GameOutcome {
    std::vector<int> points;            // by seat
    std::vector<std::string> failures;  // by seat: why it lost before the end; empty if it did not
    std::string record;

    /// For comparing seats: its points; a seat that failed is behind all others.
    int rank_value(std::size_t seat) const;
    bool failed(std::size_t seat) const { return !failures[seat].empty(); }
};

/// Plays a game whose deck comes from the seed; `bots` are the players by seat, as written. An error if the
/// game or a player cannot start.
Result<GameOutcome> play_game(const Setup& setup, const std::vector<std::string>& bots, std::uint64_t seed,
                              const tiles::Library& library);

}  // namespace trencavel::arena
