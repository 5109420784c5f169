// A reason for every refusal that Die Burg and Falken know, each reached by a short game.
#include "court_game.h"

namespace trencavel::record {
namespace {

using RefusedCourtMoves = ModuleMoves;

// K3
TEST_F(RefusedCourtMoves, OfPlacementsSayWhereTheTileWouldLie) {
    game_ = game_of(court("C07 C07 C07") + "> place 5,0 r0\n> pass\n");
    EXPECT_EQ(reason("place 4,0 r0"), "");
    EXPECT_EQ(reason("place 5,0 r0"), "there is already a tile there");
    EXPECT_EQ(reason("place 4,1 r0"), "that cell is not next to a tile or a start space");
    EXPECT_EQ(reason("place 0,0 r0"), "that cell is outside the wall");
    EXPECT_EQ(reason("place -1,3 r0"), "that cell is outside the wall");
    EXPECT_EQ(reason("place 12,3 r0"), "that cell is outside the wall");
    EXPECT_EQ(reason("place 4000,3 r0"), "that cell is outside the wall");
    EXPECT_EQ(reason("refuse"), "this game has no bridges");
    EXPECT_EQ(reason("place 4,0 r0 bridge 4,0 ns"), "this game has no bridges");
}

// K4: the first side at which a path meets something else, or something else a path.
TEST_F(RefusedCourtMoves, OfTilesThatDoNotFitNameTheEdges) {
    game_ = game_of(falken("C01 P14 B05 F05 C07") + "> place 6,0 r0\n> pass\n");
    EXPECT_EQ(reason("place 6,1 r180"), "");
    EXPECT_EQ(reason("place 6,1 r0"), "its north edge would be a tower and meet a path");
    EXPECT_EQ(reason("place 6,1 r90"), "its north edge would be a court and meet a path");
    EXPECT_EQ(reason("place 5,0 r270"), "its east edge would be a path and meet a court");
    make("place 9,3 r90");
    make("pass");
    EXPECT_EQ(reason("place 8,3 r0"), "its east edge would be a tower and meet a path");
    EXPECT_EQ(reason("place 8,3 r90"), "its east edge would be a tower and meet a path");
    EXPECT_EQ(reason("place 8,3 r180"), "its east edge would be a house and meet a path");
    make("place 0,3 r0");
    make("pass");
    EXPECT_EQ(reason("place 6,1 r0"), "its north edge would be a chapel and meet a path");
}

// K6
TEST_F(RefusedCourtMoves, WithAFollowerAreRefusedWithTheReason) {
    game_ = game_of(court("C01 C01 C07") + "> place 5,0 r0\n> follower 0\n> place 5,1 r0\n");
    EXPECT_EQ(reason("follower 1"), "");
    EXPECT_EQ(reason("follower 0"), "that area already has a follower");
    EXPECT_EQ(reason("follower 3"), "the tile has no feature with that index");
    EXPECT_EQ(reason("king 1"), "this game has no kings or falconers");
    EXPECT_EQ(reason("falconer 1"), "this game has no kings or falconers");
    EXPECT_EQ(reason("follower bridge"), "this game has no bridges");
    EXPECT_EQ(reason("crown taxes"), "this game has no wheel");
    EXPECT_EQ(reason("score 5,0 0"), "the game is waiting for 'follower'");
    EXPECT_EQ(reason("extra"), "the game is waiting for 'follower'");
    EXPECT_EQ(reason("reveal 1"), "the game is waiting for 'follower'");
}

// F5
TEST_F(RefusedCourtMoves, WithKingAndFalconerAreRefusedWithTheReason) {
    game_ = game_of(falken("F16 C01 C01 C07") + "> place 6,0 r0\n");
    const char* scored = "you cannot place a king or falconer on an area completed and scored this turn";
    EXPECT_EQ(reason("king 0"), scored);
    EXPECT_EQ(reason("falconer 0"), scored);
    EXPECT_EQ(reason("follower 0"), "");
    EXPECT_EQ(reason("king 1"), "");
    EXPECT_EQ(reason("falconer 4"), "") << "a court";
    EXPECT_EQ(reason("king 5"), "the tile has no feature with that index");
    EXPECT_EQ(reason("falconer 99"), "the tile has no feature with that index");
    make("king 2");
    EXPECT_EQ(reason("king 2"), "the game is waiting for 'place'");
    make("place 6,1 r0");
    EXPECT_EQ(reason("king 0"), "that area already has a follower");
    EXPECT_EQ(reason("falconer 0"), "that area already has a follower");
    make("falconer 2");
    make("place 9,3 r0");
    EXPECT_EQ(reason("king 0"), "you have no king left");
    EXPECT_EQ(reason("falconer 0"), "");
    make("pass");
    make("place 0,3 r0");
    EXPECT_EQ(reason("falconer 0"), "you have no falconer left");
    EXPECT_EQ(reason("king 0"), "");
}

// K6: Anna's six stand on courts.
TEST_F(RefusedCourtMoves, WithAFollowerAreRefusedWhenNoneIsLeft) {
    std::string record = falken("B09 B09 B09 B09 B09 B09 B09 B09 B09 B09 B09 B09 B09 C07");
    const char* cells[] = {"6,0", "9,3", "6,1", "9,4", "6,2", "9,5",
                           "6,3", "9,6", "6,4", "9,7", "6,5", "8,9"};
    int turn = 0;
    for (const char* cell : cells)
        record += "> place " + std::string(cell) + " r90\n> " + (turn++ % 2 == 0 ? "follower 0\n" : "pass\n");
    game_ = game_of(record + "> place 1,7 r0\n");
    ASSERT_EQ(game_->snapshot().supplies[0], 0u);
    EXPECT_EQ(reason("follower 1"), "you have no follower left");
    EXPECT_EQ(reason("king 1"), "") << "F5: they are no plain followers";
}

// K14
TEST_F(RefusedCourtMoves, OfScoringsAreRefusedWithTheReason) {
    game_ = game_of(court(kDeckOfTwo) + kMovesToTwo);
    EXPECT_EQ(reason("score 5,9 0"), "");
    EXPECT_EQ(reason("score 5,9 1"), "");
    for (const char* move : {"score 5,0 0", "score 5,9 2", "score 5,9 99", "score 0,0 0", "score 400,400 0"})
        EXPECT_EQ(reason(move), "that area is not being scored now") << move;
    EXPECT_EQ(reason("score 5,9 1 double"), "wall tiles double only towers and houses");
    EXPECT_EQ(
        reason("score 5,9 0 double"),
        "to double it you need wall tile 2 from an earlier turn, a majority of your own and no king on it");
    EXPECT_EQ(reason("pass"), "the game is waiting for 'score'");
    EXPECT_EQ(reason("place 5,7 r0"), "the game is waiting for 'score'");
}

// K14: three of the four paths that end at 5,1 are Anna's, one is Ben's.
TEST_F(RefusedCourtMoves, OfTheOthersAreasAreRefusedWhileOwnOnesAreLeft) {
    game_ =
        game_of(court("C01 C07 P14 C07 P14 C07 C07 P14 C07 C07 C05 C07", "wall 4 5 6 7 8 9 4 5 6 7 8 9 4\n") +
                "> place 5,0 r0\n> follower 0\n> place 4,0 r0\n> pass\n> place 4,1 r270\n> follower 1\n> "
                "place 6,0 r0\n"
                "> pass\n> place 6,1 r90\n> follower 1\n> place 6,2 r0\n> pass\n> place 0,3 r0\n> pass\n> "
                "place 5,2 r180\n"
                "> follower 1\n> place 8,3 r0\n> pass\n> place 7,8 r0\n> pass\n> place 5,1 r0\n> pass\n");
    EXPECT_EQ(reason("score 5,1 2"), "score your own areas first") << "the path to the south is Ben's";
    EXPECT_EQ(reason("score 5,2 1"), "score your own areas first");
    EXPECT_EQ(reason("score 5,1 3"), "");
    make("score 5,1 3");
    EXPECT_EQ(reason("score 5,1 3"), "that area is not being scored now") << "it has been";
}

// K16
TEST_F(RefusedCourtMoves, OfAFurtherTurnAreRefusedWithTheReason) {
    game_ = game_of(court(kDeckToTwelve + " C07 C07 C07") + kMovesToExtra);
    EXPECT_EQ(reason("extra"), "");
    EXPECT_EQ(reason("pass"), "");
    EXPECT_EQ(reason("place 8,3 r0"), "the game is waiting for 'extra'");
    make("pass");
    EXPECT_EQ(reason("extra"), "the game is waiting for 'place'");
}

// K15
TEST_F(RefusedCourtMoves, OfRevealsAreRefusedWithTheReason) {
    game_ = game_of(court(kDeckToTwelve + " C07", "wall ? 1 1 2 2 3 3 4 4 5 5 6 ?\n") + kMovesToTwelve);
    EXPECT_EQ(reason("reveal 6"), "");
    EXPECT_EQ(reason("reveal 1"), "wall tile 1 cannot be there");
    EXPECT_EQ(reason("reveal 5"), "wall tile 5 cannot be there");
    EXPECT_EQ(reason("pass"), "the game is waiting for 'reveal'");
    EXPECT_EQ(reason("draw C07"), "the game is waiting for 'reveal'");
    make("reveal 6");
    EXPECT_EQ(reason("reveal 6"), "the game is waiting for 'place'");
}

TEST_F(RefusedCourtMoves, OfOtherGamesSayWhatTheGameLacks) {
    game_ = game_of("game carcassonne\ndeck U V\n> place 1,0 r90\n");
    EXPECT_EQ(reason("king 0"), "this game has no kings or falconers");
    EXPECT_EQ(reason("falconer 0"), "this game has no kings or falconers");
    for (const char* move : {"score 0,0 0", "extra", "reveal 4"})
        EXPECT_EQ(reason(move), "the game is waiting for 'follower'") << move;
    game_ = game_of("game wheel\nwith castles\ndeck RadB RadE\n");
    for (const char* move : {"king 0", "score 0,0 0", "extra", "reveal 4"})
        EXPECT_EQ(reason(move), "the game is waiting for 'place'") << move;
}

}  // namespace
}  // namespace trencavel::record
