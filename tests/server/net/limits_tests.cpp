#include <gtest/gtest.h>

#include "server/net/limits.h"

namespace trencavel::server {
namespace {

constexpr TimeMs kStart = 1'794'787'200'000;

int taken_at_once(TokenBucket& bucket, TimeMs now) {
    int taken = 0;
    while (taken < 1000 && bucket.take(now)) ++taken;
    return taken;
}

TEST(TokenBucket, AllowsABurstAndThenNothing) {
    TokenBucket bucket({5, 20});
    EXPECT_EQ(taken_at_once(bucket, kStart), 20);
    EXPECT_FALSE(bucket.take(kStart + 199));
}

TEST(TokenBucket, FillsAtItsRate) {
    TokenBucket bucket({5, 20});
    taken_at_once(bucket, kStart);
    EXPECT_TRUE(bucket.take(kStart + 200));
    EXPECT_FALSE(bucket.take(kStart + 399));
    EXPECT_EQ(taken_at_once(bucket, kStart + 2200), 10);
}

TEST(TokenBucket, NeverHoldsMoreThanTheBurst) {
    TokenBucket bucket({5, 20});
    taken_at_once(bucket, kStart);
    EXPECT_EQ(taken_at_once(bucket, kStart + 3'600'000), 20);
}

TEST(TokenBucket, RatesMayBeLessThanOneASecond) {
    TokenBucket bucket({10.0 / 60, 1});
    EXPECT_TRUE(bucket.take(kStart));
    EXPECT_FALSE(bucket.take(kStart + 5900));
    EXPECT_TRUE(bucket.take(kStart + 6100));
}

TEST(TokenBucket, ManySmallStepsFillItToo) {
    TokenBucket bucket({5, 20});
    taken_at_once(bucket, kStart);
    int taken = 0;
    for (TimeMs ms = 1; ms <= 1001; ++ms) taken += bucket.take(kStart + ms) ? 1 : 0;
    EXPECT_EQ(taken, 5);
}

TEST(TokenBucket, AClockThatGoesBackGivesNothing) {
    TokenBucket bucket({5, 2});
    taken_at_once(bucket, kStart);
    EXPECT_FALSE(bucket.take(kStart - 10'000));
    EXPECT_FALSE(bucket.take(kStart));
}

TEST(TokenBucket, WhatIsGivenBackCanBeTakenAgain) {
    TokenBucket bucket({1, 2});
    bucket.give_back();
    EXPECT_EQ(taken_at_once(bucket, kStart), 2);
    bucket.give_back();
    EXPECT_EQ(taken_at_once(bucket, kStart), 1);
}

TEST(TokenBucket, SaysHowLongToWaitForWhatSomethingCosts) {
    TokenBucket bucket({5, 20});
    EXPECT_EQ(bucket.wait(20, kStart), 0);
    bucket.spend(17);
    EXPECT_EQ(bucket.wait(3, kStart), 0);
    EXPECT_EQ(bucket.wait(4, kStart), 200);
    EXPECT_EQ(bucket.wait(4, kStart + 150), 50);
    EXPECT_EQ(bucket.wait(4, kStart + 200), 0);
    EXPECT_EQ(bucket.wait(100, kStart + 200), 3200) << "what costs more than it ever holds needs all of it";
}

TEST(TokenBucket, WhatIsSpentBeyondItComesOffWhatIsFilledIn) {
    TokenBucket bucket({5, 20});
    bucket.spend(25);
    EXPECT_EQ(bucket.wait(1, kStart), 1200);
    EXPECT_FALSE(bucket.take(kStart + 1199));
    EXPECT_TRUE(bucket.take(kStart + 1200));
}

TEST(RateTable, CountsEachKeyForItself) {
    RateTable<std::string> table({1, 2}, 100);
    EXPECT_TRUE(table.take("a", kStart));
    EXPECT_TRUE(table.take("a", kStart));
    EXPECT_FALSE(table.take("a", kStart));
    EXPECT_TRUE(table.take("b", kStart));
    table.give_back("a");
    table.give_back("unknown");
    EXPECT_TRUE(table.take("a", kStart));
}

TEST(RateTable, NeverHoldsMoreThanItsSize) {
    RateTable<int> table({1, 2}, 100);
    for (int key = 0; key < 10'000; ++key) {
        EXPECT_TRUE(table.take(key, kStart));
        ASSERT_LE(table.size(), 100U);
    }
    EXPECT_EQ(table.size(), 100U);
}

TEST(RateTable, WhoeverKeepsAskingIsNotForgotten) {
    RateTable<int> table({0.001, 1}, 10);
    EXPECT_TRUE(table.take(-1, kStart));
    for (int key = 0; key < 1000; ++key) {
        table.take(key, kStart);
        ASSERT_FALSE(table.take(-1, kStart)) << key;
    }
}

TEST(RateTable, WhatWasUsedLongestAgoIsForgottenFirst) {
    RateTable<int> table({0.001, 1}, 2);
    table.take(1, kStart);
    table.take(2, kStart);
    table.take(3, kStart);
    EXPECT_FALSE(table.take(2, kStart));
    EXPECT_TRUE(table.take(1, kStart));
}

TEST(RateTable, ForgetsWhatIsFullAgain) {
    RateTable<int> table({1, 5}, 1000);
    for (int key = 0; key < 100; ++key) table.take(key, kStart);
    EXPECT_EQ(table.size(), 100U);
    for (int i = 0; i < 60; ++i) table.take(-1, kStart + 60'000);
    EXPECT_EQ(table.size(), 1U);
}

TEST(NetworkOf, AnAddressOfIPv4StandsForItself) {
    EXPECT_EQ(network_of("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(network_of("::ffff:192.0.2.7"), "192.0.2.7");
}

TEST(NetworkOf, OfIPv6TheFirstHalfCounts) {
    EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(network_of("2001:db8:1:2::ffff"), network_of("2001:db8:1:2:aaaa::1"));
    EXPECT_NE(network_of("2001:db8:1:2::1"), network_of("2001:db8:1:3::1"));
    EXPECT_EQ(network_of("fe80::1%eth0"), "fe80::/64");
}

TEST(NetworkOf, WhatIsNoAddressStandsForItself) {
    EXPECT_EQ(network_of("unknown"), "unknown");
    EXPECT_EQ(network_of(""), "");
}

}  // namespace
}  // namespace trencavel::server
