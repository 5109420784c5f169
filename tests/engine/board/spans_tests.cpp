// A line built over a tile: an area of its own, what it meets at its ends, and how tiles are counted.
#include <gtest/gtest.h>

#include "engine/board/spans.h"
#include "support/games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

using Plane = Position<PlaneRules>;

constexpr Axis kNorthSouth = Axis::NorthSouth;
constexpr Axis kEastWest = Axis::EastWest;

/// A position to build on, with the tables that go with it.
class Spans : public testing::Test {
protected:
    /// Plays the moves; from then on `pos` stands where they led to.
    void play_to(std::string_view game, std::string_view deck, std::string_view moves) {
        game_ = start(setup_of(game, "bridges", deck));
        play(*game_, moves);
        pos = plane_position_of(*game_);
    }
    const Tables& tables() const { return game_->tables(); }

    unsigned tile_at(int x, int y) const { return pos.place_at(Cell::at(x, y)) - 1; }
    unsigned feature(int x, int y, unsigned index) const { return pos.first_feature[tile_at(x, y)] + index; }
    unsigned root(int x, int y, unsigned index) const { return pos.find(feature(x, y, index)); }
    EdgeClass met(int x, int y, unsigned side) const {
        const unsigned place = Plane::free_index(pos.place_at(Cell::at(x, y)));
        return static_cast<EdgeClass>(pos.signature[place] >> (2 * side) & 3);
    }

    Plane pos;

private:
    std::unique_ptr<Game> game_;
};

// B6: a road segment of its own; the tile's own features stay as they are.
TEST_F(Spans, AreAreasOfTheirOwnWithTwoEnds) {
    play_to("carcassonne", "B U", "place 0,1 r0; pass");
    const Plane before = pos;
    const unsigned span = build_span(tables(), pos, tile_at(0, 1), kEastWest);
    EXPECT_TRUE(Plane::is_span(span));
    EXPECT_EQ(pos.areas[span].open(), 2u);
    EXPECT_EQ(pos.areas[span].size(), 1u);
    EXPECT_EQ(pos.areas[span].followers(), 0u);
    EXPECT_EQ(pos.tile_of(span), tile_at(0, 1));
    EXPECT_EQ(spot_of(pos, span), (Spot{Cell::at(0, 1), kSpanFeature}));
    EXPECT_EQ(feature_at(tables(), pos, Spot{Cell::at(0, 1), kSpanFeature}), span);
    EXPECT_EQ(kind_of(tables(), pos, span), tiles::FeatureKind::Road);
    EXPECT_EQ(pos.features, before.features);
    for (unsigned i = 0; i < 2; ++i)
        EXPECT_EQ(pos.areas[root(0, 1, i)], before.areas[before.find(feature(0, 1, i))]);
}

TEST_F(Spans, AreNumberedInTheOrderOfBuilding) {
    play_to("carcassonne", "B B U", "place 0,1 r0; pass; place 0,2 r0; pass");
    EXPECT_EQ(build_span(tables(), pos, tile_at(0, 2), kEastWest), 0u);
    EXPECT_EQ(build_span(tables(), pos, tile_at(0, 1), kEastWest), 1u);
    EXPECT_EQ(pos.spans.on_tile[tile_at(0, 2)], 1);
    EXPECT_EQ(pos.spans.on_tile[tile_at(0, 1)], 2);
    EXPECT_FALSE(feature_at(tables(), pos, Spot{Cell::at(0, 0), kSpanFeature})) << "nothing over the start";
}

// B4: the places at both ends meet a road from then on, and nothing else changes.
TEST_F(Spans, ChangeWhatTheFreePlacesAtTheirEndsMeet) {
    play_to("carcassonne", "B U", "place 0,1 r0; pass");
    EXPECT_EQ(met(1, 1, 3), EdgeClass::Ground);
    EXPECT_EQ(met(-1, 1, 1), EdgeClass::Ground);
    const Plane before = pos;
    build_span(tables(), pos, tile_at(0, 1), kEastWest);
    EXPECT_EQ(met(1, 1, 3), EdgeClass::Line);
    EXPECT_EQ(met(-1, 1, 1), EdgeClass::Line);
    EXPECT_EQ(met(0, 2, 0), EdgeClass::Ground) << "beside the bridge";
    unsigned changed = 0;
    for (unsigned i = 0; i < pos.places; ++i) changed += pos.signature[i] != before.signature[i] ? 1 : 0;
    EXPECT_EQ(changed, 2u);
    EXPECT_EQ(pos.places, before.places);
}

// B4: the other sides of a free place at the end stay as they were.
TEST_F(Spans, ChangeOneSideOfAPlaceThatMeetsSeveralTiles) {
    play_to("carcassonne", "B U B U", "place 0,1 r0; pass; place 1,0 r90; pass");
    EXPECT_EQ(met(1, 1, 0), EdgeClass::Ground);
    build_span(tables(), pos, tile_at(0, 1), kEastWest);
    EXPECT_EQ(met(1, 1, 0), EdgeClass::Ground);
    EXPECT_EQ(met(1, 1, 3), EdgeClass::Line);
}

// B2, B3: one bridge per tile; both ends on field edges, and beyond them nothing that shows a field.
TEST_F(Spans, CanBeBuiltWhereBothEndsStandOnFieldAndNothingLiesBeyond) {
    play_to("carcassonne", "B B U", "place 0,1 r0; pass; place 0,2 r0; pass");
    EXPECT_FALSE(detail::can_span(tables(), pos, tile_at(0, 0), kNorthSouth)) << "a city in the north";
    EXPECT_FALSE(detail::can_span(tables(), pos, tile_at(0, 0), kEastWest)) << "a road";
    EXPECT_FALSE(detail::can_span(tables(), pos, tile_at(0, 1), kNorthSouth)) << "fields lie beyond";
    EXPECT_FALSE(detail::can_span(tables(), pos, tile_at(0, 2), kNorthSouth)) << "one lies beyond";
    EXPECT_TRUE(detail::can_span(tables(), pos, tile_at(0, 1), kEastWest));
    EXPECT_TRUE(detail::can_span(tables(), pos, tile_at(0, 2), kEastWest));
    build_span(tables(), pos, tile_at(0, 1), kEastWest);
    EXPECT_FALSE(detail::can_span(tables(), pos, tile_at(0, 1), kEastWest)) << "spanned already";
    EXPECT_TRUE(detail::can_span(tables(), pos, tile_at(0, 2), kEastWest)) << "side by side";
}

// B6: a tile that comes to the end of a bridge continues it; both of its fields join the one below.
TEST_F(Spans, AreContinuedByATileLaidAtTheirEnd) {
    play_to("carcassonne", "B U", "place 0,1 r0; pass");
    const unsigned span = build_span(tables(), pos, tile_at(0, 1), kEastWest);
    place_tile(tables(), pos, Cell::at(1, 1), 4u * tables().find("U") + 1);
    EXPECT_EQ(root(1, 1, 0), pos.find(span));
    EXPECT_EQ(pos.area_of(span).size(), 2u);
    EXPECT_EQ(pos.area_of(span).open(), 2u);
    EXPECT_EQ(root(1, 1, 1), root(0, 1, 1));
    EXPECT_EQ(root(1, 1, 2), root(0, 1, 1));
}

// The same where the road lies already and the bridge comes to it (B5).
TEST_F(Spans, ContinueARoadThatLiesAtTheirEnd) {
    play_to("carcassonne", "U B", "place 1,0 r90; pass");
    EXPECT_NE(root(1, 0, 1), root(1, 0, 2));
    EXPECT_EQ(pos.area_of(feature(1, 0, 0)).size(), 2u);
    place_tile(tables(), pos, Cell::at(2, 0), 4u * tables().find("B"));  // fits with what is built now
    const unsigned span = build_span(tables(), pos, tile_at(2, 0), kEastWest);
    EXPECT_EQ(pos.find(span), root(1, 0, 0));
    EXPECT_EQ(pos.area_of(span).size(), 3u) << "start tile, U and the bridge";
    EXPECT_EQ(pos.area_of(span).open(), 2u);
    EXPECT_EQ(root(1, 0, 1), root(2, 0, 1)) << "the field north of the road joins the one below the bridge";
    EXPECT_EQ(root(1, 0, 2), root(2, 0, 1)) << "and so does the one south of it";
}

// B6: bridge to bridge, in a row.
TEST_F(Spans, ContinueEachOther) {
    play_to("carcassonne", "B B U", "place 0,1 r0; pass");
    const unsigned first = build_span(tables(), pos, tile_at(0, 1), kEastWest);
    place_tile(tables(), pos, Cell::at(1, 1), 4u * tables().find("B"));
    const unsigned second = build_span(tables(), pos, tile_at(1, 1), kEastWest);
    EXPECT_EQ(pos.find(first), pos.find(second));
    EXPECT_EQ(pos.area_of(first).size(), 2u);
    EXPECT_EQ(pos.area_of(first).open(), 2u);
    EXPECT_EQ(name_of_area(pos, second), (Spot{Cell::at(0, 1), kSpanFeature}));
}

// B6: the road below is another road, and the field is not divided.
TEST_F(Spans, DoNotJoinWhatLiesBelow) {
    play_to("carcassonne", "U B", "place 1,0 r90; pass");
    const unsigned span = build_span(tables(), pos, tile_at(1, 0), kNorthSouth);
    EXPECT_NE(pos.find(span), root(1, 0, 0));
    EXPECT_NE(root(1, 0, 1), root(1, 0, 2)) << "the road still parts them";
    EXPECT_EQ(pos.area_of(feature(1, 0, 0)).size(), 2u);
}

// B6: from the bridge's end round three bends and along the road below it. U is one tile of the road, not
// two.
TEST_F(Spans, AndTheRoadBelowCountTheirTileOnceWhenTheyMeet) {
    play_to("carcassonne", "U V V V A",
            "place 1,0 r90; bridge 1,0 ns; pass; place 2,0 r90; pass; place 2,-1 r0; pass");
    EXPECT_EQ(pos.area_of(feature(1, 0, 0)).size(), 4u) << "start tile, U, V and V";
    EXPECT_EQ(pos.area_of(0).size(), 1u);
    place_tile(tables(), pos, Cell::at(1, -1), 4u * tables().find("V") + 3);
    EXPECT_EQ(pos.find(0), root(1, 0, 0));
    EXPECT_EQ(pos.area_of(0).size(), 5u) << "and the third V; U once";
    EXPECT_EQ(pos.area_of(0).open(), 2u);
}

// --- tiles of which one road may hold several parts -------------------------------------------------------

struct Crossed {
    const char* game;
    const char* tile;
    const char* other;  // with several roads too
};

std::ostream& operator<<(std::ostream& out, const Crossed& crossed) {
    return out << crossed.tile;
}

class CrossedTile : public testing::TestWithParam<Crossed> {
protected:
    CrossedTile() : game_(start(setup_of(GetParam().game, "bridges", GetParam().tile))) {
        pos_ = plane_position_of(*game_);
        lay_somewhere(GetParam().other);
        tile_ = lay_somewhere(GetParam().tile);
        lay_somewhere(GetParam().other);
    }

    /// Lays the tile where it fits and, if the one to be crossed lies already, does not stand in its way.
    unsigned lay_somewhere(std::string_view name) {
        const TileId tile = game_->tables().find(name);
        const bool is_crossed = name == GetParam().tile;
        Plane found = pos_;
        bool done = false;
        for_each_placement(game_->tables(), pos_, tile, [&](unsigned place, unsigned rotation) {
            if (done) return;
            found = pos_;
            place_tile(game_->tables(), found, pos_.place[place], 4u * tile + rotation);
            const unsigned crossed = is_crossed ? found.cells - 1u : tile_;
            done = crossed == 0 || axis_over(found, crossed).has_value();
        });
        EXPECT_TRUE(done) << name;
        pos_ = found;
        return pos_.cells - 1u;
    }

    std::optional<Axis> axis_over(const Plane& pos, unsigned tile) const {
        for (const Axis axis : {Axis::NorthSouth, Axis::EastWest}) {
            if (detail::can_span(game_->tables(), pos, tile, axis)) return axis;
        }
        return std::nullopt;
    }

    std::unique_ptr<Game> game_;
    Plane pos_;
    unsigned tile_ = 0;
};

// B6: the mark by which a road knows that it has counted the tile is shared by all roads of the tile and the
// bridge over it, and by no road of another tile.
TEST_P(CrossedTile, IsMarkedAsOneInTheRoadsBelowAndTheBridge) {
    const unsigned span = build_span(game_->tables(), pos_, tile_, *axis_over(pos_, tile_));
    const std::uint32_t mark = pos_.areas[span].set;
    EXPECT_EQ(std::popcount(mark), 1);
    unsigned below = 0;
    for (unsigned tile = 0; tile < pos_.cells; ++tile) {
        const Design& design = game_->tables().designs[pos_.oriented[tile] >> 2];
        for (unsigned i = 0; i < design.features; ++i) {
            if (design.kinds[i] != tiles::FeatureKind::Road) continue;
            const unsigned root = pos_.find(pos_.first_feature[tile] + i);
            bool is_below = false;
            pos_.for_each_member(root, [&](unsigned member) { is_below |= pos_.tile_of(member) == tile_; });
            EXPECT_EQ((pos_.areas[root].set & mark) != 0, is_below) << "tile " << tile << " feature " << i;
            below += is_below ? 1 : 0;
        }
    }
    EXPECT_GT(below, 0u);
}

INSTANTIATE_TEST_SUITE_P(Tiles, CrossedTile,
                         testing::Values(Crossed{"carcassonne", "U", "W"}, Crossed{"carcassonne", "A", "L"},
                                         Crossed{"carcassonne", "BBB3", "W"},
                                         Crossed{"carcassonne", "BBB6", "W"},
                                         Crossed{"carcassonne", "BBB7", "X"},
                                         Crossed{"carcassonne", "BBB11", "H"},
                                         Crossed{"wheel", "RadU/1", "RadW"}, Crossed{"wheel", "RadZ", "RadW"},
                                         Crossed{"wheel", "RadZ", "RadY/1"}, Crossed{"wheel", "Rad1", "Rad7"},
                                         Crossed{"wheel", "BBB6", "RadX/1"}));

}  // namespace
}  // namespace trencavel::engine_tests
