// Who says too much at once is read later, and nobody else notices it; an honest player never meets a limit.
#include <gtest/gtest.h>

#include "server/ops/config.h"
#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

const Json kGreeting = {{"type", "hello"}, {"language", "en"}};
constexpr const char* kHellos = "trencavel_messages_total{type=\"hello\"}";
constexpr const char* kAreas = "trencavel_messages_total{type=\"areas\"}";
constexpr const char* kWaited = "trencavel_messages_waited_total";
constexpr const char* kTooFast = "trencavel_refusals_total{code=\"too_fast\"}";
constexpr const char* kUnreadable = "trencavel_refusals_total{code=\"bad_message\"}";

class RateTest : public ServerTest {
protected:
    explicit RateTest(const Flags& flags) : ServerTest(flags, ServerClock::Still) {}

    double count(const char* series) { return metric(server, series); }
    bool reaches(const char* series, double number) {
        return eventually([&] { return count(series) == number; });
    }
};

class MessageLimits : public RateTest {
protected:
    MessageLimits()
        : RateTest({{"--messages-per-second", "5"},
                    {"--message-burst", "20"},
                    {"--address-messages-per-second", "10"},
                    {"--address-message-burst", "100"},
                    {"--trust-proxy", ""}}) {}

    static void expect_taken(TestPerson& person, int count) {
        for (int i = 0; i < count; ++i) EXPECT_TRUE(is_ok(person.ask(kGreeting))) << i;
    }
    static RawHeaders from(const std::string& address) { return {{"X-Forwarded-For", address}}; }
};

TEST_F(MessageLimits, WhatComesFasterIsReadLaterAndNothingIsLost) {
    TestPerson person(server, "Anna");
    std::vector<std::string> ids;
    for (int i = 0; i < 30; ++i) ids.push_back(person.send(kGreeting));
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(is_ok(person.answer(ids[i]))) << i;
    EXPECT_TRUE(reaches(kWaited, 1));
    server.advance(Millis(199));
    EXPECT_EQ(count(kHellos), 20);
    server.advance(Millis(1));
    EXPECT_TRUE(is_ok(person.answer(ids[20])));
    EXPECT_TRUE(reaches(kWaited, 2));
    EXPECT_EQ(count(kHellos), 21);
    server.advance(Millis(2000));
    for (int i = 21; i < 30; ++i) EXPECT_TRUE(is_ok(person.answer(ids[i]))) << i;
    EXPECT_EQ(count(kTooFast), 0);
}

TEST_F(MessageLimits, OverTheRateNothingIsEvenRead) {
    TestPerson flooding(server, "Mallory");
    for (int i = 0; i < 300; ++i) flooding.socket().send_text("{");
    EXPECT_TRUE(reaches(kWaited, 1));
    EXPECT_EQ(count(kUnreadable), 20) << "as long as time stands still";
    TestPerson other(server, "Anna");
    expect_taken(other, 20);
    server.advance(Millis(1000));
    EXPECT_TRUE(reaches(kUnreadable, 25));
    EXPECT_EQ(count(kTooFast), 0) << "what is not read is not answered either";
}

TEST_F(MessageLimits, AllSocketsOfAPersonShareOneRate) {
    TestPerson person(server, "Anna");
    expect_taken(person, 20);
    std::vector<TestPerson> sockets;
    for (int i = 0; i < 10; ++i) sockets.push_back(person.same_person());
    std::vector<std::string> ids;
    for (TestPerson& socket : sockets) ids.push_back(socket.send(kGreeting));
    ASSERT_TRUE(reaches(kWaited, 10));
    EXPECT_EQ(count(kTooFast), 5) << "five in the next second; the others are told when to try again";
    EXPECT_EQ(count(kHellos), 20);
    server.advance(Millis(1000));
    int taken = 0;
    for (int i = 0; i < 10; ++i) {
        const Json answer = sockets[i].answer(ids[i]);
        taken += says_yes(answer) ? 1 : 0;
        if (says_yes(answer)) continue;
        EXPECT_TRUE(is_refused(answer, "too_fast"));
        EXPECT_EQ(answer.at("retry"), 1200);
        EXPECT_NE(answer.at("text").get<std::string>().find("Try again in 2 seconds."), std::string::npos);
    }
    EXPECT_EQ(taken, 5);
}

TEST_F(MessageLimits, LongMessagesCountForMore) {
    TestPerson person(server, "Anna");
    for (int i = 0; i < 4; ++i) {
        person.socket().send_text(std::string(5120, '['));
        EXPECT_TRUE(is_refused(person.nameless_answer(), "bad_message"));
    }
    person.send(kGreeting);
    EXPECT_TRUE(reaches(kWaited, 1));
}

TEST_F(MessageLimits, GuestsByTheDozenShareTheRateOfTheirAddress) {
    std::vector<std::unique_ptr<TestPerson>> guests;
    for (int i = 0; i < 12; ++i) {
        guests.push_back(std::make_unique<TestPerson>(server, "Mallory"));
        guests.back()->open_socket(from("192.0.2.1"));
        for (int each = 0; each < 21; ++each) guests.back()->send(kGreeting);
    }
    EXPECT_TRUE(reaches(kWaited, 12)) << "each of them is over a rate";
    EXPECT_LE(count(kHellos), 100) << "of 252";
    TestPerson elsewhere(server, "Anna");
    elsewhere.open_socket(from("192.0.2.2"));
    expect_taken(elsewhere, 20);
}

class ManySockets : public RateTest {
protected:
    ManySockets() : RateTest(default_rates()) {}
};

/// As many as an address may have. Each asks for more than all of them are allowed, so that none is done
/// early by luck.
TEST_F(ManySockets, OfNobodyAtOneAddressDoNotSlowDownOthers) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    guests.play(4);
    const std::string ask = R"({"type":"areas","id":"a","at":1,"table":")" + guests.id() + "\"}";
    std::vector<RawClient> sockets;
    for (int i = 0; i < 150; ++i) {
        sockets.emplace_back(server.port());
        ASSERT_EQ(sockets.back().upgrade("/socket").status, 101U);
    }
    for (RawClient& socket : sockets) {
        for (int i = 0; i < 60; ++i) ASSERT_TRUE(socket.send_text(ask));
    }
    ASSERT_TRUE(reaches(kWaited, 150)) << "every one of them has to wait";
    EXPECT_EQ(count(kAreas), 58) << "of 9,000: 400 at 7 each";
    EXPECT_EQ(count("trencavel_replays_total"), 58);
    guests.play(4);
    EXPECT_EQ(count(kAreas), 58) << "the game goes on, and they still wait";
}

class TableRates : public RateTest {
protected:
    TableRates() : RateTest({{"--tables-per-minute", "10"}, {"--table-burst", "100"}}) {}
};

TEST_F(TableRates, ALoopOfPlayingOnAndClosingIsBoundedInWhatItWrites) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    guests.play(30);
    const unsigned seat = guests.asked_seat();
    const Json from = {{"from", {{"table", guests.id()}, {"ply", guests.ply()}}}, {"level", "random"}};
    ASSERT_TRUE(is_ok(guests.host().ask(message("resign", guests.id(), {{"seat", 0}}))));
    TestPerson mallory(server, "Mallory");
    HttpAnswer made = mallory.post("/api/tables", from);
    int count = 0;
    for (; made.status == 201 && count < 100; ++count) {
        const std::string table = made.json.at("table").get<std::string>();
        EXPECT_TRUE(is_ok(mallory.ask(join_message(table, seat))));
        EXPECT_TRUE(is_ok(mallory.ask(message("start", table))));
        EXPECT_TRUE(is_ok(mallory.ask(message("close", table))));
        made = mallory.post("/api/tables", from);
    }
    const double cost = 1 + guests.ply() / 10.0;
    EXPECT_EQ(count, static_cast<int>(100 / cost)) << "each counts for its " << guests.ply() << " moves";
    EXPECT_TRUE(is_refused(made, "too_many", 429));
    EXPECT_NE(made.json.at("text").get<std::string>().find("Try again in"), std::string::npos);
    const int seconds = std::stoi(made.raw.header("Retry-After"));
    EXPECT_EQ(guests.person(1).post("/api/tables", from).status, 201U) << "others are not concerned";
    server.advance(std::chrono::seconds(seconds));
    EXPECT_EQ(mallory.post("/api/tables", from).status, 201U) << "it was told when to try again";
    EXPECT_EQ(mallory.post("/api/tables", from).status, 429U);
}

/// A person who answers as soon as they are asked, at ten tables in ten windows, to the end.
class HonestPlayer : public ServerTest {
protected:
    HonestPlayer() : ServerTest(default_limits()) {}

    static Flags default_limits() {
        Flags flags = default_rates();
        const server::Limits limits;
        flags["--requests-per-second"] = std::to_string(limits.requests_per_second);
        flags["--request-burst"] = std::to_string(limits.request_burst);
        flags["--people-per-minute"] = std::to_string(limits.people_per_minute);
        flags["--tables-per-person"] = std::to_string(limits.tables_per_person);
        flags["--tables-per-minute"] = std::to_string(limits.tables_per_minute);
        flags["--table-burst"] = std::to_string(limits.table_burst);
        flags["--tables-per-socket"] = std::to_string(limits.tables_per_socket);
        flags["--connections-per-address"] = std::to_string(limits.connections_per_address);
        return flags;
    }

    struct Window {
        TestPerson person;
        std::string table;
        bool over = false;
    };

    static std::unique_ptr<Window> open_window(const TestPerson& who) {
        auto window = std::make_unique<Window>(Window{who.same_person(), {}});
        Json terms = terms_for(1);
        terms["seats"].push_back({{"kind", "computer"}, {"level", "random"}});
        TestPerson& person = window->person;
        window->table = make_table(person, terms).id;
        EXPECT_TRUE(is_ok(person.ask(kGreeting)));
        EXPECT_TRUE(is_ok(person.ask(watch_message(window->table))));
        EXPECT_TRUE(is_ok(person.ask(join_message(window->table, 0))));
        EXPECT_TRUE(is_ok(person.ask(message("start", window->table))));
        return window;
    }
    /// Answers what has been asked; whether there was something to read.
    static bool go_on(Window& window) {
        TestPerson& person = window.person;
        const bool heard = person.read_one(Millis(0));
        if (!person.questions.empty()) {
            const Json question = person.questions.back();
            person.questions.clear();
            const Json& moves = question.at("moves");
            const Json fields = {{"ply", question.at("ply")}, {"move", moves[moves.size() / 2]}};
            EXPECT_TRUE(is_ok(person.ask(message("move", window.table, fields))));
        }
        const std::vector<std::string>& events = person.events(window.table);
        window.over = !events.empty() && events.back().find("\"kind\":\"ended\"") != std::string::npos;
        return heard;
    }
};

TEST_F(HonestPlayer, AtTenTablesAtTheSpeedOfAComputerMeetsNoLimit) {
    const TestPerson anna(server, "Anna");
    std::vector<std::unique_ptr<Window>> windows;
    for (int i = 0; i < 10; ++i) windows.push_back(open_window(anna));
    EXPECT_TRUE(eventually([&] {
        bool all_over = true;
        for (const auto& window : windows) {
            while (!window->over && go_on(*window)) {
            }
            all_over = all_over && window->over;
        }
        return all_over;
    }));
    for (const auto& window : windows) {
        const Json table = window->person.get("/api/tables/" + window->table).json.at("table");
        EXPECT_EQ(table.at("phase"), "finished");
    }
    EXPECT_GT(metric(server, "trencavel_moves_total"), 700);
    EXPECT_EQ(metric(server, kWaited), 0) << "no message had to wait";
    EXPECT_EQ(metric(server, kTooFast), 0);
    EXPECT_EQ(metric(server, "trencavel_refusals_total{code=\"too_many\"}"), 0);
}

}  // namespace
}  // namespace trencavel::server_tests
