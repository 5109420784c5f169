// Castles: positions made by hand, each for one rule. The tiles are explained in game_tests.cpp.
#include <gtest/gtest.h>

#include <algorithm>

#include "reference/castle.h"
#include "reference/short_game.h"

namespace trencavel::reference {
namespace {

/// E above D, which makes the cap of D a small city; Anna's knight stands on it, and she builds a castle. It
/// is Ben's turn then.
void build_first_castle(Game& game) {
    play(game, {"place 0,-1 r180", "follower 0", "castle 0"});
}

// The city of BBB9 is no semicircle: it scores as usual, nobody is asked.
TEST(ReferenceB8, OnlySemicirclesBecomeACastle) {
    Game game = start("carcassonne castles", {"BBB9", "U"});
    play(game, {"place 0,-1 r270", "follower 0"});
    EXPECT_EQ(game.asks(), "place");
    EXPECT_EQ(game.scorings(), (Scorings{{"city", 4, {0}}}));
}

// Ben completes the city in which Anna's knight stands: she is asked, in Ben's turn.
TEST(ReferenceB8, TheOwnerIsAskedInAnotherPlayersTurn) {
    Game game = start("carcassonne castles", {"E", "E", "U"});
    play(game, {"place 0,1 r180", "follower 0", "place 0,2 r0", "pass"});
    EXPECT_EQ(game.asks(), "castle");
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.legal_moves(), (Ids{"castle 0", "pass"}));
    play(game, {"castle 0"});
    EXPECT_EQ(game.seat(), 0);  // now it is Anna's turn
    EXPECT_EQ(game.asks(), "place");
    EXPECT_EQ(game.scorings(), Scorings{});
    ASSERT_EQ(game.built_castles().size(), 1u);
    EXPECT_EQ(game.built_castles()[0].cells, (std::array<Cell, 2>{{{0, 1}, {0, 2}}}));
    EXPECT_EQ(game.built_castles()[0].seat, 0);
    EXPECT_TRUE(game.built_castles()[0].occupied);
    EXPECT_EQ(game.castles(), (Numbers{2, 3}));
    EXPECT_EQ(game.supplies(), (Numbers{6, 7}));
    EXPECT_TRUE(game.followers().empty());
    EXPECT_EQ(area_at(game, {{0, 1}, 0}).followers, (Numbers{0, 0}));
}

TEST(ReferenceB8, WithoutCastlesTheCityScores) {
    Game game = start("carcassonne bridges", {"E", "U"});
    play(game, {"place 0,-1 r180", "follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"city", 4, {0}}}));
}

// Anna has built three castles, in a column of H to the north. With no token left she is not asked for the
// fourth city: it scores 4, and so do the castle beside it and, one after the other, the two others (B13).
TEST(ReferenceB8, NotAskedWithoutAToken) {
    Game game = start("carcassonne castles", {"H", "B", "H", "B", "H", "B", "E", "U"});
    play(game, {"place 0,-1 r0", "follower 1", "castle 1", "place 0,1 r0", "pass"});
    play(game, {"place 0,-2 r0", "follower 1", "castle 1", "place 0,2 r0", "pass"});
    play(game, {"place 0,-3 r0", "follower 1", "castle 1", "place 0,3 r0", "pass"});
    EXPECT_EQ(game.castles(), (Numbers{0, 3}));
    play(game, {"place 0,-4 r180", "follower 0"});
    EXPECT_EQ(game.asks(), "place");
    EXPECT_EQ(game.scores(), (Numbers{16, 0}));
}

//      I E            I at 0,-1 completes Anna's city with D and Ben's with E. Anna, whose turn it is,
//      decides D U            first. Neither castle is scored in this turn.
TEST(ReferenceB9, CastlesFromThePlayerWhoseTurnItIs) {
    Game game = start("carcassonne castles", {"U", "E", "I", "U"});
    play(game, {"place 1,0 r90", "pass", "place 1,-1 r270", "follower 0", "place 0,-1 r180", "follower 0"});
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.legal_moves(), (Ids{"castle 0", "pass"}));
    play(game, {"castle 0"});
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.legal_moves(), (Ids{"castle 1", "pass"}));
    play(game, {"castle 1"});
    EXPECT_EQ(game.asks(), "place");
    EXPECT_EQ(game.scores(), (Numbers{0, 0}));
    EXPECT_EQ(game.built_castles()[0].cells, (std::array<Cell, 2>{{{0, -1}, {0, 0}}}));
    EXPECT_EQ(game.built_castles()[1].cells, (std::array<Cell, 2>{{{0, -1}, {1, -1}}}));
}

// The same, but both cities are Anna's. She builds one castle and declines the other; the city that is then
// completed beside the new castle scores it not, because it is the same turn.
TEST(ReferenceB9, PassDeclinesAllThatIsLeft) {
    Game game = start("carcassonne castles", {"U", "U", "E", "U", "I", "U"});
    play(game, {"place 1,0 r90", "pass", "place 2,0 r90", "pass", "place 1,-1 r270", "follower 0"});
    play(game, {"place 3,0 r90", "pass", "place 0,-1 r180", "follower 0"});
    EXPECT_EQ(game.legal_moves(), (Ids{"castle 0", "castle 1", "pass"}));
    play(game, {"castle 1"});
    EXPECT_EQ(game.legal_moves(), (Ids{"castle 0", "pass"}));
    play(game, {"pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"city", 4, {0}}}));
    EXPECT_EQ(game.supplies(), (Numbers{6, 7}));
    EXPECT_EQ(game.castles(), (Numbers{2, 3}));
}

std::vector<Cell> sorted_vicinity(const Castle& castle) {
    std::vector<Cell> cells = vicinity(castle);
    std::sort(cells.begin(), cells.end());
    return cells;
}

TEST(ReferenceB10, SixPlaces) {
    EXPECT_EQ(sorted_vicinity({{{{0, -1}, {0, 0}}}, 0, true}),
              (std::vector<Cell>{{-1, -1}, {-1, 0}, {0, -1}, {0, 0}, {1, -1}, {1, 0}}));
    EXPECT_EQ(sorted_vicinity({{{{0, 0}, {1, 0}}}, 0, true}),
              (std::vector<Cell>{{0, -1}, {0, 0}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}));
}

// The road of three tiles on both sides of D is Anna's, and so is the castle: 3 and 3.
TEST(ReferenceB11, OwnerOfBothGetsBoth) {
    Game game = start("carcassonne castles", {"E", "A", "A", "U"});
    build_first_castle(game);
    play(game, {"place 1,0 r90", "pass", "place -1,0 r270", "follower 1"});
    EXPECT_EQ(sorted(game.scorings()), (Scorings{{"castle", 3, {0}}, {"road", 3, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{6, 0}));
    EXPECT_EQ(game.supplies(), (Numbers{7, 7}));
    EXPECT_FALSE(game.built_castles()[0].occupied);
    EXPECT_EQ(game.castles(), (Numbers{2, 3}));  // B14: the token stays
}

//        E B B        The cloister of BBB11 at 1,0 lies beside D in the vicinity: Ben's monk brings 9 to him,
//        D 11 U       and the castle 9 to Anna.
//        B B B
TEST(ReferenceB11, CloisterInTheVicinity) {
    Game game = start("carcassonne castles", {"E", "BBB11", "B", "U", "B", "B", "B", "B", "U"});
    build_first_castle(game);
    play(game, {"place 1,0 r0", "follower 0", "place 1,-1 r0", "pass", "place 2,0 r90", "pass"});
    play(game, {"place 2,-1 r0", "pass", "place 0,1 r0", "pass", "place 1,1 r0", "pass"});
    play(game, {"place 2,1 r0", "pass"});
    EXPECT_EQ(sorted(game.scorings()), (Scorings{{"castle", 9, {0}}, {"cloister", 9, {1}}}));
}

//        E            The cloister at 0,1 lies outside the six places, although tiles around it are among
//        them:
//      U D U          9 for Ben's monk, nothing for the castle.
//      B B B
//      B B B
TEST(ReferenceB11, CloisterOutsideTheVicinity) {
    Game game = start("carcassonne castles", {"E", "U", "U", "B", "B", "B", "B", "B", "B", "U"});
    build_first_castle(game);
    play(game, {"place 1,0 r90", "pass", "place -1,0 r90", "pass", "place 0,1 r0", "follower 0"});
    play(game, {"place -1,1 r0", "pass", "place 1,1 r0", "pass", "place -1,2 r0", "pass"});
    play(game, {"place 0,2 r0", "pass", "place 1,2 r0", "pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"cloister", 9, {1}}}));
    EXPECT_TRUE(game.built_castles()[0].occupied);
}

//        E E E        Castles: D and E at 0 (Anna), D and E at 2 (Ben). L at 1,0 lies beside both and
//        completes
//      A D L D        the road to A (3) and the city to the north (4). Ben, whose turn it is, chooses first;
// the points come when all have chosen.
TEST(ReferenceB12, OwnersChooseFromThePlayerWhoseTurnItIs) {
    Game game = start("carcassonne castles", {"E", "A", "E", "E", "D", "L", "U"});
    build_first_castle(game);
    play(game, {"place -1,0 r270", "pass", "place 1,-1 r180", "pass", "place 2,-1 r180", "follower 0"});
    play(game, {"place 2,0 r0", "pass", "castle 0", "place 1,0 r0", "pass"});
    EXPECT_EQ(game.asks(), "reward");
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.castle_in_question()->cells[0], (Cell{2, -1}));
    Ids moves = game.legal_moves();
    std::sort(moves.begin(), moves.end());
    EXPECT_EQ(moves, (Ids{"reward -1,0 1", "reward 1,-1 0"}));
    EXPECT_TRUE(game.is_legal("reward 1,0 0"));
    EXPECT_FALSE(game.is_legal("reward 1,0 1"));
    EXPECT_FALSE(game.is_legal("pass"));
    play(game, {"reward 1,0 3"});
    EXPECT_EQ(game.asks(), "reward");
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.scores(), (Numbers{0, 0}));
    play(game, {"reward 1,-1 0"});
    EXPECT_EQ(sorted(game.scorings()), (Scorings{{"castle", 3, {1}}, {"castle", 4, {0}}}));
}

//      E              Castles in the columns 0 (Anna), -1 and 1 (both Ben's). The city at -2 lies beside the
//      E E E E        castle at -1 only: that one gets 4, then the next, then the last.
//        D D D
TEST(ReferenceB13, CastlesScoreEachOtherRoundByRound) {
    Game game = start("carcassonne castles", {"E", "D", "E", "D", "E", "E", "E", "U"});
    build_first_castle(game);
    play(game, {"place -1,0 r0", "follower 0", "place -1,-1 r180", "pass", "castle 0"});
    play(game, {"place 1,0 r0", "follower 0", "place 1,-1 r180", "pass", "castle 0"});
    EXPECT_EQ(game.scores(), (Numbers{0, 0}));
    play(game, {"place -2,-1 r0", "pass", "place -2,-2 r180", "pass"});
    EXPECT_EQ(sorted(game.scorings()),
              (Scorings{{"castle", 4, {0}}, {"castle", 4, {1}}, {"castle", 4, {1}}}));
    EXPECT_EQ(game.supplies(), (Numbers{7, 7}));
}

// The second small city is scored instead of becoming a castle: it is a completed feature for the first one.
TEST(ReferenceB9B11, DeclinedCastleIsACompletedCity) {
    Game game = start("carcassonne castles", {"E", "D", "E", "U"});
    build_first_castle(game);
    play(game, {"place -1,0 r0", "follower 0", "place -1,-1 r180", "pass", "pass"});
    EXPECT_EQ(sorted(game.scorings()), (Scorings{{"castle", 4, {0}}, {"city", 4, {1}}}));
}

Castle column(int x) {
    return {{{{x, 0}, {x, 1}}}, 0, true};
}

// The castle between one of 3 and one of 5 takes the 5, and the one that is not waiting gets nothing.
TEST(ReferenceB13, MostValuableOfTheSameRound) {
    const std::vector<Castle> castles{column(0), column(1), column(2), column(3), column(4)};
    EXPECT_EQ(with_chains(castles, {0, 1, 2, 4}, {{0, 3}, {2, 5}}),
              (std::map<int, int>{{0, 3}, {1, 5}, {2, 5}}));
    EXPECT_EQ(with_chains(castles, {0, 1, 2, 3, 4}, {{0, 3}, {4, 2}}),
              (std::map<int, int>{{0, 3}, {1, 3}, {2, 3}, {3, 2}, {4, 2}}));
}

//      B I E          Ben's farmer stands on B. I's field touches Anna's castle with D (4 points) and the
//      city
//        D U          with E (3 points), which was completed with nobody in it.
TEST(ReferenceB15, CastleCountsFourForAField) {
    Game game = start("carcassonne castles", {"U", "E", "I", "B"});
    play(game,
         {"place 1,0 r90", "pass", "place 1,-1 r270", "pass", "place 0,-1 r180", "follower 0", "castle 0"});
    play(game, {"place -1,-1 r0", "follower 1"});
    EXPECT_TRUE(game.over());
    const Area field = area_at(game, {{-1, -1}, 1});
    EXPECT_EQ(field.cities, 2);
    EXPECT_EQ(field.castles, 1);
    EXPECT_EQ(game.scorings(), (Scorings{{"field", 7, {1}}}));
    EXPECT_EQ(game.supplies(), (Numbers{6, 6}));
}

}  // namespace
}  // namespace trencavel::reference
