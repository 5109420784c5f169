// The five sets that come with the program.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "support/files.h"
#include "support/paths.h"
#include "support/text.h"
#include "tiles/check/check.h"
#include "tiles/read/builtin.h"
#include "tiles/read/library.h"
#include "tiles/read/read.h"

namespace trencavel::tiles {
namespace {

struct Expected {
    std::string_view name;
    int tiles;
    std::size_t designs;
};

class ShippedSet : public testing::TestWithParam<Expected> {};

TEST_P(ShippedSet, ReadsWithoutProblems) {
    const Result<TileSet> set = read_tile_set(builtin_tile_set(GetParam().name));
    ASSERT_TRUE(set.ok()) << set.error();
    EXPECT_EQ(set->set, GetParam().name);
    EXPECT_EQ(set->total, GetParam().tiles);
    EXPECT_EQ(set->tiles.size(), GetParam().designs);
    EXPECT_TRUE(problems(set.value()).empty());
}

TEST_P(ShippedSet, IsTheFileInTheDataFolder) {
    const std::string path = source_path("data/tiles/" + std::string(GetParam().name) + ".json");
    EXPECT_EQ(builtin_tile_set(GetParam().name), trencavel::text_of(path));
}

INSTANTIATE_TEST_SUITE_P(All, ShippedSet,
                         testing::Values(Expected{"base", 72, 24},
                                         Expected{"bridges-castles-bazaars", 12, 11},
                                         Expected{"wheel-of-fortune", 72, 33}, Expected{"castle", 60, 42},
                                         Expected{"falcon", 18, 18}),
                         [](const auto& test) { return test_name(std::string(test.param.name)); });

TEST(ShippedSets, IdsAreUniqueOverAllSets) {
    std::set<std::string> ids;
    for (const TileSet& set : Library::builtin().sets()) {
        for (const Tile& tile : set.tiles) EXPECT_TRUE(ids.insert(tile.id).second) << tile.id;
    }
    EXPECT_EQ(ids.size(), 24u + 11u + 33u + 42u + 18u);
}

TEST(ShippedSets, StartTileOfTheBaseGame) {
    const TileSet& base = Library::builtin().set("base");
    EXPECT_EQ(base.start, "D");
    const Tile* start = base.find("D");
    ASSERT_NE(start, nullptr);
    EXPECT_EQ(start->count, 4);
    EXPECT_EQ(start->edges, (std::array{Edge::City, Edge::Road, Edge::Field, Edge::Road}));
    ASSERT_EQ(start->features.size(), 4u);
    EXPECT_EQ(start->features[0].sides, 0b0001);
    EXPECT_EQ(start->features[1].sides, 0b1010);
    EXPECT_EQ(start->features[2].halves, 0b10000100);
    EXPECT_EQ(start->features[2].borders, 0b1);
    ASSERT_EQ(start->marks.size(), 1u);
    EXPECT_TRUE(start->marks[0].start);
}

TEST(ShippedSets, LetterCIsACourtInsideTheWall) {
    EXPECT_EQ(Library::builtin().set("castle").find("C07")->edges[0], Edge::Court);
    EXPECT_EQ(Library::builtin().set("base").find("C")->edges[0], Edge::City);
}

TEST(ShippedSets, WheelBoard) {
    const TileSet& wheel = Library::builtin().set("wheel-of-fortune");
    ASSERT_TRUE(wheel.board.has_value());
    EXPECT_EQ(wheel.board->cells.size(), 16u);
    EXPECT_EQ(wheel.board->segments.size(), 6u);
    EXPECT_EQ(wheel.board->start_segment, 0);
    EXPECT_EQ(wheel.board->cells[5].features.size(), 0u);
    EXPECT_EQ(wheel.find("RadU")->marks.size(), 3u);
}

TEST(ShippedSets, Walls) {
    for (const std::string_view name : {"castle", "falcon"}) {
        const TileSet& set = Library::builtin().set(name);
        ASSERT_TRUE(set.wall.has_value());
        EXPECT_EQ(set.wall->edges.size(), 14u);
        EXPECT_NE(set.note.find("Reconstruction"), std::string::npos);
    }
    EXPECT_EQ(Library::builtin().set("castle").wall->start_spaces.size(), 7u);
    EXPECT_EQ(Library::builtin().set("falcon").wall->start_spaces.size(), 9u);
    EXPECT_EQ(Library::builtin().set("falcon").wall->gates.size(), 4u);
}

}  // namespace
}  // namespace trencavel::tiles
