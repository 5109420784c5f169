// The wall as `trencavel tiles castle` shows it: an owner of the game compares it with the original.
#include <gtest/gtest.h>

#include <algorithm>

#include "tiles/draw/wall.h"
#include "tiles/read/library.h"

namespace trencavel::tiles {
namespace {

/// The drawing without the sentences below it.
std::vector<std::string> drawing_of(std::string_view set) {
    std::vector<std::string> lines = draw_wall(*Library::builtin().set(set).wall);
    lines.erase(std::find(lines.begin() + 2, lines.end(), ""), lines.end());
    return lines;
}

long count(const std::vector<std::string>& lines, char sign) {
    long sum = 0;
    for (const std::string& line : lines) sum += std::count(line.begin(), line.end(), sign);
    return sum;
}

bool shows(const std::vector<std::string>& lines, const std::string& text) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

TEST(DrawWall, ShowsEachInsideCell) {
    EXPECT_EQ(count(drawing_of("castle"), '.'), 76);
    EXPECT_EQ(count(drawing_of("falcon"), '.'), 94);
}

TEST(DrawWall, NumbersColumnsAndRows) {
    const std::vector<std::string> lines = drawing_of("castle");
    EXPECT_EQ(lines[0], "        0     1     2     3     4     5     6     7     8");
    EXPECT_EQ(lines[3].substr(0, 3), " 0 ");
    EXPECT_EQ(lines[21].substr(0, 3), " 9 ");
}

TEST(DrawWall, ShowsCornerTowersAndStartSpacesWhereTheyAre) {
    const std::vector<std::string> lines = drawing_of("castle");
    EXPECT_EQ(lines[2], "                       0--------------P-------------12");
    EXPECT_EQ(lines[4], "    88--------T-------96                             |");
    EXPECT_EQ(lines[9], " 3   H  .     .     .     .     .     .     .     .     .  T");
    EXPECT_TRUE(shows(lines, "C*")) << "the court start space has a market";
    for (const char* field : {"17", "21", "33", "37", "44", "56", "60", "66", "73", "76"})
        EXPECT_TRUE(shows(lines, field)) << field;
}

TEST(DrawWall, ShowsTheGatesOfFalken) {
    EXPECT_EQ(count(drawing_of("castle"), '#'), 0);
    EXPECT_EQ(count(drawing_of("falcon"), '#'), 4);
}

}  // namespace
}  // namespace trencavel::tiles
