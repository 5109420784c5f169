#include "tiles/draw/draw.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tiles/model/names.h"
#include "tiles/read/library.h"

namespace trencavel::tiles {
namespace {

const Tile& tile_named(std::string_view set, const std::string& id) {
    return *Library::builtin().set(set).find(id);
}

std::string drawing(const Tile& tile, int rotation, DrawOptions options) {
    std::string text;
    for (const std::string& line : draw_tile(tile, rotation, options)) text += line + '\n';
    return text;
}

DrawOptions plain() {
    return {.colour = false, .unicode = false};
}

TEST(Draw, TheStartTile) {
    EXPECT_EQ(drawing(tile_named("base", "D"), 0, plain()),
              "#######0#######\n"
              "  ########### .\n"
              ".   .  2.   .  \n"
              "=======1=======\n"
              ".   .   .   .  \n"
              "  .   .3  .   .\n"
              ".   .   .   .  \n");
}

TEST(Draw, AQuarterTurnMovesTheCityClockwise) {
    const Tile& cap = tile_named("base", "E");
    const std::array<RasterPoint, 4> at_side{{{7, 0}, {14, 3}, {7, 6}, {0, 3}}};
    for (int rotation = 0; rotation < 4; ++rotation) {
        const Raster raster = raster_tile(cap, rotation, 15, 7);
        for (int side = 0; side < 4; ++side) {
            const RasterPoint point = at_side[std::size_t(side)];
            const FeatureKind expected = side == rotation ? FeatureKind::City : FeatureKind::Field;
            EXPECT_EQ(raster.at(point.x, point.y).kind, expected)
                << "rotation " << rotation << ", side " << side;
        }
    }
}

TEST(Draw, RotationsBeyondAFullTurnAreTheSame) {
    const Tile& tile = tile_named("base", "K");
    EXPECT_EQ(drawing(tile, 1, plain()), drawing(tile, 5, plain()));
    EXPECT_EQ(drawing(tile, 3, plain()), drawing(tile, -1, plain()));
}

TEST(Draw, RotatedFeaturesFollowTheHalfEdges) {
    Feature field{.kind = FeatureKind::Field, .halves = 0b11000001};
    EXPECT_EQ(rotated(field, 1).halves, 0b00000111);
    EXPECT_EQ(rotated(field, 0).halves, field.halves);
    Feature city{.kind = FeatureKind::City, .sides = 0b1001};
    EXPECT_EQ(rotated(city, 1).sides, 0b0011);
    EXPECT_EQ(rotated(std::array{Edge::City, Edge::Road, Edge::Field, Edge::Field}, 1),
              (std::array{Edge::Field, Edge::City, Edge::Road, Edge::Field}));
}

/// Every tile of every set in every rotation.
template <class Function>
void for_each_tile(Function function) {
    for (const TileSet& set : Library::builtin().sets()) {
        for (const Tile& tile : set.tiles) {
            for (int rotation = 0; rotation < 4; ++rotation) {
                SCOPED_TRACE(tile.id + " rotation " + std::to_string(rotation));
                function(tile, rotation);
            }
        }
    }
}

TEST(Draw, EveryFeatureShowsItsIndexOnEveryTile) {
    for (const std::pair<int, int>& size : {std::pair{15, 7}, {11, 5}, {9, 4}, {21, 10}}) {
        for_each_tile([size](const Tile& tile, int rotation) {
            for (const bool unicode : {false, true}) {
                const DrawOptions options{
                    .colour = false, .unicode = unicode, .width = size.first, .height = size.second};
                const std::string text = drawing(tile, rotation, options);
                for (std::size_t i = 0; i < tile.features.size(); ++i) {
                    EXPECT_NE(text.find(std::to_string(i)), std::string::npos) << "feature " << i << '\n'
                                                                               << text;
                }
            }
        });
    }
}

TEST(Draw, LabelsStandOnTheirFeatures) {
    for_each_tile([](const Tile& tile, int rotation) {
        const Raster raster = raster_tile(tile, rotation, 9, 4);
        ASSERT_EQ(raster.labels.size(), tile.features.size());
        for (std::size_t i = 0; i < raster.labels.size(); ++i) {
            const RasterPoint at = raster.labels[i];
            EXPECT_EQ(raster.at(at.x, at.y).feature, static_cast<int>(i));
        }
    });
}

TEST(Draw, RoadsReachTheMiddleOfTheirSides) {
    for (const auto& [width, height] : {std::pair{15, 7}, {11, 5}, {9, 4}}) {
        const int right = width - 1;
        const int bottom = height - 1;
        const std::array<RasterPoint, 4> middles{
            {{width / 2, 0}, {right, height / 2}, {width / 2, bottom}, {0, height / 2}}};
        for_each_tile([&](const Tile& tile, int rotation) {
            const Raster raster = raster_tile(tile, rotation, width, height);
            for (std::size_t i = 0; i < tile.features.size(); ++i) {
                if (!is_way(tile.features[i].kind)) continue;
                for (const Side side : kSides) {
                    if (!has_side(rotated(tile.features[i], rotation), side)) continue;
                    const RasterPoint at = middles[std::size_t(side)];
                    EXPECT_EQ(raster.at(at.x, at.y).feature, static_cast<int>(i)) << name_of(side);
                }
            }
        });
    }
}

TEST(Draw, ColouredLinesEndWithTheTerminalsOwnColours) {
    const std::vector<std::string> lines = draw_tile(tile_named("base", "X"), 0, {});
    ASSERT_EQ(lines.size(), 7u);
    for (const std::string& line : lines) EXPECT_EQ(line.substr(line.size() - 4), "\x1b[0m");
}

TEST(Draw, CopiesShowBazaarAndWheelNumber) {
    DrawOptions options = plain();
    EXPECT_EQ(drawing(tile_named("bridges-castles-bazaars", "BBB4"), 0, options).find("[B]"),
              std::string::npos);
    options.carried[mark_kind("bazaar")] = 1;
    EXPECT_NE(drawing(tile_named("bridges-castles-bazaars", "BBB4"), 0, options).find("[B]"),
              std::string::npos);
    options.carried[mark_kind("wheel")] = 3;
    EXPECT_NE(drawing(tile_named("wheel-of-fortune", "RadU"), 0, options).find("(3)"), std::string::npos);
}

TEST(Draw, OrnamentsAreShown) {
    const auto has = [](const Tile& tile, Ornament ornament) {
        const Raster raster = raster_tile(tile, 0, 15, 7);
        return std::any_of(raster.cells.begin(), raster.cells.end(),
                           [&](const RasterCell& cell) { return cell.ornament == ornament; });
    };
    EXPECT_TRUE(has(tile_named("base", "C"), Ornament::Pennant));
    EXPECT_TRUE(has(tile_named("base", "X"), Ornament::Junction));
    EXPECT_TRUE(has(tile_named("base", "A"), Ornament::Cross));
    EXPECT_TRUE(has(tile_named("castle", "C03"), Ornament::Square));
    EXPECT_TRUE(has(tile_named("castle", "C03"), Ornament::Market));
    EXPECT_TRUE(has(tile_named("castle", "C06"), Ornament::Fountain));
    EXPECT_TRUE(has(tile_named("falcon", "F15"), Ornament::Nest));
    EXPECT_TRUE(has(tile_named("bridges-castles-bazaars", "BBB5"), Ornament::Inn));
    EXPECT_FALSE(has(tile_named("base", "N"), Ornament::Pennant));
}

TEST(Draw, AnySizeIsSafe) {
    for (int width = 0; width <= 12; ++width) {
        for (int height = 0; height <= 6; ++height) {
            DrawOptions options{
                .colour = false, .unicode = false, .width = width, .height = height, .carried = {1}};
            const std::vector<std::string> lines = draw_tile(tile_named("base", "X"), 0, options);
            EXPECT_EQ(lines.size(), static_cast<std::size_t>(std::max(height, 1)));
            for (const std::string& line : lines) {
                EXPECT_EQ(line.size(), static_cast<std::size_t>(std::max(width, 1)));
            }
        }
    }
}

TEST(Draw, CellsOfTheWheelBoard) {
    const Board& board = *Library::builtin().set("wheel-of-fortune").board;
    const Raster bare = raster_shape(board.cells[5].features, 0, 9, 4);
    EXPECT_TRUE(std::none_of(bare.cells.begin(), bare.cells.end(),
                             [](const RasterCell& c) { return c.kind.has_value(); }));
    const Raster corner = raster_shape(board.cells[12].features, 0, 9, 4);
    EXPECT_EQ(corner.at(0, 3).kind, FeatureKind::City);
    EXPECT_EQ(corner.at(8, 0).kind, FeatureKind::Field);
}

}  // namespace
}  // namespace trencavel::tiles
