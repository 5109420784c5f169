#include <gtest/gtest.h>

#include "engine/tables/area.h"

namespace trencavel {
namespace {

/// An area without ends on which these seats have so many followers.
Area with_followers(std::initializer_list<unsigned> counts) {
    Area area(0, 1);
    Seat seat = 0;
    for (const unsigned count : counts) {
        for (unsigned i = 0; i < count; ++i) area.add_follower(seat);
        ++seat;
    }
    return area;
}

TEST(Area, KeepsEndsSizeAndFollowersApart) {
    Area area(Area::kOpenMax, Area::kSizeMax);
    for (Seat seat = 0; seat < kSeatsMax; ++seat) {
        for (int i = 0; i < 7; ++i) area.add_follower(seat);
    }
    EXPECT_EQ(area.open(), 127u);
    EXPECT_EQ(area.size(), 126u);
    for (Seat seat = 0; seat < kSeatsMax; ++seat) EXPECT_EQ(area.followers_of(seat), 7u);
    EXPECT_FALSE(area.is_absorbed());
    area.remove_followers();
    EXPECT_EQ(area.followers(), 0u);
    EXPECT_EQ(area.open(), 127u);
    EXPECT_EQ(area.size(), 126u);
}

TEST(Area, GivesBackOneFollowerOfOneSeat) {
    Area area = with_followers({2, 1});
    area.remove_follower(0);
    EXPECT_EQ(area.followers_of(0), 1u);
    EXPECT_EQ(area.followers_of(1), 1u);
}

TEST(Area, ClosesEnds) {
    Area area(8, 1);
    area.close(3);
    EXPECT_EQ(area.open(), 5u);
    area.close(5);
    EXPECT_EQ(area.open(), 0u);
    EXPECT_EQ(area.size(), 1u);
}

TEST(Area, LosesAnEndOnEachSideWhenItTakesInAnother) {
    Area road(2, 3);
    road.add_follower(0);
    Area other(1, 2);
    other.add_follower(1);
    other.add_follower(1);
    road.absorb(other);
    EXPECT_EQ(road.open(), 1u);
    EXPECT_EQ(road.size(), 5u);
    EXPECT_EQ(road.followers_of(0), 1u);
    EXPECT_EQ(road.followers_of(1), 2u);
}

// C6, C7: a tile counts once, even if two of its segments belong to the area.
TEST(Area, CountsATileThatBelongsToBothPartsOnce) {
    Area city(3, 4);
    city.set = 0b0110;
    Area other(2, 3);
    other.set = 0b1100;
    city.absorb(other);
    EXPECT_EQ(city.size(), 4u + 3u - 1u);
    EXPECT_EQ(city.open(), 3u);
    EXPECT_EQ(city.set, 0b1110u);
}

TEST(Area, CountsATileOnceThoughThreeOfItsRoadsMeet) {
    Area road(1, 1);
    road.set = 1u << 31;
    Area second = road;
    second.close(0);
    Area between(2, 2);
    road.absorb(between);  // 1 and 2 tiles
    road.absorb(second);   // the same tile again
    EXPECT_EQ(road.size(), 3u);
    EXPECT_EQ(road.open(), 0u);
    EXPECT_EQ(road.set, 1u << 31);
}

// C13: a city counts once per field.
TEST(Area, OfGroundJoinsTheCompletedCitiesAtIt) {
    Area field(0, 1);
    field.set = 0b0011;
    field.add_follower(4);
    Area other(0, 1);
    other.set = 0b0110;
    other.add_follower(4);
    field.absorb_ground(other);
    EXPECT_EQ(field.set, 0b0111u);
    EXPECT_EQ(field.followers_of(4), 2u);
    EXPECT_EQ(field.open(), 0u);
}

TEST(Area, OfGroundIsNeverTakenForAnAbsorbedOne) {
    Area field(0, 1);
    for (int i = 0; i < 300; ++i) {
        field.absorb_ground(Area(0, 1));
        ASSERT_FALSE(field.is_absorbed());
        ASSERT_EQ(field.followers(), 0u);
        ASSERT_EQ(field.open(), 0u);
    }
}

TEST(Area, PointsToTheOneThatAbsorbedIt) {
    Area area(2, 1);
    EXPECT_FALSE(area.is_absorbed());
    area.set_parent(242);
    EXPECT_TRUE(area.is_absorbed());
    EXPECT_EQ(area.parent(), 242u);
}

// C9 in its four cases.
TEST(Majority, GoesToWhoeverHasTheMostFollowers) {
    EXPECT_EQ(most_followers(with_followers({1, 2, 0}), 3), 0b010u);
    EXPECT_EQ(most_followers(with_followers({3, 2, 1, 2, 2}), 5), 0b00001u);
    EXPECT_EQ(most_followers(with_followers({0, 0, 0, 0, 1}), 5), 0b10000u);
}

TEST(Majority, IsSharedByAllWhoAreLevel) {
    EXPECT_EQ(most_followers(with_followers({1, 1}), 2), 0b11u);
    EXPECT_EQ(most_followers(with_followers({1, 2, 2, 0, 2}), 5), 0b10110u);
    EXPECT_EQ(most_followers(with_followers({2, 1, 2}), 3), 0b101u);
}

TEST(Majority, IsNobodysOnAnAreaWithoutFollowers) {
    EXPECT_EQ(most_followers(with_followers({}), 5), 0u);
}

TEST(Majority, CountsUpToSevenFollowersOfSixSeats) {
    EXPECT_EQ(most_followers(with_followers({7, 7, 7, 7, 7, 7}), 6), 0b111111u);
    EXPECT_EQ(most_followers(with_followers({6, 7, 6, 7, 0, 1}), 6), 0b001010u);
}

// K7: a start space belongs to the area and counts as a tile; its ends stay as they are.
TEST(Area, GrowsByWhatIsNoTile) {
    Area area(2, 3);
    area.add_follower(1);
    area.grow();
    EXPECT_EQ(area.size(), 4u);
    EXPECT_EQ(area.open(), 2u);
    EXPECT_EQ(area.followers_of(1), 1u);
}

// K18: ground has no ends, and counts markets instead.
TEST(Area, CountsTheMarketsOfGround) {
    Area court(0, 1);
    court.add_follower(5);
    court.add_markets(2);
    Area other(0, 1);
    other.add_markets(1);
    court.absorb_ground(other);
    EXPECT_EQ(court.markets(), 3u);
    EXPECT_EQ(court.followers_of(5), 1u);
    court.add_markets(Area::kOpenMax - 3);
    EXPECT_EQ(court.markets(), Area::kOpenMax);
    EXPECT_EQ(court.size(), 2u) << "nothing overflows into the parts";
}

// A follower that counts two: one against it is level with nobody, two are level.
TEST(Area, CountsWhatFollowersCount) {
    WideArea area(4, 1);
    area.add_follower(0, 2);
    area.add_follower(1);
    EXPECT_EQ(most_followers(area, 2), 0b01u);
    area.add_follower(1);
    EXPECT_EQ(most_followers(area, 2), 0b11u);
    area.remove_follower(0, 2);
    EXPECT_EQ(most_followers(area, 2), 0b10u);
    EXPECT_NE(area.followers(), 0u);
    area.remove_followers();
    EXPECT_EQ(area.followers(), 0u);
    EXPECT_EQ(area.open(), 4u);
}

TEST(Area, WideKeepsAllThatItCountsApart) {
    WideArea area(WideArea::kOpenMax, WideArea::kSizeMax);
    for (Seat seat = 0; seat < kSeatsMax; ++seat) area.add_follower(seat, WideArea::kStrengthMax);
    area.add_to_tally((1u << WideArea::kTallyBits) - 1);
    area.set = WideArea::bit(63);
    EXPECT_FALSE(area.is_absorbed());
    area.remove_followers();
    EXPECT_EQ(area.open(), 255u);
    EXPECT_EQ(area.size(), 510u);
    EXPECT_EQ(area.tally(), 0x7FFFFFu);
    EXPECT_EQ(area.set, 0x8000000000000000u);
}

TEST(Area, WideAddsUpWhatItAbsorbs) {
    WideArea city(3, 2);
    city.set = WideArea::bit(40) | WideArea::bit(3);
    city.add_to_tally(5);
    WideArea other(2, 4);
    other.set = WideArea::bit(40);
    other.add_to_tally(7);
    other.add_follower(5, 9);
    city.absorb(other);
    EXPECT_EQ(city.open(), 3u);
    EXPECT_EQ(city.size(), 5u) << "the tile that both share counts once";
    EXPECT_EQ(city.tally(), 12u);
    EXPECT_EQ(city.followers_of(5), 9u);
    other.set_parent(437);
    EXPECT_TRUE(other.is_absorbed());
    EXPECT_EQ(other.parent(), 437u);
}

}  // namespace
}  // namespace trencavel
