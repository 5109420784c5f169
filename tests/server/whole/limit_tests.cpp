// Chat, sockets, slow readers, requests: who does too much of it. Messages are in e2e_rate_tests.cpp.
#include <gtest/gtest.h>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

const Json kHello = {{"type", "hello"}, {"language", "en"}};

class ChatLimits : public ServerTest {
protected:
    ChatLimits() : ServerTest({{"--chat-per-second", "1"}, {"--chat-burst", "3"}}, ServerClock::Still) {}
};

TEST_F(ChatLimits, ChatIsLimitedForThePersonNotForTheSocket) {
    TestPerson one(server, "Anna");
    TestPerson other = one.same_person();
    const NewTable table = make_table(one, terms_for(2));
    for (int i = 0; i < 10; ++i) {
        TestPerson& who = i % 2 == 0 ? one : other;
        const Json answer = who.ask(message("chat", table.id, {{"text", std::to_string(i)}}));
        EXPECT_TRUE(i < 3 ? is_ok(answer) : is_refused(answer, "too_fast")) << i;
    }
    server.advance(Millis(1000));
    EXPECT_TRUE(is_ok(other.ask(message("chat", table.id, {{"text", "a second later"}}))));
    EXPECT_TRUE(is_refused(one.ask(message("chat", table.id, {{"text", "at once"}})), "too_fast"));
    EXPECT_TRUE(is_ok(one.ask(kHello))) << "other messages are taken";
}

class SocketLimits : public ServerTest {
protected:
    SocketLimits() : ServerTest({{"--sockets-per-person", "3"}, {"--queue-bytes", "16384"}}) {}
};

TEST_F(SocketLimits, OneTooManyIsToldAndClosed) {
    TestPerson person(server, "Anna");
    std::vector<TestPerson> devices;
    for (int i = 0; i < 3; ++i) devices.push_back(person.same_person());
    for (TestPerson& device : devices) EXPECT_TRUE(is_ok(device.ask(kHello)));
    TestPerson late = person.same_person();
    late.socket();
    EXPECT_TRUE(late.wait_until([&] { return !late.byes.empty(); }));
    ASSERT_FALSE(late.byes.empty());
    EXPECT_EQ(late.byes[0].at("code"), "too_many_sockets");
    EXPECT_EQ(late.socket().close_code(), 1008);
    late.close_socket();
    for (TestPerson& device : devices) EXPECT_TRUE(is_ok(device.ask(kHello)));
    devices.pop_back();
    TestPerson next = person.same_person();
    EXPECT_TRUE(eventually([&] {
        next.close_socket();
        return says_yes(next.ask(kHello));
    }));
    TestPerson other(server, "Bert");
    EXPECT_TRUE(is_ok(other.ask(kHello)));
}

class SlowReaders : public ServerTest {
protected:
    /// Time does not pass, or one who reads on in time might be late on a slow machine.
    SlowReaders() : ServerTest({}, ServerClock::Still) {}

    double slow_readers() { return metric(server, "trencavel_slow_readers_total"); }
};

/// With the bound that a server has unless told otherwise: 256 KiB.
TEST_F(SlowReaders, OneWhoDoesNotReadIsDroppedAndTheOthersPlayOn) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    guests.play(4);
    RawClient slow(server.port(), 4096);  // what it does not read soon waits in the server
    ASSERT_EQ(slow.upgrade("/socket").status, 101U);
    ASSERT_TRUE(slow.send_text(R"({"type":"watch","id":"w","from":0,"table":")" + guests.id() + "\"}"));
    const std::string ask = R"({"type":"areas","id":"a","table":")" + guests.id() + "\"}";
    // More than the server keeps for it and than the sockets between them hold, whatever an answer's size.
    ASSERT_TRUE(eventually([&] {
        for (int burst = 0; burst < 50; ++burst) slow.send_text(ask);
        return slow_readers() == 1;
    }));
    EXPECT_EQ(slow.close_code(), 4008) << "who reads on in time hears why";
    guests.play(10);
    EXPECT_EQ(slow_readers(), 1) << "those who read are not slow";
}

class RequestLimits : public ServerTest {
protected:
    RequestLimits()
        : ServerTest({{"--requests-per-second", "1"},
                      {"--request-burst", "10"},
                      {"--people-per-minute", "3"},
                      {"--tables-per-person", "2"}},
                     ServerClock::Still) {}
};

TEST_F(RequestLimits, RequestsBeyondTheBurstAreRefused) {
    TestPerson nobody(server, "");
    for (int i = 0; i < 10; ++i) EXPECT_EQ(nobody.get("/api/me").status, 200U);
    for (int i = 0; i < 4; ++i) {
        const HttpAnswer refused = nobody.get("/api/me");
        EXPECT_TRUE(is_refused(refused, "too_fast", 429));
        EXPECT_FALSE(refused.raw.header("Retry-After").empty());
    }
    server.advance(Millis(1000));
    EXPECT_EQ(nobody.get("/api/me").status, 200U);
    EXPECT_EQ(nobody.get("/api/me").status, 429U);
}

TEST_F(RequestLimits, PeopleOfOneAddressAreLimited) {
    TestPerson nobody(server, "");
    for (int i = 0; i < 3; ++i) EXPECT_EQ(nobody.post("/api/people", {{"name", "Anna"}}).status, 201U);
    EXPECT_TRUE(is_refused(nobody.post("/api/people", {{"name", "Anna"}}), "too_many", 429));
    server.advance(Millis(20000));
    EXPECT_EQ(nobody.post("/api/people", {{"name", "Anna"}}).status, 201U);
    EXPECT_TRUE(is_refused(nobody.post("/api/people", {{"name", "Anna"}}), "too_many", 429));
}

TEST_F(RequestLimits, UnfinishedTablesOfOneHostAreLimited) {
    TestPerson host(server, "Anna");
    const NewTable first = make_table(host, terms_for(2));
    make_table(host, terms_for(2));
    EXPECT_TRUE(is_refused(host.post("/api/tables", terms_for(2)), "too_many", 429));
    EXPECT_TRUE(is_ok(host.ask(message("close", first.id))));
    EXPECT_EQ(host.post("/api/tables", terms_for(2)).status, 201U);
}

}  // namespace
}  // namespace trencavel::server_tests
