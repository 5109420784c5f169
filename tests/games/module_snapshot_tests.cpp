// What anyone may see of bridges, castles, wheel and bazaar.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

using Seats = std::vector<Seat>;

TEST(ModuleSnapshot, HasNothingOfWhatIsNotPlayed) {
    for (const auto& setup : {setup_with("U"), setup_of("carcassonne", "bazaars", "U")}) {
        const Snapshot snapshot = start(setup)->snapshot();
        EXPECT_TRUE(snapshot.bridge_supplies.empty());
        EXPECT_TRUE(snapshot.castle_supplies.empty());
        EXPECT_FALSE(snapshot.wheel);
        EXPECT_FALSE(snapshot.bazaar);
        EXPECT_FALSE(snapshot.asking_castle);
    }
}

// B2, B7
TEST(ModuleSnapshot, ShowsBridgesAndWhoStandsOnThem) {
    const auto game = start(setup_of("carcassonne", "bridges", "B B U"));
    play(*game, "place 0,1 r0; bridge 0,1 ew; follower bridge; place 0,2 r0; bridge 0,2 ew; pass");
    const Snapshot snapshot = game->snapshot();
    ASSERT_EQ(snapshot.bridges.size(), 2u);
    EXPECT_EQ(snapshot.bridges[0].cell, Cell::at(0, 1));
    EXPECT_EQ(snapshot.bridges[0].axis, Axis::EastWest);
    EXPECT_EQ(snapshot.bridges[1].cell, Cell::at(0, 2));
    EXPECT_EQ(snapshot.bridge_supplies, (std::vector{2u, 2u}));
    ASSERT_EQ(snapshot.followers.size(), 1u);
    EXPECT_EQ(snapshot.followers[0].spot, (Spot{Cell::at(0, 1), kSpanFeature}));
}

// B6: a road of its own, which can be shown like any other.
TEST(ModuleSnapshot, ShowsTheRoadOfABridgeAsAnArea) {
    const auto game = start(setup_of("carcassonne", "bridges", "B U U"));
    play(*game, "place 0,1 r0; bridge 0,1 ew; follower bridge");
    AreaView road = area_at(*game, 0, 1, kSpanFeature);
    EXPECT_EQ(road.kind, tiles::FeatureKind::Road);
    EXPECT_EQ(road.tiles, 1u);
    EXPECT_EQ(road.worth, 1);
    EXPECT_EQ(road.followers[0], 1u);
    EXPECT_FALSE(road.complete);
    play(*game, "place 1,1 r90; pass");
    road = area_at(*game, 0, 1, kSpanFeature);
    EXPECT_EQ(road.tiles, 2u);
    EXPECT_EQ(road.members, (std::vector{Spot{Cell::at(0, 1), kSpanFeature}, Spot{Cell::at(1, 1), 0}}));
}

// B8, B14
TEST(ModuleSnapshot, ShowsCastlesWithTheirCellsAndOwners) {
    const auto game = start(setup_of("carcassonne", "castles", "E E E A A"));
    play(*game, "place 0,1 r180; follower 0; place 1,1 r0; pass; place 0,2 r0; pass; castle 0");
    Snapshot snapshot = game->snapshot();
    ASSERT_EQ(snapshot.castles.size(), 1u);
    EXPECT_EQ(snapshot.castles[0].cells, (std::array{Cell::at(0, 1), Cell::at(0, 2)}));
    EXPECT_EQ(snapshot.castles[0].seat, 0);
    EXPECT_TRUE(snapshot.castles[0].occupied);
    EXPECT_EQ(snapshot.castle_supplies, (std::vector{2u, 3u}));
    EXPECT_EQ(snapshot.supplies, (std::vector{6u, 7u}));
    EXPECT_TRUE(snapshot.followers.empty()) << "the knight stands on the castle";
    play(*game, "place -1,1 r90; pass; place -2,1 r270; pass");  // a road of 2 in the vicinity
    snapshot = game->snapshot();
    EXPECT_FALSE(snapshot.castles[0].occupied);
    EXPECT_EQ(snapshot.scores, (std::vector{2, 0}));
}

// B15: 4 for a castle, 3 for a city.
TEST(ModuleSnapshot, CountsCastlesAtAField) {
    const auto game = start(setup_of("carcassonne", "castles", "E U"));
    play(*game, "place 0,-1 r180; follower 0; castle 0");
    const AreaView field = area_at(*game, 0, -1, 1);
    EXPECT_EQ(field.cities, 1u);
    EXPECT_EQ(field.castles, 1u);
    EXPECT_EQ(field.worth, 4);
}

// B12
TEST(ModuleSnapshot, NamesTheCastleThatIsAskedAbout) {
    const auto game = start(setup_of("carcassonne", "castles", "E E E D A E A E D U"));
    play(*game,
         "place 0,-1 r180; follower 0; castle 0; place -1,-1 r180; pass; place -2,-1 r180; follower 0; "
         "place -2,0 r0; pass; castle 0; place 1,0 r90; pass; place 0,-2 r90; follower 0; place -3,0 r270; "
         "pass; "
         "place 1,-2 r270; pass; castle 0; place -1,0 r0; pass");
    EXPECT_EQ(game->snapshot().asking_castle, 0u);
    play(*game, "reward -1,0 1");
    EXPECT_EQ(game->snapshot().asking_castle, 1u);
    EXPECT_EQ(game->snapshot().castles[1].cells[0], Cell::at(-2, -1));
    play(*game, "reward -1,0 0");
    EXPECT_FALSE(game->snapshot().asking_castle);
}

// W3, W12
TEST(ModuleSnapshot, ShowsThePigAndTheCrownSpaces) {
    const auto game = start(setup_of("wheel", "", "RadB RadB RadU/2 RadB"));
    EXPECT_EQ(game->snapshot().wheel->pig, wheel::Fortune);
    play(*game, "place 1,-1 r0; crown taxes; place 3,-1 r0; crown taxes");
    const Snapshot snapshot = game->snapshot();
    EXPECT_EQ(snapshot.wheel->pig, wheel::Famine);
    EXPECT_EQ(snapshot.wheel->crowns[wheel::Taxes], (Seats{0, 1}));
    EXPECT_TRUE(snapshot.wheel->crowns[wheel::Famine].empty());
    EXPECT_EQ(snapshot.supplies, (std::vector{6u, 6u}));
    EXPECT_TRUE(snapshot.followers.empty());
}

// B16 to B21, from the turning up to the last turn.
TEST(ModuleSnapshot, ShowsABazaarFromItsBeginningToItsEnd) {
    const auto game = start(setup_of("carcassonne", "bazaars", "BBB4 U V A E J", 3));
    const auto tile = [&](std::string_view name) { return game->tables().find(name); };
    using Tiles = std::vector<TileId>;
    play(*game, "place 0,1 r0");
    EXPECT_FALSE(game->snapshot().bazaar) << "the turn is not over";
    play(*game, "pass");
    Snapshot snapshot = game->snapshot();
    EXPECT_EQ(snapshot.bazaar->open, (Tiles{tile("U"), tile("V"), tile("A")}))
        << "in the order of turning up";
    EXPECT_EQ(snapshot.bazaar->won, (Tiles{kNoTile, kNoTile, kNoTile}));
    EXPECT_FALSE(snapshot.bazaar->offer);
    EXPECT_EQ(snapshot.left, 2u) << "open tiles are not left";
    EXPECT_EQ(snapshot.hand, kNoTile);
    play(*game, "offer V 2");
    snapshot = game->snapshot();
    EXPECT_EQ(snapshot.bazaar->offer->chooser, 1);
    EXPECT_EQ(snapshot.bazaar->offer->bidder, 1);
    EXPECT_EQ(snapshot.bazaar->offer->tile, tile("V"));
    EXPECT_EQ(snapshot.bazaar->offer->bid, 2u);
    EXPECT_EQ(snapshot.bazaar->open.size(), 3u) << "it still lies open";
    play(*game, "pass; bid 3");
    snapshot = game->snapshot();
    EXPECT_EQ(snapshot.bazaar->offer->bidder, 0);
    EXPECT_EQ(snapshot.bazaar->offer->bid, 3u);
    play(*game, "buy");
    snapshot = game->snapshot();
    EXPECT_EQ(snapshot.bazaar->open, (Tiles{tile("U"), tile("A")}));
    EXPECT_EQ(snapshot.bazaar->won, (Tiles{kNoTile, tile("V"), kNoTile}));
    EXPECT_FALSE(snapshot.bazaar->offer);
    EXPECT_EQ(snapshot.scores, (std::vector{3, -3, 0})) << "B20: below zero";
    play(*game, "offer A 2; bid 3; sell");
    snapshot = game->snapshot();
    EXPECT_TRUE(snapshot.bazaar->open.empty());
    EXPECT_EQ(snapshot.hand, tile("V"));
    EXPECT_EQ(snapshot.bazaar->won, (Tiles{tile("A"), kNoTile, tile("U")})) << "who plays now has it in hand";
    play(*game, "place 1,0 r0; pass; place -1,0 r90; pass; place 0,2 r0; pass");
    EXPECT_FALSE(game->snapshot().bazaar);
}

// B22: what the next may take lies open while the others play.
TEST(ModuleSnapshot, ShowsTheOpenTilesOfADraft) {
    auto setup = setup_of("carcassonne", "bazaars", "BBB4 U V A E J", 3);
    setup.options = {{"bazaar", "draft"}};
    const auto game = start(setup);
    play(*game, "place 0,1 r0; pass; take V");
    const Snapshot snapshot = game->snapshot();
    EXPECT_EQ(snapshot.bazaar->open, (std::vector{game->tables().find("U"), game->tables().find("A")}));
    EXPECT_EQ(snapshot.hand, game->tables().find("V"));
    EXPECT_FALSE(snapshot.bazaar->offer);
}

// Tiles on the table, in hand, open, won and left are all there are, until one fits nowhere.
TEST(ModuleSnapshot, CountsOpenAndWonTilesNeitherTwiceNorAsLeft) {
    const auto game = start(setup_of("carcassonne", "bazaars", "BBB4 U V A E J", 3));
    for (const char* moves : {"place 0,1 r0; pass", "offer V 2", "pass; bid 3", "sell", "offer U 0", "pass",
                              "place 1,0 r90; pass"}) {
        play(*game, moves);
        const Snapshot snapshot = game->snapshot();
        const auto& won = snapshot.bazaar->won;
        const auto waiting = static_cast<std::size_t>(
            std::count_if(won.begin(), won.end(), [](TileId t) { return t != kNoTile; }));
        EXPECT_EQ(snapshot.board.size() + (snapshot.hand == kNoTile ? 0 : 1) + snapshot.bazaar->open.size() +
                      waiting + snapshot.left,
                  7u)
            << moves;
    }
}

}  // namespace
}  // namespace trencavel::engine_tests
