// Headers of Die Burg: the wall, its deck, and what goes together.
#include <gtest/gtest.h>

#include "record/replay.h"

namespace trencavel::record {
namespace {

/// What is wrong with a record that begins with `trencavel 1`.
std::string numbered_problems_of(const std::string& rest) {
    std::string text;
    for (const Problem& problem : replay("trencavel 1\n" + rest, tiles::Library::builtin()).problems)
        text += std::to_string(problem.line) + ": " + problem.reason + "\n";
    return text;
}

const std::string kStart = "game castle\nplayers Anna Ben\n";
const std::string kWall = "wall 1 2 3 4 5 6 7 8 9 1 2 3 4\n";

TEST(CourtHeader, HoldsADeckAndAWallOrASeed) {
    EXPECT_EQ(numbered_problems_of(kStart + "deck C07\n" + kWall), "");
    EXPECT_EQ(numbered_problems_of(kStart + kWall + "deck C07\n"), "") << "in any order";
    EXPECT_EQ(numbered_problems_of(kWall + "deck C07\nwith falcon\noption gates stop\n" + kStart), "");
    EXPECT_EQ(numbered_problems_of(kStart + "seed 7\n"), "");
    EXPECT_EQ(numbered_problems_of(kStart + "deck C07 ...\nwall ? ? ? ? ? ? ? ? ? ? ? ? ?\n"), "");
    EXPECT_EQ(numbered_problems_of(kStart + "deck C07\nwall 1 ? 2 ? 3 ? 4 ? 5 ? 6 ? 7\n"), "");
}

TEST(CourtHeader, HasAWallOrASeedButNotBoth) {
    EXPECT_EQ(numbered_problems_of(kStart + "seed 7\n" + kWall),
              "5: a record can have a wall or a seed, not both: the seed shuffles the wall tiles\n");
    EXPECT_EQ(numbered_problems_of(kStart + kWall + "seed 7\n"),
              "5: a record can have a wall or a seed, not both: the seed shuffles the wall tiles\n");
    EXPECT_EQ(numbered_problems_of(kStart + "deck C07\nseed 7\n"),
              "5: a record can have a deck or a seed, not both\n");
}

TEST(CourtHeader, HasAWallWithItsDeck) {
    EXPECT_EQ(numbered_problems_of(kStart + "deck C07\n"),
              "4: with a deck, castle also needs 'wall', the wall tiles on the corner towers\n");
    EXPECT_EQ(numbered_problems_of(kStart + kWall), "4: a game needs a deck or a seed\n");
    EXPECT_EQ(numbered_problems_of(kStart), "3: a game needs a deck or a seed\n");
}

TEST(CourtHeader, HasOneWall) {
    EXPECT_EQ(numbered_problems_of(kStart + "deck C07\n" + kWall + kWall), "6: duplicate 'wall' line\n");
}

// K1: 13 towers hold a wall tile.
TEST(CourtHeader, NamesAWallTileForEachTower) {
    EXPECT_EQ(numbered_problems_of(kStart + "deck C07\nwall 1 2 3 4 5 6 7 8 9 1 2 3\n"),
              "5: 'wall' takes 13 wall tiles, one for each corner tower, not 12\n");
    EXPECT_EQ(numbered_problems_of(kStart + "deck C07\nwall 1 2 3 4 5 6 7 8 9 1 2 3 4 5\n"),
              "5: 'wall' takes 13 wall tiles, one for each corner tower, not 14\n");
    EXPECT_EQ(numbered_problems_of(kStart + "deck C07\nwall\n"),
              "5: 'wall' takes 13 wall tiles, one for each corner tower, not 0\n");
    EXPECT_EQ(numbered_problems_of(kStart + "deck C07\nwall ? ? ? ? ? ? ? ? ? ? ? ...\n"),
              "5: '...' is not a wall tile: use 1 to 9, or ? if it is unknown\n");
}

// K1: kinds 1 to 9.
TEST(CourtHeader, NamesOnlyWallTilesThatThereAre) {
    for (const char* tile : {"0", "10", "-1", "x", "??", "1?", "4294967297", "18446744073709551617", "C07"}) {
        EXPECT_EQ(numbered_problems_of(kStart + "deck C07\nwall 1 2 3 4 5 6 7 8 9 1 2 3 " + tile + "\n"),
                  "5: '" + std::string(tile) + "' is not a wall tile: use 1 to 9, or ? if it is unknown\n");
    }
    EXPECT_EQ(numbered_problems_of(kStart + "deck C07\nwall 9 9 9 9 9 9 9 9 9 9 9 9 9\n"), "")
        << "more than two of a kind, as a deck may have more of a tile";
}

TEST(CourtHeader, OfAnotherGameHasNoWall) {
    for (const char* game : {"carcassonne", "wheel"}) {
        EXPECT_EQ(
            numbered_problems_of("game " + std::string(game) + "\nplayers Anna Ben\ndeck ...\n" + kWall),
            "5: " + std::string(game) + " has no wall tiles\n");
    }
}

// K1
TEST(CourtHeader, NamesTwoPlayers) {
    EXPECT_EQ(numbered_problems_of("game castle\nplayers A B C\nseed 1\n"),
              "3: castle is for 2 players, not 3\n");
    EXPECT_EQ(numbered_problems_of("game castle\nwith falcon\nplayers A B C\nseed 1\n"),
              "4: castle with Falken is for 2 players, not 3\n");
}

// F, F9
TEST(CourtHeader, MayNameFalkenAndItsVariant) {
    EXPECT_EQ(numbered_problems_of(kStart + "with falcon\nseed 1\n"), "");
    EXPECT_EQ(numbered_problems_of(kStart + "with falcon\noption gates stop\nseed 1\n"), "");
    EXPECT_EQ(numbered_problems_of(kStart + "option gates stop\nseed 1\n"),
              "4: option 'gates' requires 'falcon'\n");
    EXPECT_EQ(numbered_problems_of(kStart + "with falcon\noption gates open\nseed 1\n"),
              "5: option 'gates' must be 'stop', not 'open'\n");
    EXPECT_EQ(numbered_problems_of(kStart + "with falcon\noption bazaar draft\nseed 1\n"),
              "5: castle has no option 'bazaar'\n");
    for (const char* module : {"bridges", "castles", "bazaars"}) {
        EXPECT_EQ(numbered_problems_of(kStart + "with " + module + "\nseed 1\n"),
                  "4: castle cannot be played with '" + std::string(module) + "'\n");
    }
}

TEST(CourtHeader, NamesTilesOfTheGame) {
    EXPECT_EQ(numbered_problems_of(kStart + "deck C07 F01\n" + kWall), "4: this game has no tile 'F01'\n");
    EXPECT_EQ(numbered_problems_of(kStart + "with falcon\ndeck C07 F01\n" + kWall), "");
    EXPECT_EQ(numbered_problems_of(kStart + "deck RadB\n" + kWall), "4: this game has no tile 'RadB'\n");
    EXPECT_EQ(numbered_problems_of(kStart + "deck B01 B01 B01 ...\n" + kWall),
              "4: B01 is listed 3 times, but the full set has 2\n");
}

}  // namespace
}  // namespace trencavel::record
