#include "reference/record/spelling.h"

#include <algorithm>

namespace trencavel::reference {

namespace {

std::string feature_text(int feature) {
    return feature == kBridge ? "bridge" : std::to_string(feature);
}

}  // namespace

std::string text(Cell cell) {
    return std::to_string(cell.x) + "," + std::to_string(cell.y);
}

std::string text(const Part& part) {
    return text(part.cell) + " " + feature_text(part.feature);
}

std::string text(const Bridge& bridge) {
    return "bridge " + text(bridge.cell) + (bridge.axis == Axis::NorthSouth ? " ns" : " ew");
}

std::string text(const Placement& placement) {
    const std::string tile = "place " + text(placement.cell) + " r" + std::to_string(90 * placement.turns);
    return placement.bridge ? tile + " " + text(*placement.bridge) : tile;
}

std::string follower_text(int feature) {
    return "follower " + feature_text(feature);
}

std::string castle_text(int feature) {
    return "castle " + feature_text(feature);
}

std::string crown_text(const std::string& segment) {
    return "crown " + segment;
}

std::string reward_text(const Part& part) {
    return "reward " + text(part);
}

std::string recall_text(const Part& part) {
    return "recall " + text(part);
}

std::string recall_castle_text(Cell cell) {
    return "recall " + text(cell) + " castle";
}

std::string take_text(const std::string& tile) {
    return "take " + tile;
}

std::string offer_text(const std::string& tile, int points) {
    return "offer " + tile + " " + std::to_string(points);
}

std::string bid_text(int points) {
    return "bid " + std::to_string(points);
}

std::string king_text(int feature) {
    return "king " + feature_text(feature);
}

std::string falconer_text(int feature) {
    return "falconer " + feature_text(feature);
}

std::string score_text(const Part& part, bool doubled) {
    return "score " + text(part) + (doubled ? " double" : "");
}

std::string draw_text(const std::string& tile) {
    return "draw " + tile;
}

std::string reveal_text(int wall_tile) {
    return "reveal " + std::to_string(wall_tile);
}

bool holds(const std::vector<std::string>& moves, const std::string& move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

}  // namespace trencavel::reference
