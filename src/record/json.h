// Positions and events as JSON, for the engine on a pipe and whoever else asks from outside.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "games/game.h"

namespace trencavel::record {

using Json = nlohmann::ordered_json;

/// What anyone may see; never the order of the tiles not yet drawn.
Json state_json(const Game& game);

/// Events in the order in which they happened; points with their reason.
Json events_json(const std::vector<Event>& events, const Tables& tables);

}  // namespace trencavel::record
