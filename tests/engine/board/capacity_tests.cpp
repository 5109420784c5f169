// Decks that are too large are refused with the reason; the largest that fit can be started.
#include <gtest/gtest.h>

#include "engine/board/capacity.h"
#include "random_play/deals.h"
#include "support/games.h"

namespace trencavel::engine_tests {
namespace {

using random_play::base_tables;
using Counts = std::array<std::uint8_t, kDesignsMax>;

Counts counts_of(std::string_view tile, std::uint8_t count) {
    Counts counts{};
    counts[base_tables().find(tile)] = count;
    return counts;
}

TEST(Capacity, HasRoomForTheFullSet) {
    EXPECT_EQ(capacity_problem<BaseRules>(base_tables(), base_tables().counts), "");
}

TEST(Capacity, EndsAtTheSizeOfTheFullSet) {
    EXPECT_TRUE(starts(setup_with(copies(71, "U"))));
    EXPECT_TRUE(refuses(setup_with(copies(72, "U")), "72 tiles are more than the full set of 71"));
    EXPECT_EQ(capacity_problem<BaseRules>(base_tables(), counts_of("U", 72)),
              "the deck has 73 tiles, the start included, but there is room for only 72");
}

// The start tile has 4 features, an X has 8.
TEST(Capacity, EndsAtTwoHundredAndFortyThreeFeatures) {
    EXPECT_TRUE(starts(setup_with(copies(29, "X") + "W"))) << "4 + 232 + 6";
    EXPECT_TRUE(refuses(setup_with(copies(30, "X")),
                        "the deck has 244 features, the start included, but there is room for only 243"));
}

// C6, C7: a tile that can meet one area twice has a bit in the area.
TEST(Capacity, EndsAtThirtyTwoTilesThatCouldMeetAnAreaTwice) {
    EXPECT_TRUE(starts(setup_with(copies(32, "W"))));
    EXPECT_TRUE(
        refuses(setup_with(copies(33, "W")),
                "the deck has 33 tiles with two areas of the same kind, but there is room for only 32"));
    EXPECT_TRUE(
        refuses(setup_with(copies(16, "W") + copies(8, "L") + copies(8, "I") + "H"),
                "the deck has 33 tiles with two areas of the same kind, but there is room for only 32"));
}

// C13: a completed city, of two tiles at least, has a bit in the fields at it. The start tile has a city too.
TEST(Capacity, EndsAtThirtyTwoCitiesThatCouldBeCompleted) {
    EXPECT_TRUE(starts(setup_with(copies(64, "E"))));
    EXPECT_TRUE(refuses(setup_with(copies(65, "E")),
                        "the deck has 33 cities that could be completed, but there is room for only 32"));
}

// C7: 1 for the start tile, 2 for a C with its pennant.
TEST(Capacity, EndsAtAHundredAndTwentySixCityTilesAndPennants) {
    EXPECT_TRUE(starts(setup_with(copies(62, "C") + "E")));
    EXPECT_TRUE(
        refuses(setup_with(copies(63, "C")),
                "the deck has 127 tiles and pennants in one kind of area, but there is room for only 126"));
}

// With the tiles of the base set the size is reached first, so C is given no pennant here.
TEST(Capacity, EndsAtAHundredAndTwentySevenOpenCityEdges) {
    Tables tables = base_tables();
    tables.designs[tables.find("C")].areas[0] = Area(4, 1);
    EXPECT_EQ(capacity_problem<BaseRules>(tables, counts_of("C", 62)), "");
    EXPECT_EQ(capacity_problem<BaseRules>(tables, counts_of("C", 63)),
              "the deck has 128 open edges of one kind of area at once, but there is room for only 127");
}

/// A family with room for fewer designs than the base set has.
struct SmallPlane : BasePlane {
    struct Limits : BasePlane::Limits {
        static constexpr unsigned kDesigns = 23;
    };
};

TEST(Capacity, EndsAtTheDesignsThatAFamilyHasRoomFor) {
    EXPECT_EQ((capacity_problem<RuleSet<SmallPlane, Carcassonne>>(base_tables(), Counts{})),
              "the tile sets have 24 designs, but there is room for only 23");
}

}  // namespace
}  // namespace trencavel::engine_tests
