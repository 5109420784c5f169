// Who does too much at once is slowed down; who does not go slower is disconnected.
#include <gtest/gtest.h>

#include "server/table_guests.h"

namespace trencavel::server_tests {
namespace {

class MessageLimits : public ServerTest {
protected:
    MessageLimits() : ServerTest({{"--messages-per-second", "5"}, {"--message-burst", "20"}}) {}
};

TEST_F(MessageLimits, MessagesBeyondTheBurstAreRefusedAndLaterOnesTaken) {
    TestPerson person(server, "Anna");
    std::vector<std::string> ids;
    for (int i = 0; i < 40; ++i) ids.push_back(person.send({{"type", "hello"}, {"language", "en"}}));
    int taken = 0;
    for (const std::string& id : ids) {
        const Json answer = person.answer(id);
        taken += says_yes(answer) ? 1 : 0;
        EXPECT_TRUE(says_yes(answer) || is_refused(answer, "too_fast"));
    }
    EXPECT_GE(taken, 20);
    EXPECT_LT(taken, 35);
    const Json hello = {{"type", "hello"}, {"language", "en"}};
    EXPECT_TRUE(eventually([&] { return says_yes(person.ask(hello)); }));
}

TEST_F(MessageLimits, WhoDoesNotStopIsDisconnected) {
    TestPerson person(server, "Anna");
    for (int i = 0; i < 300; ++i) person.socket().send_text("{}");
    EXPECT_EQ(person.socket().close_code(kLong), 1008);
}

TEST_F(MessageLimits, GoodbyeSaysWhy) {
    TestPerson person(server, "Anna");
    for (int i = 0; i < 300; ++i) person.socket().send_text("{}");
    EXPECT_TRUE(person.wait_until([&] { return !person.byes.empty(); }));
    ASSERT_FALSE(person.byes.empty());
    EXPECT_EQ(person.byes[0].at("code"), "too_fast");
    EXPECT_FALSE(person.byes[0].at("text").get<std::string>().empty());
}

class ChatLimits : public ServerTest {
protected:
    ChatLimits() : ServerTest({{"--chat-per-second", "1"}, {"--chat-burst", "3"}}) {}
};

TEST_F(ChatLimits, ChatIsLimitedForThePersonNotForTheSocket) {
    TestPerson one(server, "Anna");
    TestPerson other = one.same_person();
    const NewTable table = make_table(one, terms_for(2));
    int taken = 0;
    for (int i = 0; i < 10; ++i) {
        TestPerson& who = i % 2 == 0 ? one : other;
        const Json answer = who.ask(message("chat", table.id, {{"text", std::to_string(i)}}));
        taken += says_yes(answer) ? 1 : 0;
        EXPECT_TRUE(says_yes(answer) || is_refused(answer, "too_fast"));
    }
    EXPECT_GE(taken, 3);
    EXPECT_LT(taken, 6);
    EXPECT_TRUE(is_ok(one.ask({{"type", "hello"}, {"language", "en"}}))) << "other messages are taken";
}

class SocketLimits : public ServerTest {
protected:
    SocketLimits() : ServerTest({{"--sockets-per-person", "3"}, {"--queue-bytes", "16384"}}) {}
};

TEST_F(SocketLimits, OneTooManyIsToldAndClosed) {
    TestPerson person(server, "Anna");
    std::vector<TestPerson> devices;
    for (int i = 0; i < 3; ++i) devices.push_back(person.same_person());
    for (TestPerson& device : devices)
        EXPECT_TRUE(is_ok(device.ask({{"type", "hello"}, {"language", "en"}})));
    TestPerson late = person.same_person();
    late.socket();
    EXPECT_TRUE(late.wait_until([&] { return !late.byes.empty(); }));
    ASSERT_FALSE(late.byes.empty());
    EXPECT_EQ(late.byes[0].at("code"), "too_many_sockets");
    EXPECT_EQ(late.socket().close_code(), 1008);
    late.close_socket();
    for (TestPerson& device : devices)
        EXPECT_TRUE(is_ok(device.ask({{"type", "hello"}, {"language", "en"}})));
    devices.pop_back();
    TestPerson next = person.same_person();
    EXPECT_TRUE(eventually([&] {
        next.close_socket();
        return says_yes(next.ask({{"type", "hello"}, {"language", "en"}}));
    }));
    TestPerson other(server, "Bert");
    EXPECT_TRUE(is_ok(other.ask({{"type", "hello"}, {"language", "en"}})));
}

class SlowReaders : public ServerTest {
protected:
    double slow_readers() {
        const std::string text = TestPerson(server, "").get("/metrics").raw.body;
        const std::size_t at = text.find("\ntrencavel_slow_readers_total ");
        return at == text.npos ? -1 : std::stod(text.substr(text.find(' ', at)));
    }
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
    for (int i = 0; i < 5000 && slow_readers() == 0; ++i) {
        for (int burst = 0; burst < 100; ++burst) slow.send_text(ask);
    }
    EXPECT_EQ(slow_readers(), 1);
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
                      {"--tables-per-person", "2"}}) {}
};

TEST_F(RequestLimits, RequestsBeyondTheBurstAreRefused) {
    TestPerson nobody(server, "");
    int taken = 0;
    HttpAnswer last;
    for (int i = 0; i < 14; ++i) {
        last = nobody.get("/api/me");
        taken += last.status == 200 ? 1 : 0;
    }
    EXPECT_GE(taken, 10);
    EXPECT_TRUE(is_refused(last, "too_fast", 429));
    EXPECT_FALSE(last.raw.header("Retry-After").empty());
}

TEST_F(RequestLimits, PeopleOfOneAddressAreLimited) {
    TestPerson nobody(server, "");
    for (int i = 0; i < 3; ++i) EXPECT_EQ(nobody.post("/api/people", {{"name", "Anna"}}).status, 201U);
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
