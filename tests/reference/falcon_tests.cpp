// The Falken expansion, F1 to F8. The numbers are worked out from the rules in the comments.
//
// The tiles used, unturned: F01 chapel N with a nest; F02 chapel N; F05 chapel N-S with a nest; F06 chapel
// N-E-S; F10 chapel N, path S that ends at it; F15 path N-S with a nest; others as in
// wall_completed_tests.cpp.
#include <gtest/gtest.h>

#include "reference/wall/short_game.h"

namespace trencavel::reference {
namespace {

using tiles::FeatureKind;

constexpr int kFalconColumn = 6;

WallBoard falcon_board() {
    return WallBoard(*tiles::Library::builtin().set("falcon").wall);
}

TEST(FalconF1, TheLengthenedWallHasNineStartSpaces) {
    const WallGame game = start_falcon({"C07", "F01"});
    EXPECT_EQ(game.land().board().cells().size(), 94u);
    EXPECT_EQ(game.legal_moves().size(), 36u);
    EXPECT_EQ(game.largest_free_group(), 94);
}

TEST(FalconF2, AChapelBringsMoreTheLargerItIs) {
    Numbers points;
    WallArea chapel;
    chapel.kind = FeatureKind::Chapel;
    for (chapel.tiles = 1; chapel.tiles <= 9; ++chapel.tiles) points.push_back(worth(chapel));
    EXPECT_EQ(points, (Numbers{1, 3, 6, 10, 15, 21, 28, 36, 36}));
}

TEST(FalconF2, AnUnfinishedChapelBringsNothing) {
    WallGame game = start_falcon({"F06", "C07"});
    play_turns(game, {"6,0 r90 follower 0", "9,3 r0 pass"});
    EXPECT_TRUE(game.over());
    EXPECT_EQ(game.scores(), (Numbers{0, 0}));
}

// Five tiles, two of them with a nest, and the falconer: 15 points and 3 tokens.
TEST(FalconF6, AFalconerBringsOneMoreToken) {
    WallGame game = start_falcon({"F06", "F02", "F05", "F01", "F10", "C07"});
    play_turns(game, {"6,0 r90 falconer 0", "5,0 r90 pass", "7,0 r90 pass", "8,0 r270 pass"});
    EXPECT_EQ(game.falconers(), (Numbers{0, 1}));
    EXPECT_EQ(game.supplies(), (Numbers{6, 6}));
    play_turns(game, {"6,1 r0 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"chapel", 15, {0}}}));
    EXPECT_EQ(game.nests(), (Numbers{3, 0}));
    EXPECT_EQ(game.falconers(), (Numbers{1, 1}));
}

TEST(FalconF6, AFalconerBringsATokenWithoutAnyNest) {
    WallGame game = start_falcon({"C01", "P14", "C07"});
    play_turns(game, {"6,0 r0 falconer 0", "6,1 r180 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 3, {0}}}));
    EXPECT_EQ(game.nests(), (Numbers{1, 0}));
}

// F13 at 8,0: its nest counts for the tower that it completes, and once more for the path later.
TEST(FalconF3, ANestCountsForEveryAreaOfItsTile) {
    WallGame game = start_falcon({"P16", "C01", "F13", "P14", "C07"});
    play_turns(game, {"6,0 r270 follower 1", "7,0 r90 pass", "8,0 r0 follower 0"});
    EXPECT_EQ(game.nests(), (Numbers{1, 0}));
    play_turns(game, {"8,1 r180 pass"});
    EXPECT_EQ(game.nests(), (Numbers{2, 0}));
}

// A made-up tile with two towers and a nest, N and W, that three others join to one.
TEST(FalconF3, ANestCountsOncePerArea) {
    tiles::Feature north{FeatureKind::Tower};
    north.sides = 1;
    north.nests = 1;
    tiles::Feature west = north;
    west.sides = 8;
    tiles::Tile twice;
    twice.features = {north, west};
    const tiles::Tile* corner = tiles::Library::builtin().set("castle").find("B01");
    WallLand land(falcon_board());
    land.place({5, 5}, {&twice, 0});
    land.place({5, 4}, {corner, 2});
    land.place({4, 4}, {corner, 1});
    land.place({4, 5}, {corner, 0});
    const WallArea tower = land.area({{5, 5}, 0});
    EXPECT_EQ(tower.parts.size(), 5u);
    EXPECT_TRUE(tower.complete);
    EXPECT_EQ(tower.tiles, 4);
    EXPECT_EQ(tower.nests, 1);
}

// A chapel with a nest of one tile each.
TEST(FalconF4, LevelTokensBringNothing) {
    WallGame game = start_falcon({"F01", "F01"});
    play_turns(game, {"6,0 r0 follower 0", "2,1 r0 follower 0"});
    EXPECT_TRUE(game.over());
    EXPECT_EQ(game.nests(), (Numbers{1, 1}));
    EXPECT_EQ(game.scores(), (Numbers{1, 1}));
}

// The token for the court (6 points) comes before the nests are counted: 92 empty cells.
TEST(FalconF4, NestsAreScoredAfterTheCourts) {
    WallGame game = start_falcon({"C07", "B09"});
    play_turns(game, {"1,7 r0 falconer 0", "6,0 r0 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"court", 6, {0}}, {"nests", 92, {0}}}));
    EXPECT_EQ(game.nests(), (Numbers{1, 0}));
}

// B09 has no market.
TEST(FalconF6, OnACourtThatBringsNothingTheFalconerBringsNoToken) {
    WallGame game = start_falcon({"B09", "C07"});
    play_turns(game, {"6,0 r0 falconer 1", "1,7 r0 pass"});
    EXPECT_TRUE(game.over());
    EXPECT_EQ(game.nests(), (Numbers{0, 0}));
    EXPECT_EQ(game.scores(), (Numbers{0, 0}));
}

// Followers on four features, king and falconer on the three that are not completed, and pass.
TEST(FalconF5, KingAndFalconerStandOnlyOnWhatIsNotScoredNow) {
    WallGame game = start_falcon({"P14", "C07", "C07"});
    play(game, {"place 6,0 r180"});
    EXPECT_EQ(game.legal_moves().size(), 11u);
    EXPECT_TRUE(game.is_legal("follower 1"));
    EXPECT_FALSE(game.is_legal("king 1"));
    EXPECT_FALSE(game.is_legal("falconer 1"));
    play(game, {"king 2"});
    EXPECT_EQ(game.kings(), (Numbers{0, 1}));
    EXPECT_EQ(game.supplies(), (Numbers{6, 6}));
    play_turns(game, {"9,3 r0 pass"});
    play(game, {"place 1,7 r0"});
    EXPECT_EQ(game.legal_moves(),
              (Ids{"follower 0", "falconer 0", "pass"}));  // the only king stands elsewhere
}

// A path of three tiles and its start space with a nest: 4, doubled by the king.
TEST(FalconF6, AKingDoublesThePointsOfItsOwner) {
    WallGame game = start_falcon({"F15", "C01", "P14", "C07"});
    play_turns(game, {"6,0 r0 king 0", "6,1 r0 pass", "6,2 r180 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"path", 8, {0}}}));
    EXPECT_EQ(game.nests(), (Numbers{1, 0}));
    EXPECT_EQ(game.kings(), (Numbers{1, 1}));
}

// Towers meet at 6,1: Anna's king and two knights of Ben's on four tiles.
TEST(FalconF6, AKingDoublesNothingForTheOther) {
    WallGame game = start_falcon({"P14", "C07", "C07", "C07", "C07", "P14", "C07", "P14", "B11", "C07"});
    play_turns(game, {"6,0 r180 king 0", "5,0 r0 pass", "5,1 r0 pass", "7,0 r0 pass", "5,2 r0 pass",
                      "6,2 r0 follower 0", "4,0 r0 pass", "7,1 r270 follower 0", "6,1 r0 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"tower", 8, {1}}}));
    EXPECT_EQ(game.scores(), (Numbers{0, 8}));
    EXPECT_EQ(game.kings(), (Numbers{1, 1}));
}

// Two markets: 6, doubled 12; with wall tile 7 8, doubled 16.
TEST(FalconF6, AKingDoublesACourtAndWallTileSeven) {
    const Ids turns{"9,3 r0 pass", "1,7 r0 king 0"};
    WallGame plain = start_falcon({"C07", "C07", "C07"});
    play_turns(plain, {"1,7 r0 king 0", "9,3 r0 pass", "6,0 r0 pass"});
    EXPECT_EQ(plain.scorings(), (Scorings{{"court", 12, {0}}}));
    WallGame with_seven = start_falcon(kTwelveDeck + Ids{"C07", "C07"}, wall_from(7));
    play_turns(with_seven, twelve_turns(kFalconColumn) + turns);
    EXPECT_EQ(with_seven.scorings(), (Scorings{{"court", 16, {0}}}));
}

// A path, tower or house of a tile and its start space: 2, 4 and 2, doubled.
TEST(FalconF6, AKingDoublesWhatWallTilesFourToSixBring) {
    const auto points = [](int wall_tile, const std::string& tile, const std::string& turn) {
        WallGame game = start_falcon(kTwelveDeck + Ids{"C07", tile}, wall_from(wall_tile));
        play_turns(game, twelve_turns(kFalconColumn) + Ids{"1,1 r0 pass", turn});
        EXPECT_TRUE(game.over());
        return game.scorings();
    };
    EXPECT_EQ(points(4, "C01", "5,10 r0 king 0"), (Scorings{{"wall-tile", 4, {0}}}));
    EXPECT_EQ(points(5, "B09", "9,3 r90 king 0"), (Scorings{{"wall-tile", 8, {0}}}));
    EXPECT_EQ(points(6, "B08", "0,3 r90 king 0"), (Scorings{{"wall-tile", 4, {0}}}));
    EXPECT_EQ(points(6, "B08", "0,3 r90 follower 0"), (Scorings{{"wall-tile", 2, {0}}}));
}

// A tower of three tiles with Anna's king and a knight of Ben's; F17 in its middle has a nest.
TEST(FalconF7, LevelFollowersBringNoPointsAndNoTokens) {
    WallGame game = start_falcon({"P14", "C07", "C07", "C07", "C07", "P14", "F17", "C07"});
    play_turns(game, {"6,0 r180 king 0", "5,0 r0 pass", "5,1 r0 pass", "5,2 r0 pass", "4,0 r0 pass",
                      "6,2 r0 falconer 0", "6,1 r0 pass"});
    EXPECT_EQ(game.scores(), (Numbers{0, 0}));
    EXPECT_EQ(game.nests(), (Numbers{0, 0}));
    EXPECT_EQ(game.kings(), (Numbers{1, 1}));
    EXPECT_EQ(game.falconers(), (Numbers{1, 1}));
}

/// Anna, with 12 points and wall tile 2, completes a tower of four tiles with two knights of hers and this
/// figure of Ben's.
WallGame tower_with(const std::string& bens) {
    WallGame game = start_falcon(
        kTwelveDeck + Ids{"C07", "C07", "C07", "P14", "C07", "C07", "C07", "P14", "P14", "B11", "C07"},
        wall_from(2));
    play_turns(game, twelve_turns(kFalconColumn));
    play_turns(game,
               {"0,3 r0 pass", "1,3 r0 pass", "2,3 r0 pass", "3,3 r180 follower 0", "2,4 r0 pass",
                "4,3 r0 pass", "2,5 r0 pass", "4,4 r270 follower 0", "3,5 r0 " + bens + " 0", "3,4 r0 pass"});
    return game;
}

TEST(FalconF8, WhereAKingOfEitherTakesPartNothingElseDoubles) {
    const WallGame with_king = tower_with("king");
    EXPECT_EQ(with_king.scorings(), (Scorings{{"tower", 8, {0}}}));
    EXPECT_EQ(with_king.held(0), Numbers{2});
    EXPECT_EQ(with_king.asks(), "place");
    const WallGame with_falconer = tower_with("falconer");
    EXPECT_EQ(with_falconer.asks(), "score");
    EXPECT_EQ(with_falconer.legal_moves(), (Ids{"score 3,3 0", "score 3,3 0 double"}));
}

// The owner's own king doubles by itself: a tower of two tiles and its start space, 6, doubled once.
TEST(FalconF8, TheOwnKingLeavesWallTileTwoUnused) {
    WallGame game = start_falcon(kTwelveDeck + Ids{"C07", "B09", "C07", "P14", "C07"}, wall_from(2));
    play_turns(game, twelve_turns(kFalconColumn));
    play_turns(game, {"1,1 r0 pass", "9,3 r90 king 0", "0,3 r0 pass", "8,3 r90 pass"});
    EXPECT_EQ(game.scorings(), (Scorings{{"tower", 12, {0}}}));
    EXPECT_EQ(game.held(0), Numbers{2});
}

}  // namespace
}  // namespace trencavel::reference
