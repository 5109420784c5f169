#include "reference/short_game.h"

#include <algorithm>
#include <sstream>

namespace trencavel::reference {

Game start(const std::string& what, const Ids& deck, int players) {
    std::istringstream words(what);
    Options options;
    words >> options.game;
    for (std::string word; words >> word;) {
        if (word == "bridges") options.bridges = true;
        if (word == "castles") options.castles = true;
        if (word == "bazaars") options.bazaars = true;
        if (word == "draft") options.draft = true;
        if (word == "small-cities") options.small_cities = true;
    }
    options.players = players;
    options.deck = deck;
    return {tiles::Library::builtin(), options};
}

void play(Game& game, const Ids& moves) {
    for (const std::string& move : moves) ASSERT_TRUE(game.apply(move)) << move;
}

bool is_listed(const Game& game, const std::string& move) {
    const Ids moves = game.legal_moves();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

Area area_at(const Game& game, Part part) {
    for (const Area& area : game.areas()) {
        if (contains(area, part)) return area;
    }
    ADD_FAILURE() << "no area at " << text(part);
    return {};
}

Scorings sorted(Scorings scorings) {
    std::sort(scorings.begin(), scorings.end());
    return scorings;
}

}  // namespace trencavel::reference
