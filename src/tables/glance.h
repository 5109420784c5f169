// The little that is wanted of a position after every move, without making a whole snapshot.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/game.h"

namespace trencavel::server {

struct Glance {
    std::optional<Question> question;  // none when the game is over
    Seat turn = 0;                     // whose turn it is, whoever is asked
    TileId hand = kNoTile;
};

Glance glance_at(const Game& game);
std::vector<int> scores_of(const Game& game);

}  // namespace trencavel::server
