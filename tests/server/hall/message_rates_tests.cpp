#include <gtest/gtest.h>

#include "server/hall/message_rates.h"
#include "server/talk/messages.h"

namespace trencavel::server {
namespace {

constexpr TimeMs kStart = 1'794'787'200'000;
const Asker kAnna{"p1", "192.0.2.1"};
const Asker kBert{"p2", "192.0.2.1"};
const Asker kNobody{"", "192.0.2.1"};
const Asker kNobodyElse{"", "192.0.2.2"};

TEST(MessageRates, CountForAPersonOrForAllWhoAreNobodyAtOneAddress) {
    MessageRates rates({{5, 2}, {1000, 1000}});
    for (const Asker& who : {kAnna, kBert, kNobody, kNobodyElse}) {
        EXPECT_EQ(rates.wait(who, 1, kStart), 0);
        EXPECT_EQ(rates.wait(who, 1, kStart), 0);
        EXPECT_EQ(rates.wait(who, 1, kStart), 200);
        EXPECT_EQ(rates.wait(who, 1, kStart), 400) << "behind the other that waits";
    }
}

TEST(MessageRates, CountForTheAddressToo) {
    MessageRates rates({{1000, 1000}, {10, 4}});
    EXPECT_EQ(rates.wait(kAnna, 3, kStart), 0);
    EXPECT_EQ(rates.wait(kBert, 3, kStart), 200);
    EXPECT_EQ(rates.wait(kNobodyElse, 4, kStart), 0);
}

TEST(MessageRates, WhatWouldWaitTooLongDoesNotCount) {
    MessageRates rates({{1, 1}, {1000, 1000}});
    EXPECT_EQ(rates.wait(kAnna, 1, kStart), 0);
    EXPECT_EQ(rates.wait(kAnna, 1, kStart), 1000);
    EXPECT_EQ(rates.wait(kAnna, 1, kStart), 2000) << "refused";
    EXPECT_EQ(rates.wait(kAnna, 1, kStart + 1000), 1000) << "so the next is not later for it";
}

TEST(MessageRates, WhatCostsMoreIsMadeUpForByWaiting) {
    MessageRates rates({{10, 10}, {1000, 1000}});
    EXPECT_EQ(rates.wait(kAnna, 1, kStart), 0);
    rates.spend(kAnna, 12);
    EXPECT_EQ(rates.wait(kAnna, 1, kStart), 400);
    rates.give_back(kAnna, 5);
    EXPECT_EQ(rates.wait(kAnna, 1, kStart), 0);
}

TEST(MessageRates, LongMessagesCostMore) {
    EXPECT_EQ(cost_of_reading(1), 1);
    EXPECT_EQ(cost_of_reading(1024), 1);
    EXPECT_EQ(cost_of_reading(8192), 8);
}

TEST(MessageRates, AReplayCostsMoreThanALookAndALookMoreThanHello) {
    ClientMessage message;
    message.type = MessageType::Hello;
    const double hello = cost_beyond_reading(message);
    message.type = MessageType::Areas;
    const double areas = cost_beyond_reading(message);
    message.at = 3;
    EXPECT_LT(hello, areas);
    EXPECT_LT(areas, cost_beyond_reading(message));
}

TEST(IdAtAGlance, IsThatOfTheMessage) {
    EXPECT_EQ(id_at_a_glance(R"({"type":"hello","id":"m-1_A","language":"en"})"), "m-1_A");
    EXPECT_EQ(id_at_a_glance("{ \"id\" :\n \"x\" }"), "x");
    EXPECT_EQ(id_at_a_glance(R"({"text":"say \"id\":\"no\"","id":"yes"})"), "yes");
}

TEST(IdAtAGlance, IsNoneWhereThereIsNoGoodOne) {
    for (const char* text : {"", "{", "\"id\"", "\"id\":", "\"id\":\"", "\"id\":\"a", "\"id\":\"\"",
                             "\"id\":7", "\"id\":\"a b\"", "\"id\":\"<b>\""})
        EXPECT_EQ(id_at_a_glance(text), "") << text;
    EXPECT_EQ(id_at_a_glance("\"id\":\"" + std::string(65, 'a') + "\""), "");
}

}  // namespace
}  // namespace trencavel::server
