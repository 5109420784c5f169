// Moves as records spell them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reference/geometry.h"

namespace trencavel::reference {

/// A place for the tile in hand.
struct Placement {
    Cell cell;
    int turns = 0;                 // quarter turns clockwise
    std::optional<Bridge> bridge;  // the one that makes it fit (B5)
};

std::string text(Cell cell);
std::string text(const Part& part);  // "X,Y F" or "X,Y bridge"
std::string text(const Bridge& bridge);
std::string text(const Placement& placement);

std::string follower_text(int feature);
std::string castle_text(int feature);
std::string crown_text(const std::string& segment);
std::string reward_text(const Part& part);
std::string recall_text(const Part& part);
std::string recall_castle_text(Cell cell);
std::string take_text(const std::string& tile);
std::string offer_text(const std::string& tile, int points);
std::string bid_text(int points);
std::string king_text(int feature);
std::string falconer_text(int feature);
std::string score_text(const Part& part, bool doubled);
std::string draw_text(const std::string& tile);
std::string reveal_text(int wall_tile);

/// Whether the move is one of these.
bool holds(const std::vector<std::string>& moves, const std::string& move);

}  // namespace trencavel::reference
