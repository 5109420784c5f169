#include <gtest/gtest.h>

#include "cli/play_choices.h"
#include "cli/play_reports.h"
#include "sample.h"

namespace trencavel::cli_play_tests {
namespace {

using cli::Course;

TEST(Choices, CellsHaveLettersInReadingOrder) {
    const Course course = course_of(record_with("E"));
    const std::vector<cli::PlaceChoice> choices = cli::place_choices(course.game());
    ASSERT_EQ(choices.size(), 2u);
    EXPECT_EQ(choices[0].label, "a");
    EXPECT_EQ(choices[0].cell, Cell::at(0, -1));
    EXPECT_EQ(choices[0].rotations, std::vector<unsigned>{2});
    EXPECT_EQ(choices[1].cell, Cell::at(0, 1));
    EXPECT_EQ(cli::spelled_rotations(choices[1].rotations), "r90 r180 r270");
}

TEST(Choices, RotationsThatLookAlikeAreOne) {
    const Course course = course_of(record_with("B"));
    const std::vector<cli::PlaceChoice> choices = cli::place_choices(course.game());
    ASSERT_EQ(choices.size(), 1u);
    EXPECT_EQ(choices[0].rotations, std::vector<unsigned>{0});
}

TEST(Choices, SpotsSayWhatTheyBring) {
    Course course = course_of(record_with("E U", "> place 0,-1 r180\n"));
    const std::uint64_t before = course.game().hash();
    const std::vector<cli::SpotChoice> spots = cli::spot_choices(course.game());
    ASSERT_EQ(spots.size(), 2u);
    EXPECT_EQ(spots[0].text, "city (knight): completed, 4 points now");
    EXPECT_EQ(spots[1].text, "field (farmer): 1 completed city at it, 3 points at the end as it lies");
    EXPECT_EQ(course.game().hash(), before);
}

TEST(Choices, AnOpenRoadSaysHowLongItIs) {
    Course course = course_of(record_with("V U", "> place 1,0 r0\n"));
    const std::vector<cli::SpotChoice> spots = cli::spot_choices(course.game());
    EXPECT_EQ(spots[0].text, "road (robber): 2 tiles, open; 2 points as it lies");
}

TEST(Choices, CellsThatNothingCanFillAreKnown) {
    const Course alive = course_of(record_with("U E E"));
    EXPECT_TRUE(cli::dead_cells(alive.game()).empty());
    // Only cloisters are left: no road and no city can go on.
    const Course dead = course_of(record_with("B B"));
    EXPECT_EQ(cli::dead_cells(dead.game()).size(), 3u);
}

TEST(Areas, OwnersAndWorthAreListed) {
    const Course course = course_of(record_with("V U", "> place 1,0 r0\n> follower 0\n"));
    const cli::Lines lines = cli::areas_lines(course.game(), anna_and_ben(), false);
    const cli::Lines expected = {
        "area  first cell  size     followers  points as it lies",
        "road  0,0         2 tiles  Anna 1     2 for Anna",
        "city  0,0         1 tile   free       1",
    };
    EXPECT_EQ(lines, expected);
    EXPECT_EQ(cli::areas_lines(course.game(), anna_and_ben(), true).size(), 3u);
}

TEST(TilesLeft, EachHasAPictureAndANumber) {
    const Course course = course_of(record_with("U U V"));
    const cli::Lines lines = cli::tiles_lines(course.game(), 30, {.colour = false, .unicode = false});
    ASSERT_GE(lines.size(), 7u);
    EXPECT_EQ(lines[0], "2 tiles not yet drawn:");
    EXPECT_EQ(lines[1], "U x1       V x1");
    EXPECT_TRUE(lines.back().starts_with("None left of: A B C D"));
}

}  // namespace
}  // namespace trencavel::cli_play_tests
