#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/cell.h"

namespace trencavel {
namespace {

TEST(Cell, GivesBackTheCoordinatesThatItWasMadeOf) {
    for (int y = -128; y < 128; ++y) {
        for (int x = -128; x < 128; ++x) {
            ASSERT_EQ(Cell::at(x, y).x(), x);
            ASSERT_EQ(Cell::at(x, y).y(), y);
        }
    }
}

TEST(Cell, IsTheStartUnlessSaidOtherwise) {
    EXPECT_EQ(Cell{}, Cell::at(0, 0));
}

TEST(Cell, IsInRangeUpToAHundredAndTwentySevenCellsFromTheStart) {
    EXPECT_TRUE(Cell::in_range(-128, 127));
    EXPECT_TRUE(Cell::in_range(127, -128));
    EXPECT_FALSE(Cell::in_range(128, 0));
    EXPECT_FALSE(Cell::in_range(0, 128));
    EXPECT_FALSE(Cell::in_range(-129, 0));
    EXPECT_FALSE(Cell::in_range(0, -129));
}

TEST(Cell, HasNeighboursInTheNorthEastSouthAndWest) {
    for (const auto& [x, y] : {std::pair(0, 0), {-1, -1}, {71, 0}, {-71, 0}, {0, 100}, {100, -100}}) {
        const Cell cell = Cell::at(x, y);
        EXPECT_EQ(cell.neighbour(0), Cell::at(x, y - 1));
        EXPECT_EQ(cell.neighbour(1), Cell::at(x + 1, y));
        EXPECT_EQ(cell.neighbour(2), Cell::at(x, y + 1));
        EXPECT_EQ(cell.neighbour(3), Cell::at(x - 1, y));
    }
}

TEST(Cell, IsItsNeighboursNeighbourOverTheOppositeSide) {
    const Cell cell = Cell::at(-3, 7);
    for (unsigned side = 0; side < 4; ++side) EXPECT_EQ(cell.neighbour(side).neighbour(opposite(side)), cell);
}

TEST(Cell, TouchesItselfAndTheEightAroundIt) {
    for (const auto& [x, y] : {std::pair(0, 0), {-1, 0}, {5, -9}, {-72, 72}, {99, -99}}) {
        for (int dy = -4; dy <= 4; ++dy) {
            for (int dx = -4; dx <= 4; ++dx) {
                const bool near = std::abs(dx) <= 1 && std::abs(dy) <= 1;
                EXPECT_EQ(Cell::at(x, y).touches(Cell::at(x + dx, y + dy)), near) << dx << "," << dy;
            }
        }
    }
}

TEST(Cell, DoesNotTouchCellsThatAreFarAway) {
    for (int y = -100; y <= 100; ++y) {
        for (int x = -100; x <= 100; ++x) {
            const bool near = std::abs(x - 72) <= 1 && std::abs(y + 72) <= 1;
            ASSERT_EQ(Cell::at(72, -72).touches(Cell::at(x, y)), near) << x << "," << y;
        }
    }
}

TEST(Cell, ReadsRowByRowFromWestToEast) {
    EXPECT_TRUE(reads_before(Cell::at(9, -1), Cell::at(-9, 0)));
    EXPECT_TRUE(reads_before(Cell::at(-1, 0), Cell::at(0, 0)));
    EXPECT_TRUE(reads_before(Cell::at(-2, 3), Cell::at(-1, 3)));
    EXPECT_FALSE(reads_before(Cell::at(0, 0), Cell::at(0, 0)));
    EXPECT_FALSE(reads_before(Cell::at(-9, 1), Cell::at(9, 0)));
}

}  // namespace
}  // namespace trencavel
