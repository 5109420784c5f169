// How Die Burg is set up: deck and wall, seeds, and games of which nothing is known.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.h"
#include "support/court_games.h"

namespace trencavel::engine_tests {
namespace {

std::string at_fault(const Setup& setup) {
    const auto game = Game::start(setup, tiles::Library::builtin());
    return game ? "nothing" : game.failure().about;
}

TEST(CourtSetup, NeedsAWallWithADeck) {
    auto setup = court_setup("C07");
    EXPECT_TRUE(starts(setup));
    setup.wall.reset();
    EXPECT_TRUE(refuses(setup, "with a deck, castle also needs 'wall', the wall tiles on the corner towers"));
    EXPECT_EQ(at_fault(setup), "deck");
}

TEST(CourtSetup, HasEitherAWallOrASeed) {
    auto setup = court_setup_with_seed(3);
    EXPECT_TRUE(starts(setup));
    setup.wall = court_setup("").wall;
    EXPECT_TRUE(refuses(setup, "the seed also shuffles the wall tiles, so there can be no 'wall'"));
    EXPECT_EQ(at_fault(setup), "wall");
    setup.seed.reset();
    EXPECT_TRUE(refuses(setup, "a game needs a deck or a seed"));
}

// K1: 13 towers, kinds 1 to 9.
TEST(CourtSetup, NeedsAWallTileForEachTower) {
    const std::string words = "'wall' must list a tile, 1 to 9, for each of the 13 corner towers";
    EXPECT_TRUE(refuses(court_setup("C07", "", "1 2 3 4 5 6 7 8 9 1 2 3"), words));
    EXPECT_TRUE(refuses(court_setup("C07", "", "1 2 3 4 5 6 7 8 9 1 2 3 4 5"), words));
    EXPECT_TRUE(refuses(court_setup("C07", "", ""), words));
    EXPECT_TRUE(refuses(court_setup("C07", "", "1 2 3 4 5 6 7 8 9 1 2 3 10"), words));
    EXPECT_EQ(at_fault(court_setup("C07", "", "1")), "wall");
    EXPECT_TRUE(starts(court_setup("C07", "", "9 9 9 9 9 9 9 9 9 9 9 9 9")))
        << "used as it stands, like a deck";
    EXPECT_TRUE(starts(court_setup("C07", "", kHiddenWall)));
}

TEST(CourtSetup, IsTheOnlyOneWithAWall) {
    for (const char* game : {"carcassonne", "wheel"}) {
        auto setup = setup_of(game, "", "...");
        EXPECT_TRUE(starts(setup));
        setup.wall = court_setup("").wall;
        EXPECT_TRUE(refuses(setup, std::string(game) + " has no wall tiles"));
        EXPECT_EQ(at_fault(setup), "wall");
    }
}

TEST(CourtSetup, NeedsTilesThatTheGameHas) {
    EXPECT_TRUE(refuses(court_setup("C07 F01"), "this game has no tile 'F01'"));
    EXPECT_TRUE(starts(court_setup("C07 F01", "falcon")));
    EXPECT_TRUE(refuses(court_setup("C07 U"), "this game has no tile 'U'"));
    EXPECT_TRUE(refuses(court_setup("C07 C07 ..."), "C07 is listed 2 times, but the full set has 1"));
}

// --- seeds ------------------------------------------------------------------------------------------------

/// K1: all tiles in the order of the sets, then two wall tiles of each kind, shuffled by one generator.
struct Dealt {
    std::vector<TileId> deck;
    std::vector<unsigned> wall;
};

Dealt dealt(const Tables& tables, std::uint64_t seed) {
    Dealt result;
    for (unsigned tile = 0; tile < tables.size; ++tile)
        result.deck.insert(result.deck.end(), tables.counts[tile], static_cast<TileId>(tile));
    result.wall = {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9};
    Random random(seed);
    random.shuffle(result.deck.data(), result.deck.size());
    random.shuffle(result.wall.data(), result.wall.size());
    result.wall.resize(13);
    return result;
}

TEST(CourtSeed, ShufflesTheDeckAndThenTheWall) {
    for (const char* modules : {"", "falcon"}) {
        for (const std::uint64_t seed : {0ull, 1ull, 7ull, 18446744073709551615ull}) {
            const auto game = start(court_setup_with_seed(seed, modules));
            const Dealt expected = dealt(game->tables(), seed);
            EXPECT_EQ(game->hidden_deck(), expected.deck) << seed;
            EXPECT_EQ(game->hidden_wall(), expected.wall) << seed;
        }
    }
}

TEST(CourtSeed, GivesTheSameGameAgainAndAnotherSeedAnother) {
    const auto one = start(court_setup_with_seed(5));
    const auto same = start(court_setup_with_seed(5));
    const auto another = start(court_setup_with_seed(6));
    EXPECT_EQ(one->hidden_wall(), same->hidden_wall());
    EXPECT_EQ(one->hidden_deck(), same->hidden_deck());
    EXPECT_NE(one->hidden_wall(), another->hidden_wall());
    EXPECT_NE(one->hidden_deck(), another->hidden_deck());
}

// These must never change: records that hold only a seed would become other games.
TEST(CourtSeed, DealsTheseTilesForSeedOne) {
    const auto game = start(court_setup_with_seed(1));
    std::string first;
    for (unsigned i = 0; i < 5; ++i) first += game->tables().names[game->hidden_deck()[i]] + " ";
    EXPECT_EQ(first, "B05 B05 B09 B03 B01 ");
    EXPECT_EQ(game->hidden_wall(), (std::vector<unsigned>{8, 7, 4, 2, 9, 3, 9, 7, 3, 6, 1, 2, 5}));
}

// --- chance -----------------------------------------------------------------------------------------------

TEST(CourtSetup, CanBeLeftToChance) {
    auto setup = court_setup_with_seed(5, "falcon");
    leave_to_chance(setup);
    EXPECT_FALSE(setup.seed);
    ASSERT_TRUE(setup.deck && setup.wall);
    EXPECT_TRUE(setup.deck->tiles.empty());
    EXPECT_TRUE(setup.deck->is_partial);
    EXPECT_EQ(setup.wall->tiles, std::vector<unsigned>(13, WallDeal::kHidden));
    const auto game = start(setup);
    EXPECT_EQ(game->snapshot().question, (Question{kChance, QuestionKind::Draw}));
    EXPECT_EQ(game->legal_moves().size(), 60u) << "designs";
    EXPECT_EQ(game->snapshot().left, 78u);
}

TEST(CourtSetup, LeftToChanceHasAWallOnlyWhereTheGameHasOne) {
    auto setup = setup_with_seed(1);
    leave_to_chance(setup);
    EXPECT_FALSE(setup.wall);
    EXPECT_TRUE(starts(setup));
}

}  // namespace
}  // namespace trencavel::engine_tests
