#include "reference/wall/short_game.h"

#include <sstream>

namespace trencavel::reference {

Numbers wall_from(int first_tile) {
    return {first_tile, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4};
}

WallGame start_burg(const Ids& deck, const Numbers& wall) {
    WallOptions options;
    options.deck = deck;
    options.wall = wall;
    return {tiles::Library::builtin(), options};
}

WallGame start_falcon(const Ids& deck, const Numbers& wall, bool gates_stop) {
    WallOptions options;
    options.falcon = true;
    options.gates_stop = gates_stop;
    options.deck = deck;
    options.wall = wall;
    return {tiles::Library::builtin(), options};
}

void play(WallGame& game, const Ids& moves) {
    for (const std::string& move : moves) ASSERT_TRUE(game.apply(move)) << move;
}

void play_turns(WallGame& game, const Ids& turns) {
    for (const std::string& turn : turns) {
        std::istringstream words(turn);
        std::string cell, rotation, answer;
        words >> cell >> rotation >> std::ws;
        std::getline(words, answer);
        ASSERT_NO_FATAL_FAILURE(play(game, {"place " + cell + " " + rotation})) << turn;
        if (answer.empty()) continue;
        ASSERT_NO_FATAL_FAILURE(play(game, {answer})) << turn;
    }
}

WallArea wall_area_at(const WallGame& game, Part part) {
    for (const WallArea& area : game.areas()) {
        if (contains(area, part)) return area;
    }
    ADD_FAILURE() << "no area at " << text(part);
    return {};
}

Ids operator+(Ids first, const Ids& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

const Ids kTwelveDeck{"C06", "C01", "C01", "C01", "P14"};

Ids twelve_turns(int column) {
    const std::string x = std::to_string(column);
    return {x + ",0 r0 follower 0", x + ",1 r0 pass", x + ",2 r0 pass", x + ",3 r0 pass", x + ",4 r180 pass"};
}

}  // namespace trencavel::reference
