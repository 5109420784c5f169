// Why a tile does not fit where it was to be placed.
#pragma once

#include <string>

#include "games/game.h"
#include "record/texts.h"

namespace trencavel::record {

inline constexpr Wording kEdgeMeets = {"its {0} edge would be a {1} and meet a {2}",
                                       "an ihrer {0} träfe {1} auf {2}"};
inline constexpr Wording kEdgesDiffer = {"its edges do not fit", "ihre Seiten passen dort nicht"};

/// Names the first side at which the tile in hand meets another kind of edge.
std::string explain_edges(const Move& move, const Game& game, Language language);

}  // namespace trencavel::record
