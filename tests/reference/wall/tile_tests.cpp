// Die Burg, K15 and K16: taking wall tiles and using them during the game. The numbers are worked out from
// the rules in the comments; the tiles are explained in wall_completed_tests.cpp.
#include <gtest/gtest.h>

#include <stdexcept>

#include "reference/wall/short_game.h"

namespace trencavel::reference {
namespace {

constexpr int kBurgColumn = 5;

WallGame game_at_twelve(const Ids& more, const Numbers& wall) {
    WallGame game = start_burg(kTwelveDeck + more, wall);
    play_turns(game, twelve_turns(kBurgColumn));
    return game;
}

/// Anna has 10 points; her tile at 7,0 completes a path and a tower of 2 points each, so that the first of
/// them leads to 12.
WallGame game_before_twelve(const Ids& more, const Numbers& wall) {
    WallGame game =
        start_burg(Ids{"P14", "C07", "P14", "C07", "P14", "C07", "P14", "C07", "P18"} + more, wall);
    play_turns(game,
               {"1,1 r0 follower 0", "5,0 r0 pass", "8,3 r90 follower 0", "6,0 r0 pass", "5,9 r0 follower 1",
                "6,1 r0 pass", "7,1 r180 follower 1", "5,1 r0 pass", "7,0 r0 follower 1"});
    EXPECT_EQ(game.scores(), (Numbers{10, 0}));
    EXPECT_EQ(game.asks(), "score");
    return game;
}

TEST(WallK15, AMarkerThatStopsOnATowerTakesItsWallTile) {
    const WallGame game = game_at_twelve({"C07"}, wall_from(9));
    EXPECT_EQ(game.scores(), (Numbers{12, 0}));
    EXPECT_EQ(game.held(0), Numbers{9});
    EXPECT_EQ(game.held(1), Numbers{});
    EXPECT_EQ(game.towers_left(), (Numbers{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
}

// 4 points for the tower, then 12 for the path: 16.
TEST(WallK15, PassingATowerGivesNothing) {
    WallGame game = start_burg({"P14", "C06", "C01", "C01", "C01", "P14", "C07"}, wall_from(9));
    play_turns(game, {"1,1 r0 follower 0", "5,0 r0 pass"});
    play_turns(game, {"5,1 r0 follower 0", "5,2 r0 pass", "5,3 r0 pass", "5,4 r180 pass"});
    EXPECT_EQ(game.scores(), (Numbers{16, 0}));
    EXPECT_EQ(game.towers_left().size(), 13u);
}

// Ben's path from the other start space brings him to 12 as well.
TEST(WallK15, ATowerHasOneWallTile) {
    WallGame game = start_burg({"C06", "C06", "C01", "C01", "C01", "C01", "C01", "C01", "P14", "P14", "C07"},
                               wall_from(9));
    play_turns(game, {"5,0 r0 follower 0", "5,9 r0 follower 0", "5,1 r0 pass", "5,8 r0 pass", "5,2 r0 pass",
                      "5,7 r0 pass", "5,3 r0 pass", "5,6 r0 pass", "5,4 r180 pass", "5,5 r0 pass"});
    EXPECT_EQ(game.scores(), (Numbers{12, 12}));
    EXPECT_EQ(game.held(0), Numbers{9});
    EXPECT_EQ(game.held(1), Numbers{});
    EXPECT_EQ(game.towers_left().size(), 12u);
}

// Field = points mod 100: 112 is the field 12.
TEST(WallK15, TheTrackGoesRound) {
    EXPECT_EQ((Marker{112, false}.field()), 12);
    EXPECT_EQ(advanced({98, false}, 14).field(), 12);
}

// The wall tile 2 of the first scoring cannot double the tower that is scored next in the same turn.
TEST(WallK15, AWallTileCannotBeUsedInTheTurnInWhichItWasTaken) {
    WallGame game = game_before_twelve({"C07", "C07"}, wall_from(2));
    play(game, {"score 7,0 2"});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 2, {0}}, {"tower", 2, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{14, 0}));
    EXPECT_EQ(game.held(0), Numbers{2});
    EXPECT_EQ(game.seat(), 1);
}

TEST(WallK15, AHiddenWallTileIsRevealedBeforeScoringGoesOn) {
    WallGame game = game_before_twelve({"C07", "C07"}, Numbers(13, kHidden));
    play(game, {"score 7,0 2"});
    EXPECT_EQ(game.asks(), "reveal");
    EXPECT_EQ(game.scores(), (Numbers{12, 0}));
    EXPECT_EQ(game.supplies(), (Numbers{5, 6}));  // the herald is home, the knight not yet
    EXPECT_EQ(game.legal_moves().size(), 9u);
    EXPECT_EQ(game.pending().size(), 1u);
    EXPECT_FALSE(game.is_legal("reveal 0"));
    play(game, {"reveal 9"});
    EXPECT_EQ(game.scorings(), (Scorings{{"tower", 2, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{14, 0}));
    EXPECT_EQ(game.held(0), Numbers{9});
    EXPECT_EQ(game.seat(), 1);
}

// K1: two of each kind. One 9 lies open and a second may be hidden; of 5 both lie open; of 7 three do.
TEST(WallK15, OnlyWhatIsNotKnownCanBeRevealed) {
    WallTiles tiles({9, 5, 5, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0});
    EXPECT_EQ(tiles.kinds_to_reveal(), (Numbers{1, 2, 3, 4, 6, 8, 9}));
    tiles.take(6, 0, 9);
    EXPECT_EQ(tiles.kinds_to_reveal(), (Numbers{1, 2, 3, 4, 6, 8}));
    tiles.take(3, 1, 7);
    tiles.take(7, 1, 1);
    EXPECT_EQ(tiles.kinds_to_reveal(), (Numbers{1, 2, 3, 4, 6, 8}));
    tiles.take(8, 0, 1);
    EXPECT_EQ(tiles.kinds_to_reveal(), (Numbers{2, 3, 4, 6, 8}));
    EXPECT_EQ(tiles.held(0), (Numbers{1, 9}));
    EXPECT_EQ(tiles.held(1), (Numbers{1, 7}));
    EXPECT_EQ(tiles.on_tower(3), std::nullopt);
    EXPECT_EQ(tiles.on_tower(4), 7);
    EXPECT_EQ(tiles.on_tower(9), kHidden);
}

TEST(WallK16, TwoOfAKindAreUsedOneByOne) {
    WallTiles tiles({2, 2, 3, 4, 5, 6, 7, 8, 9, 1, 1, 3, 4});
    tiles.take(0, 0, 2);
    EXPECT_FALSE(tiles.usable(0, 2));
    tiles.begin_turn();
    tiles.take(1, 0, 2);
    EXPECT_TRUE(tiles.usable(0, 2));
    tiles.use(0, 2);
    EXPECT_FALSE(tiles.usable(0, 2));
    EXPECT_EQ(tiles.held(0), Numbers{2});
    tiles.begin_turn();
    EXPECT_TRUE(tiles.usable(0, 2));
    EXPECT_FALSE(tiles.usable(1, 2));
    EXPECT_THROW(tiles.use(1, 2), std::logic_error);
}

// Wall tile 1: not in the turn in which it was taken, and only once.
TEST(WallK16, WallTileOneBringsAFurtherTurn) {
    WallGame game = game_at_twelve({"C07", "C07", "C07", "C07"}, wall_from(1));
    EXPECT_EQ(game.seat(), 1);
    play_turns(game, {"0,3 r0 pass", "1,1 r0 pass"});
    EXPECT_EQ(game.asks(), "extra");
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.legal_moves(), (Ids{"extra", "pass"}));
    play(game, {"extra"});
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.held(0), Numbers{});
    play_turns(game, {"8,3 r0 pass"});
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.asks(), "place");
}

TEST(WallK16, AFurtherTurnCanBeDeclined) {
    WallGame game = game_at_twelve({"C07", "C07", "C07", "C07", "C07"}, wall_from(1));
    play_turns(game, {"0,3 r0 pass", "1,1 r0 pass"});
    play(game, {"pass"});
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.held(0), Numbers{1});
    play_turns(game, {"8,3 r0 pass", "1,7 r0 pass"});
    EXPECT_EQ(game.asks(), "extra");  // it can still be used later
}

// Anna takes a second wall tile 1 at 18 (12 and 6 for the path of three with a fountain) in the turn that the
// first one makes her repeat: the further turn is a next turn for it.
TEST(WallK16, FurtherTurnsMayFollowEachOther) {
    const Numbers wall{1, 1, 3, 4, 5, 6, 7, 8, 9, 9, 2, 3, 4};
    WallGame game = game_at_twelve({"C06", "P14", "C07", "C07", "C07"}, wall);
    play_turns(game, {"5,9 r0 pass", "5,8 r0 follower 1"});
    EXPECT_EQ(game.scores(), (Numbers{18, 0}));
    EXPECT_EQ(game.held(0), (Numbers{1, 1}));
    EXPECT_EQ(game.asks(), "extra");
    play(game, {"extra"});
    play_turns(game, {"0,3 r0 pass"});
    EXPECT_EQ(game.asks(), "extra");
    EXPECT_EQ(game.held(0), Numbers{1});
    play(game, {"extra"});
    play_turns(game, {"1,1 r0 pass"});
    EXPECT_EQ(game.asks(), "place");
    EXPECT_EQ(game.seat(), 1);
}

// Anna has 14 points and wall tile 2. Her tower at 7,1 and 7,2 is worth 4, doubled 8: 22, and the wall tile 3
// of that tower. With it a house of a tile and its start space counts 4 instead of 2: 26.
TEST(WallK16, WallTilesTwoAndThreeDoubleATowerAndAHouse) {
    WallGame game = game_before_twelve({"C07", "P14", "C07", "P16", "C07", "C07"}, wall_from(2));
    play(game, {"score 7,0 2"});
    play_turns(game, {"4,0 r0 pass", "7,2 r0 follower 0"});
    EXPECT_EQ(game.asks(), "score");
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.legal_moves(), (Ids{"score 7,1 0", "score 7,1 0 double"}));
    EXPECT_TRUE(game.is_legal("score 7,2 0 double"));
    play(game, {"score 7,2 0 double"});
    EXPECT_EQ(game.scorings(), (Scorings{{"tower", 8, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{22, 0}));
    EXPECT_EQ(game.held(0), Numbers{3});
    play_turns(game, {"3,0 r0 pass", "0,3 r270 follower 0"});
    EXPECT_EQ(game.legal_moves(), (Ids{"score 0,3 0", "score 0,3 0 double"}));
    play(game, {"score 0,3 0 double"});
    EXPECT_EQ(game.scorings(), (Scorings{{"house", 4, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{26, 0}));
    EXPECT_EQ(game.held(0), Numbers{});
    EXPECT_EQ(game.keeps(), (Numbers{2, 0}));  // doubling makes no house larger
}

TEST(WallK16, ADoublingCanBeKeptForLater) {
    WallGame game = game_before_twelve({"C07", "P14", "C07"}, wall_from(2));
    play(game, {"score 7,0 2"});
    play_turns(game, {"4,0 r0 pass", "7,2 r0 follower 0"});
    play(game, {"score 7,1 0"});
    EXPECT_EQ(game.scores(), (Numbers{18, 0}));
    EXPECT_EQ(game.held(0), (Numbers{2, 2}));  // 18 is a tower too
}

// Ben completes Anna's tower of three tiles: in his turn she uses nothing. P05 has a tower N and a path E-S;
// at 7,3 its path meets that of 8,3.
TEST(WallK16, WallTilesAreUsedInTheOwnTurnOnly) {
    WallGame game = game_before_twelve({"C07", "B09", "P05", "C07"}, wall_from(2));
    play(game, {"score 7,0 2"});
    play_turns(game, {"4,0 r0 pass", "7,2 r0 follower 0", "7,3 r0 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"tower", 6, {0}}}));
    EXPECT_EQ(game.held(0), Numbers{2});
    EXPECT_EQ(game.asks(), "place");
}

TEST(WallK16, WallTilesAreForTheOwnMajorityOnly) {
    WallGame game = game_before_twelve({"B09", "P05", "C07"}, wall_from(2));
    play(game, {"score 7,0 2"});
    play_turns(game, {"7,2 r0 follower 0", "7,3 r0 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"tower", 6, {1}}}));
    EXPECT_EQ(game.held(0), Numbers{2});
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.asks(), "place");
}

}  // namespace
}  // namespace trencavel::reference
