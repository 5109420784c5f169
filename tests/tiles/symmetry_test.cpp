// Turns of tiles that nobody can tell apart.
#include "tiles/model/symmetry.h"

#include <gtest/gtest.h>

#include "tiles/read/builtin.h"
#include "tiles/read/read.h"

namespace trencavel::tiles {
namespace {

/// By set and design: the quarter turns after which it looks the same.
std::string same_turns(std::string_view set, std::string_view id) {
    const Result<TileSet> read = read_tile_set(builtin_tile_set(set));
    std::string turns;
    for (const Tile& tile : read->tiles) {
        if (tile.id != id) continue;
        for (unsigned quarters = 0; quarters < 4; ++quarters) {
            if (looks_the_same_turned(tile, quarters)) turns += std::to_string(quarters);
        }
    }
    return turns;
}

TEST(Symmetry, AStraightRoadLooksTheSameAfterHalfATurn) {
    EXPECT_EQ(same_turns("base", "U"), "02");
    EXPECT_EQ(same_turns("base", "V"), "0");
}

TEST(Symmetry, WhatHasFourEqualSidesLooksTheSameAfterAnyTurn) {
    EXPECT_EQ(same_turns("base", "B"), "0123") << "a cloister";
    EXPECT_EQ(same_turns("base", "C"), "0123") << "a whole city";
    EXPECT_EQ(same_turns("base", "X"), "0123") << "a crossing";
}

TEST(Symmetry, CitiesAcrossLookTheSameAfterHalfATurn) {
    EXPECT_EQ(same_turns("base", "H"), "02");
    EXPECT_EQ(same_turns("base", "F"), "02");
    EXPECT_EQ(same_turns("base", "I"), "0") << "two cities at a corner";
}

}  // namespace
}  // namespace trencavel::tiles
