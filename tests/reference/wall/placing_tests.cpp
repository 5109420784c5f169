// Die Burg, K1 to K7: the setup, placing tiles and followers, and what is connected. The numbers are worked
// out from the rules in the comments.
//
// The tiles used, unturned: C07 court with a market on all sides; C01 path N-S, a court on each side, the
// eastern one with a market; C05 four paths that end at a square; P14 tower N, path S that ends at it;
// B01 tower N-E; B05 tower N-E, house S-W; B08 house N-S, a court on each side.
#include <gtest/gtest.h>

#include <stdexcept>

#include "reference/wall/short_game.h"

namespace trencavel::reference {
namespace {

using tiles::FeatureKind;

/// The seven start spaces, a court beside each of them.
const Ids kAllStartSpaces{"5,0 r0 pass", "8,3 r0 pass", "7,8 r0 pass", "5,9 r0 pass",
                          "1,7 r0 pass", "0,3 r0 pass", "1,1 r0 pass"};

TEST(WallK1, EverybodyBeginsWithSixFollowersAndNothingElse) {
    const WallGame game = start_burg({"C07", "C01"});
    EXPECT_EQ(game.land().board().cells().size(), 76u);
    EXPECT_EQ(game.scores(), (Numbers{0, 0}));
    EXPECT_EQ(game.supplies(), (Numbers{6, 6}));
    EXPECT_EQ(game.kings(), (Numbers{0, 0}));
    EXPECT_EQ(game.falconers(), (Numbers{0, 0}));
    EXPECT_EQ(game.keeps(), (Numbers{0, 0}));
    EXPECT_EQ(game.held(0), Numbers{});
    EXPECT_EQ(game.towers_left().size(), 13u);
    EXPECT_EQ(game.tile(), "C07");
    EXPECT_EQ(game.left(), 1);
}

TEST(WallK1, EachTowerButTheFirstHasTwoFieldsAndAWallTile) {
    const WallGame game = start_burg({"C07"});
    const WallBoard& board = game.land().board();
    EXPECT_EQ(board.tower_at(12), 0);
    EXPECT_EQ(board.tower_at(13), 0);
    EXPECT_EQ(board.tower_at(33), 3);
    EXPECT_EQ(board.tower_at(97), 12);
    EXPECT_EQ(board.tower_at(0), std::nullopt);
    EXPECT_EQ(board.tower_at(1), std::nullopt);
    EXPECT_EQ(board.tower_at(14), std::nullopt);
}

TEST(WallK1, PlayersDeckAndWallAreChecked) {
    const auto begin = [](WallOptions options) { return WallGame(tiles::Library::builtin(), options); };
    WallOptions good;
    good.deck = {"C07"};
    good.wall = wall_from(1);
    EXPECT_NO_THROW(begin(good));

    WallOptions three = good;
    three.players = 3;
    EXPECT_THROW(begin(three), std::invalid_argument);
    WallOptions gates = good;
    gates.gates_stop = true;
    EXPECT_THROW(begin(gates), std::invalid_argument);
    WallOptions chapel = good;
    chapel.deck = {"F01"};
    EXPECT_THROW(begin(chapel), std::invalid_argument);
    WallOptions short_wall = good;
    short_wall.wall.pop_back();
    EXPECT_THROW(begin(short_wall), std::invalid_argument);
    WallOptions odd_wall = good;
    odd_wall.wall.back() = 10;
    EXPECT_THROW(begin(odd_wall), std::invalid_argument);
}

TEST(WallK1, TheFullSetHasSixtyTilesAndSeventyEightWithFalcon) {
    EXPECT_NO_THROW(start_burg(Ids(60, "C07")));
    EXPECT_THROW(start_burg(Ids(61, "C07")), std::invalid_argument);
    EXPECT_NO_THROW(start_falcon(Ids(78, "C07")));
    EXPECT_THROW(start_falcon(Ids(79, "C07")), std::invalid_argument);
}

TEST(WallK2, ATurnIsADrawAPlacementAndAFollower) {
    WallGame game = start_burg({"C07", "C01"});
    EXPECT_EQ(game.seat(), 0);
    EXPECT_EQ(game.asks(), "place");
    play(game, {"place 5,0 r0"});
    EXPECT_EQ(game.asks(), "follower");
    EXPECT_EQ(game.legal_moves(), (Ids{"follower 0", "pass"}));
    play(game, {"follower 0"});
    EXPECT_EQ(game.supplies(), (Numbers{5, 6}));
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.tile(), "C01");
}

// The full set has 60 tiles, one C07 and two B01 among them. 42 designs can be drawn at first, and the C07
// only once.
TEST(WallK2, AnOpenDeckIsDrawnByMovesThatNobodyMakes) {
    WallGame game = start_burg({"..."});
    EXPECT_EQ(game.asks(), "draw");
    EXPECT_EQ(game.left(), 60);
    EXPECT_EQ(game.legal_moves().size(), 42u);
    EXPECT_FALSE(game.is_legal("draw F01"));
    EXPECT_FALSE(game.is_legal("place 5,0 r0"));
    play(game, {"draw C07"});
    EXPECT_EQ(game.left(), 59);
    play_turns(game, {"5,0 r0 pass"});
    EXPECT_EQ(game.legal_moves().size(), 41u);
    EXPECT_FALSE(game.is_legal("draw C07"));
    EXPECT_TRUE(game.is_legal("draw B01"));
}

// Four rotations at each of the seven start spaces.
TEST(WallK3, TheFirstTileLiesAtAStartSpace) {
    WallGame game = start_burg({"B01"});
    EXPECT_EQ(game.legal_moves().size(), 28u);
    EXPECT_TRUE(game.is_legal("place 8,3 r90"));
    EXPECT_FALSE(game.is_legal("place 4,4 r0"));
    EXPECT_FALSE(game.is_legal("place 9,3 r0"));
    EXPECT_FALSE(game.apply("place 4,4 r0"));
    EXPECT_EQ(game.legal_moves().size(), 28u);
}

// The six other start spaces, and three cells beside 5,0: north of it is the wall.
TEST(WallK3, ATileLiesAtATileOrAStartSpaceButNotOverACorner) {
    WallGame game = start_burg({"C07", "C07", "C07"});
    play_turns(game, {"5,0 r0 pass"});
    EXPECT_EQ(game.legal_moves().size(), 36u);
    EXPECT_TRUE(game.is_legal("place 5,1 r0"));
    EXPECT_FALSE(game.is_legal("place 4,1 r0"));
    EXPECT_FALSE(game.is_legal("place 5,-1 r0"));
    EXPECT_FALSE(game.is_legal("place 5,0 r0"));
}

TEST(WallK4, PathsMeetPathsAndTheRestMeetsAtWill) {
    WallGame game = start_burg({"C01", "P14", "B05"});
    play_turns(game, {"5,0 r0 pass"});
    EXPECT_TRUE(game.is_legal("place 5,1 r180"));   // path to path
    EXPECT_FALSE(game.is_legal("place 5,1 r0"));    // tower to path
    EXPECT_TRUE(game.is_legal("place 4,0 r90"));    // tower to court
    EXPECT_FALSE(game.is_legal("place 4,0 r270"));  // path to court
    play_turns(game, {"5,1 r180 pass"});
    EXPECT_TRUE(game.is_legal("place 5,2 r180"));  // house to tower
}

TEST(WallK4, EverythingFitsAtTheWallStartSpacesIncluded) {
    const WallGame game = start_burg({"C05"});
    EXPECT_TRUE(game.is_legal("place 1,1 r0"));  // a path to the start space of a tower
    EXPECT_TRUE(game.is_legal("place 7,8 r0"));
}

// C05 has a path on each side; every free place touches a court.
TEST(WallK5, ATileThatFitsNowhereIsReplacedByAnother) {
    WallGame game = start_burg(Ids(7, "C07") + Ids{"C05", "C05", "C07", "C07"});
    play_turns(game, kAllStartSpaces);
    EXPECT_EQ(game.discarded(), (Ids{"C05", "C05"}));
    EXPECT_EQ(game.seat(), 1);
    EXPECT_EQ(game.asks(), "place");
    EXPECT_EQ(game.tile(), "C07");
    EXPECT_EQ(game.left(), 1);
}

TEST(WallK5, LastTilesThatFitNowhereEndTheGame) {
    WallGame game = start_burg(Ids(7, "C07") + Ids{"C05", "C05"});
    play_turns(game, kAllStartSpaces);
    EXPECT_TRUE(game.over());
    EXPECT_EQ(game.discarded(), (Ids{"C05", "C05"}));
    EXPECT_EQ(game.winners(), (Numbers{0, 1}));
}

// The house at 1,3 joins the one with Anna's squire; tower and court are free.
TEST(WallK6, AFollowerStandsOnlyWhereNobodyIs) {
    WallGame game = start_burg({"B08", "B06", "C07"});
    play(game, {"place 0,3 r90"});
    EXPECT_EQ(game.legal_moves().size(), 4u);
    play(game, {"follower 0", "place 1,3 r90"});
    EXPECT_EQ(game.legal_moves(), (Ids{"follower 0", "follower 2", "pass"}));
}

// Anna puts six merchants on courts of their own; with her seventh tile there is nothing to ask.
TEST(WallK6, NobodyIsAskedWhoHasNoFollowerLeft) {
    WallGame game = start_burg(Ids(14, "C07"));
    play_turns(game,
               {"5,0 r0 follower 0", "5,1 r0", "8,3 r0 follower 0", "5,2 r0", "7,8 r0 follower 0", "5,3 r0",
                "5,9 r0 follower 0", "5,4 r0", "0,3 r0 follower 0", "5,5 r0", "1,1 r0 follower 0", "5,6 r0"});
    EXPECT_EQ(game.supplies(), (Numbers{0, 6}));
    play(game, {"place 1,7 r0"});
    EXPECT_EQ(game.asks(), "place");
    EXPECT_EQ(game.seat(), 1);
}

TEST(WallK7, APathKeepsTheCourtsOnItsSidesApart) {
    WallGame game = start_burg({"C01", "C01", "C07"});
    play_turns(game, {"5,0 r0 pass", "5,1 r0 pass"});
    const WallArea west = wall_area_at(game, {{5, 0}, 1});
    EXPECT_EQ(west.parts, (std::vector<Part>{{{5, 0}, 1}, {{5, 1}, 1}}));
    EXPECT_EQ(west.markets, 0);
    const WallArea east = wall_area_at(game, {{5, 1}, 2});
    EXPECT_EQ(east.parts, (std::vector<Part>{{{5, 0}, 2}, {{5, 1}, 2}}));
    EXPECT_EQ(east.markets, 2);
    EXPECT_FALSE(east.complete);
    EXPECT_EQ(east.tiles, 2);  // the path start space has no court
    EXPECT_EQ(wall_area_at(game, {{5, 0}, 0}).tiles, 3);
}

// C01 turned by a quarter has its path at the court start space, and lies with courts beside it; C07 has a
// court there.
TEST(WallK7, ACourtStartSpaceJoinsACourtEdgeOnly) {
    WallGame with_path = start_burg({"C01", "C07"});
    play_turns(with_path, {"1,7 r90 pass"});
    EXPECT_EQ(wall_area_at(with_path, {{1, 7}, 1}).markets, 0);
    EXPECT_EQ(wall_area_at(with_path, {{1, 7}, 2}).markets, 1);
    EXPECT_EQ(wall_area_at(with_path, {{1, 7}, 0}).tiles, 1);
    WallGame with_court = start_burg({"C07", "C07"});
    play_turns(with_court, {"1,7 r0 pass"});
    EXPECT_EQ(wall_area_at(with_court, {{1, 7}, 0}).markets, 2);
}

// Tower N-E at 4,1 and tower S-W at 5,0 touch at a corner only.
TEST(WallK7, NothingIsConnectedOverACorner) {
    WallGame game = start_burg({"B01", "C07", "B01", "C07"});
    play_turns(game, {"5,0 r180 pass", "5,1 r0 pass", "4,1 r0 pass"});
    EXPECT_EQ(wall_area_at(game, {{5, 0}, 0}).parts.size(), 1u);
    EXPECT_EQ(wall_area_at(game, {{5, 0}, 0}).kind, FeatureKind::Tower);
    EXPECT_EQ(wall_area_at(game, {{4, 1}, 0}).parts.size(), 1u);
}

}  // namespace
}  // namespace trencavel::reference
