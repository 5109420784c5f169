// Positions and events as JSON, for the engine on a pipe and whoever else asks from outside.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"

namespace trencavel::record {

using Json = nlohmann::ordered_json;

/// What anyone may see; never the order of the tiles not yet drawn.
Json state_json(const Game& game);

/// Events in the order in which they happened; points with their reason (event_text.h).
Json events_json(const std::vector<Event>& events, const Tables& tables);

/// Seats given as bits, as an array of their numbers.
Json seats_json(unsigned bits);

/// A feature by its index, or what else a follower stands on.
Json feature_json(std::uint8_t feature);

/// The lines of all legal moves.
Json moves_json(const Game& game);
/// The same as text, without the detour: a question has hundreds of them.
std::string moves_text(const Game& game);

}  // namespace trencavel::record
