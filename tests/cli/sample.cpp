#include "sample.h"

namespace trencavel::cli_tests {

std::vector<std::string> header(std::string_view deck) {
    return {"trencavel 1", "game carcassonne", "players Anna Ben", "deck " + std::string(deck)};
}

std::vector<std::string> sample_moves(std::size_t count) {
    std::vector<std::string> moves = {
        "> place 0,-1 r90", "> follower 0",   "> place 0,-2 r180", "> follower 1",      "> place 1,0 r90",
        "> follower 0",     "> place 2,0 r0", "> follower 0",      "> place -1,0 r270", "> follower 0"};
    moves.resize(count);
    return moves;
}

std::vector<std::string> sample_lines(std::size_t moves) {
    std::vector<std::string> lines = header();
    for (std::string& move : sample_moves(moves)) lines.push_back(std::move(move));
    return lines;
}

}  // namespace trencavel::cli_tests
