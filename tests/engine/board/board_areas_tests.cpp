// The wheel board as land: what its cells come to when they are joined (W2).
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>

#include "support/games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

using tiles::FeatureKind;

const tiles::Board& board() {
    return *tiles::Library::builtin().set("wheel-of-fortune").board;
}

const tiles::BoardCell& board_cell(Cell at) {
    const auto& cells = board().cells;
    return *std::find_if(cells.begin(), cells.end(), [&](const tiles::BoardCell& cell) {
        return cell.col == at.x() && cell.row == at.y();
    });
}

const tiles::Feature& board_feature(const Spot& spot) {
    return board_cell(spot.cell).features.at(spot.feature);
}

std::vector<AreaView> areas_of(FeatureKind kind) {
    std::vector<AreaView> areas;
    for (AreaView& area : start(setup_of("wheel", "", "RadB"))->areas()) {
        if (area.kind == kind) areas.push_back(std::move(area));
    }
    return areas;
}

/// The sides of cells that a city or road reaches, sorted.
std::vector<tiles::CellSide> sides_of(const AreaView& area) {
    std::vector<tiles::CellSide> sides;
    for (const Spot& spot : area.members) {
        for (unsigned side = 0; side < 4; ++side) {
            if (board_feature(spot).sides >> side & 1)
                sides.push_back({spot.cell.y(), spot.cell.x(), static_cast<tiles::Side>(side)});
        }
    }
    std::sort(sides.begin(), sides.end());
    return sides;
}

using SideLists = std::set<std::vector<tiles::CellSide>>;

SideLists sides_of_all(FeatureKind kind) {
    SideLists lists;
    for (const AreaView& area : areas_of(kind)) lists.insert(sides_of(area));
    return lists;
}

SideLists stated(std::vector<std::vector<tiles::CellSide>> lists) {
    for (auto& list : lists) std::sort(list.begin(), list.end());
    return {lists.begin(), lists.end()};
}

TEST(WheelBoard, HasTheThreeCitiesThatItsFileStates) {
    EXPECT_EQ(areas_of(FeatureKind::City).size(), 3u);
    EXPECT_EQ(sides_of_all(FeatureKind::City), stated(board().summary->cities));
}

TEST(WheelBoard, HasTheThreeRoadsThatItsFileStates) {
    EXPECT_EQ(areas_of(FeatureKind::Road).size(), 3u);
    EXPECT_EQ(sides_of_all(FeatureKind::Road), stated(board().summary->roads));
    for (const AreaView& road : areas_of(FeatureKind::Road)) {
        EXPECT_EQ(road.tiles, 1u) << "it ends at the wheel";
        EXPECT_FALSE(road.complete);
    }
}

TEST(WheelBoard, HasThreeFieldsAndEachTouchesOneCity) {
    const std::vector<AreaView> fields = areas_of(FeatureKind::Field);
    ASSERT_EQ(fields.size(), 3u);
    std::multiset<std::vector<tiles::CellSide>> touched;
    for (const AreaView& field : fields) {
        std::set<std::vector<tiles::CellSide>> cities;
        for (const Spot& spot : field.members) {
            for (unsigned i = 0; i < board_cell(spot.cell).features.size(); ++i) {
                if (!(board_feature(spot).borders >> i & 1)) continue;
                for (const AreaView& city : areas_of(FeatureKind::City)) {
                    const Spot wanted{spot.cell, static_cast<std::uint8_t>(i)};
                    if (std::count(city.members.begin(), city.members.end(), wanted) > 0)
                        cities.insert(sides_of(city));
                }
            }
        }
        ASSERT_EQ(cities.size(), 1u);
        touched.insert(*cities.begin());
    }
    std::multiset<std::vector<tiles::CellSide>> expected;
    for (const int city : board().summary->field_cities) {
        std::vector<tiles::CellSide> sides = board().summary->cities.at(static_cast<std::size_t>(city));
        std::sort(sides.begin(), sides.end());
        expected.insert(sides);
    }
    EXPECT_EQ(touched, expected);
}

// The road in the north, at 2,0, parts the field of 1,0 from that of 3,0; the wheel belongs to no field.
TEST(WheelBoard, PartsItsFieldsAtItsRoads) {
    const auto game = start(setup_of("wheel", "", "RadB"));
    const auto& pos = plane_position_of(*game);
    const auto root = [&](int x, int y, unsigned feature) {
        return pos.find(
            *feature_at(game->tables(), pos, Spot{Cell::at(x, y), static_cast<std::uint8_t>(feature)}));
    };
    EXPECT_EQ(root(0, 0, 1), root(1, 0, 0));
    EXPECT_EQ(root(1, 0, 0), root(2, 0, 1)) << "west of the road";
    EXPECT_NE(root(2, 0, 1), root(2, 0, 2));
    EXPECT_EQ(root(2, 0, 2), root(3, 0, 0)) << "east of it";
    EXPECT_EQ(root(3, 0, 0), root(3, 1, 0));
    EXPECT_EQ(root(3, 1, 0), root(3, 3, 1)) << "round the cap in the east";
    EXPECT_EQ(root(0, 2, 0), root(1, 3, 0)) << "round the corner city";
    EXPECT_FALSE(feature_at(game->tables(), pos, Spot{Cell::at(1, 1), 0}));
}

// W2: tiles may be placed at all sixteen outer edges.
TEST(WheelBoard, HasSixteenFreePlacesAroundIt) {
    const auto game = start(setup_of("wheel", "", "RadB"));
    const auto& pos = plane_position_of(*game);
    EXPECT_EQ(pos.cells, 16);
    ASSERT_EQ(pos.places, 16);
    const auto& ring = *board().ring;
    for (unsigned i = 0; i < pos.places; ++i) {
        const int x = pos.place[i].x();
        const int y = pos.place[i].y();
        const unsigned side = y == -1 ? 0 : x == 4 ? 1 : y == 4 ? 2 : 3;  // of the board
        const EdgeClass edge =
            plane_edge_class(ring[side].at(static_cast<std::size_t>(side % 2 == 0 ? x : y)));
        EXPECT_EQ(pos.signature[i], static_cast<unsigned>(edge) << (2 * opposite(side))) << x << "," << y;
    }
}

// B3: bridges cannot stand on the board.
TEST(WheelBoard, CanNotBeSpanned) {
    const auto game = start(setup_of("wheel", "bridges", "RadB"));
    const auto& pos = plane_position_of(*game);
    for (unsigned tile = 0; tile < 16; ++tile) {
        for (const Axis axis : {Axis::NorthSouth, Axis::EastWest})
            EXPECT_FALSE(detail::can_span(game->tables(), pos, tile, axis)) << tile;
    }
    for (unsigned i = 0; i < pos.places; ++i) EXPECT_EQ(pos.spans.spannable[i], 0);
}

}  // namespace
}  // namespace trencavel::engine_tests
