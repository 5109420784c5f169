// The strengths of the player that searches.
#pragma once

#include <span>

#include "bots/bots.h"
#include "bots/search/search.h"

namespace trencavel {

struct Level {
    BotInfo info;
    Budget budget;  // of a turn, if none is given
    Handicap handicap;
};

/// From 1 to 8. Their strength was measured: docs/bots.md.
std::span<const Level> levels();

/// The level of this kind of bot, or nullptr.
const Level* level_of(BotKind kind);

/// Searches as a bot with a level does.
SearchResult think(const Bot& bot, const Game& game, Random& random);

}  // namespace trencavel
