// Areas within the wall: how they join and end between tiles, who owns them, and what they are worth.
#include <gtest/gtest.h>

#include "games/kinds.h"
#include "games/views.h"
#include "support/court_games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

std::unique_ptr<Game> played(std::string_view deck, std::string_view moves, std::string_view modules = "") {
    auto game = start_court(std::string(deck) + " C07", modules);
    play(*game, moves);
    return game;
}

// K9, K10: a tower above a house; each ends where they meet.
TEST(CourtAreas, EndWhereTheyMeetAnotherKind) {
    const auto game = played("B09 B08", "place 5,0 r0; pass; place 5,1 r0; pass");
    const AreaView tower = area_at(*game, 5, 0, 0);
    EXPECT_TRUE(tower.complete);
    EXPECT_EQ(tower.tiles, 1u);
    EXPECT_EQ(tower.worth, 2);
    const AreaView house = area_at(*game, 5, 1, 0);
    EXPECT_FALSE(house.complete) << "open in the south";
    EXPECT_EQ(house.worth, 0) << "K18: unfinished";
}

// K9: the tile that is laid ends a neighbour's tower and is no part of it; that too is scored now.
TEST(CourtAreas, CanBeCompletedByATileThatIsNoPartOfThem) {
    const auto game = played("B09 C07", "place 5,0 r0; follower 0; place 5,1 r0; pass");
    EXPECT_EQ(game->snapshot().scores, (std::vector{2, 0}));
    EXPECT_EQ(game->snapshot().supplies, (std::vector{6u, 6u})) << "K12: the knight is back";
}

// K7: the same kind joins, and the tiles are counted together.
TEST(CourtAreas, OfTheSameKindJoin) {
    const auto game = played("B08 B08 C07", "place 5,0 r0; pass; place 5,1 r0; pass");
    EXPECT_EQ(area_at(*game, 5, 0, 0).tiles, 2u);
    EXPECT_FALSE(area_at(*game, 5, 0, 0).complete);
    play(*game, "place 5,2 r0; pass");
    EXPECT_TRUE(area_at(*game, 5, 0, 0).complete);
    EXPECT_EQ(area_at(*game, 5, 0, 0).worth, 2) << "K10: 1 for each tile";
}

// K8, K10: a ring of eight tiles, in which both houses of P19 come to lie in one; that tile counts once.
TEST(CourtAreas, CountATileOnceHoweverManyOfItsPartsTheyHave) {
    const auto game =
        played("B08 B04 B04 P19 B08 B04 B08 B04",
               "place 5,0 r90; pass; place 4,0 r90; pass; place 6,0 r180; pass; place 4,1 r0; pass; "
               "place 6,1 r0; pass; place 6,2 r270; pass; place 5,2 r90; pass");
    EXPECT_EQ(area_at(*game, 4, 1, 0).tiles, 7u);
    EXPECT_EQ(area_at(*game, 4, 1, 1).tiles, 1u) << "its southern house is still one of its own";
    play(*game, "place 4,2 r0; pass");
    const AreaView house = area_at(*game, 4, 1, 0);
    EXPECT_EQ(house.tiles, 8u);
    EXPECT_EQ(house.members.size(), 9u);
    EXPECT_TRUE(house.complete);
    EXPECT_EQ(house.worth, 8);
}

// K7: courts join half-edge by half-edge on both sides of a path.
TEST(CourtAreas, JoinCourtsOnEachSideOfAPath) {
    // C01: feature 1 lies west of the path, feature 2 with the market east of it.
    const auto same_way = played("C01 C01", "place 5,0 r0; pass; place 5,1 r0; pass");
    EXPECT_EQ(area_at(*same_way, 5, 0, 1).markets, 0u);
    EXPECT_EQ(area_at(*same_way, 5, 0, 2).markets, 2u);
    EXPECT_EQ(area_at(*same_way, 5, 0, 2).worth, 6) << "K18: 3 for each market";
    const auto turned = played("C01 C01", "place 5,0 r0; pass; place 5,1 r180; pass");
    EXPECT_EQ(area_at(*turned, 5, 0, 1).markets, 1u);
    EXPECT_EQ(area_at(*turned, 5, 0, 2).markets, 1u);
    EXPECT_EQ(area_at(*turned, 5, 0, 1).members,
              (std::vector<Spot>{{Cell::at(5, 0), 1}, {Cell::at(5, 1), 2}}));
}

// K7: never over a corner, and not with a building.
TEST(CourtAreas, DoNotJoinCourtsOverACorner) {
    const auto game = played("C07 B09 C07", "place 5,0 r0; pass; place 5,1 r0; pass; place 4,1 r0; pass");
    EXPECT_EQ(area_at(*game, 5, 0, 0).members.size(), 1u);
    EXPECT_EQ(area_at(*game, 4, 1, 0).members.size(), 2u) << "with the western court of the tower's tile";
}

// --- followers and owners
// -----------------------------------------------------------------------------------

// F5: king and falconer are sorts of their own, with their own supplies and their own place in the counts.
TEST(Troops, AreOneSortOfFollowersOfOneSeat) {
    const auto game = start_court("C01 C01 C07", "falcon");
    const Court& pos = court_position_of(*game);
    EXPECT_EQ(pos.troops(), 6u);
    for (const Sort sort : {Sort::Plain, falcon::kKing, falcon::kFalconer}) {
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            EXPECT_EQ(pos.seat_of(pos.troop(seat, sort)), seat);
            EXPECT_EQ(pos.sort_of(pos.troop(seat, sort)), sort);
            EXPECT_EQ(pos.supply[pos.troop(seat, sort)], sort == Sort::Plain ? 6 : 1);
        }
    }
    play(*game, "place 6,0 r0; king 0; place 6,1 r0; falconer 2");
    const Area& path = pos.area_of(pos.first_feature[0]);
    EXPECT_EQ(path.followers_of(pos.troop(0, falcon::kKing)), 1u);
    EXPECT_EQ(path.followers_of(pos.troop(0, Sort::Plain)), 0u);
    EXPECT_EQ(pos.supply[pos.troop(0, falcon::kKing)], 0);
    EXPECT_EQ(pos.supply[pos.troop(1, falcon::kFalconer)], 0);
    EXPECT_EQ(pos.supply[pos.troop(0, Sort::Plain)], 6);
    EXPECT_EQ(court::owner_of(pos, path), 0) << "F5: it counts as one";
}

// F5: F16's tower ends at the wall and is scored now; its house and its courts are not.
TEST(Troops, OfKingsAndFalconersDoNotStandOnWhatIsScoredNow) {
    const auto game = start_court("F16 C07", "falcon");
    play(*game, "place 6,0 r0");
    EXPECT_EQ(game->check(Move::follower(0)), Refusal::None);
    for (const Move& move : {falcon::king(0), falcon::falconer(0)})
        EXPECT_EQ(game->check(move), falcon::kCompletedNow);
    for (const unsigned feature : {1u, 2u, 3u, 4u}) {
        EXPECT_EQ(game->check(falcon::king(feature)), Refusal::None) << feature;
        EXPECT_EQ(game->check(falcon::falconer(feature)), Refusal::None) << feature;
    }
}

TEST(Troops, AreTheSeatsWhereThereIsOneSortOnly) {
    const auto game = start("U", 5);
    const Position<BaseRules>& pos = position_of(*game);
    EXPECT_EQ(pos.troops(), 5u);
    EXPECT_EQ(pos.troop(3, Sort::Plain), 3);
    EXPECT_EQ(pos.seat_of(4), 4);
}

// K11, F5, F7: who has more of all sorts together; level, or none, is nobody.
TEST(CourtAreas, BelongToWhoHasMoreFollowersOfAllSorts) {
    Court pos{};
    pos.players = 2;
    Area area(0, 1);
    EXPECT_EQ(court::owner_of(pos, area), court::kNobody);
    area.add_follower(pos.troop(1, falcon::kFalconer));
    EXPECT_EQ(court::owner_of(pos, area), 1);
    area.add_follower(pos.troop(0, falcon::kKing));
    EXPECT_EQ(court::owner_of(pos, area), court::kNobody);
    area.add_follower(pos.troop(0, Sort::Plain));
    EXPECT_EQ(court::owner_of(pos, area), 0);
    area.add_follower(pos.troop(1, Sort::Plain));
    area.add_follower(pos.troop(1, Sort::Plain));
    EXPECT_EQ(court::owner_of(pos, area), 1) << "3 against 2";
    for (int i = 0; i < 3; ++i) area.add_follower(pos.troop(0, Sort::Plain));
    EXPECT_EQ(court::followers_of(pos, area, 0), 5u);
    EXPECT_EQ(court::owner_of(pos, area), 0);
}

// K11
TEST(CourtAreas, AreShownWithTheirOwnerOnlyWhileTheyAreNotLevel) {
    const auto game = played("F01", "place 6,0 r0; pass", "falcon");
    Court pos = court_position_of(*game);
    const auto owners = [&] { return views::area(game->tables(), pos, 0).owners; };
    EXPECT_EQ(owners(), 0u);
    pos.areas[0].add_follower(pos.troop(1, Sort::Plain));
    EXPECT_EQ(owners(), 0b10u);
    pos.areas[0].add_follower(pos.troop(0, falcon::kKing));
    EXPECT_EQ(owners(), 0u) << "level";
}

// F2
TEST(CourtAreas, OfChapelsAreWorthMoreTheLargerTheyAre) {
    const auto game = played("F01", "place 6,0 r0; pass", "falcon");
    Court pos = court_position_of(*game);
    const int points[] = {1, 3, 6, 10, 15, 21, 28, 36, 36, 36};
    for (unsigned size = 1; size <= 10; ++size) {
        pos.areas[0] = Area(0, size);
        EXPECT_EQ(CourtRules::worth(game->tables(), pos, 0, tiles::FeatureKind::Chapel, true),
                  points[size - 1]);
        EXPECT_EQ(CourtRules::worth(game->tables(), pos, 0, tiles::FeatureKind::Chapel, false), 0);
    }
}

// K8: 2 for each tile with a fountain, and never more.
TEST(CourtAreas, OfPathsAreWorthDoubleWithAFountain) {
    const auto plain = played("C01 C01 P14", "place 5,0 r0; pass; place 5,1 r0; pass; place 5,2 r180; pass");
    EXPECT_EQ(area_at(*plain, 5, 0, 0).worth, 4) << "three tiles and the start space";
    EXPECT_FALSE(area_at(*plain, 5, 0, 0).fountain);
    const auto two = played("C06 C06 P14", "place 5,0 r0; pass; place 5,1 r0; pass; place 5,2 r180; pass");
    EXPECT_EQ(area_at(*two, 5, 0, 0).worth, 8);
    EXPECT_TRUE(area_at(*two, 5, 0, 0).fountain);
}

// K8, K9, K18: what is open brings nothing at the end, and what it has once it is complete.
TEST(CourtAreas, AreShownWithWhatTheyWouldBringIfTheyWereComplete) {
    const auto game = played("C06 B09", "place 5,0 r0; pass; place 4,0 r0; pass");
    EXPECT_EQ(area_at(*game, 5, 0, 0).worth, 0);
    EXPECT_EQ(area_at(*game, 5, 0, 0).worth_complete, 4) << "a tile and the start space, with a fountain";
    EXPECT_EQ(area_at(*game, 4, 0, 0).worth, 0);
    EXPECT_EQ(area_at(*game, 4, 0, 0).worth_complete, 2) << "a tower of one tile";
}

// F3: a tile's nest counts once for an area, and for each area of its tile.
TEST(CourtAreas, CountNestsOncePerTile) {
    const auto game = played("F07 F07", "place 6,0 r0; pass; place 5,0 r0; pass", "falcon");
    EXPECT_EQ(area_at(*game, 6, 0, 1).nests, 2u) << "the path of both tiles";
    EXPECT_EQ(area_at(*game, 6, 0, 0).nests, 1u) << "a chapel";
    EXPECT_EQ(area_at(*game, 6, 0, 2).nests, 0u) << "a court";
}

}  // namespace
}  // namespace trencavel::engine_tests
