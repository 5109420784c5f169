// The questions of the wheel and of expansion 8 through the program: asked, explained, answered.
#include <gtest/gtest.h>

#include "terminal/going_on.h"
#include "terminal/sample.h"

namespace trencavel::terminal_tests {
namespace {

TEST(Questions, APlacementWithABridge) {
    GoingOn game(record_of("carcassonne", "bridges", "B U U"));
    EXPECT_TRUE(
        contains(game.shown(), "Anna, place the tile (a letter; a letter and b for a bridge; ? for help)> "));
    game.expect("?", "places the tile at c, turned by 90 degrees, and builds that bridge");
    game.expect("b 0", "That takes a bridge over 1,0 from east to west. To build it, type 1,0 0b.");
    game.expect("b", "Anna, which turn: r0b? > ");
    EXPECT_TRUE(contains(game.shown(), "  r0b  with a bridge over 1,0 from east to west"));
    game.expect("0b", "Anna, a follower? (a number; Enter for none; undo)> ");
    EXPECT_TRUE(game.holds("> place 1,0 r0 bridge 1,0 ew\n"));
    game.expect("b", "with a robber on the bridge");
    EXPECT_TRUE(game.holds("> follower bridge\n"));
}

TEST(Questions, ABridgeIsNotBuiltUnlessItIsAskedFor) {
    GoingOn game(record_of("carcassonne", "bridges", "U U U"));
    game.expect("0,1 90b", "the tile fits there without a bridge");
    game.expect("0,1 b", "No bridge would let you place the tile there in another way.");
    game.expect("1,0 r90b", "the tile fits there without a bridge");
    game.expect("1,0", "Anna, a follower?");
    EXPECT_TRUE(game.holds("> place 1,0 r90\n"));
}

TEST(Questions, ATileThatNeedsABridgeMayBeRefused) {
    GoingOn game(record_of("carcassonne", "bridges", "A A X U V",
                           "> place -1,0 r270\n> pass\n> place 1,0 r90\n> pass\n"));
    EXPECT_TRUE(
        contains(game.shown(), "Anna, place the tile with a bridge (a letter), or refuse? (? for help)> "));
    game.expect("?", "refuse         the tile leaves the game unplaced, and you draw another");
    game.expect("refuse", "The tile X was not placed and leaves the game; Anna draws again");
    game.expect("refuse", "the tile can be placed without a bridge");
}

TEST(Questions, ABridgeBesideTheTile) {
    GoingOn game(record_of("carcassonne", "bridges", "B U U", "> place 0,1 r0\n"));
    EXPECT_TRUE(
        contains(game.shown(), "Anna, a follower? (a number, b1 for a bridge; Enter for none; undo)> "));
    game.expect("b", "you have not built a bridge this turn");
    game.expect("b1", "with a bridge over 0,1 from east to west");
    game.expect("undo", "Undone: bridge 0,1 ew of Anna.");
    game.expect("bridge 0,1 ew", "  b  bridge (robber)");
    game.expect("bridge 0,1 ew", "you have already built a bridge this turn");
    game.expect("", "Ben, place the tile");
}

TEST(Questions, ACastle) {
    GoingOn game(record_of("carcassonne", "castles", "E U U", "> place 0,-1 r180\n> follower 0\n"));
    EXPECT_TRUE(contains(game.shown(), "Anna, build a castle? (yes or no; ? for help)> "));
    game.expect("?", "turns it into a castle; castle 0 or just the number if there are several");
    game.expect("", "Anna, build a castle?");
    game.expect("", "Anna, build a castle?");
    game.expect("resign", "type yes to resign");
    game.expect("no", "City: 2 tiles × 2 = 4 points for Anna");
    game.expect("undo", "Undone: pass of Anna.");
    game.expect("yes", "Anna turns the city at 0,-1 and 0,0 into a castle");
    EXPECT_TRUE(game.holds("> castle 0\n"));
    game.expect("areas", "castle  0,-1        2 tiles  Anna 1     as the next area completed beside it");
    game.expect("yes", "There is nothing to say yes to.");
}

TEST(Questions, AReward) {
    GoingOn game(record_at_reward());
    EXPECT_TRUE(contains(game.shown(), "Anna, which of them for your castle? (a number; ? for help)> "));
    game.expect("?", "It gets the points of one of them.");
    game.expect("reward 1,0 1", "that was not completed next to the castle this turn");
    game.expect("1", "Castle at 0,-1: as much as the city completed beside it = 4 points for Anna");
    EXPECT_TRUE(game.holds("> reward 1,-1 0\n"));
}

TEST(Questions, TheTurnOfTheBazaarHasItsTile) {
    GoingOn game(record_at_offer());
    EXPECT_TRUE(contains(game.shown(), "Ben, which tile, and what do you bid? (as in 1 5; ? for help)> "));
    EXPECT_TRUE(contains(game.shown(), "Open: V U"));
    game.expect("?", "the tile 2, for which you bid 5");
    game.expect("2 100", "the highest possible bid is 99");
    game.expect("2 2", "Anna, bid for U? (more than 2, or pass; ? for help)> ");
    EXPECT_TRUE(contains(game.shown(), "Highest bid: 2 by Ben"));
    game.expect("2", "your bid must be higher than the last one, 2");
    game.expect("3", "Ben, buy or sell U for 3? (? for help)> ");
    game.expect("s", "Anna pays 3 points to Ben and gets U");
    EXPECT_TRUE(contains(game.shown(), "Ben, place the tile"));
    EXPECT_TRUE(contains(game.shown(), "In hand: V"));
    EXPECT_TRUE(contains(game.shown(), "Anna has U to play"));
    EXPECT_TRUE(contains(game.shown(), "[A] Anna             -3    7"));
}

TEST(Questions, ThePlagueAndTheCrowns) {
    GoingOn game(record_at_recall());
    EXPECT_TRUE(contains(game.shown(), "Ben, who comes home? (a number; ? for help)> "));
    EXPECT_TRUE(contains(game.shown(), "@plague"));
    game.expect("?", "everyone takes one follower back");
    game.expect("recall 1,-1 0", "you have no follower there");
    game.expect("pass", "the game is waiting for 'recall'");
    game.expect("2", "Anna's monk and Ben's monk return");
    EXPECT_TRUE(game.holds("> recall -1,0 0\n"));
    game.expect("-2,0 r0", "Ben, a follower? (a number, a crown; Enter for none; undo)> ");
    game.expect("?", "on a free crown space of taxes instead");
    game.expect("ta", "with a follower on a crown space of taxes");
}

TEST(Questions, AHintCanBeTyped) {
    GoingOn game(record_at_reward());
    game.expect("hint", "The computer would play, with your expected final lead:\n");
    game.expect("hint", "  reward 1,-1 0 (1)\n");
}

}  // namespace
}  // namespace trencavel::terminal_tests
