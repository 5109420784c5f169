// Who waits is served in turn, and what is urgent comes first.
#include <gtest/gtest.h>

#include "server/thinking/advice_quota.h"
#include "server/thinking/fair_queue.h"

namespace trencavel::server_tests {
namespace {

using server::AdviceQuota;
using server::Asker;
using server::FairQueue;

TEST(FairQueue, ServesOwnersInTurnHoweverMuchEachHasBrought) {
    FairQueue<int> queue;
    for (const int i : {1, 2, 3, 4}) queue.push("Mallory", i);
    queue.push("Anna", 10);
    queue.push("Bert", 20);
    queue.push("Anna", 11);
    std::vector<int> served;
    while (!queue.empty()) served.push_back(queue.pop());
    EXPECT_EQ(served, (std::vector<int>{1, 10, 20, 2, 11, 3, 4}));
}

TEST(FairQueue, WhoComesAgainGoesToTheEnd) {
    FairQueue<int> queue;
    queue.push("Anna", 1);
    EXPECT_EQ(queue.pop(), 1);
    queue.push("Bert", 2);
    queue.push("Anna", 3);
    EXPECT_EQ(queue.size_of("Anna"), 1u);
    EXPECT_EQ(queue.size_of("Clara"), 0u);
    EXPECT_EQ(queue.pop(), 2);
    EXPECT_EQ(queue.pop(), 3);
    EXPECT_EQ(queue.size(), 0u);
}

TEST(AdviceQuota, OneAtATimeForAPerson) {
    AdviceQuota quota(4);
    const Asker anna{"anna", "192.0.2.1"};
    const Asker anna_elsewhere{"anna", "192.0.2.2"};
    EXPECT_TRUE(quota.take(anna));
    EXPECT_FALSE(quota.take(anna));
    EXPECT_FALSE(quota.take(anna_elsewhere));
    quota.give_back(anna);
    EXPECT_TRUE(quota.take(anna_elsewhere));
}

TEST(AdviceQuota, AFewForAnAddressHoweverManyGuestsItHas) {
    AdviceQuota quota(2);
    const Asker guests[] = {{"a", "192.0.2.1"}, {"b", "192.0.2.1"}, {"c", "192.0.2.1"}};
    EXPECT_TRUE(quota.take(guests[0]));
    EXPECT_TRUE(quota.take(guests[1]));
    EXPECT_FALSE(quota.take(guests[2]));
    EXPECT_TRUE(quota.take({"d", "192.0.2.9"})) << "others are not kept waiting";
    quota.give_back(guests[0]);
    EXPECT_TRUE(quota.take(guests[2]));
}

TEST(AdviceQuota, WhoeverIsNobodyInParticularCountsAsTheAddress) {
    AdviceQuota quota(4);
    EXPECT_TRUE(quota.take({"", "192.0.2.1"}));
    EXPECT_FALSE(quota.take({"", "192.0.2.1"}));
    EXPECT_TRUE(quota.take({"", "192.0.2.2"}));
}

}  // namespace
}  // namespace trencavel::server_tests
