// Whole records: read them from text, check what they expect, and write a game as one.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "tiles/read/library.h"

namespace trencavel::record {

struct Problem {
    unsigned line = 0;
    std::string reason;
};

struct Replay {
    std::unique_ptr<Game> game;  // as it stands at the end or before the line that was refused; may be null
    std::vector<Problem> problems;
    unsigned moves = 0;
    unsigned expectations = 0;
    bool refused = false;  // a line could not be read or was not legal: nothing after it was played
};

Replay replay(std::string_view text, const tiles::Library& library);

/// The record of a game, as far as it was played. A finished game holds its deck; one that goes on and was
/// shuffled holds only its seed.
std::string write(const Game& game);

}  // namespace trencavel::record
