// Games that cannot start say why.
#include <gtest/gtest.h>

#include "support/games.h"

namespace trencavel::engine_tests {
namespace {

TEST(Start, NeedsAKnownGame) {
    auto setup = setup_with("U");
    setup.game = "chess";
    EXPECT_TRUE(refuses(setup, "unknown game 'chess' (known: carcassonne"));
}

// C1
TEST(Start, NeedsTwoToFivePlayers) {
    for (unsigned players = 2; players <= 5; ++players) EXPECT_TRUE(starts(setup_with("U", players)));
    EXPECT_TRUE(refuses(setup_with("U", 1), "carcassonne is for 2 to 5 players, not 1"));
    EXPECT_TRUE(refuses(setup_with("U", 6), "carcassonne is for 2 to 5 players, not 6"));
}

TEST(Start, NeedsADeckOrASeedAndNotBoth) {
    auto setup = setup_with("U");
    setup.seed = 1;
    EXPECT_TRUE(refuses(setup, "a game can have a deck or a seed, not both"));
    setup.deck.reset();
    EXPECT_TRUE(starts(setup));
    setup.seed.reset();
    EXPECT_TRUE(refuses(setup, "a game needs a deck or a seed"));
}

TEST(Start, NeedsTilesThatTheGameHas) {
    EXPECT_TRUE(refuses(setup_with("U Y"), "this game has no tile 'Y'"));
    EXPECT_TRUE(refuses(setup_with(""), "the deck is empty"));
}

TEST(Start, TakesAKnownPartOnlyFromTheFullSet) {
    EXPECT_TRUE(starts(setup_with("...")));
    EXPECT_TRUE(starts(setup_with("X ...")));
    EXPECT_TRUE(refuses(setup_with("X X ..."), "X is listed 2 times, but the full set has 1"));
    EXPECT_TRUE(refuses(setup_with("D D D D ..."), "D is listed 4 times, but the full set has 3"));
    EXPECT_TRUE(starts(setup_with("X X"))) << "a deck that does not go on is used as it stands";
}

TEST(Start, RefusesModulesAndOptionsThatTheGameDoesNotHave) {
    auto setup = setup_with("U");
    setup.modules = {"falcon"};
    EXPECT_TRUE(refuses(setup, "carcassonne cannot be played with 'falcon'"));
    setup.modules.clear();
    setup.options = {{"gates", "stop"}};
    EXPECT_TRUE(refuses(setup, "carcassonne has no option 'gates'"));
}

TEST(Start, IsTheSameForTheSameSeed) {
    const tiles::Library& library = tiles::Library::builtin();
    const auto one = Game::start(setup_with_seed(18446744073709551615u), library);
    const auto same = Game::start(setup_with_seed(18446744073709551615u), library);
    const auto another = Game::start(setup_with_seed(0), library);
    ASSERT_TRUE(one && same && another);
    EXPECT_EQ(one.value()->hidden_deck(), same.value()->hidden_deck());
    EXPECT_EQ(one.value()->hash(), same.value()->hash());
    EXPECT_NE(one.value()->hidden_deck(), another.value()->hidden_deck());
}

}  // namespace
}  // namespace trencavel::engine_tests
