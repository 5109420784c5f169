// What an area is worth, for those who show areas: as it lies, and once it is complete.
#include <gtest/gtest.h>

#include "support/games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

// C7, C13: two tiles and a pennant, 3 at the end; then three tiles and a pennant, 2 × 4 = 8 when complete.
TEST(Worth, OfACityDoublesWhenItIsComplete) {
    const auto game = start("F E U");
    play(*game, "place 0,-1 r90; pass");
    EXPECT_EQ(area_at(*game, 0, 0, 0).worth, 3);
    EXPECT_EQ(area_at(*game, 0, 0, 0).worth_complete, 6);
    play(*game, "place 0,-2 r180; pass");
    EXPECT_TRUE(area_at(*game, 0, 0, 0).complete);
    EXPECT_EQ(area_at(*game, 0, 0, 0).worth, 8);
}

// C6, C13: a road brings a point for each tile, open or not.
TEST(Worth, OfARoadIsItsTiles) {
    const auto game = start("U A A V");
    play(*game, "place 1,0 r90; pass");
    EXPECT_EQ(area_at(*game, 0, 0, 1).worth, 2);
    play(*game, "place 2,0 r90; pass; place -1,0 r270; pass");
    EXPECT_TRUE(area_at(*game, 0, 0, 1).complete);
    EXPECT_EQ(area_at(*game, 0, 0, 1).worth, 4);
}

// C8, C13: the cloister itself and each place filled around it.
TEST(Worth, OfACloisterCountsItselfAndTheFilledPlaces) {
    const auto game = start("B U V");
    play(*game, "place 0,1 r0; pass");
    EXPECT_EQ(area_at(*game, 0, 1, 0).worth, 2);
    play(*game, "place 1,0 r90; pass");
    EXPECT_EQ(area_at(*game, 0, 1, 0).worth, 3) << "a corner counts";
}

// C13: 3 points for each completed city at the field, and none for one that is open.
TEST(Worth, OfAFieldIsItsCompletedCities) {
    const auto game = start("E U");
    EXPECT_EQ(area_at(*game, 0, 0, 2).worth, 0);
    play(*game, "place 0,-1 r180; pass");
    EXPECT_EQ(area_at(*game, 0, 0, 2).worth, 3);
    EXPECT_EQ(area_at(*game, 0, 0, 3).worth, 0) << "the field south of the road does not touch the city";
}

}  // namespace
}  // namespace trencavel::engine_tests
