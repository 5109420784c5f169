// What the outside is told of a game, for tests.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "games/game.h"
#include "record/json.h"

namespace trencavel::record {

/// The state at the end of a record without its first line and its players.
Json state_of(const std::string& record);

/// The events of its last move.
std::string events_of(const std::string& record);

/// How many tiles a state shows or counts; those that have left the game are not among them.
std::size_t tiles_in(const Json& state);

/// Plays to the end by chance; at every question the points that were told add up to the scores. Adds the
/// kinds of the events.
void expect_events_sum_up_to_the_scores(Game& game, std::uint64_t seed, std::set<std::string>& kinds);

}  // namespace trencavel::record
