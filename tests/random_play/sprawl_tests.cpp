// Layouts that leave the part of the table that the engine looks up quickly. Expected numbers are worked out
// by hand; all else is compared with the reference.
#include <gtest/gtest.h>

#include <string>

#include "random_play/differences.h"
#include "support/games.h"
#include "support/positions.h"
#include "support/text.h"

namespace trencavel::random_play {
namespace {

std::string place(int x, int y, unsigned rotation) {
    return "place " + std::to_string(x) + "," + std::to_string(y) + " r" + std::to_string(90 * rotation);
}

/// A game with its reference, which must never differ.
class Pair {
public:
    explicit Pair(const std::string& deck)
        : game_(start(deck)), reference_(tiles::Library::builtin().set("base"), 2, words(deck)) {}

    void play(const std::string& move) {
        trencavel::play(*game_, move);
        ASSERT_TRUE(reference_.apply(move)) << move;
        ASSERT_EQ(difference(*game_, reference_), "") << "after " << move;
    }
    const Game& game() const { return *game_; }

private:
    std::unique_ptr<Game> game_;
    reference::Game reference_;
};

class Line : public testing::TestWithParam<int> {};  // the way: 1 to the east, -1 to the west

// The start tile has its road from west to east. A line of n tiles has 2n + 2 free places. A further U fits
// in two rotations at both ends and above and below each tile, but not above the start tile's city: 4n + 2.
TEST_P(Line, OfSeventyOneStraightRoadsIsOneRoad) {
    const int way = GetParam();
    Pair pair(copies(71, "U"));
    for (int n = 1; n <= 71; ++n) {
        ASSERT_EQ(pair.game().legal_moves().size(), 4u * static_cast<unsigned>(n) + 2);
        ASSERT_EQ(position_of(pair.game()).places, 2 * n + 2);
        pair.play(place(way * n, 0, 1));
        pair.play(n == 1 ? "follower 0" : "pass");
    }
    const AreaView road = area_at(pair.game(), way * 71, 0, 0);
    EXPECT_EQ(road.tiles, 72u);
    EXPECT_FALSE(road.complete);
    EXPECT_TRUE(pair.game().snapshot().over);
    EXPECT_EQ(pair.game().snapshot().scores, (std::vector{72, 0})) << "C13: a point for each tile";
}

INSTANTIATE_TEST_SUITE_P(Ways, Line, testing::Values(1, -1));

// The road turns beside the start tile: V in its rotation 1 joins west and north, in rotation 0 west and
// south.
TEST(Sprawl, ToTheNorthIsOneRoad) {
    Pair pair("V " + copies(70, "U"));
    pair.play(place(1, 0, 1));
    pair.play("pass");
    for (int n = 1; n <= 70; ++n) {
        pair.play(place(1, -n, 0));
        pair.play(n == 1 ? "follower 0" : "pass");
    }
    EXPECT_EQ(area_at(pair.game(), 1, -70, 0).tiles, 72u);
    EXPECT_EQ(pair.game().snapshot().scores, (std::vector{0, 72}));
}

TEST(Sprawl, ToTheSouthIsOneRoad) {
    Pair pair("V " + copies(70, "U"));
    pair.play(place(1, 0, 0));
    pair.play("pass");
    for (int n = 1; n <= 70; ++n) {
        pair.play(place(1, n, 0));
        pair.play("pass");
    }
    EXPECT_EQ(area_at(pair.game(), 1, 70, 0).tiles, 72u);
    EXPECT_EQ(pair.game().snapshot().scores, (std::vector{0, 0}));
}

// C6: a ring of four bends, far from the start, is complete.
TEST(Sprawl, ClosesARingRoadFarFromTheStart) {
    Pair pair(copies(20, "U") + "W V V V");
    for (int n = 1; n <= 20; ++n) {
        pair.play(place(n, 0, 1));
        pair.play("pass");
    }
    pair.play(place(21, 0, 0));  // W: east, south, west
    pair.play("follower 0");     // its road to the east
    pair.play(place(22, 0, 0));  // V: west and south
    pair.play("pass");
    pair.play(place(22, 1, 1));  // V: north and west
    pair.play("pass");
    pair.play(place(21, 1, 2));  // V: north and east; the ring begins and ends at the crossing
    EXPECT_EQ(area_at(pair.game(), 21, 0, 0).tiles, 4u) << "C6: the crossing counts once";
    pair.play("pass");
    EXPECT_EQ(pair.game().snapshot().scores, (std::vector{4, 0}));
}

// C8: a cloister beyond the window is surrounded in two rows of tiles that reach there.
TEST(Sprawl, SurroundsACloisterFarFromTheStart) {
    Pair pair(copies(17, "U") + copies(9, "B"));
    for (int n = 1; n <= 17; ++n) {
        pair.play(place(n, 0, 1));
        pair.play("pass");
    }
    pair.play(place(16, 1, 0));
    pair.play("pass");  // seat 1
    pair.play(place(16, 2, 0));
    pair.play("follower 0");  // seat 0 has the cloister at 16,2
    const int around[][2] = {{15, 1}, {17, 1}, {15, 2}, {17, 2}, {15, 3}, {17, 3}};
    for (const auto& [x, y] : around) {
        pair.play(place(x, y, 0));
        pair.play("pass");
    }
    EXPECT_EQ(area_at(pair.game(), 16, 2, 0).filled, 7u);
    pair.play(place(16, 3, 0));
    EXPECT_TRUE(area_at(pair.game(), 16, 2, 0).complete);
    pair.play("pass");
    // 9 for the cloister; the others around it hold no follower.
    EXPECT_EQ(pair.game().snapshot().scores, (std::vector{9, 0}));
}

// C7: the largest city that there is room for: one tile and 62 with a pennant, with 125 open edges.
TEST(Sprawl, HoldsTheLargestCityThatADeckMayBring) {
    Pair pair(copies(62, "C"));
    for (int n = 1; n <= 62; ++n) {
        pair.play(place(0, -n, 0));
        if (n == 1) pair.play("follower 0");
        // Afterwards the whole tile belongs to a city with a follower: there is nothing to ask.
    }
    const AreaView city = area_at(pair.game(), 0, -62, 0);
    EXPECT_EQ(city.tiles, 63u);
    EXPECT_EQ(city.pennants, 62u);
    EXPECT_EQ(pair.game().snapshot().scores, (std::vector{125, 0})) << "C13: 1 per tile and pennant";
}

// C13: 32 completed cities are as many as there is room for. The first is the start tile's, which the
// farmer's field does not touch; the others lie in pairs of E along the field in the south.
TEST(Sprawl, CountsAsManyCompletedCitiesAsADeckMayBring) {
    Pair pair(copies(64, "E"));
    pair.play(place(0, -1, 2));
    pair.play("pass");
    for (int x = 0; x < 31; ++x) {
        pair.play(place(x, 1, 2));  // its city in the south
        pair.play(x == 0 ? "follower 1" : "pass");
        pair.play(place(x, 2, 0));  // its city in the north
        pair.play("pass");
    }
    EXPECT_EQ(area_at(pair.game(), 30, 1, 1).cities, 31u);
    pair.play(place(0, 3, 2));  // field in the north, an open city in the south
    pair.play("pass");
    EXPECT_EQ(pair.game().snapshot().scores, (std::vector{0, 93})) << "3 for each of 31 cities";
}

}  // namespace
}  // namespace trencavel::random_play
