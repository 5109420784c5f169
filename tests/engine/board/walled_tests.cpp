// Laying tiles within the wall: free places, what ends at the wall, and what a start space adds.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/court_games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

std::vector<std::string> free_places(const Game& game) {
    const Court& pos = court_position_of(game);
    std::vector<std::string> places;
    for (unsigned i = 0; i < pos.places; ++i)
        places.push_back(std::to_string(pos.place[i].x()) + "," + std::to_string(pos.place[i].y()));
    std::sort(places.begin(), places.end());
    return places;
}

using Places = std::vector<std::string>;

// K3: at first the cells at the start spaces.
TEST(WithinTheWall, TheFirstTileGoesToAStartSpace) {
    EXPECT_EQ(free_places(*start_court("C07")), (Places{"0,3", "1,1", "1,7", "5,0", "5,9", "7,8", "8,3"}));
    EXPECT_EQ(free_places(*start_court("C07", "falcon")),
              (Places{"0,3", "1,1", "1,7", "2,1", "5,10", "6,0", "7,10", "8,9", "9,3"}));
}

// K3: then also the cells beside a tile, never beyond the wall and never over a corner.
TEST(WithinTheWall, TilesMakeFreePlacesInsideOnly) {
    const auto game = start_court("C07 C07 C07");
    play(*game, "place 8,3 r0; pass");
    EXPECT_EQ(free_places(*game), (Places{"0,3", "1,1", "1,7", "5,0", "5,9", "7,3", "7,8", "8,2", "8,4"}));
    play(*game, "place 8,2 r0; pass");
    EXPECT_EQ(free_places(*game), (Places{"0,3", "1,1", "1,7", "5,0", "5,9", "7,2", "7,3", "7,8", "8,4"}))
        << "8,1 lies beyond the wall";
}

// K3, K4: a start space beside a tile is one place, and what goes there has to fit the tile.
TEST(WithinTheWall, AStartSpaceBesideATileIsStillOnePlace) {
    const auto game = start_court("C07 C01 C01 C01 C07");
    play(*game, "place 1,1 r0; pass; place 0,1 r0; pass; place 0,2 r0; pass");
    const Places places = free_places(*game);
    EXPECT_EQ(std::count(places.begin(), places.end(), "0,3"), 1);
    EXPECT_EQ(game->check(Move::place(Cell::at(0, 3), 0)), Refusal::None);
    EXPECT_EQ(game->check(Move::place(Cell::at(0, 3), 1)), Refusal::EdgesDiffer)
        << "a path comes from the north";
}

// K3
TEST(WithinTheWall, OtherCellsAreRefusedWithTheReason) {
    const auto game = start_court("C07 C07 C07");
    play(*game, "place 5,0 r0; pass");
    const auto check = [&](int x, int y) { return game->check(Move::place(Cell::at(x, y), 0)); };
    EXPECT_EQ(check(5, 0), Refusal::CellTaken);
    EXPECT_EQ(check(4, 4), Refusal::NotAdjacent);
    EXPECT_EQ(check(4, 1), Refusal::NotAdjacent) << "only a corner touches";
    EXPECT_EQ(check(0, 0), Refusal::OutsideWall);
    EXPECT_EQ(check(5, -1), Refusal::OutsideWall);
    EXPECT_EQ(check(9, 3), Refusal::OutsideWall);
    EXPECT_EQ(check(5, 10), Refusal::OutsideWall) << "inside with Falken only";
    EXPECT_EQ(check(11, 11), Refusal::OutsideWall);
    EXPECT_EQ(check(127, -128), Refusal::OutsideWall);
    EXPECT_EQ(check(4, 0), Refusal::None);
}

// --- ends at the wall
// ----------------------------------------------------------------------------------------

/// One tile, laid; whether its feature is complete and how many tiles it counts.
struct Laid {
    bool complete = false;
    unsigned tiles = 0;

    friend bool operator==(const Laid&, const Laid&) = default;
};

Laid laid(std::string_view tile, std::string_view place, unsigned feature = 0) {
    const auto game = start_court(std::string(tile) + " C07");
    play(*game, "place " + std::string(place) + "; pass");
    const PlacedTile at = game->snapshot().board[0];
    const AreaView area = area_at(*game, at.cell.x(), at.cell.y(), feature);
    return {area.complete, area.tiles};
}

// K7 to K10: a start space of the same kind counts as a tile of the area, and closes it like the wall.
TEST(AtTheWall, AStartSpaceOfTheSameKindCountsAsATile) {
    EXPECT_EQ(laid("P14", "8,3 r90"), (Laid{true, 2})) << "tower in the east";
    EXPECT_EQ(laid("P14", "1,1 r0"), (Laid{true, 2})) << "tower in the north";
    EXPECT_EQ(laid("P16", "7,8 r90"), (Laid{true, 2})) << "house in the east";
    EXPECT_EQ(laid("P16", "0,3 r270"), (Laid{true, 2})) << "house in the west";
    EXPECT_EQ(laid("P14", "5,0 r180", 1), (Laid{true, 2})) << "path in the north, from a tower";
    EXPECT_EQ(laid("P14", "5,9 r0", 1), (Laid{true, 2})) << "path in the south";
    EXPECT_EQ(laid("C01", "5,0 r0"), (Laid{false, 2})) << "its other end is open";
}

// K7, K9: another kind only closes.
TEST(AtTheWall, AStartSpaceOfAnotherKindOnlyCloses) {
    EXPECT_EQ(laid("P14", "7,8 r90"), (Laid{true, 1})) << "tower at a house";
    EXPECT_EQ(laid("P16", "8,3 r90"), (Laid{true, 1})) << "house at a tower";
    EXPECT_EQ(laid("P14", "5,0 r0"), (Laid{true, 1})) << "tower at a path";
    EXPECT_EQ(laid("C01", "8,3 r90"), (Laid{false, 1})) << "path at a tower";
    EXPECT_EQ(laid("P14", "1,7 r270"), (Laid{true, 1})) << "tower at the court";
}

// K8, K9: the plain wall closes too. At 8,2 the wall is in the north and in the east.
TEST(AtTheWall, ThePlainWallCloses) {
    const auto game = start_court("C07 B01 P09 C07");
    play(*game, "place 8,3 r0; pass; place 8,2 r0; pass");
    const AreaView tower = area_at(*game, 8, 2, 0);
    EXPECT_TRUE(tower.complete);
    EXPECT_EQ(tower.tiles, 1u);
    EXPECT_EQ(tower.worth, 2);
    play(*game, "place 0,3 r90; pass");
    EXPECT_FALSE(area_at(*game, 0, 3, 1).complete) << "a path from the wall in the west to the north";
}

// K7: a court start space joins a whole court edge, not the court beside a path, and no other start space
// does.
TEST(AtTheWall, TheMarketOfAStartSpaceBelongsToAWholeCourtEdge) {
    const auto markets = [](std::string_view tile, std::string_view place, unsigned feature) {
        const auto game = start_court(std::string(tile) + " C07");
        play(*game, "place " + std::string(place) + "; pass");
        const PlacedTile at = game->snapshot().board[0];
        return area_at(*game, at.cell.x(), at.cell.y(), feature).markets;
    };
    EXPECT_EQ(markets("C07", "1,7 r0", 0), 2u) << "its own and the start space's";
    EXPECT_EQ(markets("C06", "1,7 r0", 1), 1u) << "the court west of the path";
    EXPECT_EQ(markets("C06", "1,7 r0", 2), 0u) << "the court east of it";
    EXPECT_EQ(markets("C06", "1,7 r180", 2), 1u) << "turned round";
    EXPECT_EQ(markets("C06", "1,7 r90", 1), 0u) << "beside a path";
    EXPECT_EQ(markets("C06", "1,7 r90", 2), 0u) << "beside a path";
    EXPECT_EQ(markets("P14", "1,7 r270", 2), 0u) << "a tower at the start space";
    EXPECT_EQ(markets("C07", "0,3 r0", 0), 1u) << "at a house";
    EXPECT_EQ(markets("C07", "5,0 r0", 0), 1u) << "at a path";
}

}  // namespace
}  // namespace trencavel::engine_tests
