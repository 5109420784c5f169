// Short games inside the wall for the tests: started and played in a line, and looked into.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "reference/short_game.h"
#include "reference/wall/game.h"

namespace trencavel::reference {

/// Wall tiles 1 to 9 in order and over again, with the one on 12/13 as it is needed.
Numbers wall_from(int first_tile);

WallGame start_burg(const Ids& deck, const Numbers& wall = wall_from(1));
WallGame start_falcon(const Ids& deck, const Numbers& wall = wall_from(1), bool gates_stop = false);

/// Makes the moves; all of them must be legal.
void play(WallGame& game, const Ids& moves);

/// Each placement with the answer to the follower question after it: "0,3 r270 follower 0" or "0,3 r0 pass";
/// just "0,3 r0" where nothing is asked.
void play_turns(WallGame& game, const Ids& turns);

/// The area that the part belongs to.
WallArea wall_area_at(const WallGame& game, Part part);

Ids operator+(Ids first, const Ids& second);

// K8, K15: the first player's path of five tiles with a fountain and its start space: 12 points, and the wall
// tile of the first tower. It takes five turns, so that then it is the second player's. The start space is at
// 5,0, with the expansion at 6,0.
extern const Ids kTwelveDeck;
Ids twelve_turns(int column);

}  // namespace trencavel::reference
