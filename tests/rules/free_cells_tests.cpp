// K18: the largest group of empty cells, connected by sides.
#include <gtest/gtest.h>

#include "rules/families/free_cells.h"
#include "support/court_games.h"

namespace trencavel::engine_tests {
namespace {

using court::CellRows;
using Cells = std::vector<std::pair<int, int>>;

/// A wall of these rows; '#' is inside, 'o' inside with a tile on it.
struct Drawn {
    Tables tables;
    Court pos{};
};

Drawn drawn(const std::vector<std::string>& rows) {
    Drawn result;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            if (rows[y][x] == '.') continue;
            result.tables.wall.rows[y] |= static_cast<std::uint16_t>(1u << x);
            if (rows[y][x] == 'o')
                result.pos.cell[result.pos.cells++] = Cell::at(static_cast<int>(x), static_cast<int>(y));
        }
    }
    return result;
}

unsigned largest(const std::vector<std::string>& rows) {
    const Drawn board = drawn(rows);
    return court::size_of(court::largest_free_group(board.tables, board.pos));
}

TEST(FreeCells, AreAllOfThemAtTheStart) {
    for (const auto& [modules, cells] : {std::pair("", 76u), std::pair("falcon", 94u)}) {
        const auto game = start_court("C07", modules);
        EXPECT_EQ(court::size_of(court::largest_free_group(game->tables(), court_position_of(*game))), cells);
        EXPECT_EQ(game->snapshot().court->free_group.size(), cells);
    }
}

TEST(FreeCells, AreCountedWithoutTheTiles) {
    EXPECT_EQ(largest({"###", "#o#", "###"}), 8u);
    EXPECT_EQ(largest({"ooo", "ooo"}), 0u);
    EXPECT_EQ(largest({"...", "..."}), 0u);
}

TEST(FreeCells, AreConnectedBySidesAndNotOverCorners) {
    EXPECT_EQ(largest({"#o", "o#"}), 1u);
    EXPECT_EQ(largest({"##o", "o##"}), 4u) << "the middle column connects them";
    EXPECT_EQ(largest({"##o.", "oo##", "..o#"}), 3u);
    EXPECT_EQ(largest({"#.#", "#.#"}), 2u) << "nor through the wall";
}

TEST(FreeCells, AreFollowedRoundEveryBend) {
    EXPECT_EQ(largest({"#o###", "#o#o#", "#o#o#", "###o#", "oooo#", "#####"}), 20u);
    EXPECT_EQ(largest({"#o#", "#o#", "###"}), 7u) << "down one side and up the other";
    EXPECT_EQ(largest({"###", "#o#", "#o#"}), 7u);
}

TEST(FreeCells, ReachTheEdgesOfTheGrid) {
    std::vector<std::string> rows(12, "o..........#");
    rows[11] = "############";
    rows[0] = "#..........#";
    EXPECT_EQ(largest(rows), 12u + 11u) << "the last column and the last row; the first cell stands alone";
}

TEST(FreeCells, OfTwoGroupsAreTheLarger) {
    EXPECT_EQ(largest({"##o#", "##o#", "ooo#"}), 4u);
    EXPECT_EQ(largest({"##o#", "##o#", "ooo#", "...#"}), 4u);
    EXPECT_EQ(largest({"#oo#", "#oo#", "ooo#"}), 3u);
}

TEST(FreeCells, OfTwoGroupsAsLargeAreTheFirstInReadingOrder) {
    const Drawn board = drawn({"o##", "ooo", "##o"});
    CellRows expected{};
    expected[0] = 0b110;
    EXPECT_EQ(court::largest_free_group(board.tables, board.pos), expected);
}

// K18: a row of tiles from wall to wall leaves 40 cells above and 27 below.
TEST(FreeCells, AreDividedByTilesFromWallToWall) {
    const auto game = start_court("C07");
    Court pos = court_position_of(*game);
    for (int x = 0; x < 9; ++x) pos.cell[pos.cells++] = Cell::at(x, 5);
    EXPECT_EQ(court::size_of(court::largest_free_group(game->tables(), pos)), 40u);
    --pos.cells;
    EXPECT_EQ(court::size_of(court::largest_free_group(game->tables(), pos)), 68u) << "with a gap at its end";
}

}  // namespace
}  // namespace trencavel::engine_tests
