// Room for the wheel with expansion 8: decks that are too large are refused, and the largest that fit start.
#include <gtest/gtest.h>

#include "engine/board/capacity.h"
#include "random_play/combinations.h"
#include "support/games.h"

namespace trencavel::engine_tests {
namespace {

Setup everything(const std::string& deck) {
    return setup_of("wheel", "bridges castles bazaars", deck);
}

TEST(PlaneCapacity, HasRoomForEveryFullSet) {
    for (const random_play::Combination& combination : random_play::expanded_combinations()) {
        const Tables& tables = random_play::tables_of(combination);
        EXPECT_EQ(capacity_problem<PlaneRules>(tables, tables.counts), "") << name(combination);
    }
}

TEST(PlaneCapacity, EndsAtTheSizeOfTheFullSet) {
    EXPECT_TRUE(starts(everything(copies(84, "RadV"))));
    EXPECT_TRUE(refuses(everything(copies(85, "RadV")), "85 tiles are more than the full set of 84"));
    EXPECT_TRUE(starts(setup_of("wheel", "", copies(72, "RadV"))));
    EXPECT_TRUE(
        refuses(setup_of("wheel", "", copies(73, "RadV")), "73 tiles are more than the full set of 72"));
    EXPECT_TRUE(starts(setup_of("carcassonne", "castles", copies(83, "V"))));
    EXPECT_TRUE(refuses(setup_of("carcassonne", "castles", copies(84, "V")), "more than the full set of 83"));
}

// The cells of the board have 21 features, a BBB6 and a BBB11 4, a RadV 3, a RadE 2; bridges have their own
// room.
TEST(PlaneCapacity, EndsAtThreeHundredAndElevenFeatures) {
    const std::string deck = copies(20, "BBB6") + copies(40, "BBB11") + copies(16, "RadV") + "RadE ";
    EXPECT_TRUE(starts(everything(deck))) << "21 + 80 + 160 + 48 + 2";
    EXPECT_TRUE(refuses(everything(deck + "BBB4"),
                        "the deck has 312 features, the start included, but there is room for only 311"));
}

// C6, B6: twelve of the 32 marks are for bridges.
TEST(PlaneCapacity, EndsAtTwentyTilesThatCouldMeetAnAreaTwice) {
    EXPECT_TRUE(starts(everything(copies(20, "RadW"))));
    EXPECT_TRUE(
        refuses(everything(copies(21, "RadW")),
                "the deck has 21 tiles with two areas of the same kind, but there is room for only 20"));
}

TEST(PlaneCapacity, EndsAtFortyCloisters) {
    EXPECT_TRUE(starts(everything(copies(40, "RadB"))));
    EXPECT_TRUE(
        refuses(everything(copies(41, "RadB")), "the deck has 41 cloisters, but there is room for only 40"));
}

// C13: the board has three cities.
TEST(PlaneCapacity, EndsAtThirtyTwoCitiesThatCouldBeCompleted) {
    EXPECT_TRUE(starts(everything(copies(62, "RadE"))));
    EXPECT_TRUE(refuses(everything(copies(63, "RadE")),
                        "the deck has 33 cities that could be completed, but there is room for only 32"));
}

// C7: 3 for the cells of the board, 2 for a RadC with its pennant.
TEST(PlaneCapacity, EndsAtAHundredAndTwentySixCityTilesAndPennants) {
    EXPECT_TRUE(starts(everything(copies(61, "RadC"))));
    EXPECT_TRUE(
        refuses(everything(copies(62, "RadC")),
                "the deck has 127 tiles and pennants in one kind of area, but there is room for only 126"));
}

TEST(PlaneCapacity, EndsAtFiftySixDesigns) {
    Tables tables = random_play::tables_of({.game = "wheel", .bridges = true});
    EXPECT_LE(tables.size, 56u);
    tables.size = 57;
    EXPECT_EQ(capacity_problem<PlaneRules>(tables, {}),
              "the tile sets have 57 designs, but there is room for only 56");
}

TEST(PlaneCapacity, BlamesTheDeck) {
    const auto game = Game::start(everything(copies(41, "RadB")), tiles::Library::builtin());
    ASSERT_FALSE(game);
    EXPECT_EQ(game.failure().about, "deck");
}

}  // namespace
}  // namespace trencavel::engine_tests
