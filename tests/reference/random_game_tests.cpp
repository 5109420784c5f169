// Random games of every kind: whatever is chosen, what must always hold does.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "reference/short_game.h"

namespace trencavel::reference {
namespace {

struct Kind {
    const char* what;
    int players;
};

/// The whole set, shuffled.
Ids shuffled_deck(const std::string& what, std::mt19937& random) {
    Ids deck;
    const auto add = [&](const char* name) {
        const tiles::TileSet& set = tiles::Library::builtin().set(name);
        for (const tiles::Tile& tile : set.tiles) {
            int plain = tile.count - (tile.id == set.start ? 1 : 0);
            for (const tiles::Mark& mark : tile.marks) {
                const int number = mark.carried[tiles::mark_kind("wheel")];
                if (number == 0) continue;
                plain -= mark.count;
                deck.insert(deck.end(), mark.count, TileCopy{&tile, number}.name());
            }
            deck.insert(deck.end(), plain, tile.id);
        }
    };
    add(what.starts_with("wheel") ? "wheel-of-fortune" : "base");
    if (what.find(' ') != std::string::npos) add("bridges-castles-bazaars");
    std::shuffle(deck.begin(), deck.end(), random);
    return deck;
}

/// Every second time anything but a pass, so that bridges and castles are built.
std::string choose(const Game& game, std::mt19937& random) {
    Ids moves = game.legal_moves();
    if (moves.size() > 1 && moves.back() == "pass" && random() % 2 == 0) moves.pop_back();
    return moves[random() % moves.size()];
}

void expect_sound(const Game& game) {
    const Ids moves = game.legal_moves();
    EXPECT_EQ(std::set<std::string>(moves.begin(), moves.end()).size(), moves.size());
    EXPECT_EQ(moves.empty(), game.over());
    for (int seat = 0; seat < static_cast<int>(game.scores().size()); ++seat) {
        EXPECT_GE(game.supplies()[seat], 0);
        EXPECT_GE(game.bridges()[seat], 0);
        EXPECT_GE(game.castles()[seat], 0);
    }
    // C10: nobody is left on what is complete. While a castle may be built or rewarded, the turn is not
    // scored yet.
    if (game.asks() != "place") return;
    for (const Area& area : game.areas()) EXPECT_FALSE(area.complete && is_occupied(area));
}

void expect_matching_edges(const Land& land) {
    for (const auto& [cell, tile] : land.placed()) {
        EXPECT_TRUE(land.matches_neighbours(cell)) << text(cell);
    }
}

class RandomGame : public testing::TestWithParam<Kind> {};

TEST_P(RandomGame, IsSoundToItsEnd) {
    std::mt19937 random(20);
    const std::string what = GetParam().what;
    for (int round = 0; round < 3; ++round) {
        const Ids deck = shuffled_deck(what, random);
        Game game = start(what, deck, GetParam().players);
        const std::size_t first = game.land().placed().size();
        while (!game.over()) {
            ASSERT_NO_FATAL_FAILURE(expect_sound(game));
            ASSERT_TRUE(game.apply(choose(game, random)));
        }
        expect_sound(game);
        expect_matching_edges(game.land());
        EXPECT_EQ(game.land().placed().size() - first + game.discarded().size(), deck.size());
        EXPECT_FALSE(game.winners().empty());
    }
}

INSTANTIATE_TEST_SUITE_P(All, RandomGame,
                         testing::Values(Kind{"carcassonne", 3}, Kind{"carcassonne bridges", 2},
                                         Kind{"carcassonne castles", 6}, Kind{"carcassonne bazaars", 4},
                                         Kind{"carcassonne bridges castles bazaars", 2},
                                         Kind{"carcassonne bridges castles bazaars draft", 5},
                                         Kind{"wheel", 2}, Kind{"wheel bridges castles bazaars", 3},
                                         Kind{"wheel bridges castles bazaars draft", 5}));

}  // namespace
}  // namespace trencavel::reference
