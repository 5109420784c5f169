// Positions made by hand, each for one rule. The numbers are worked out from the rules in the comments.
//
// The tiles used, unturned:
//   A cloister, road S     D city cap N, road E-W (start)   H city caps N and S    U road N-S
//   B cloister             E city cap N                     I city caps N and W    V road S-W
//   C city on all sides    G city band E-W                  N city corner N-W      W junction E, S, W
//                                                                                  X junction N, E, S, W
// V turned by 90, 180, 270: road W-N, N-E, E-S. N likewise: city N-E, E-S, S-W.
#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "reference/base_set.h"
#include "reference/game.h"
#include "reference/perft.h"
#include "reference/short_game.h"

namespace trencavel::reference {
namespace {

using tiles::FeatureKind;

Game new_game(const Ids& deck, int players = 2) {
    return {base_set(), players, deck};
}

TEST(ReferenceC1, StartTileAloneHasFourAreas) {
    const Game game = new_game({"U"});
    const std::vector<Area> areas = game.areas();
    ASSERT_EQ(areas.size(), 4u);
    EXPECT_EQ(areas[0], (Area{FeatureKind::City, {{{0, 0}, 0}}, {0, 0}, false, 1, 0, 0, 0}));
    EXPECT_EQ(areas[1], (Area{FeatureKind::Road, {{{0, 0}, 1}}, {0, 0}, false, 1, 0, 0, 0}));
    EXPECT_EQ(areas[2], (Area{FeatureKind::Field, {{{0, 0}, 2}}, {0, 0}, false, 1, 0, 0, 0}));
    EXPECT_EQ(areas[3], (Area{FeatureKind::Field, {{{0, 0}, 3}}, {0, 0}, false, 1, 0, 0, 0}));
}

TEST(ReferenceC1, PlayersAndDeckAreChecked) {
    EXPECT_THROW(new_game({"U"}, 1), std::invalid_argument);
    EXPECT_THROW(new_game({"U"}, 6), std::invalid_argument);
    EXPECT_THROW(new_game({"U", "Y"}), std::invalid_argument);
}

TEST(ReferenceC3, AnIllegalMoveChangesNothing) {
    Game game = new_game({"U", "V"});
    for (const char* move :
         {"place 1,0 r0", "place 1,0 r45", "place 0,0 r0", "follower 0", "pass", "draw V", ""}) {
        EXPECT_FALSE(game.apply(move)) << move;
    }
    EXPECT_EQ(game.tile(), "U");
    EXPECT_EQ(game.legal_moves().size(), 6u);
    EXPECT_EQ(game.areas().size(), 4u);
}

// E closes the only open city, so that no C fits any more. Anna's farmer stands on E; the city of D and E
// touches that field, 3 points (C13).
TEST(ReferenceC4, LastTilesThatFitNowhereEndTheGame) {
    Game game = new_game({"E", "C", "C"});
    play(game, {"place 0,-1 r180", "follower 1"});
    EXPECT_TRUE(game.over());
    EXPECT_EQ(game.discarded(), (Ids{"C", "C"}));
    EXPECT_EQ(game.left(), 0);
    EXPECT_EQ(game.seat(), 1);  // it was Ben who drew them
    EXPECT_EQ(game.asks(), "");
    EXPECT_EQ(game.tile(), "");
    EXPECT_TRUE(game.legal_moves().empty());
    EXPECT_EQ(game.scorings(), (Scorings{{"field", 3, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{3, 0}));
    EXPECT_EQ(game.winners(), Numbers{0});
}

TEST(ReferenceC4, TheSamePlayerDrawsAnother) {
    Game game = new_game({"E", "C", "C", "U"}, 3);
    play(game, {"place 0,-1 r180", "pass"});
    EXPECT_EQ(game.discarded(), (Ids{"C", "C"}));
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.tile(), "U");
    EXPECT_EQ(game.left(), 0);
    EXPECT_FALSE(game.over());
}

// Two roads, each with a robber, may be joined: V at 1,0 continues D's road, V at 0,1 begins another, and V
// at 1,1 joins them. Nobody may then place a third robber.
//      A D V          The road ends at the cloisters of A at -1,0 and A at 0,2.
//        V V          6 tiles, and both have one robber: 6 points for each (C9).
//        A
TEST(ReferenceC5C9, JoinedRoadsBringBothPlayersAllPoints) {
    Game game = new_game({"V", "V", "V", "A", "A", "U"});
    play(game, {"place 1,0 r0", "follower 0", "place 0,1 r270", "follower 0", "place 1,1 r90"});
    EXPECT_FALSE(is_listed(game, "follower 0"));
    EXPECT_TRUE(is_listed(game, "follower 1"));
    EXPECT_EQ(area_at(game, {{0, 0}, 1}).followers, (Numbers{1, 1}));
    play(game, {"pass", "place -1,0 r270", "pass", "place 0,2 r180", "pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"road", 6, {0, 1}}}));
    EXPECT_EQ(game.scores(), (Numbers{6, 6}));
    EXPECT_EQ(game.supplies(), (Numbers{7, 7}));
}

// Anna has robbers on V at 1,0 and V at -1,1, Ben has one on V at 0,1; the other V tiles join the three.
//        A D V        9 tiles: D, six V, two A. Anna has the majority and gets 9, Ben nothing.
//      A V V V
//        V V
TEST(ReferenceC9, MajorityTakesAll) {
    Game game = new_game({"V", "V", "V", "V", "V", "V", "A", "A", "U"});
    play(game, {"place 1,0 r0", "follower 0", "place 0,1 r270", "follower 0", "place -1,1 r0", "follower 0"});
    play(game, {"place 1,1 r90", "pass", "place 0,2 r90", "pass", "place -1,2 r180", "pass"});
    EXPECT_EQ(area_at(game, {{0, 0}, 1}).followers, (Numbers{2, 1}));
    play(game, {"place -1,0 r270", "pass", "place -2,1 r270", "pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"road", 9, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{9, 0}));
    EXPECT_EQ(game.supplies(), (Numbers{7, 7}));
}

//      V D V          A ring through D: no end, and no open side. 6 tiles, 6 points.
//      V U V
TEST(ReferenceC6, RingRoadIsComplete) {
    Game game = new_game({"V", "V", "U", "V", "V", "U"});
    play(game, {"place 1,0 r0", "follower 0", "place 1,1 r90", "pass", "place 0,1 r90", "pass"});
    play(game, {"place -1,1 r180", "pass"});
    EXPECT_FALSE(area_at(game, {{0, 0}, 1}).complete);
    play(game, {"place -1,0 r270", "pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"road", 6, {0}}}));
    EXPECT_TRUE(area_at(game, {{0, 0}, 1}).complete);
}

//        V V          The road leaves the junction X to the north and comes back to it from the east.
//      D X V          X holds two parts of the road but counts once: 4 tiles, 4 points.
TEST(ReferenceC6, RoadBackToItsJunctionCountsTheTileOnce) {
    Game game = new_game({"X", "V", "V", "V", "U"});
    play(game, {"place 1,0 r0", "follower 0", "place 1,-1 r270", "pass", "place 2,-1 r0", "pass"});
    play(game, {"place 2,0 r90", "pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"road", 4, {0}}}));
    const Area road = area_at(game, {{1, 0}, 1});
    EXPECT_EQ(road.parts.size(), 5u);
    EXPECT_EQ(road.tiles, 4);
    EXPECT_TRUE(road.complete);
}

//      D              Three city corners N and the two caps of I form one city.
//      N N            4 tiles (I counts once), no pennant: 8 points.
//      N I
TEST(ReferenceC7, TileWithTwoSegmentsCountsOnce) {
    Game game = new_game({"N", "N", "N", "I", "U"});
    play(game, {"place 0,1 r180", "follower 0", "place 1,1 r270", "pass", "place 0,2 r90", "pass"});
    play(game, {"place 1,2 r0"});
    EXPECT_EQ(game.legal_moves(), (Ids{"follower 2", "pass"}));  // both segments belong to Anna's city (C5)
    play(game, {"pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"city", 8, {0}}}));
    const Area city = area_at(game, {{1, 2}, 0});
    EXPECT_EQ(city.parts.size(), 5u);
    EXPECT_EQ(city.tiles, 4);
}

//        D            A city of four corners N and four bands G around the empty place 0,2. It has no open
//      N G N          edge, since the bands show field to the hole: 8 tiles, 16 points.
//      G   G          Anna is the knight; Clara and Ben have farmers on the inner strips of the bands at 1,2
//      N G N          and 0,3. The strips meet only at corners, so that both may stand there (C12).
void build_city_around_hole(Game& game) {
    play(game, {"place 0,1 r0", "follower 0"});   // Anna
    play(game, {"place 1,1 r270", "pass"});       // Ben
    play(game, {"place 1,2 r90", "follower 2"});  // Clara; feature 2 now lies to the west
    play(game, {"place 1,3 r0", "pass"});         // Anna
    play(game, {"place 0,3 r0", "follower 1"});   // Ben; feature 1 lies to the north
    play(game, {"place -1,3 r90", "pass"});       // Clara
    play(game, {"place -1,2 r90", "pass"});       // Anna
    play(game, {"place -1,1 r180", "pass"});      // Ben
}

const Ids kRingDeck{"G", "N", "G", "N", "G", "N", "G", "N", "B"};

TEST(ReferenceC7C12, CityAroundAHoleIsComplete) {
    Game game = new_game(kRingDeck, 3);
    build_city_around_hole(game);
    EXPECT_EQ(game.scorings(), (Scorings{{"city", 16, {0}}}));
    EXPECT_EQ(game.supplies(), (Numbers{7, 6, 6}));
    EXPECT_EQ(area_at(game, {{1, 2}, 2}).tiles, 1);
    EXPECT_EQ(area_at(game, {{0, 3}, 1}).tiles, 1);
}

// Clara puts B into the hole: its cloister has all eight neighbours at once, 9 points (C8), and the monk is
// back at once (C10). B's field joins the four strips: 5 tiles, one farmer each of Ben and Clara, and one
// city that touches it with four strips but counts once: 3 points for both (C9, C13).
TEST(ReferenceC8C13, CloisterInTheHoleJoinsTheFieldsInside) {
    Game game = new_game(kRingDeck, 3);
    build_city_around_hole(game);
    ASSERT_EQ(game.seat(), 2);
    play(game, {"place 0,2 r0", "follower 0"});
    EXPECT_TRUE(game.over());
    EXPECT_EQ(game.scorings(), (Scorings{{"cloister", 9, {2}}, {"field", 3, {1, 2}}}));
    EXPECT_EQ(game.scores(), (Numbers{16, 3, 12}));
    EXPECT_EQ(game.winners(), Numbers{0});
    const Area field = area_at(game, {{0, 2}, 1});
    EXPECT_EQ(field.tiles, 5);
    EXPECT_EQ(field.cities, 1);
    EXPECT_EQ(field.followers, (Numbers{0, 1, 1}));
}

//      U D U          The monk stands on B at 0,1. The eighth tile around it is B at 1,2, which touches it
//      only B B B          at a corner: 9 points. B B B
TEST(ReferenceC8, CloisterIsCompletedByADiagonalTile) {
    Game game = new_game({"B", "U", "U", "B", "B", "B", "B", "B", "U"});
    play(game, {"place 0,1 r0", "follower 0", "place 1,0 r90", "pass", "place -1,0 r90", "pass"});
    play(game, {"place -1,1 r0", "pass", "place 1,1 r0", "pass", "place -1,2 r0", "pass"});
    play(game, {"place 0,2 r0", "pass"});
    EXPECT_EQ(area_at(game, {{0, 1}, 0}).neighbours, 7);
    EXPECT_FALSE(area_at(game, {{0, 1}, 0}).complete);
    play(game, {"place 1,2 r0", "pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"cloister", 9, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{9, 0}));
    EXPECT_EQ(area_at(game, {{0, 1}, 0}).neighbours, 8);
}

/// A row of junctions W to the east of D, each with a road of its own to the south. Anna places a robber on
/// the south road (feature 1) of each of hers, at x = 1, 3, 5 …; Ben passes.
void play_junctions(Game& game, int count) {
    for (int x = 1; x <= count; ++x) {
        play(game, {"place " + std::to_string(x) + ",0 r0", x % 2 == 1 ? "follower 1" : "pass"});
    }
}

// 14 junctions, and Anna's seven followers are on the table. A at 1,1 closes her south road of 2 tiles, 2
// points, and the robber comes back; but it is too late for the cloister: she is not even asked.
TEST(ReferenceC10, FollowerThatComesBackIsTooLateForThisTurn) {
    Ids deck(14, "W");
    deck.insert(deck.end(), {"A", "U"});
    Game game = new_game(deck);
    play_junctions(game, 14);
    ASSERT_EQ(game.supplies(), (Numbers{0, 7}));
    ASSERT_EQ(game.seat(), 0);
    play(game, {"place 1,1 r180"});
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.asks(), "place");
    EXPECT_EQ(game.tile(), "U");
    EXPECT_EQ(game.scorings(), (Scorings{{"road", 2, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{2, 0}));
    EXPECT_EQ(game.supplies(), (Numbers{1, 7}));
}

// 12 junctions, and Anna has one follower left. She places it on the road of A at 2,1, which with the
// junction at 2,0 is complete: 2 points, and it comes back at once.
TEST(ReferenceC10, LastFollowerIsScoredAndComesBackAtOnce) {
    Ids deck(12, "W");
    deck.insert(deck.end(), {"A", "U"});
    Game game = new_game(deck);
    play_junctions(game, 12);
    ASSERT_EQ(game.supplies(), (Numbers{1, 7}));
    play(game, {"place 2,1 r180", "follower 1"});
    EXPECT_EQ(game.scorings(), (Scorings{{"road", 2, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{2, 0}));
    EXPECT_EQ(game.supplies(), (Numbers{1, 7}));
}

//      I E            I at 0,-1 closes D's cap with its south cap and E's with its east cap: two cities of
//      two D U            tiles, 4 points to Anna for the one and 4 to Ben for the other.
TEST(ReferenceC11, TwoCitiesCompletedByOneTile) {
    Game game = new_game({"U", "E", "I", "U"});
    play(game, {"place 1,0 r90", "pass", "place 1,-1 r270", "follower 0", "place 0,-1 r180"});
    EXPECT_EQ(game.legal_moves(), (Ids{"follower 0", "follower 2", "pass"}));
    play(game, {"follower 0"});
    EXPECT_EQ(sorted(game.scorings()), (Scorings{{"city", 4, {0}}, {"city", 4, {1}}}));
    EXPECT_EQ(game.scores(), (Numbers{4, 4}));
    EXPECT_EQ(game.supplies(), (Numbers{7, 7}));
}

//      E B            Anna's farmer stands on E. B and U join E's field to the strip of D north of its road,
//      so D U            that the city of D and E touches the field on both of its tiles; it counts once: 3.
TEST(ReferenceC13, CityThatTouchesAFieldTwiceCountsOnce) {
    Game game = new_game({"E", "U", "B"});
    play(game, {"place 0,-1 r180", "follower 1", "place 1,0 r90", "pass", "place 1,-1 r0", "pass"});
    EXPECT_TRUE(game.over());
    const Area field = area_at(game, {{0, -1}, 1});
    EXPECT_EQ(std::count(field.parts.begin(), field.parts.end(), Part{{0, 0}, 2}), 1);
    EXPECT_EQ(field.cities, 1);
    EXPECT_EQ(game.scorings(), (Scorings{{"field", 3, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{3, 0}));
}

// H at 0,-1 closes D's cap with one cap and opens a city with the other. Its field touches both, but only the
// completed one counts: 3 points for Anna's farmer.
TEST(ReferenceC13, IncompleteCityCountsNothingForAField) {
    Game game = new_game({"H"});
    play(game, {"place 0,-1 r0", "follower 2"});
    EXPECT_EQ(game.scorings(), (Scorings{{"field", 3, {0}}}));
}

// N at 0,-1 continues D's cap and is open to the west: 2 tiles, 1 point each.
TEST(ReferenceC13, IncompleteCityCountsOnePerTile) {
    Game game = new_game({"N"});
    play(game, {"place 0,-1 r270", "follower 0"});
    EXPECT_TRUE(game.over());
    EXPECT_EQ(game.seat(), 0);  // Anna's turn was the last
    EXPECT_EQ(game.scorings(), (Scorings{{"city", 2, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{2, 0}));
}

// A field without a completed city brings nothing, and nothing is reported; the farmer stays on the table.
// Nobody has points: all share the win (C14).
TEST(ReferenceC13C14, FieldWithoutCitiesScoresNobody) {
    Game game = new_game({"U"}, 3);
    play(game, {"place 1,0 r90", "follower 1"});
    EXPECT_TRUE(game.over());
    EXPECT_EQ(game.scorings(), Scorings{});
    EXPECT_EQ(game.supplies(), (Numbers{6, 7, 7}));
    EXPECT_EQ(game.winners(), (Numbers{0, 1, 2}));
}

// B at 0,1 has D, B at 0,2 and nothing else around it: 1 + 2 = 3 for Anna. B at 0,2 has only B at 0,1: 1 + 1
// = 2 for Ben.
TEST(ReferenceC13, IncompleteCloistersCountTheirNeighbours) {
    Game game = new_game({"B", "B"});
    play(game, {"place 0,1 r0", "follower 0", "place 0,2 r0", "follower 0"});
    EXPECT_EQ(sorted(game.scorings()), (Scorings{{"cloister", 2, {1}}, {"cloister", 3, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{3, 2}));
    EXPECT_EQ(game.winners(), Numbers{0});
}

// U fits beside D's road at 1,0 and -1,0 and below D at 0,1, each in two rotations that look alike: 6 moves.
// Each time its road and its two fields are free: 3 followers or pass, 24 sequences. After the pass or
// follower the deck is empty.
TEST(ReferencePerft, CountsPlacementsAndFollowers) {
    const Game game = new_game({"U"});
    EXPECT_EQ(perft(game, 0), 1u);
    EXPECT_EQ(perft(game, 1), 6u);
    EXPECT_EQ(perft(game, 2), 24u);
    EXPECT_EQ(perft(game, 3), 0u);
}

}  // namespace
}  // namespace trencavel::reference
