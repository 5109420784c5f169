// Bazaars: positions made by hand, each for one rule. BBB4 is a field with a bazaar; the other tiles are
// explained in game_tests.cpp.
#include <gtest/gtest.h>

#include "reference/short_game.h"

namespace trencavel::reference {
namespace {

/// Places BBB4 below D; with the deck after it the bazaar begins.
void open_bazaar(Game& game) {
    play(game, {"place 0,1 r0", "pass"});
}

TEST(ReferenceB16, AsManyTilesAsPlayersAreTurnedUp) {
    Game game = start("carcassonne bazaars", {"BBB4", "U", "V", "E", "A"}, 3);
    open_bazaar(game);
    EXPECT_EQ(game.open_tiles(), (Ids{"U", "V", "E"}));
    EXPECT_EQ(game.left(), 1);
    EXPECT_EQ(game.asks(), "offer");
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.tile(), "");
    EXPECT_EQ(game.legal_moves().size(), 300u);
}

TEST(ReferenceB16, NoBazaarWithTooFewTilesOrWithoutBazaars) {
    Game few = start("carcassonne bazaars", {"BBB4", "U", "V"}, 3);
    open_bazaar(few);
    EXPECT_EQ(few.tile(), "U");
    Game none = start("carcassonne castles", {"BBB4", "U", "V"});
    open_bazaar(none);
    EXPECT_EQ(none.tile(), "U");
}

// The example of the rule book: Red is 0, Blue 1, Green 2.
TEST(ReferenceB17B18B19, ExampleOfTheRuleBook) {
    Game game = start("carcassonne bazaars", {"BBB4", "U", "V", "E", "A"}, 3);
    open_bazaar(game);
    play(game, {"offer V 2"});
    EXPECT_EQ(game.seat(), 2);
    EXPECT_EQ(game.asks(), "bid");
    EXPECT_EQ(game.legal_moves().size(), 98u);  // 3 to 99, and pass
    EXPECT_FALSE(game.is_legal("bid 2"));
    play(game, {"pass", "bid 3"});
    EXPECT_EQ(game.bidding(), (Bidding{1, "V", 3, 0}));
    EXPECT_EQ(game.asks(), "sell");
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.legal_moves(), (Ids{"buy", "sell"}));
    play(game, {"buy"});
    EXPECT_EQ(game.scores(), (Numbers{3, -3, 0}));
    EXPECT_EQ(game.scorings(), Scorings{});  // B20
    EXPECT_EQ(game.seat(), 2);
    EXPECT_EQ(game.open_tiles(), (Ids{"U", "E"}));
    play(game, {"offer U 2"});
    EXPECT_EQ(game.seat(), 0);  // Blue has a tile already
    play(game, {"bid 3", "sell"});
    EXPECT_EQ(game.scores(), (Numbers{0, -3, 3}));
    // Green gets the last tile free; Blue begins.
    EXPECT_EQ(game.asks(), "place");
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.tile(), "V");
    EXPECT_EQ(game.bazaar_tiles(), (Ids{"U", "", "E"}));
    play(game, {"place 1,0 r0", "pass"});
    EXPECT_EQ(game.tile(), "E");
    play(game, {"place 0,2 r180", "pass"});
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.tile(), "U");
    play(game, {"place -1,0 r90", "pass"});
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.tile(), "A");
}

// Blue sells to Red, and is a bidder again when Green chooses; then Blue gets the last tile.
TEST(ReferenceB19, WhoSoldIsStillWithoutATile) {
    Game game = start("carcassonne bazaars", {"BBB4", "U", "V", "E", "A"}, 3);
    open_bazaar(game);
    play(game, {"offer U 0", "pass", "bid 1", "sell"});
    EXPECT_EQ(game.seat(), 2);
    EXPECT_EQ(game.asks(), "offer");
    play(game, {"offer V 4"});
    EXPECT_EQ(game.seat(), 1);
    play(game, {"pass"});
    EXPECT_EQ(game.scores(), (Numbers{-1, 1, -4}));
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.tile(), "E");
}

TEST(ReferenceB17, NobodyIsAskedForMoreThan99) {
    Game game = start("carcassonne bazaars", {"BBB4", "U", "V", "E", "A"}, 3);
    open_bazaar(game);
    Game other = game;
    play(game, {"offer U 98"});
    EXPECT_EQ(game.legal_moves(), (Ids{"bid 99", "pass"}));
    play(game, {"bid 99"});
    EXPECT_EQ(game.asks(), "sell");
    play(other, {"offer U 99"});
    EXPECT_EQ(other.asks(), "offer");
    EXPECT_EQ(other.seat(), 2);
    EXPECT_EQ(other.scores(), (Numbers{0, -99, 0}));
}

TEST(ReferenceB17, IdenticalTilesAreOneAnswer) {
    Game game = start("carcassonne bazaars", {"BBB4", "U", "U", "U"});
    open_bazaar(game);
    EXPECT_EQ(game.legal_moves().size(), 100u);
}

// Ben plays the second BBB4 in the bazaar of the first: no chain, although there are tiles enough.
TEST(ReferenceB21, NoBazaarInABazaar) {
    Game game = start("carcassonne bazaars", {"BBB4", "BBB4", "U", "V", "V"});
    open_bazaar(game);
    play(game, {"offer BBB4 0", "pass", "place 0,2 r0", "pass"});
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.tile(), "U");
    play(game, {"place 1,0 r90", "pass"});
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.tile(), "V");
}

// E closes the only city, so that Anna's C fits nowhere. Her replacement is a bazaar, but starts none.
TEST(ReferenceB21, ReplacementStartsNoBazaar) {
    Game game = start("carcassonne bazaars", {"E", "BBB4", "C", "U", "BBB4", "V", "V"});
    play(game, {"place 0,-1 r180", "pass"});
    open_bazaar(game);
    play(game, {"offer C 0", "pass"});
    EXPECT_EQ(game.discarded(), (Ids{"C"}));
    EXPECT_EQ(game.tile(), "BBB4");
    EXPECT_EQ(game.seat(), 0);
    play(game, {"place 0,2 r0", "pass"});
    EXPECT_EQ(game.tile(), "U");
    EXPECT_EQ(game.seat(), 1);
}

// The bazaar takes the last tiles: both turns are still played.
TEST(ReferenceB21, GameEndsAfterTheTurnsOfTheBazaar) {
    Game game = start("carcassonne bazaars", {"BBB4", "U", "V"});
    open_bazaar(game);
    EXPECT_EQ(game.left(), 0);
    play(game, {"offer U 0", "pass", "place 1,0 r90", "pass"});
    EXPECT_FALSE(game.over());
    play(game, {"place -1,0 r180", "pass"});
    EXPECT_TRUE(game.over());
}

// Blue takes V and plays it at once; the two U that are left are the same, so that nobody else is asked.
TEST(ReferenceB22, DraftWithoutBidding) {
    Game game = start("carcassonne bazaars draft", {"BBB4", "U", "V", "U", "A"}, 3);
    open_bazaar(game);
    EXPECT_EQ(game.asks(), "take");
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.legal_moves(), (Ids{"take U", "take V"}));
    play(game, {"take V"});
    EXPECT_EQ(game.tile(), "V");
    EXPECT_EQ(game.open_tiles(), (Ids{"U", "U"}));
    play(game, {"place 1,0 r0", "pass"});
    EXPECT_EQ(game.asks(), "place");
    EXPECT_EQ(game.seat(), 2);
    EXPECT_EQ(game.tile(), "U");
    play(game, {"place -1,0 r90", "pass"});
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.tile(), "U");
    play(game, {"place -2,0 r90", "pass"});
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.tile(), "A");
    EXPECT_TRUE(game.open_tiles().empty());
}

TEST(ReferenceB16, OpenDeckIsTurnedUpLineByLine) {
    Game game = start("carcassonne bazaars draft", {"BBB4", "..."});
    open_bazaar(game);
    EXPECT_EQ(game.asks(), "");
    EXPECT_TRUE(game.legal_moves().empty());
    play(game, {"draw U"});
    EXPECT_EQ(game.asks(), "");
    play(game, {"draw V"});
    EXPECT_EQ(game.asks(), "take");
    EXPECT_EQ(game.left(), 80);
}

}  // namespace
}  // namespace trencavel::reference
