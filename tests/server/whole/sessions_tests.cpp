// Sessions: who has one of mine, and how to be rid of them.
#include <gtest/gtest.h>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

const Json kAnnasAccount = {{"name", "anna"}, {"passphrase", "correct horse"}};

class Sessions : public ServerTest {
protected:
    Sessions() : ServerTest({}, ServerClock::Still) {}

    void SetUp() override {
        ServerTest::SetUp();
        ASSERT_EQ(anna.post("/api/account", kAnnasAccount).status, 200U);
    }
    /// Somebody who knows the passphrase.
    TestPerson logged_in(const std::string& user_agent) {
        TestPerson person(server, "");
        person.cookie =
            person.request("POST", "/api/login", kAnnasAccount, {{"User-Agent", user_agent}}).raw.cookie();
        return person;
    }
    static Json hello() { return {{"type", "hello"}, {"language", "en"}}; }
    static Json sessions_of(TestPerson& person) { return person.get("/api/sessions").json.at("sessions"); }
    static bool is_known(TestPerson& person) { return !person.get("/api/me").json.at("person").is_null(); }
    static Json the_other(TestPerson& person) {
        for (const Json& session : sessions_of(person)) {
            if (!session.at("current").get<bool>()) return session;
        }
        return nullptr;
    }

    TestPerson anna{server, "Anna"};
};

TEST_F(Sessions, AStolenOneIsSeenAndEndedAlone) {
    server.advance(std::chrono::hours(1));
    TestPerson thief = logged_in("Mozilla/5.0 (Windows NT 10.0) Firefox/128.0");
    ASSERT_TRUE(is_ok(thief.ask(hello())));
    const Json listed = sessions_of(anna);
    ASSERT_EQ(listed.size(), 2U);
    const Json stolen = the_other(anna);
    EXPECT_EQ(stolen.at("device"), "Firefox, Windows");
    EXPECT_EQ(anna.get("/api/sessions").raw.body.find(thief.cookie.substr(10)), std::string::npos);
    const HttpAnswer ended = anna.request("DELETE", "/api/sessions", {{"session", stolen.at("id")}});
    EXPECT_EQ(ended.status, 200U);
    EXPECT_TRUE(ended.raw.header("Set-Cookie").empty()) << "the own session goes on";
    EXPECT_TRUE(thief.wait_until([&] { return !thief.byes.empty(); }));
    ASSERT_FALSE(thief.byes.empty());
    EXPECT_EQ(thief.byes[0].at("code"), "logged_out");
    EXPECT_FALSE(is_known(thief));
    EXPECT_TRUE(is_known(anna));
    EXPECT_EQ(sessions_of(anna).size(), 1U);
    server.kill();
    server.start();
    EXPECT_FALSE(is_known(thief)) << "also after a crash";
}

TEST_F(Sessions, LoggingOutEverywhereEndsTheOwnOneToo) {
    TestPerson phone = logged_in("");
    TestPerson copy = anna.same_person();  // of the cookie itself
    ASSERT_TRUE(is_ok(copy.ask(hello())));
    const HttpAnswer out = anna.request("DELETE", "/api/sessions", {{"all", true}});
    EXPECT_EQ(out.status, 200U);
    EXPECT_EQ(out.raw.cookie(), "trencavel=");
    EXPECT_TRUE(copy.wait_until([&] { return !copy.byes.empty(); }));
    for (TestPerson* each : {&anna, &phone, &copy}) EXPECT_FALSE(is_known(*each));
    TestPerson back = logged_in("");
    EXPECT_TRUE(is_known(back));
}

TEST_F(Sessions, NobodyEndsThoseOfOthers) {
    TestPerson bert(server, "Bert");
    const Json own = sessions_of(anna).at(0);
    EXPECT_TRUE(own.at("current").get<bool>());
    EXPECT_TRUE(
        is_refused(bert.request("DELETE", "/api/sessions", {{"session", own.at("id")}}), "not_found", 404));
    EXPECT_TRUE(is_known(anna));
    EXPECT_TRUE(is_refused(anna.request("DELETE", "/api/sessions", {{"all", false}}), "bad_field", 400));
    EXPECT_TRUE(is_refused(anna.request("DELETE", "/api/sessions", {{"session", 5}}), "bad_field", 400));
    const Json both = {{"all", true}, {"session", own.at("id")}};
    EXPECT_TRUE(is_refused(anna.request("DELETE", "/api/sessions", both), "bad_message", 400));
}

TEST_F(Sessions, SayWhenTheyWereSeenLast) {
    TestPerson phone = logged_in("");
    const Json then = the_other(anna);
    EXPECT_EQ(then.at("seen"), then.at("created"));
    server.advance(std::chrono::hours(5));
    EXPECT_EQ(the_other(anna).at("seen"), then.at("seen")) << "it was not used";
    EXPECT_TRUE(is_known(phone));
    const auto is_noted = [&] {
        return the_other(anna).at("seen").get<std::int64_t>() ==
               then.at("seen").get<std::int64_t>() + std::chrono::milliseconds(std::chrono::hours(5)).count();
    };
    EXPECT_TRUE(eventually(is_noted));
    const auto noted = the_other(anna).at("seen").get<std::int64_t>();
    ASSERT_TRUE(is_ok(phone.ask(hello())));
    server.advance(std::chrono::seconds(10));
    EXPECT_EQ(the_other(anna).at("seen"), noted + 10000) << "whoever has a socket open is here now";
}

}  // namespace
}  // namespace trencavel::server_tests
