// Room for Die Burg and Falken: decks that are too large are refused, and the largest that fit start.
#include <gtest/gtest.h>

#include "engine/board/capacity.h"
#include "support/court_games.h"

namespace trencavel::engine_tests {
namespace {

using Counts = std::array<std::uint8_t, kDesignsMax>;

Counts counts_of(const Tables& tables, std::string_view tile, std::uint8_t count) {
    Counts counts{};
    counts[tables.find(tile)] = count;
    return counts;
}

TEST(CourtCapacity, HasRoomForTheFullSets) {
    for (const Tables* tables : {&burg_tables(), &falcon_tables()})
        EXPECT_EQ(capacity_problem<CourtRules>(*tables, tables->counts), "");
    EXPECT_EQ(burg_tables().total(), 60u);
    EXPECT_EQ(falcon_tables().total(), 78u);
}

// K1, F
TEST(CourtCapacity, EndsAtTheSizeOfTheFullSet) {
    EXPECT_TRUE(starts(court_setup(copies(60, "C07"))));
    EXPECT_TRUE(refuses(court_setup(copies(61, "C07")), "61 tiles are more than the full set of 60"));
    EXPECT_TRUE(starts(court_setup(copies(78, "C07"), "falcon")));
    EXPECT_TRUE(
        refuses(court_setup(copies(79, "C07"), "falcon"), "79 tiles are more than the full set of 78"));
}

// A C05 has 8 features, a P18 5, a C07 1.
TEST(CourtCapacity, EndsAtTwoHundredAndNinetyThreeFeatures) {
    const std::string deck = copies(24, "C05") + copies(20, "P18") + "C07 ";
    EXPECT_TRUE(starts(court_setup(deck))) << "192 + 100 + 1";
    EXPECT_TRUE(refuses(court_setup(deck + "C07"),
                        "the deck has 294 features, the start included, but there is room for only 293"));
}

// K8: a tile that could meet one area with two of its parts has a mark of its own; there are 32 for each kind
// of area.
TEST(CourtCapacity, EndsAtThirtyTwoTilesThatCouldMeetAnAreaTwice) {
    EXPECT_TRUE(starts(court_setup(copies(32, "P19") + copies(26, "P20")))) << "houses and towers";
    EXPECT_TRUE(
        refuses(court_setup(copies(33, "P19")),
                "the deck has 33 tiles with two areas of the same kind, but there is room for only 32"));
    EXPECT_TRUE(
        refuses(court_setup(copies(16, "P21") + copies(17, "P22")),
                "the deck has 33 tiles with two areas of the same kind, but there is room for only 32"))
        << "paths of both";
}

// K18: with the tiles as they are the size of the deck is reached first, so C07 is given three markets here;
// the start space has one more.
TEST(CourtCapacity, EndsAtAHundredAndTwentySevenMarkets) {
    Tables tables = burg_tables();
    tables.designs[tables.find("C07")].areas[0].add_markets(2);
    EXPECT_EQ(capacity_problem<CourtRules>(tables, counts_of(tables, "C07", 42)), "");
    EXPECT_EQ(capacity_problem<CourtRules>(tables, counts_of(tables, "C07", 43)),
              "the deck has 130 markets, but there is room for only 127");
}

// K9: likewise three tiles for a B01; the start spaces are two more.
TEST(CourtCapacity, EndsAtAHundredAndTwentySixTilesOfATower) {
    Tables tables = burg_tables();
    tables.designs[tables.find("B01")].areas[0] = Area(2, 3);
    EXPECT_EQ(capacity_problem<CourtRules>(tables, counts_of(tables, "B01", 41)), "");
    EXPECT_EQ(capacity_problem<CourtRules>(tables, counts_of(tables, "B01", 42)),
              "the deck has 128 tiles and pennants in one kind of area, but there is room for only 126");
}

// K9: likewise a fourth side for B11's tower of three.
TEST(CourtCapacity, EndsAtAHundredAndTwentySevenOpenEdges) {
    Tables tables = burg_tables();
    tables.designs[tables.find("B11")].areas[0] = Area(4, 1);
    EXPECT_EQ(capacity_problem<CourtRules>(tables, counts_of(tables, "B11", 62)), "");
    EXPECT_EQ(capacity_problem<CourtRules>(tables, counts_of(tables, "B11", 63)),
              "the deck has 128 open edges of one kind of area at once, but there is room for only 127");
}

TEST(CourtCapacity, EndsAtNinetyFourCellsInside) {
    Tables tables = falcon_tables();
    tables.wall.rows[11] |= 1;
    EXPECT_EQ(capacity_problem<CourtRules>(tables, {}),
              "the wall encloses 95 cells, but there is room for only 94");
}

TEST(CourtCapacity, EndsAtSixtyDesigns) {
    Tables tables = falcon_tables();
    EXPECT_EQ(tables.size, 60u);
    tables.size = 61;
    EXPECT_EQ(capacity_problem<CourtRules>(tables, {}),
              "the tile sets have 61 designs, but there is room for only 60");
}

TEST(CourtCapacity, BlamesTheDeck) {
    const auto game = Game::start(court_setup(copies(33, "P19")), tiles::Library::builtin());
    ASSERT_FALSE(game);
    EXPECT_EQ(game.failure().about, "deck");
}

// Every tile of the set can lie: the layout that has the most free places is found room for.
TEST(CourtCapacity, HasRoomForTheFreePlacesOfASparseLayout) {
    const auto game = start_court(copies(40, "C07"), "falcon");
    unsigned most = 0;
    while (!game->snapshot().over) {
        if (game->snapshot().question->kind == QuestionKind::Place) {
            // The placement that leaves the most free places.
            Move best{};
            unsigned best_places = 0;
            for (const Move& move : game->legal_moves()) {
                ASSERT_EQ(game->apply(move), Refusal::None);
                const unsigned places = court_position_of(*game).places;
                if (places > best_places) {
                    best_places = places;
                    best = move;
                }
                game->undo();
            }
            ASSERT_EQ(game->apply(best), Refusal::None);
            most = std::max(most, best_places);
        } else {
            play(*game, "pass");
        }
    }
    EXPECT_GT(most, 45u) << "or the layout is not sparse";
    EXPECT_LE(most, Court::kPlaces);
}

}  // namespace
}  // namespace trencavel::engine_tests
