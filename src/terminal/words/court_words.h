// The words that sentences about Die Burg are made of: wall tiles, places on the score track, open areas.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "terminal/words/log_text.h"

namespace trencavel::terminal {

/// In two or three words what a wall tile does: `house twice`. The kinds are 1 to 9.
std::string_view short_effect(unsigned wall_tile);
/// In a sentence without its end: `a completed house counts double`.
std::string_view effect(unsigned wall_tile);

/// Those that one player holds: `3 house twice`, `9 five points`.
std::vector<std::string> wall_tile_words(const std::vector<unsigned>& kinds);

/// Where a scoring leaves the marker of who gets the points.
struct Landing {
    int field = 0;
    int lost = 0;            // points, at a gate
    bool wall_tile = false;  // one lies there to be taken; which one, nobody knows
};
Landing landing_after(const Event& scored, const Snapshot& before, const Tables& tables);
/// `from 4 to 12, where a wall tile lies`
std::string landing_text(const Event& scored, const Snapshot& before, const Tables& tables);

/// `(3 tiles + 1 start space) × 2 with a fountain × 2 by the king`: the points of Die Burg as a sum.
std::string court_sum(const Event& scored, const LogContext& context);

/// `Path at 3,0`, `Keep`, `Wall tile 4, unfinished path at 3,0`
std::string court_source(const Event& scored);

/// Whether the points come from a game within a wall.
bool is_court_scoring(ScoringKind kind);

}  // namespace trencavel::terminal
