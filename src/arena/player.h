// The players of a match: the program's own bots, or other programs.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/result.h"
#include "games/game.h"

namespace trencavel::arena {

/// Plays one seat of one game.
class Player {
public:
    Player() = default;
    virtual ~Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    /// The move of the seat that is asked; or why there is none, in which case this player has lost.
    virtual Result<Move> choose(const Game& game) = 0;
};

/// `greedy`, `search:200ms`, `search:nodes=2000`, `search:level=3`, `exec:PROGRAM`, `exec:PROGRAM:200ms`.
Result<std::unique_ptr<Player>> make_player(const std::string& spelled, std::uint64_t seed);

}  // namespace trencavel::arena
