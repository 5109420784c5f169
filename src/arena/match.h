// Many games between the same players, each deck once for every seating.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "arena/match_result.h"
#include "core/result.h"
#include "games/setup.h"
#include "tiles/read/library.h"

namespace trencavel::arena {

struct MatchSpec {
    Setup setup;                    // game, modules and options; each deck is shuffled anew
    std::vector<std::string> bots;  // one per seat
    std::uint64_t games = 0;        // rounded up, so that each deck is played with all seatings
    std::uint64_t seed = 0;
    unsigned threads = 1;
    std::optional<Sprt> sprt;  // ends the match when it has decided
    std::string records;       // a directory to write every game to; empty: none
};

/// Callbacks during the match, on the threads that play, one at a time.
struct MatchWatch {
    /// After every game; if it returns false, the match ends with the games so far.
    std::function<bool(std::uint64_t done)> progress;
    /// A player lost before the end of the game.
    std::function<void(std::uint64_t game, const std::string& bot, const std::string& why)> failed;
};

/// Game number i does not depend on the number of games and threads. Only complete rounds count.
Result<MatchResult> play_match(const MatchSpec& spec, const tiles::Library& library, const MatchWatch& watch);

}  // namespace trencavel::arena
