// What the outside is told of Die Burg and Falken: what happened, in its order, with the reasons for points.
#include "court_game.h"
#include "told.h"

namespace trencavel::record {
namespace {

// K8, K12, K15: points, followers home, then the wall tile.
TEST(CourtEventsJson, TellAPathAndTheWallTileThatItLeadsTo) {
    const std::string moves =
        court(kDeckToTwelve + " C07", "wall 9 2 3 4 5 6 7 8 9 1 2 3 4\n") + kMovesToTwelve;
    EXPECT_EQ(events_of(moves),
              R"([{"event":"scored","kind":"path","points":12,"seats":[0],"cell":[5,0],"feature":0,)"
              R"("complete":true,)"
              R"("tiles":6,"fountain":true},{"event":"returned","seat":0,"cell":[5,0],"feature":0},)"
              R"({"event":"wall-tile","seat":0,"wall_tile":9,"tower":[12,13]},)"
              R"({"event":"drawn","seat":1,"tile":"C07"}])");
}

// K15: up to the reveal, and from it on.
TEST(CourtEventsJson, TellAWallTileWhenItIsRevealed) {
    const std::string moves = court(kDeckToTwelve + " C07", kHiddenWallLine) + kMovesToTwelve;
    EXPECT_EQ(events_of(moves),
              R"([{"event":"scored","kind":"path","points":12,"seats":[0],"cell":[5,0],"feature":0,)"
              R"("complete":true,)"
              R"("tiles":6,"fountain":true},{"event":"returned","seat":0,"cell":[5,0],"feature":0}])");
    EXPECT_EQ(events_of(moves + "> reveal 4\n"),
              R"([{"event":"wall-tile","seat":0,"wall_tile":4,"tower":[12,13]},)"
              R"({"event":"drawn","seat":1,"tile":"C07"}])");
}

// K10, K13
TEST(CourtEventsJson, TellAHouseAndItsKeep) {
    EXPECT_EQ(
        events_of(court("P16 C07") + "> place 0,3 r270\n> follower 0\n"),
        R"([{"event":"follower","seat":0,"cell":[0,3],"feature":0},)"
        R"({"event":"scored","kind":"house","points":2,"seats":[0],"cell":[0,3],"feature":0,"complete":true,)"
        R"("tiles":2},{"event":"keep","seat":0,"cell":[0,3],"feature":0,"tiles":2},)"
        R"({"event":"returned","seat":0,"cell":[0,3],"feature":0},{"event":"drawn","seat":1,"tile":"C07"}])");
}

// K16
TEST(CourtEventsJson, TellADoubledTower) {
    EXPECT_EQ(events_of(kDoubling + "> score 1,1 0 double\n"),
              R"([{"event":"scored","kind":"tower","points":8,"seats":[0],"cell":[1,1],"feature":0,)"
              R"("complete":true,)"
              R"("tiles":2,"wall_tile":2},{"event":"returned","seat":0,"cell":[1,1],"feature":0},)"
              R"({"event":"drawn","seat":1,"tile":"C07"}])");
}

TEST(CourtEventsJson, TellAFurtherTurn) {
    EXPECT_EQ(events_of(court(kDeckToTwelve + " C07 C07 C07") + kMovesToExtra + "> extra\n"),
              R"([{"event":"extra","seat":0},{"event":"drawn","seat":0,"tile":"C07"}])");
}

// K11, K12: Anna's tower at 5,0 and Ben's at 6,1 meet at 5,1: level, so the knights go home without points.
TEST(CourtEventsJson, TellLevelFollowersGoingHomeWithoutPoints) {
    EXPECT_EQ(
        events_of(court("P14 C07 C07 P14 B01 C07") +
                  "> place 5,0 r180\n> follower 0\n> place 6,0 r0\n> pass\n> place 0,3 r0\n> pass\n"
                  "> place 6,1 r270\n> follower 0\n> place 5,1 r0\n> pass\n"),
        R"([{"event":"returned","seat":0,"cell":[5,0],"feature":0},)"
        R"({"event":"returned","seat":1,"cell":[6,1],"feature":0},{"event":"drawn","seat":1,"tile":"C07"}])");
}

// K16 to K18: keep, courts with wall tile 7, wall tile 9; each with its reason.
TEST(CourtEventsJson, TellTheFinalScoring) {
    const std::string moves =
        court(kDeckToTwelve + " C07 P16 P14 C07", "wall 7 9 3 4 5 6 1 8 9 1 2 3 4\n") + kMovesToTwelve +
        "> place 1,1 r0\n> pass\n> place 0,3 r270\n> follower 0\n> place 8,3 r0\n> pass\n";
    EXPECT_EQ(
        events_of(moves + "> place 1,7 r0\n> follower 0\n"),
        R"([{"event":"follower","seat":0,"cell":[1,7],"feature":0},{"event":"ended"},)"
        R"({"event":"scored","kind":"keep","points":67,"seats":[0],"tiles":2,"free":67},)"
        R"({"event":"scored","kind":"court","points":8,"seats":[0],"cell":[1,7],"feature":0,"markets":2,)"
        R"("wall_tile":7},{"event":"over","winners":[0]}])");
}

// F2, F3, F6: the king doubles, the falconer brings one more token.
TEST(CourtEventsJson, TellKingFalconerAndNests) {
    const std::string king = falken("F15 C07 F10 C07") +
                             "> place 6,0 r0\n> king 0\n> place 0,3 r0\n> pass\n> place 6,1 r180\n> pass\n";
    EXPECT_EQ(
        events_of(king),
        R"([{"event":"scored","kind":"path","points":6,"seats":[0],"cell":[6,0],"feature":0,"complete":true,)"
        R"("tiles":3,"king":true},{"event":"nests","seat":0,"cell":[6,0],"feature":0,"tokens":1},)"
        R"({"event":"returned","seat":0,"cell":[6,0],"feature":0,"sort":"king"},)"
        R"({"event":"drawn","seat":1,"tile":"C07"}])");
    const std::string falconer =
        falken("F15 C07 F10 C07") +
        "> place 6,0 r0\n> falconer 0\n> place 0,3 r0\n> pass\n> place 6,1 r180\n> pass\n";
    EXPECT_EQ(
        events_of(falconer),
        R"([{"event":"scored","kind":"path","points":3,"seats":[0],"cell":[6,0],"feature":0,"complete":true,)"
        R"("tiles":3},{"event":"nests","seat":0,"cell":[6,0],"feature":0,"tokens":2},)"
        R"({"event":"returned","seat":0,"cell":[6,0],"feature":0,"sort":"falconer"},)"
        R"({"event":"drawn","seat":1,"tile":"C07"}])");
}

TEST(CourtEventsJson, TellWhereKingAndFalconerArePut) {
    EXPECT_EQ(events_of(falken("C01 C07") + "> place 6,0 r0\n> falconer 1\n"),
              R"([{"event":"follower","seat":0,"cell":[6,0],"feature":1,"sort":"falconer"},)"
              R"({"event":"drawn","seat":1,"tile":"C07"}])");
}

// F9: 30 points, of which 3 are lost at the gate behind 27.
TEST(CourtEventsJson, TellWhatIsLostAtAGate) {
    EXPECT_EQ(
        events_of("game castle\nwith falcon\noption gates stop\ndeck F06 C07 F06 C07 F06 F06 F06 C07\n" +
                  kWallLine +
                  "> place 6,0 r270\n> king 0\n> place 0,3 r0\n> pass\n> place 5,0 r270\n> pass\n"
                  "> place 9,3 r0\n> pass\n> place 7,0 r270\n> pass\n> place 4,0 r270\n> pass\n"
                  "> place 8,0 r270\n> pass\n"),
        R"([{"event":"scored","kind":"chapel","points":30,"seats":[0],"cell":[4,0],"feature":0,)"
        R"("complete":true,)"
        R"("tiles":5,"king":true,"lost":3},{"event":"gate","seat":0},)"
        R"({"event":"returned","seat":0,"cell":[6,0],"feature":0,"sort":"king"},)"
        R"({"event":"drawn","seat":1,"tile":"C07"}])");
}

// K16: 1 for an unfinished path of one tile by wall tile 4, and 5 by wall tile 9.
TEST(CourtEventsJson, TellWallTilesAtTheEnd) {
    const std::string moves =
        court(kDeckToTwelve + " C07 C06 P14 C01 C07 C07", "wall 4 9 3 4 5 6 1 8 9 1 2 3 4\n") +
        kMovesToTwelve +
        "> place 0,3 r0\n> pass\n> place 5,9 r0\n> follower 0\n> place 5,8 r0\n> pass\n> place 8,3 r0\n> "
        "follower 0\n"
        "> place 1,1 r0\n> pass\n";
    EXPECT_EQ(
        events_of(moves + "> place 7,8 r0\n> pass\n"),
        R"([{"event":"ended"},{"event":"scored","kind":"wall-tile","points":1,"seats":[0],"cell":[8,3],)"
        R"("feature":0,"tiles":1,"wall_tile":4},)"
        R"({"event":"scored","kind":"wall-tile","points":5,"seats":[0],"wall_tile":9},)"
        R"({"event":"over","winners":[0]}])");
}

}  // namespace
}  // namespace trencavel::record
