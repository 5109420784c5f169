// What is planned, and called off.
#include <gtest/gtest.h>

#include <vector>

#include "server/net/plan.h"

namespace trencavel::server {
namespace {

TEST(Plan, RunsInTheOrderOfTimeAndThenOfPlanning) {
    Plan plan;
    std::vector<int> ran;
    plan.add(20, [&] { ran.push_back(3); });
    plan.add(10, [&] { ran.push_back(1); });
    plan.add(10, [&] { ran.push_back(2); });
    plan.add(21, [&] { ran.push_back(4); });
    EXPECT_EQ(plan.next(), 10);
    while (const Task task = plan.take(20, plan.last())) task();
    EXPECT_EQ(ran, (std::vector<int>{1, 2, 3}));
    EXPECT_EQ(plan.next(), 21);
}

TEST(Plan, WhatIsCalledOffIsGone) {
    Plan plan;
    const Planned first = plan.add(10, [] {});
    const Planned second = plan.add(10, [] {});
    plan.call_off(first);
    EXPECT_EQ(plan.size(), 1U);
    plan.call_off(first);
    plan.call_off({});
    EXPECT_EQ(plan.size(), 1U);
    plan.call_off(second);
    EXPECT_EQ(plan.next(), std::nullopt);
}

TEST(Plan, WhatIsPlannedMeanwhileWaits) {
    Plan plan;
    plan.add(10, [] {});
    const std::uint64_t last = plan.last();
    plan.add(5, [] {});
    EXPECT_TRUE(plan.take(10, last));
    EXPECT_FALSE(plan.take(10, last)) << "the one that was planned later";
    EXPECT_TRUE(plan.take(10, plan.last()));
}

}  // namespace
}  // namespace trencavel::server
