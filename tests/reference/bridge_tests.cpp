// Bridges: positions made by hand, each for one rule. The tiles are explained in game_tests.cpp.
#include <gtest/gtest.h>

#include <stdexcept>

#include "reference/bridging.h"
#include "reference/short_game.h"

namespace trencavel::reference {
namespace {

TEST(ReferenceB1, SuppliesByNumberOfPlayers) {
    EXPECT_EQ(start("carcassonne bridges castles", {"U"}, 4).bridges(), (Numbers{3, 3, 3, 3}));
    EXPECT_EQ(start("carcassonne bridges castles", {"U"}, 5).bridges(), (Numbers{2, 2, 2, 2, 2}));
    EXPECT_EQ(start("carcassonne bridges castles", {"U"}, 6).castles(), (Numbers{2, 2, 2, 2, 2, 2}));
    EXPECT_EQ(start("carcassonne castles", {"U"}).bridges(), (Numbers{0, 0}));
    EXPECT_EQ(start("carcassonne bazaars", {"U"}, 6).castles(), Numbers(6, 0));
    EXPECT_THROW(start("carcassonne bazaars", {"U"}, 7), std::invalid_argument);
    EXPECT_THROW(start("carcassonne", {"U"}, 6), std::invalid_argument);
}

TEST(ReferenceB1, TilesOfTheExpansionComeWithAnyPart) {
    EXPECT_EQ(start("carcassonne", {"..."}).left(), 71);
    for (const char* part : {"bridges", "castles", "bazaars"}) {
        EXPECT_EQ(start(std::string("carcassonne ") + part, {"..."}).left(), 83);
    }
    EXPECT_THROW(start("carcassonne", {"BBB4"}), std::invalid_argument);
}

// B at 0,1 lies south of D: its bridge can run from east to west only. After it, no second one.
TEST(ReferenceB2, OneBridgeInATurn) {
    Game game = start("carcassonne bridges", {"B", "B", "U"});
    play(game, {"place 0,1 r0"});
    EXPECT_EQ(game.legal_moves(), (Ids{"follower 0", "follower 1", "bridge 0,1 ew", "pass"}));
    play(game, {"bridge 0,1 ew"});
    EXPECT_EQ(game.legal_moves(), (Ids{"follower 0", "follower 1", "follower bridge", "pass"}));
    EXPECT_EQ(game.bridges(), (Numbers{2, 3}));
    EXPECT_EQ(game.built_bridges(), (std::vector<Bridge>{{{0, 1}, Axis::EastWest}}));
}

// Ben's tile at 0,2 shares a side with B at 0,1, but not with D; nor may 0,1 get a second bridge.
TEST(ReferenceB2, BridgeOnANeighbourOncePerTile) {
    Game game = start("carcassonne bridges", {"B", "B", "B", "U"});
    play(game, {"place 0,1 r0", "pass", "place 0,2 r0"});
    EXPECT_TRUE(game.is_legal("bridge 0,1 ew"));
    EXPECT_TRUE(game.is_legal("bridge 0,2 ew"));
    EXPECT_FALSE(game.is_legal("bridge 0,2 ns"));  // its north end would meet the field of 0,1
    EXPECT_FALSE(game.is_legal("bridge 0,0 ns"));
    play(game, {"bridge 0,1 ew", "pass", "place 0,3 r0"});
    EXPECT_FALSE(game.is_legal("bridge 0,1 ew"));
    EXPECT_TRUE(game.is_legal("bridge 0,2 ew"));
    EXPECT_TRUE(game.is_legal("bridge 0,3 ew"));
    EXPECT_EQ(game.legal_moves().size(), 5u);  // cloister, field, two bridges, pass
}

TEST(ReferenceB3, NoBridgeOnTheWheelBoard) {
    Game game = start("wheel bridges", {"RadB", "RadX/1", "RadB"});
    play(game, {"place 1,-1 r0"});
    EXPECT_TRUE(game.is_legal("bridge 1,-1 ew"));
    EXPECT_FALSE(game.is_legal("bridge 1,0 ew"));
    EXPECT_EQ(game.legal_moves().size(), 10u);  // two followers, six crowns, one bridge, pass
    play(game, {"pass"});
    EXPECT_FALSE(game.is_legal("place 3,-1 r0 bridge 3,0 ns"));
    EXPECT_TRUE(game.is_legal("place 2,-1 r0 bridge 1,-1 ew"));
}

//      D              U runs east-west at 1,1 and meets the field edge of B at 0,1. The bridge on B continues
//      B U            the road to the west. Its follower may stand on either of them.
TEST(ReferenceB5B7, BridgeOnTheNeighbourBelongsToThePlacement) {
    Game game = start("carcassonne bridges", {"B", "U", "U"});
    play(game, {"place 0,1 r0", "pass"});
    EXPECT_FALSE(game.is_legal("place 1,1 r90"));
    EXPECT_TRUE(game.is_legal("place 1,1 r90 bridge 0,1 ew"));
    EXPECT_TRUE(game.is_legal("place 1,1 r0"));
    EXPECT_FALSE(game.is_legal("place 1,1 r0 bridge 0,1 ew"));
    EXPECT_FALSE(game.is_legal("refuse"));
    play(game, {"place 1,1 r90 bridge 0,1 ew"});
    EXPECT_EQ(game.bridges(), (Numbers{3, 2}));
    EXPECT_FALSE(game.is_legal("bridge 1,1 ns"));
    EXPECT_TRUE(game.is_legal("follower 0"));
    play(game, {"follower bridge"});
    EXPECT_EQ(game.followers().back().part, (Part{{0, 1}, kBridge}));
    const Area road = area_at(game, {{1, 1}, 0});
    EXPECT_EQ(road.parts, (std::vector<Part>{{{0, 1}, kBridge}, {{1, 1}, 0}}));
    EXPECT_EQ(road.tiles, 2);
    EXPECT_EQ(road.followers, (Numbers{0, 1}));
}

//      D U W          W's south road waits above 2,1. A bridge continues it there, as long as 2,2 is empty;
//        B            with B at 2,2 its south end would meet a field edge.
//        B B
TEST(ReferenceB4B5, TheOtherEndMustFitToo) {
    Game game = start("carcassonne bridges", {"U", "B", "W", "B", "B", "B", "U"});
    play(game, {"place 1,0 r90", "pass", "place 1,1 r0", "pass", "place 2,0 r0", "pass"});
    EXPECT_FALSE(game.is_legal("place 2,1 r0"));
    EXPECT_FALSE(game.is_legal("place 2,1 r0 bridge 1,1 ew"));
    EXPECT_FALSE(game.is_legal("place 2,1 r0 bridge 2,1 ew"));
    play(game, {"place 1,2 r0", "pass"});
    EXPECT_TRUE(game.is_legal("place 2,1 r0 bridge 2,1 ns"));
    play(game, {"place 2,2 r0", "pass"});
    EXPECT_FALSE(game.is_legal("place 2,1 r0 bridge 2,1 ns"));
    EXPECT_TRUE(game.is_legal("place 3,0 r0 bridge 3,0 ew"));
}

// A and A close both ends of D's road, so that X fits only with a bridge. Refused as the last tile, it ends
// the game; without bridges it fits nowhere.
TEST(ReferenceB5, RefusedLastTileEndsTheGame) {
    Game game = start("carcassonne bridges", {"A", "A", "X"});
    play(game, {"place -1,0 r270", "pass", "place 1,0 r90", "pass"});
    EXPECT_EQ(game.tile(), "X");
    EXPECT_TRUE(game.is_legal("refuse"));
    play(game, {"refuse"});
    EXPECT_TRUE(game.over());
    EXPECT_EQ(game.discarded(), (Ids{"X"}));
}

TEST(ReferenceB5, WithoutBridgesTheTileFitsNowhere) {
    Game game = start("carcassonne castles", {"A", "A", "X", "U"});
    play(game, {"place -1,0 r270", "pass", "place 1,0 r90", "pass"});
    EXPECT_EQ(game.discarded(), (Ids{"X"}));
    EXPECT_EQ(game.tile(), "U");
}

// The fields on both sides of U's road join B's field at the end of the bridge, and so become one.
TEST(ReferenceB6, FieldsJoinAtTheEndOfABridge) {
    Game game = start("carcassonne bridges", {"B", "U", "U"});
    play(game, {"place 0,1 r0", "pass", "place 1,1 r90 bridge 0,1 ew"});
    const Area field = area_at(game, {{0, 1}, 1});
    EXPECT_TRUE(contains(field, {{1, 1}, 1}));
    EXPECT_TRUE(contains(field, {{1, 1}, 2}));
}

//        U bridge     The road of D and U goes round over V, V, V and comes back to U on the bridge:
//      D U V          5 tiles, although U is crossed twice.
//        V V
TEST(ReferenceB6, TileCrossedTwiceCountsOnce) {
    Game game = start("carcassonne bridges", {"U", "V", "V", "V", "U"});
    play(game, {"place 1,0 r90", "bridge 1,0 ns", "pass", "place 2,0 r0", "pass", "place 2,1 r90", "pass"});
    EXPECT_EQ(area_at(game, {{1, 0}, kBridge}).parts.size(), 1u);  // not joined to the road under it
    play(game, {"place 1,1 r180", "pass"});
    const Area road = area_at(game, {{1, 0}, kBridge});
    EXPECT_TRUE(contains(road, {{1, 0}, 0}));
    EXPECT_EQ(road.parts.size(), 6u);
    EXPECT_EQ(road.tiles, 5);
    EXPECT_FALSE(road.complete);
}

// Two bridges in a row are one road; the second is part of the placement.
TEST(ReferenceB2B6, BridgesInARow) {
    Game game = start("carcassonne bridges", {"B", "B", "U"});
    play(game, {"place 0,1 r0", "bridge 0,1 ew", "follower bridge", "place 1,1 r0 bridge 1,1 ew"});
    EXPECT_FALSE(game.is_legal("follower bridge"));
    EXPECT_EQ(area_at(game, {{1, 1}, kBridge}).tiles, 2);
}

//        D            The bridge over B lies between the roads of the two A: 3 tiles, 3 points, as in the
//      A B A          example of the rule book.
TEST(ReferenceB6B7, RoadOfThreeWithABridge) {
    Game game = start("carcassonne bridges", {"B", "A", "A", "U"});
    play(game, {"place 0,1 r0", "bridge 0,1 ew", "pass", "place 1,1 r90", "follower 1"});
    EXPECT_EQ(game.supplies(), (Numbers{7, 6}));
    play(game, {"place -1,1 r270", "pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"road", 3, {1}}}));
    EXPECT_EQ(game.supplies(), (Numbers{7, 7}));
}

// B3, B4: a bridge may stand only where a tile lies, both ends are fields, and nothing but roads meets them.
TEST(ReferenceB3B4, WhereABridgeMayStand) {
    Game game = start("carcassonne bridges", {"B", "B"});
    const Land& land = game.land();
    EXPECT_FALSE(may_stand(land, {{0, 0}, Axis::NorthSouth}));  // a city in the north
    EXPECT_FALSE(may_stand(land, {{0, 0}, Axis::EastWest}));    // roads
    EXPECT_FALSE(may_stand(land, {{0, 1}, Axis::EastWest}));    // no tile
    play(game, {"place 0,1 r0", "pass"});
    EXPECT_TRUE(may_stand(land, {{0, 1}, Axis::EastWest}));
    EXPECT_FALSE(may_stand(land, {{0, 1}, Axis::NorthSouth}));  // the field of D in the north
}

}  // namespace
}  // namespace trencavel::reference
