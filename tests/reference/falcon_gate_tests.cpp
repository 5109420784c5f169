// The gates of the Falken expansion: passed over (F1), or, in the variant, a stop (F9). The numbers are
// worked out from the rules in the comments; the tiles are explained in falcon_tests.cpp.
#include <gtest/gtest.h>

#include "reference/wall/short_game.h"

namespace trencavel::reference {
namespace {

TEST(FalconF1, GatesArePassedOver) {
    EXPECT_EQ(advanced({25, false}, 3).score, 28);
    EXPECT_FALSE(advanced({27, false}, 5).at_gate);
}

Numbers stopped(Marker from, int points) {
    const Marker to =
        advanced_to_gate(from, points, WallBoard(*tiles::Library::builtin().set("falcon").wall));
    return {to.score, to.at_gate};
}

TEST(FalconF9, AGateStopsTheMarkerAndTheRestIsLost) {
    EXPECT_EQ(stopped({25, false}, 2), (Numbers{27, false}));  // on the field before it
    EXPECT_EQ(stopped({25, false}, 3), (Numbers{27, true}));
    EXPECT_EQ(stopped({27, false}, 5), (Numbers{27, true}));
    EXPECT_EQ(stopped({27, true}, 5), (Numbers{32, false}));
    EXPECT_EQ(stopped({27, true}, 30), (Numbers{47, true}));  // the next gate
    EXPECT_EQ(stopped({60, false}, 20), (Numbers{69, true}));
    EXPECT_EQ(stopped({90, false}, 20), (Numbers{91, true}));
    EXPECT_EQ(stopped({91, true}, 20), (Numbers{111, false}));
    EXPECT_EQ(stopped({120, false}, 10), (Numbers{127, true}));  // a second round
}

// Ben's keep of 2 tiles against 1 brings 92 points: past three gates.
TEST(FalconF9, InTheFinalScoringGatesStopNobody) {
    WallGame game = start_falcon({"P16", "P16"}, wall_from(1), true);
    play_turns(game, {"6,0 r0 follower 0", "0,3 r270 follower 0"});
    EXPECT_EQ(game.scorings(), (Scorings{{"house", 2, {1}}, {"keep", 92, {1}}}));
    EXPECT_EQ(game.scores(), (Numbers{1, 94}));
    EXPECT_FALSE(game.at_gate(1));
}

// A chapel of six, a tower with its start space, then a chapel of two: 21, 25, and the gate after 27. The
// scoring names the full points.
TEST(FalconF9, AScoringAtTheGateNamesItsFullPoints) {
    WallGame game =
        start_falcon({"F06", "F02", "F05", "F01", "F05", "F10", "P14", "C07", "F02", "F10", "C07"},
                     {1, 2, 9, 4, 5, 6, 7, 8, 3, 1, 2, 3, 4}, true);
    play_turns(game, {"6,0 r90 follower 0", "5,0 r90 pass", "7,0 r90 pass", "8,0 r270 pass", "6,1 r0 pass",
                      "6,2 r0 pass", "2,1 r0 follower 0", "0,3 r0 pass", "0,4 r90 follower 0"});
    EXPECT_EQ(game.scores(), (Numbers{25, 0}));
    play_turns(game, {"1,4 r270 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"chapel", 3, {0}}}));
    EXPECT_EQ(game.scores(), (Numbers{27, 0}));
    EXPECT_TRUE(game.at_gate(0));
    EXPECT_FALSE(game.at_gate(1));
}

}  // namespace
}  // namespace trencavel::reference
