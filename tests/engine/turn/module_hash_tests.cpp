// The hash of what the wheel and expansion 8 add to a position.
#include <gtest/gtest.h>

#include "engine/turn/hash_checks.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

using Plane = Position<PlaneRules>;

using Plane = Position<PlaneRules>;
// W3, W10, W11
TEST(ModuleHash, DependsOnThePigTheCrownSpacesAndThePlague) {
    const auto game = start(setup_of("wheel", "", "RadB RadE", 3));
    play(*game, "place 1,-1 r0; crown taxes");
    expect_all_differ(plane_position_of(*game),
                      {[](Plane& pos) { pos.slice<Wheel>().pig = wheel::Storm; },
                       [](Plane& pos) { pos.slice<Wheel>().pig = wheel::Plague; },
                       [](Plane& pos) { pos.slice<Wheel>().crowns[wheel::Taxes][0] = 2; },
                       [](Plane& pos) { pos.slice<Wheel>().crowns[wheel::Taxes][1] = 1; },
                       [](Plane& pos) { pos.slice<Wheel>().crowns[wheel::Famine][0] = 1; },
                       [](Plane& pos) { pos.slice<Wheel>().crowns[wheel::Famine][0] = 3; },
                       [](Plane& pos) {
                           std::swap(pos.slice<Wheel>().crowns[wheel::Taxes],
                                     pos.slice<Wheel>().crowns[wheel::Storm]);
                       },
                       [](Plane& pos) { pos.slice<Wheel>().resolving = true; },
                       [](Plane& pos) {
                           pos.slice<Wheel>().resolving = true;
                           pos.slice<Wheel>().called = 2;
                       }});
}

// B1, B2
TEST(ModuleHash, DependsOnBridgesTheirSupplyAndWhetherOneIsNew) {
    const auto game = start(setup_of("carcassonne", "bridges", "B B U"));
    play(*game, "place 0,1 r0; bridge 0,1 ew; pass; place 0,2 r0");
    expect_all_differ(plane_position_of(*game),
                      {[](Plane& pos) { --pos.slice<Bridges>().supply[0]; },
                       [](Plane& pos) { --pos.slice<Bridges>().supply[1]; },
                       [](Plane& pos) { pos.slice<Bridges>().built_now = 1; },
                       [](Plane& pos) { pos.spans.built[0].axis = Axis::NorthSouth; },
                       [](Plane& pos) { pos.spans.built[0].tile = 2; },
                       [](Plane& pos) {
                           pos.spans.built.push_back({2, Axis::EastWest});
                       }});
}

// B8, B9, B12, B14
TEST(ModuleHash, DependsOnCastlesAndOnWhatIsDecidedOfThem) {
    const auto game = start(setup_of("carcassonne", "castles", "E U U"));
    play(*game, "place 0,-1 r180; follower 0; castle 0");
    expect_all_differ(plane_position_of(*game),
                      {[](Plane& pos) { --pos.slice<Castles>().supply[0]; },
                       [](Plane& pos) { --pos.slice<Castles>().supply[1]; },
                       [](Plane& pos) { pos.slice<Castles>().castles[0].seat = 1; },
                       [](Plane& pos) { pos.slice<Castles>().castles[0].occupied = false; },
                       [](Plane& pos) {
                           pos.slice<Castles>().castles[0].tiles = {0, 0};
                       },
                       [](Plane& pos) { pos.slice<Castles>().castles.clear(); },
                       [](Plane& pos) { pos.slice<Castles>().older = 0; },
                       [](Plane& pos) { pos.slice<Castles>().declined = 2; },
                       [](Plane& pos) { pos.slice<Castles>().decided = 1; },
                       [](Plane& pos) {
                           pos.slice<Castles>().decided = 1;
                           pos.slice<Castles>().rewards[0].points = 4;
                       }});
}

// B16 to B19
TEST(ModuleHash, DependsOnEverythingInABazaar) {
    const auto game = start(setup_of("carcassonne", "bazaars", "BBB4 U V A E J", 3));
    play(*game, "place 0,1 r0; pass; offer V 2");
    const TileId other = game->tables().find("X");
    expect_all_differ(
        plane_position_of(*game),
        {[&](Plane& pos) { pos.slice<Bazaars>().open[0] = other; },
         [](Plane& pos) { pos.slice<Bazaars>().open.pop_back(); },
         [&](Plane& pos) { pos.slice<Bazaars>().won[0] = other; },
         [&](Plane& pos) { pos.slice<Bazaars>().won[2] = other; },
         [](Plane& pos) { pos.slice<Bazaars>().phase = Bazaars::Phase::Selling; },
         [](Plane& pos) { pos.slice<Bazaars>().phase = Bazaars::Phase::None; },
         [](Plane& pos) { pos.slice<Bazaars>().chooser = 2; },
         [](Plane& pos) { pos.slice<Bazaars>().bidder = 2; },
         [](Plane& pos) { pos.slice<Bazaars>().asked = 1; }, [](Plane& pos) { pos.slice<Bazaars>().bid = 3; },
         [&](Plane& pos) { pos.slice<Bazaars>().offered = other; },
         [](Plane& pos) { pos.slice<Bazaars>().turns = 1; }});
}

TEST(ModuleHash, DependsOnWhoWonWhat) {
    const auto setup = setup_of("carcassonne", "bazaars", "BBB4 U V E");
    EXPECT_NE(hash_after_moves(setup, "place 0,1 r0; pass; offer U 0; bid 1; buy"),
              hash_after_moves(setup, "place 0,1 r0; pass; offer U 0; bid 1; sell"));
}

// --- the same by another way ------------------------------------------------------------------------------

TEST(ModuleHash, DoesNotDependOnTheOrderOfCrowns) {
    const auto setup = setup_of("wheel", "", "RadB RadB RadB RadB");
    EXPECT_EQ(
        hash_after_moves(setup, "place 1,-1 r0; crown taxes; place 3,-1 r0; pass; place 4,1 r0; crown storm"),
        hash_after_moves(setup,
                         "place 1,-1 r0; crown storm; place 3,-1 r0; pass; place 4,1 r0; crown taxes"));
    EXPECT_EQ(
        hash_after_moves(setup, "place 1,-1 r0; crown taxes; place 3,-1 r0; pass; place 4,1 r0; crown taxes"),
        hash_after_moves(setup,
                         "place 3,-1 r0; crown taxes; place 1,-1 r0; pass; place 4,1 r0; crown taxes"));
}

// Anna builds both; Ben's tile lies between.
TEST(ModuleHash, DoesNotDependOnTheOrderOfBridges) {
    const auto setup = setup_of("wheel", "bridges", "RadB RadB RadB RadB");
    EXPECT_EQ(hash_after_moves(setup,
                               "place 1,-1 r0; bridge 1,-1 ew; pass; place 1,4 r0; pass; "
                               "place 4,1 r0; bridge 4,1 ns; pass"),
              hash_after_moves(setup,
                               "place 4,1 r0; bridge 4,1 ns; pass; place 1,4 r0; pass; "
                               "place 1,-1 r0; bridge 1,-1 ew; pass"));
}

TEST(ModuleHash, DoesNotDependOnTheOrderOfTheOpenTiles) {
    EXPECT_EQ(
        hash_after_moves(setup_of("carcassonne", "bazaars", "BBB4 U V E"), "place 0,1 r0; pass; offer V 1"),
        hash_after_moves(setup_of("carcassonne", "bazaars", "BBB4 V U E"), "place 0,1 r0; pass; offer V 1"));
}

}  // namespace
}  // namespace trencavel::engine_tests
