// Talking about a table: nothing is lost, nothing is said twice, whatever happens to the connection.
#include <gtest/gtest.h>

#include "client/table_talk.h"
#include "fake_server.h"
#include "scripted_table.h"

namespace trencavel::client_tests {
namespace {

using namespace std::chrono_literals;
using client::TableTalk;

class TableTalkTest : public testing::Test {
protected:
    /// Connected, with the opening of a game heard.
    void open() {
        talk_.attend();
        tell_all(script_.opening());
        talk_.attend();
        ASSERT_TRUE(talk_.is_up_to_date());
    }
    void tell_all(const std::vector<Json>& events) {
        wire().accept("watch", {{"number", events.back()["n"]}, {"more", false}});
        for (const Json& event : events) wire().tell(event);
    }
    void break_connection() {
        wire().open = false;
        talk_.attend();
    }
    /// As time goes by.
    void pass(client::Milliseconds time) {
        now_ += time;
        talk_.attend();
    }
    Wire& wire() { return server_.wire(); }

    FakeServer server_;
    ScriptedTable script_;
    client::RemoteTable table_{kTable, tiles::Library::builtin()};
    std::chrono::steady_clock::time_point now_{};
    TableTalk talk_{server_, table_, {"trencavel=1f", "de", "ticket"}, [this] { return now_; }};
};

TEST_F(TableTalkTest, GreetsAndWatchesFromTheBeginning) {
    talk_.attend();
    EXPECT_EQ(wire().last("hello")["language"], "de");
    EXPECT_EQ(wire().last("watch")["from"], 0);
    EXPECT_EQ(wire().last("watch")["table"], kTable);
    EXPECT_EQ(wire().last("watch")["invitation"], "ticket");
    EXPECT_FALSE(talk_.is_up_to_date());
}

TEST_F(TableTalkTest, IsUpToDateWhenAllEventsHaveCome) {
    talk_.attend();
    const std::vector<Json> events = script_.opening();
    wire().accept("watch", {{"number", 4}, {"more", false}});
    for (std::size_t i = 0; i < 3; ++i) wire().tell(events[i]);
    talk_.attend();
    EXPECT_FALSE(talk_.is_up_to_date());
    wire().tell(events[3]);
    talk_.attend();
    EXPECT_TRUE(talk_.is_up_to_date());
    EXPECT_EQ(table_.number(), 4u);
}

TEST_F(TableTalkTest, ALongHistoryIsAskedForInParts) {
    talk_.attend();
    const std::vector<Json> events = script_.opening();
    wire().accept("watch", {{"number", 2}, {"more", true}});
    wire().tell(events[0]);
    wire().tell(events[1]);
    talk_.attend();
    EXPECT_EQ(wire().count("watch"), 2u);
    EXPECT_EQ(wire().last("watch")["from"], 2);
    EXPECT_FALSE(talk_.is_up_to_date());
    tell_all({events[2], events[3]});
    talk_.attend();
    EXPECT_TRUE(talk_.is_up_to_date());
}

TEST_F(TableTalkTest, AGapIsAskedForOnce) {
    open();
    const Json first = script_.first_move();
    const Json second = script_.first_move();
    wire().tell(second);
    talk_.attend();
    EXPECT_EQ(wire().count("watch"), 2u);
    EXPECT_EQ(wire().last("watch")["from"], 4);
    wire().tell(second);
    talk_.attend();
    EXPECT_EQ(wire().count("watch"), 2u) << "the answer is on its way";
    tell_all({first, second});
    talk_.attend();
    EXPECT_TRUE(talk_.is_up_to_date());
    EXPECT_EQ(table_.number(), 6u);
}

TEST_F(TableTalkTest, AMessageWaitsForItsAnswerAndForItsEvent) {
    open();
    talk_.send("move", {{"ply", 1}, {"move", "pass"}});
    EXPECT_EQ(wire().last("move")["table"], kTable);
    EXPECT_TRUE(talk_.is_waiting());
    wire().accept("move", {{"number", 5}});
    talk_.attend();
    EXPECT_TRUE(talk_.is_waiting()) << "the event is not there yet";
    wire().tell(script_.first_move());
    talk_.attend();
    EXPECT_FALSE(talk_.is_waiting());
    const std::vector<client::Answer> answers = talk_.take_answers();
    ASSERT_EQ(answers.size(), 1u);
    EXPECT_TRUE(answers[0].ok);
    EXPECT_EQ(answers[0].type, "move");
    EXPECT_TRUE(talk_.take_answers().empty());
}

TEST_F(TableTalkTest, EveryMessageHasAnIdOfItsOwn) {
    open();
    talk_.send("chat", {{"text", "one"}});
    const Json first = wire().last("chat")["id"];
    wire().accept("chat", {{"number", 4}});
    talk_.attend();
    talk_.send("chat", {{"text", "two"}});
    EXPECT_NE(wire().last("chat")["id"], first);
    TableTalk other(server_, table_, {});
    other.attend();
    EXPECT_NE(wire().last("watch")["id"], first);
}

TEST_F(TableTalkTest, MessagesGoOneAfterTheOther) {
    open();
    talk_.send("chat", {{"text", "one"}});
    talk_.send("chat", {{"text", "two"}});
    EXPECT_EQ(wire().count("chat"), 1u);
    wire().accept("chat", {{"number", 4}});
    talk_.attend();
    EXPECT_EQ(wire().count("chat"), 2u);
    EXPECT_EQ(wire().last("chat")["text"], "two");
}

TEST_F(TableTalkTest, AfterALossTheRestIsAskedForAndTheMessageSentAgain) {
    open();
    talk_.send("move", {{"ply", 1}, {"move", "pass"}});
    const Json sent = wire().last("move");
    break_connection();
    EXPECT_FALSE(talk_.is_up_to_date());
    EXPECT_FALSE(talk_.trouble().empty());
    EXPECT_EQ(talk_.descriptor(), -1);
    pass(200ms);
    ASSERT_EQ(server_.wires.size(), 2u);
    EXPECT_EQ(wire().last("watch")["from"], 4);
    EXPECT_EQ(wire().last("move"), sent) << "the same id, the same words";
    wire().accept("watch", {{"number", 4}, {"more", false}});
    talk_.attend();
    EXPECT_TRUE(talk_.is_up_to_date());
    EXPECT_TRUE(talk_.trouble().empty());
}

TEST_F(TableTalkTest, WhatWasAnsweredIsNotSentAgain) {
    open();
    talk_.send("chat", {{"text", "one"}});
    wire().accept("chat", {{"number", 4}});
    talk_.attend();
    break_connection();
    pass(200ms);
    EXPECT_EQ(wire().count("chat"), 0u);
}

TEST_F(TableTalkTest, WhatIsSaidWithoutAConnectionIsSentLater) {
    open();
    break_connection();
    talk_.send("chat", {{"text", "still here"}});
    pass(200ms);
    EXPECT_EQ(wire().last("chat")["text"], "still here");
}

TEST_F(TableTalkTest, ThePausesGrowUpToFiveSeconds) {
    server_.reachable = false;
    talk_.attend();
    EXPECT_EQ(server_.tries, 1u);
    for (const client::Milliseconds pause : {200ms, 400ms, 800ms, 1600ms, 3200ms, 5000ms, 5000ms}) {
        EXPECT_EQ(talk_.patience(), pause);
        const unsigned before = server_.tries;
        pass(pause - 1ms);
        EXPECT_EQ(server_.tries, before);
        pass(1ms);
        EXPECT_EQ(server_.tries, before + 1);
    }
    server_.reachable = true;
    pass(5000ms);
    wire().accept("watch", {{"number", 0}, {"more", false}});
    talk_.attend();
    break_connection();
    EXPECT_EQ(talk_.patience(), 200ms) << "after a good connection they are short again";
}

TEST_F(TableTalkTest, TooFastMeansAgainALittleLater) {
    open();
    talk_.send("move", {{"ply", 1}, {"move", "pass"}});
    const Json sent = wire().last("move");
    wire().refuse("move", "too_fast");
    talk_.attend();
    EXPECT_TRUE(talk_.take_answers().empty());
    EXPECT_EQ(wire().count("move"), 1u);
    pass(talk_.patience());
    EXPECT_EQ(wire().count("move"), 2u);
    EXPECT_EQ(wire().last("move"), sent);
}

TEST_F(TableTalkTest, OtherRefusalsAreAnswers) {
    open();
    talk_.send("move", {{"ply", 1}, {"move", "pass"}});
    wire().refuse("move", "stale");
    talk_.attend();
    const std::vector<client::Answer> answers = talk_.take_answers();
    ASSERT_EQ(answers.size(), 1u);
    EXPECT_FALSE(answers[0].ok);
    EXPECT_EQ(answers[0].code, "stale");
    EXPECT_EQ(answers[0].text, "no: stale");
    EXPECT_FALSE(talk_.is_waiting());
}

TEST_F(TableTalkTest, ATableThatIsNotForUsIsLost) {
    talk_.attend();
    wire().refuse("watch", "not_found");
    talk_.attend();
    EXPECT_EQ(talk_.lost(), "no: not_found");
    EXPECT_EQ(talk_.descriptor(), -1);
    pass(10s);
    EXPECT_EQ(server_.tries, 1u);
}

TEST_F(TableTalkTest, AGameThatDiffersIsLost) {
    open();
    Json move = script_.first_move();
    move["hash"] = "0123456789abcdef";
    wire().tell(move);
    talk_.attend();
    EXPECT_NE(talk_.lost().find("0123456789abcdef"), std::string::npos) << talk_.lost();
}

TEST_F(TableTalkTest, AServerThatSaysNothingIsLeftAndTriedAgain) {
    open();
    talk_.send("chat", {{"text", "hello?"}});
    pass(15s);
    EXPECT_EQ(talk_.trouble(), "the server does not answer");
    pass(200ms);
    EXPECT_EQ(server_.wires.size(), 2u);
    EXPECT_EQ(wire().count("chat"), 1u);
}

TEST_F(TableTalkTest, GoodbyesAreForNowOrForGood) {
    open();
    wire().tell({{"type", "bye"}, {"code", "stopping"}, {"text", "The server is being stopped."}});
    talk_.attend();
    EXPECT_EQ(talk_.trouble(), "The server is being stopped.");
    EXPECT_TRUE(talk_.lost().empty());
    pass(200ms);
    wire().tell({{"type", "bye"}, {"code", "logged_out"}, {"text", "Logged out."}});
    talk_.attend();
    EXPECT_EQ(talk_.lost(), "Logged out.");
}

TEST_F(TableTalkTest, AServersClockThatCannotBeIsNotHeeded) {
    talk_.attend();
    for (const Json& now : {Json(-9223372036854775807 - 1), Json(18446744073709551615U), Json("noon")}) {
        wire().accept("hello", {{"now", now}});
        talk_.attend();
        EXPECT_EQ(talk_.clock_ahead_ms(), 0) << now;
    }
}

TEST_F(TableTalkTest, NonsenseDropsTheConnectionAndNothingElse) {
    open();
    for (const char* nonsense :
         {"{", "[]", "7", R"({"type":7})", R"({"type":"answer","id":[]})",
          R"({"type":"answer","id":"x","ok":"yes"})", R"({"type":"event","table":null})"}) {
        wire().received.emplace_back(nonsense);
        talk_.attend();
        pass(5s);
        EXPECT_TRUE(talk_.lost().empty()) << nonsense;
    }
}

}  // namespace
}  // namespace trencavel::client_tests
