// The constant tables of Carcassonne against the tile data that they are made from.
#include <gtest/gtest.h>

#include "engine/tables/tables.h"
#include "random_play/deals.h"
#include "rules/families/plane.h"
#include "tiles/read/library.h"

namespace trencavel {
namespace {

using random_play::base_tables;
using tiles::Edge;
using tiles::FeatureKind;

const Design& design(std::string_view name) {
    return base_tables().designs[base_tables().find(name)];
}

const Oriented& oriented(std::string_view name, unsigned rotation) {
    return base_tables().oriented[4u * base_tables().find(name) + rotation];
}

constexpr EdgeClass kGround = EdgeClass::Ground;
constexpr EdgeClass kLine = EdgeClass::Line;
constexpr EdgeClass kBuilt = EdgeClass::Built;

// C1: 72 tiles, one D of which is the start tile.
TEST(Tables, HoldTwentyFourDesignsAndSeventyOneTilesToDraw) {
    EXPECT_EQ(base_tables().size, 24u);
    EXPECT_EQ(base_tables().total(), 71u);
    EXPECT_EQ(base_tables().counts[base_tables().find("D")], 3);
    EXPECT_EQ(base_tables().counts[base_tables().find("V")], 9);
    EXPECT_EQ(base_tables().counts[base_tables().find("X")], 1);
}

TEST(Tables, FindTilesByTheirNames) {
    for (unsigned i = 0; i < base_tables().size; ++i)
        EXPECT_EQ(base_tables().find(base_tables().names[i]), i);
    EXPECT_EQ(base_tables().find("Y"), kNoTile);
    EXPECT_EQ(base_tables().find(""), kNoTile);
    EXPECT_EQ(base_tables().find("u"), kNoTile);
}

// C1: at 0,0, unrotated.
TEST(Tables, BeginWithOneTileDAtTheOrigin) {
    ASSERT_EQ(base_tables().start.size(), 1u);
    EXPECT_EQ(base_tables().start[0].cell, Cell::at(0, 0));
    EXPECT_EQ(base_tables().start[0].oriented, 4 * base_tables().find("D"));
}

// D has a city in the north and a road from west to east; its fields are the strip beside the city and the
// south.
TEST(Tables, TurnEdgesAndFeaturesClockwise) {
    EXPECT_EQ(oriented("D", 0).edges, (std::array{kBuilt, kLine, kGround, kLine}));
    EXPECT_EQ(oriented("D", 1).edges, (std::array{kLine, kBuilt, kLine, kGround}));
    EXPECT_EQ(oriented("D", 2).edges, (std::array{kGround, kLine, kBuilt, kLine}));
    EXPECT_EQ(oriented("D", 3).edges, (std::array{kLine, kGround, kLine, kBuilt}));

    constexpr std::uint8_t kNone = kNoFeature;
    EXPECT_EQ(oriented("D", 0).middle, (std::array<std::uint8_t, 4>{0, 1, kNone, 1}));
    EXPECT_EQ(oriented("D", 1).middle, (std::array<std::uint8_t, 4>{1, 0, 1, kNone}));
    EXPECT_EQ(oriented("D", 0).ground, (std::array<std::uint8_t, 8>{kNone, kNone, 2, 3, 3, 3, 3, 2}));
    EXPECT_EQ(oriented("D", 1).ground, (std::array<std::uint8_t, 8>{3, 2, kNone, kNone, 2, 3, 3, 3}));
}

TEST(Tables, KnowWhatEachFeatureIsAlone) {
    EXPECT_EQ(design("C").areas[0], Area(4, 2)) << "four edges; a tile and a pennant";
    EXPECT_EQ(design("U").areas[0], Area(2, 1)) << "a road through the tile";
    EXPECT_EQ(design("X").areas[3], Area(1, 1)) << "a road that ends at the crossing";
    EXPECT_EQ(design("B").areas[0], Area(8, 1)) << "C8: eight places around a cloister";
    EXPECT_EQ(design("B").areas[1].open(), 0u) << "a field has no ends";
}

TEST(Tables, KnowGroundEdgedFeaturesAndCloisters) {
    EXPECT_EQ(design("A").cloister, 0);
    EXPECT_EQ(design("A").edged, 0b010);
    EXPECT_EQ(design("A").ground, 0b100);
    EXPECT_EQ(design("U").cloister, kNoFeature);
    EXPECT_EQ(design("X").edged, 0b00001111);
    EXPECT_EQ(design("X").ground, 0b11110000);
}

// C6, C7: those that could belong to one area twice.
TEST(Tables, KnowWhichFeaturesCouldMeetAgain) {
    EXPECT_EQ(design("H").repeatable, 0b011) << "two cities";
    EXPECT_EQ(design("L").repeatable, 0b1110) << "three roads, and one city alone";
    EXPECT_EQ(design("D").repeatable, 0) << "one city, one road";
    EXPECT_EQ(design("U").repeatable, 0) << "fields do not count tiles";
    EXPECT_EQ(design("S").repeatable, 0);
}

TEST(Tables, KnowWhichCitiesAFieldTouches) {
    EXPECT_EQ(design("D").borders[2], 0b1);
    EXPECT_EQ(design("D").borders[3], 0);
    EXPECT_EQ(design("I").borders[2], 0b11);
}

TEST(Tables, AgreeWithTheTileDataInEveryRotation) {
    for (unsigned id = 0; id < base_tables().size; ++id) {
        const tiles::Tile& tile = *base_tables().tiles[id];
        for (unsigned rotation = 0; rotation < 4; ++rotation) {
            const Oriented& turned = base_tables().oriented[4 * id + rotation];
            for (unsigned side = 0; side < 4; ++side) {
                const unsigned unturned = (side + 4 - rotation) % 4;
                EXPECT_EQ(turned.edges[side], plane_edge_class(tile.edges[unturned]));
                if (turned.edges[side] == kGround) continue;
                const tiles::Feature& feature = tile.features.at(turned.middle[side]);
                EXPECT_TRUE(feature.sides >> unturned & 1) << tile.id << " side " << side;
            }
            for (unsigned half = 0; half < 8; ++half) {
                const unsigned unturned = (half + 8 - 2 * rotation) % 8;
                if (turned.edges[half / 2] == kBuilt) {
                    EXPECT_EQ(turned.ground[half], kNoFeature);
                } else {
                    EXPECT_TRUE(tile.features.at(turned.ground[half]).halves >> unturned & 1);
                }
            }
        }
    }
}

/// C3, side by side.
bool fits(const Oriented& tile, unsigned signature) {
    for (unsigned side = 0; side < 4; ++side) {
        const auto met = static_cast<EdgeClass>(signature >> (2 * side) & 3);
        if (met != EdgeClass::Open && met != tile.edges[side]) return false;
    }
    return true;
}

TEST(FitTables, SayForAllSurroundingsWhichRotationsFit) {
    for (unsigned id = 0; id < base_tables().size; ++id) {
        for (unsigned signature = 0; signature < 256; ++signature) {
            unsigned expected = 0;
            for (unsigned rotation = 0; rotation < 4; ++rotation)
                expected |= static_cast<unsigned>(fits(base_tables().oriented[4 * id + rotation], signature))
                            << rotation;
            ASSERT_EQ(base_tables().fits[id].rotations(static_cast<std::uint8_t>(signature)), expected)
                << base_tables().names[id] << " signature " << signature;
        }
    }
}

/// A set with one tile, whose edges are all fields.
tiles::TileSet set_with(tiles::Tile tile) {
    tile.id = "Z";
    tile.count = 1;
    tiles::TileSet set;
    set.set = "test";
    set.tiles.push_back(std::move(tile));
    return set;
}

TEST(MakingTables, RefusesATileWithMoreFeaturesThanThereIsRoomFor) {
    tiles::Tile tile;
    tile.features.resize(kTileFeaturesMax + 1);
    const tiles::TileSet set = set_with(tile);
    const tiles::TileSet* sets[] = {&set};
    const Result<Tables> tables = make_tables(sets, kPlaneEdges);
    ASSERT_FALSE(tables);
    EXPECT_EQ(tables.error(), "tile Z: it has more than 12 features");
}

TEST(MakingTables, RefusesATileOfAnotherFamily) {
    tiles::Tile tile;
    tile.edges[2] = Edge::Tower;
    const tiles::TileSet set = set_with(tile);
    const tiles::TileSet* sets[] = {&set};
    const Result<Tables> tables = make_tables(sets, kPlaneEdges);
    ASSERT_FALSE(tables);
    EXPECT_EQ(tables.error(), "tile Z: it has an edge that this game does not use");
}

TEST(MakingTables, RefusesMoreDesignsThanThereIsRoomFor) {
    tiles::TileSet set = set_with({});
    set.tiles.resize(kDesignsMax + 1, set.tiles[0]);
    const tiles::TileSet* sets[] = {&set};
    const Result<Tables> tables = make_tables(sets, kPlaneEdges);
    ASSERT_FALSE(tables);
    EXPECT_EQ(tables.error(), "set test: the game would have more than 96 designs");
}

}  // namespace
}  // namespace trencavel
