// The constant tables of a game that begins with a board, and of the tiles that carry something.
#include <gtest/gtest.h>

#include <set>

#include "random_play/combinations.h"
#include "rules/bazaars/tiles.h"
#include "rules/families/plane.h"
#include "rules/wheel/board.h"
#include "tiles/read/library.h"

namespace trencavel {
namespace {

using random_play::tables_of;

const tiles::TileSet& wheel_set() {
    return tiles::Library::builtin().set("wheel-of-fortune");
}

const Tables& wheel_tables() {
    return tables_of({.game = "wheel"});
}

// W1: the board fills 0,0 to 3,3.
TEST(BoardTables, BeginWithSixteenCellsFromTheOriginOn) {
    ASSERT_EQ(wheel_tables().start.size(), 16u);
    EXPECT_EQ(wheel_tables().board_cells, 16u);
    std::set<std::pair<int, int>> cells;
    for (const StartTile& start : wheel_tables().start) {
        EXPECT_EQ(start.oriented % 4, 0) << "unrotated";
        cells.insert({start.cell.x(), start.cell.y()});
    }
    EXPECT_EQ(cells.size(), 16u);
    EXPECT_EQ(*cells.begin(), std::pair(0, 0));
    EXPECT_EQ(*cells.rbegin(), std::pair(3, 3));
}

// W1: all 72 tiles are drawn, since none of them is the start.
TEST(BoardTables, HoldSeventyTwoTilesToDraw) {
    EXPECT_EQ(wheel_tables().total(), 72u);
    EXPECT_EQ(tables_of({.game = "wheel", .castles = true}).total(), 84u);
    EXPECT_EQ(tables_of({.bridges = true}).total(), 83u);
}

TEST(BoardTables, NeitherDrawNorFindTheCellsOfTheBoard) {
    const Tables& tables = wheel_tables();
    ASSERT_EQ(tables.names.size(), tables.size + 16u);
    for (unsigned i = tables.size; i < tables.names.size(); ++i) {
        EXPECT_EQ(tables.find(tables.names[i]), kNoTile) << tables.names[i];
        EXPECT_EQ(tables.counts[i], 0);
    }
    for (unsigned i = 0; i < tables.size; ++i) EXPECT_EQ(tables.find(tables.names[i]), i);
}

// W3
TEST(BoardTables, KnowTheSpacesOfEachSegment) {
    EXPECT_EQ(wheel_tables().board.spaces, (std::array<std::uint8_t, 6>{1, 2, 1, 2, 1, 2}));
    EXPECT_EQ(wheel_tables().board.start, 0) << "W1: the pig stands on Fortuna";
    EXPECT_EQ(tables_of({.bridges = true}).board.source, nullptr);
}

TEST(BoardTables, ShowTheRingOfTheBoardOutsideAndNothingInside) {
    const auto& ring = *wheel_set().board->ring;
    for (const StartTile& start : wheel_tables().start) {
        const int x = start.cell.x();
        const int y = start.cell.y();
        for (unsigned side = 0; side < 4; ++side) {
            const Cell beyond = start.cell.neighbour(side);
            const bool is_outer = beyond.x() < 0 || beyond.x() > 3 || beyond.y() < 0 || beyond.y() > 3;
            const auto along = static_cast<std::size_t>(side % 2 == 0 ? x : y);
            const EdgeClass expected = is_outer ? plane_edge_class(ring[side].at(along)) : EdgeClass::Open;
            EXPECT_EQ(wheel_tables().oriented[start.oriented].edges[side], expected)
                << x << "," << y << " side " << side;
        }
    }
}

// W4: a copy with a number is a tile of its own; the plain name is that of the copies without one.
TEST(BoardTables, TellCopiesApartByTheirNumbers) {
    const Tables& tables = wheel_tables();
    const auto count = [&](std::string_view name) { return tables.counts[tables.find(name)]; };
    const auto number = [&](std::string_view name) {
        return wheel::number_of(tables.designs[tables.find(name)]);
    };
    EXPECT_EQ(count("RadU"), 0);
    EXPECT_EQ(count("RadU/1"), 3);
    EXPECT_EQ(count("RadU/2"), 3);
    EXPECT_EQ(count("RadU/3"), 2);
    EXPECT_EQ(count("RadV"), 1);
    EXPECT_EQ(number("RadV"), 0);
    EXPECT_EQ(number("RadV/1"), 1);
    EXPECT_EQ(number("RadV/3"), 3);
    EXPECT_EQ(tables.find("RadV/4"), kNoTile);
    EXPECT_EQ(tables.find("RadB/1"), kNoTile);
}

// B16
TEST(MarkedTiles, KnowTheirBazaars) {
    const Tables& tables = tables_of({.bazaars = true});
    std::string with_bazaar;
    for (unsigned i = 0; i < tables.size; ++i) {
        if (bazaars::has_bazaar(tables.designs[i])) with_bazaar += tables.names[i] + " ";
    }
    EXPECT_EQ(with_bazaar, "BBB1 BBB2 BBB3 BBB4 BBB5 BBB6 BBB7 ");
}

// B8: one side, and not the elongated half of BBB9; B23: the board's two half cities, but not its corner.
TEST(MarkedTiles, KnowTheirSemicircles) {
    const Tables& tables = tables_of({.game = "wheel", .castles = true});
    const auto half_cities = [&](std::string_view name) {
        return tables.designs[tables.find(name)].half_cities;
    };
    EXPECT_EQ(half_cities("RadE"), 0b1);
    EXPECT_EQ(half_cities("RadH"), 0b11);
    EXPECT_EQ(half_cities("Rad4"), 0b111);
    EXPECT_EQ(half_cities("BBB8"), 0b111);
    EXPECT_EQ(half_cities("BBB9"), 0);
    EXPECT_EQ(half_cities("RadF"), 0);
    EXPECT_EQ(half_cities("RadC"), 0);
    EXPECT_EQ(half_cities("RadB"), 0);
    std::set<std::pair<int, int>> board_half_cities;
    for (const StartTile& start : tables.start) {
        if (tables.designs[start.oriented / 4].half_cities != 0)
            board_half_cities.insert({start.cell.x(), start.cell.y()});
    }
    EXPECT_EQ(board_half_cities, (std::set<std::pair<int, int>>{{0, 0}, {3, 2}}));
}

// --- boards that are refused -----------------------------------------------------------------------------

std::string problem_of(const tiles::TileSet& set) {
    const tiles::TileSet* sets[] = {&set};
    const Result<Tables> tables = make_tables(sets, kPlaneEdges);
    return tables ? "" : tables.error();
}

TEST(BadBoard, IsTheOnlyReasonForTheseRefusals) {
    EXPECT_EQ(problem_of(wheel_set()), "");
}

TEST(BadBoard, HasMoreSegmentsThanThereIsRoomFor) {
    tiles::TileSet set = wheel_set();
    set.board->segments.push_back(set.board->segments[0]);
    EXPECT_EQ(problem_of(set),
              "board " + set.board->id + ": it has 7 segments, but there is room for only 6");
}

TEST(BadBoard, MakesMoreDesignsThanThereIsRoomFor) {
    tiles::TileSet set = wheel_set();
    tiles::Tile plain;
    plain.id = "Z";
    plain.count = 1;
    set.tiles.assign(kDesignsMax - 15, plain);
    EXPECT_EQ(problem_of(set), "board " + set.board->id + ": the game would have more than 96 designs");
    set.tiles.pop_back();
    EXPECT_EQ(problem_of(set), "");
}

}  // namespace
}  // namespace trencavel
