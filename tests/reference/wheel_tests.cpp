// The Wheel of Fortune: positions made by hand, each for one rule.
//
// The board fills 0,0 to 3,3. Its outer edges, clockwise from 0,0: north city, field, road, field; east
// field, field, city, field; south (from the west) city, field, field, road; west (from the north) field,
// road, field, city. The tiles are those of Carcassonne with Rad before their letters; RadU/2 carries the
// number 2.
#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "reference/short_game.h"

namespace trencavel::reference {
namespace {

using tiles::FeatureKind;

int count_of(const std::vector<Area>& areas, FeatureKind kind) {
    return static_cast<int>(
        std::count_if(areas.begin(), areas.end(), [&](const Area& area) { return area.kind == kind; }));
}

TEST(ReferenceW1, BoardPigAndAllTilesInTheDeck) {
    const Game game = start("wheel", {"..."});
    EXPECT_EQ(game.land().placed().size(), 16u);
    EXPECT_EQ(game.pig(), "fortune");
    EXPECT_EQ(game.left(), 72);
    EXPECT_EQ(game.supplies(), (Numbers{7, 7}));
    EXPECT_EQ(start("wheel castles", {"..."}).left(), 84);
    EXPECT_EQ(start("carcassonne", {"..."}).pig(), "");
}

TEST(ReferenceW1, PlayersAndTilesAreChecked) {
    EXPECT_NO_THROW(start("wheel", {"RadB"}, 5));
    EXPECT_THROW(start("wheel", {"RadB"}, 6), std::invalid_argument);
    EXPECT_THROW(start("wheel bridges", {"RadB"}, 6), std::invalid_argument);
    EXPECT_THROW(start("wheel", {"B"}), std::invalid_argument);
    EXPECT_THROW(start("wheel", {"RadB/1"}), std::invalid_argument);
    EXPECT_NO_THROW(start("wheel", {"RadN", "RadN/1", "RadU/3"}));
}

// The three fields each lie between two of the roads; the wheel in the middle belongs to none of them.
TEST(ReferenceW2, ThreeRoadsThreeCitiesThreeFields) {
    const std::vector<Area> areas = start("wheel", {"RadB"}).areas();
    EXPECT_EQ(areas.size(), 9u);
    EXPECT_EQ(count_of(areas, FeatureKind::Road), 3);
    EXPECT_EQ(count_of(areas, FeatureKind::City), 3);
    EXPECT_EQ(count_of(areas, FeatureKind::Field), 3);
    const Area north_west = area_at(start("wheel", {"RadB"}), {{0, 0}, 1});
    EXPECT_TRUE(contains(north_west, {{1, 0}, 0}));
    EXPECT_TRUE(contains(north_west, {{2, 0}, 1}));
    EXPECT_TRUE(contains(north_west, {{0, 1}, 1}));
    EXPECT_EQ(north_west.parts.size(), 4u);
}

// The city cap of RadE closes the cap of the board at 0,0. Both touch RadE's field and the board's.
TEST(ReferenceW2, BoardCellsCountAsTilesAndAsFilledPlaces) {
    Game game = start("wheel", {"RadE", "RadB"});
    play(game, {"place 0,-1 r180", "follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"city", 4, {0}}}));
    EXPECT_EQ(area_at(game, {{0, 0}, 1}).cities, 1);
    play(game, {"place -1,0 r0", "follower 0"});
    EXPECT_EQ(area_at(game, {{-1, 0}, 0}).neighbours, 3);  // 0,0 and 0,1 of the board, and RadE
    EXPECT_EQ(game.scorings(), (Scorings{{"cloister", 4, {1}}}));
}

TEST(ReferenceW3W12, CrownSpacesOfTheSegments) {
    Game game = start("wheel", Ids(10, "RadB"));
    play(game, {"place 1,-1 r0"});
    EXPECT_EQ(game.legal_moves(),
              (Ids{"follower 0", "follower 1", "crown fortune", "crown taxes", "crown famine", "crown storm",
                   "crown inquisition", "crown plague", "pass"}));
    play(game, {"crown fortune", "place 1,-2 r0", "crown taxes", "place 1,-3 r0"});
    EXPECT_FALSE(game.is_legal("crown fortune"));
    play(game, {"crown taxes", "place 1,-4 r0"});
    EXPECT_FALSE(game.is_legal("crown taxes"));
    EXPECT_TRUE(game.is_legal("crown plague"));
    EXPECT_EQ(game.supplies(), (Numbers{5, 6}));
    ASSERT_EQ(game.crowns().size(), 3u);
    EXPECT_EQ(game.crowns()[2].segment, "taxes");
    EXPECT_EQ(game.crowns()[2].seat, 0);
}

// Clara draws the 3 that leads the pig from storm to Fortuna.
TEST(ReferenceW5, FortunePaysThePlayerWhoseTurnItIs) {
    Game game = start("wheel", {"RadB", "RadU/3", "RadU/3", "RadB"}, 3);
    play(game, {"place 1,-1 r0", "pass"});
    EXPECT_EQ(game.pig(), "storm");
    play(game, {"place 2,-1 r0", "pass"});
    EXPECT_EQ(game.pig(), "fortune");
    EXPECT_EQ(game.scorings(), (Scorings{{"fortune", 3, {2}}}));
    EXPECT_EQ(game.scores(), (Numbers{7, 7, 10}));
}

//        Q            The example of the rule book. RadC at 0,-1 joins Anna's knight on E at 1,-1 and Ben's
//      E C E          on E at -1,-1 and on Q; Q leaves the city open. Pennants: C and Q.
//        board        Ben: 2 * (2 + 2) = 8, Anna: 1 * (1 + 2) = 3. He has the majority, but that counts
//        nothing.
TEST(ReferenceW6, TaxesCountOwnKnightsAndPennants) {
    Game game = start("wheel", {"RadE", "RadB", "RadB", "RadE", "RadB", "RadQ", "RadC", "RadU/1"});
    play(game, {"place 1,-1 r270", "follower 0", "place -1,0 r0", "pass", "place 1,-2 r0", "pass"});
    play(game, {"place -1,-1 r90", "follower 0", "place -2,0 r0", "pass", "place 0,-2 r270", "follower 0"});
    play(game, {"place 0,-1 r0", "pass"});
    EXPECT_EQ(game.pig(), "taxes");
    EXPECT_EQ(sorted(game.scorings()), (Scorings{{"taxes", 3, {0}}, {"taxes", 8, {1}}}));
    EXPECT_EQ(game.scores(), (Numbers{3, 8}));
    EXPECT_EQ(game.supplies(), (Numbers{6, 5}));
}

//        E B A B      E and the board's cap are a completed city. Anna's farmers stand on E and on B at 3,-1,
//      B board        Ben's on B at -1,0. A's field runs around the end of its road and joins the board's
// fields on both sides of the road, B at 1,-1 joins E's field: one field with three farmers, one city.
TEST(ReferenceW7, FamineCountsEveryFarmer) {
    Game game = start("wheel", {"RadE", "RadB", "RadB", "RadA", "RadB", "RadU/2"});
    play(game,
         {"place 0,-1 r180", "follower 1", "place -1,0 r0", "follower 1", "place 3,-1 r0", "follower 1"});
    play(game, {"place 2,-1 r0", "pass", "place 1,-1 r0", "pass"});
    EXPECT_EQ(game.pig(), "famine");
    EXPECT_EQ(area_at(game, {{0, -1}, 1}).followers, (Numbers{2, 1}));
    EXPECT_EQ(sorted(game.scorings()), (Scorings{{"famine", 1, {1}}, {"famine", 2, {0}}}));
}

// Two monks are Anna's; Ben has none, and nothing is reported for him.
TEST(ReferenceW9, InquisitionCountsMonks) {
    Game game = start("wheel", {"RadB", "RadB", "RadB", "RadU/3", "RadU/1"});
    play(game, {"place 1,-1 r0", "follower 0", "place 3,-1 r0", "pass", "place 4,0 r0", "follower 0"});
    EXPECT_EQ(game.scores(), (Numbers{5, 7}));  // storm
    play(game, {"place 2,-1 r0", "pass"});
    EXPECT_EQ(game.pig(), "inquisition");
    EXPECT_EQ(game.scorings(), (Scorings{{"inquisition", 4, {0}}}));
}

// Two farmers of Anna in one field are answers of their own; the follower on a crown space is none.
TEST(ReferenceW10, PlagueAsksForEveryFollowerOnTheLand) {
    Game game = start("wheel", {"RadB", "RadB", "RadB", "RadA", "RadB", "RadU/2", "RadU/3", "RadB"});
    play(game, {"place 1,-1 r0", "follower 1", "place 4,1 r0", "pass", "place 3,-1 r0", "follower 1"});
    play(game, {"place 2,-1 r0", "pass", "place 4,0 r0", "crown taxes"});
    ASSERT_EQ(game.pig(), "famine");
    play(game, {"place -1,1 r90", "pass"});
    EXPECT_EQ(game.pig(), "plague");
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.asks(), "recall");
    EXPECT_EQ(game.tile(), "RadU/3");
    EXPECT_EQ(game.legal_moves(), (Ids{"recall 1,-1 1", "recall 3,-1 1"}));
    play(game, {"recall 1,-1 1"});
    EXPECT_EQ(game.asks(), "place");  // Ben has nobody on the land
    EXPECT_EQ(game.supplies(), (Numbers{5, 7}));
}

// Both crown spaces of the storm are Anna's: 3 for each of them. The storm itself comes first, so that they
// are not in her supply yet.
TEST(ReferenceW11, TwoFollowersOfOnePlayerGetThreeEach) {
    Game game = start("wheel", {"RadB", "RadB", "RadB", "RadU/3", "RadB"});
    play(game, {"place 1,-1 r0", "crown storm", "place 3,-1 r0", "pass", "place 4,0 r0", "crown storm"});
    EXPECT_EQ(sorted(game.scorings()),
              (Scorings{{"crown", 3, {0}}, {"crown", 3, {0}}, {"storm", 5, {0}}, {"storm", 7, {1}}}));
    EXPECT_EQ(game.supplies(), (Numbers{7, 7}));
    EXPECT_TRUE(game.crowns().empty());
    play(game, {"place 2,-1 r0"});
    EXPECT_TRUE(game.is_legal("crown storm"));
}

TEST(ReferenceW11, OneCrownSpaceBringsThree) {
    Game game = start("wheel", {"RadB", "RadU/2", "RadB"});
    play(game, {"place 1,-1 r0", "crown famine"});
    EXPECT_EQ(game.scorings(), (Scorings{{"crown", 3, {0}}}));
}

// A at the ends of all three roads: no road is open any more, and no RadX fits. Both are resolved and leave
// the game; the same player draws on.
TEST(ReferenceW13, NumberOfATileThatFitsNowhereIsResolved) {
    Game game = start("wheel", {"RadA", "RadA", "RadA", "RadX/1", "RadX/1", "RadB"});
    play(game, {"place 2,-1 r0", "pass", "place -1,1 r270", "pass", "place 3,4 r180", "pass"});
    EXPECT_EQ(game.pig(), "famine");
    EXPECT_EQ(game.discarded(), (Ids{"RadX/1", "RadX/1"}));
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.tile(), "RadB");
}

// RadE and the board's east cap are Anna's castle. The plague takes its follower home, and the road that is
// completed in the vicinity afterwards brings her nothing.
TEST(ReferenceB23, PlagueTakesTheFollowerOfACastle) {
    Game game = start("wheel castles", {"RadE", "RadB", "RadB", "RadU/2", "RadU/3", "RadA", "RadB"});
    play(game, {"place 4,2 r270", "follower 0", "castle 0", "place 1,-1 r0", "pass"});
    play(game, {"place 3,-1 r0", "follower 0", "place 2,-1 r0", "pass"});
    EXPECT_EQ(game.pig(), "plague");
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.legal_moves(), (Ids{"recall 3,-1 0", "recall 3,2 castle"}));
    EXPECT_TRUE(game.is_legal("recall 4,2 castle"));
    EXPECT_FALSE(game.is_legal("recall 3,3 castle"));
    play(game, {"recall 4,2 castle"});
    EXPECT_EQ(game.supplies(), (Numbers{6, 7}));
    EXPECT_FALSE(game.built_castles()[0].occupied);
    play(game, {"place 2,-2 r0", "pass", "place 3,4 r180", "pass"});
    EXPECT_EQ(game.scorings(), Scorings{});
    EXPECT_TRUE(area_at(game, {{3, 4}, 1}).complete);
}

//      I E            Two castles of Anna begin at 0,-1: with the board's cap below, and with E. The younger
//      board          one is named by its other cell, so that she can choose.
TEST(ReferenceB23, TwoCastlesWithTheSameFirstCell) {
    Game game = start("wheel castles", {"RadE", "RadB", "RadI", "RadU/2", "RadU/3", "RadB"});
    play(game, {"place 1,-1 r270", "follower 0", "place -1,0 r0", "pass", "place 0,-1 r180", "follower 0"});
    play(game, {"castle 0", "castle 1", "place 2,-1 r0", "pass"});
    EXPECT_EQ(game.legal_moves(), (Ids{"recall 0,-1 castle", "recall 1,-1 castle"}));
    play(game, {"recall 1,-1 castle"});
    EXPECT_TRUE(game.built_castles()[0].occupied);
    EXPECT_FALSE(game.built_castles()[1].occupied);
}

// Anna's castle at 0,-1 and 0,0: no taxes for the follower on it, but Ben's farmer counts it in the famine.
TEST(ReferenceB23, CastleInTaxesAndFamine) {
    Game game = start("wheel castles", {"RadE", "RadB", "RadU/1", "RadU/1", "RadB"});
    play(game, {"place 0,-1 r180", "follower 0", "castle 0", "place -1,0 r0", "follower 1"});
    EXPECT_EQ(game.pig(), "taxes");
    EXPECT_EQ(game.scorings(), Scorings{});
    play(game, {"place 2,-1 r0", "pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"famine", 1, {1}}}));
    EXPECT_EQ(area_at(game, {{-1, 0}, 1}).castles, 1);
}

TEST(ReferenceB23, NumberOfABazaarTileIsResolvedWhenItIsPlayed) {
    Game game = start("wheel bazaars", {"BBB4", "RadU", "RadU/1", "RadB"});
    play(game, {"place 1,-1 r0", "pass"});
    EXPECT_EQ(game.open_tiles(), (Ids{"RadU", "RadU/1"}));
    play(game, {"offer RadU 0", "pass"});
    EXPECT_EQ(game.pig(), "fortune");
    play(game, {"place 2,-1 r0", "pass"});
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.tile(), "RadU/1");
    EXPECT_EQ(game.pig(), "taxes");
}

}  // namespace
}  // namespace trencavel::reference
