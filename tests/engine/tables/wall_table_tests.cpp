// The wall as a table: what is inside, start spaces, towers and gates of the score track; and walls that are
// refused.
#include <gtest/gtest.h>

#include <bit>
#include <map>
#include <set>

#include "rules/families/court.h"
#include "support/court_games.h"
#include "tiles/read/library.h"

namespace trencavel::engine_tests {
namespace {

using tiles::FeatureKind;

const tiles::TileSet& burg_set() {
    return tiles::Library::builtin().set("castle");
}

unsigned cells_inside(const WallTable& wall) {
    unsigned cells = 0;
    for (const std::uint16_t row : wall.rows) cells += static_cast<unsigned>(std::popcount(row));
    return cells;
}

bool is_inside(const WallTable& wall, unsigned x, unsigned y) {
    return (wall.rows[y] >> x & 1) != 0;
}

// K1
TEST(WallTable, EnclosesSeventySixCells) {
    const WallTable& wall = burg_tables().wall;
    EXPECT_EQ(cells_inside(wall), 76u);
    EXPECT_TRUE(is_inside(wall, 3, 0));
    EXPECT_TRUE(is_inside(wall, 7, 0));
    EXPECT_FALSE(is_inside(wall, 2, 0));
    EXPECT_FALSE(is_inside(wall, 8, 0));
    EXPECT_TRUE(is_inside(wall, 0, 1));
    EXPECT_TRUE(is_inside(wall, 8, 6));
    EXPECT_FALSE(is_inside(wall, 0, 6));
    EXPECT_FALSE(is_inside(wall, 8, 7));
    EXPECT_EQ(wall.rows[10], 0) << "below the last row";
}

// F: 94 cells and nine start spaces; of two walls the last one counts.
TEST(WallTable, IsTheLongerOneWithFalken) {
    const WallTable& wall = falcon_tables().wall;
    EXPECT_EQ(cells_inside(wall), 94u);
    EXPECT_EQ(wall.start_spaces.size(), 9u);
    EXPECT_EQ(wall.source, &*tiles::Library::builtin().set("falcon").wall);
    EXPECT_EQ(wall.start_space(Cell::at(5, 0), 0), nullptr) << "the start space of the shorter wall";
    ASSERT_NE(wall.start_space(Cell::at(6, 0), 0), nullptr);
    const tiles::TileSet* the_other_way[] = {&tiles::Library::builtin().set("falcon"), &burg_set()};
    const Result<Tables> tables = make_tables(the_other_way, WalledCourt::kEdgeRules);
    ASSERT_TRUE(tables);
    EXPECT_EQ(tables->wall.source, &*burg_set().wall);
    EXPECT_EQ(cells_inside(tables->wall), 76u);
    EXPECT_EQ(tables->wall.start_spaces.size(), 7u);
    EXPECT_EQ(tables->wall.start_space(Cell::at(6, 0), 0), nullptr) << "nothing is left of the first wall";
    EXPECT_FALSE(tables->wall.gate_after[27]);
}

// K3, K7
TEST(WallTable, FindsStartSpacesByCellAndSide) {
    const WallTable& wall = burg_tables().wall;
    const std::map<std::tuple<int, int, unsigned>, std::pair<FeatureKind, bool>> expected = {
        {{5, 0, 0}, {FeatureKind::Path, false}},  {{8, 3, 1}, {FeatureKind::Tower, false}},
        {{7, 8, 1}, {FeatureKind::House, false}}, {{5, 9, 2}, {FeatureKind::Path, false}},
        {{1, 7, 3}, {FeatureKind::Court, true}},  {{0, 3, 3}, {FeatureKind::House, false}},
        {{1, 1, 0}, {FeatureKind::Tower, false}}};
    EXPECT_EQ(wall.start_spaces.size(), expected.size());
    for (int y = 0; y < static_cast<int>(WallTable::kGrid); ++y) {
        for (int x = 0; x < static_cast<int>(WallTable::kGrid); ++x) {
            for (unsigned side = 0; side < 4; ++side) {
                const StartSpace* space = wall.start_space(Cell::at(x, y), side);
                const auto found = expected.find({x, y, side});
                ASSERT_EQ(space != nullptr, found != expected.end()) << x << "," << y << " side " << side;
                if (space == nullptr) continue;
                EXPECT_EQ(space->kind, found->second.first);
                EXPECT_EQ(space->market, found->second.second);
                EXPECT_EQ(space->cell, Cell::at(x, y));
                EXPECT_EQ(space->side, side);
            }
        }
    }
}

// K1, K15: 13 towers with a wall tile, in the order of the track; none on 0 and 1.
TEST(WallTable, FindsTowersByTheirTwoFields) {
    const std::vector<unsigned> first_fields = {12, 17, 21, 33, 37, 44, 56, 60, 66, 73, 76, 88, 96};
    for (const Tables* tables : {&burg_tables(), &falcon_tables()}) {
        const WallTable& wall = tables->wall;
        std::vector<std::uint8_t> expected(WallTable::kFields, WallTable::kNone);
        for (unsigned tower = 0; tower < first_fields.size(); ++tower) {
            EXPECT_EQ(wall.tower_field[tower], first_fields[tower]);
            expected[first_fields[tower]] = static_cast<std::uint8_t>(tower);
            expected[first_fields[tower] + 1] = static_cast<std::uint8_t>(tower);
        }
        EXPECT_EQ(std::vector(wall.tower_at.begin(), wall.tower_at.end()), expected);
    }
}

// F1
TEST(WallTable, KnowsTheGatesBehindTheirFields) {
    std::set<unsigned> gates;
    for (unsigned field = 0; field < WallTable::kFields; ++field) {
        EXPECT_FALSE(burg_tables().wall.gate_after[field]) << field;
        if (falcon_tables().wall.gate_after[field]) gates.insert(field);
    }
    EXPECT_EQ(gates, (std::set<unsigned>{27, 47, 69, 91}));
}

// K1: two of each kind, none of kind 0.
TEST(WallTable, CountsTwoWallTilesOfEachKind) {
    EXPECT_EQ(burg_tables().wall.tiles, (std::array<std::uint8_t, 10>{0, 2, 2, 2, 2, 2, 2, 2, 2, 2}));
    const auto game = start_court("C07", "", "9 9 9 1 2 3 4 5 6 7 8 ? 9");
    EXPECT_EQ(game->tables().wall.tiles, (std::array<std::uint8_t, 10>{0, 2, 2, 2, 2, 2, 2, 2, 2, 4}))
        << "a wall that is given may have more";
}

TEST(WallTable, IsEmptyInGamesWithoutAWall) {
    const auto game = start("U");
    EXPECT_EQ(cells_inside(game->tables().wall), 0u);
    EXPECT_TRUE(game->tables().wall.start_spaces.empty());
}

// --- walls that are refused --------------------------------------------------------------------------------

std::string problem_of(const tiles::TileSet& set) {
    const tiles::TileSet* sets[] = {&set};
    const Result<Tables> tables = make_tables(sets, WalledCourt::kEdgeRules);
    return tables ? "" : tables.error();
}

TEST(BadWall, IsTheOnlyReasonForTheseRefusals) {
    EXPECT_EQ(problem_of(burg_set()), "");
}

TEST(BadWall, EnclosesTooLargeAGrid) {
    tiles::TileSet set = burg_set();
    set.wall->inside.assign(13, std::string(9, '#'));
    EXPECT_EQ(problem_of(set),
              "set castle: the wall encloses a grid of 9 by 13 cells, but there is room for only 12 by 12");
    set.wall->inside.assign(10, std::string(13, '#'));
    EXPECT_EQ(problem_of(set),
              "set castle: the wall encloses a grid of 13 by 10 cells, but there is room for only 12 by 12");
    set.wall->inside.assign(12, std::string(12, '#'));
    EXPECT_EQ(problem_of(set), "") << "how many cells fit is another question";
}

TEST(BadWall, HasNoStartSpaceOrTooMany) {
    tiles::TileSet set = burg_set();
    set.wall->start_spaces.clear();
    EXPECT_EQ(problem_of(set), "set castle: the wall has no start space, so no tile could be placed");
    set.wall->start_spaces.assign(12, burg_set().wall->start_spaces[0]);
    EXPECT_EQ(problem_of(set), "");
    set.wall->start_spaces.push_back(burg_set().wall->start_spaces[0]);
    EXPECT_EQ(problem_of(set), "set castle: the wall has 13 start spaces, but there is room for only 12");
}

TEST(BadWall, HasNotThirteenTowersForWallTiles) {
    tiles::TileSet set = burg_set();
    set.wall->edges.erase(set.wall->edges.begin());
    EXPECT_EQ(problem_of(set),
              "set castle: the wall has 12 corner towers besides the one with 0 and 1, not 13");
    set = burg_set();
    set.wall->edges.insert(set.wall->edges.end(), 2, set.wall->edges[0]);
    EXPECT_EQ(problem_of(set),
              "set castle: the wall has 15 corner towers besides the one with 0 and 1, not 13");
}

TEST(BadWall, IsNamedByItsSet) {
    tiles::TileSet set = tiles::Library::builtin().set("falcon");
    set.wall->start_spaces.clear();
    const tiles::TileSet* sets[] = {&burg_set(), &set};
    const Result<Tables> tables = make_tables(sets, WalledCourt::kEdgeRules);
    ASSERT_FALSE(tables);
    EXPECT_EQ(tables.error(), "set falcon: the wall has no start space, so no tile could be placed");
}

// K4: the edges of another game do not belong.
TEST(CourtTables, RefuseTilesOfThePlane) {
    EXPECT_NE(problem_of(tiles::Library::builtin().set("base")).find("an edge that this game does not use"),
              std::string::npos);
}

}  // namespace
}  // namespace trencavel::engine_tests
