// People: names, accounts, other devices, and what is left of someone who was deleted.
#include <gtest/gtest.h>

#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

class PeopleTest : public ServerTest {
protected:
    static Json who(TestPerson& person) { return person.get("/api/me").json.at("person"); }
    static bool is_told_goodbye(TestPerson& person, const std::string& code) {
        return person.wait_until([&] { return !person.byes.empty(); }) &&
               person.byes.front().at("code") == code;
    }
};

TEST_F(PeopleTest, CookieIsSecretAndOnlyForTheServer) {
    TestPerson nobody(server, "");
    EXPECT_TRUE(who(nobody).is_null());
    const HttpAnswer made = nobody.post("/api/people", {{"name", "Anna"}});
    ASSERT_EQ(made.status, 201U);
    const std::string cookie = made.raw.header("Set-Cookie");
    for (const char* part : {"trencavel=", "; HttpOnly", "; SameSite=Lax", "; Path=/"})
        EXPECT_NE(cookie.find(part), cookie.npos) << part;
    EXPECT_EQ(made.raw.cookie().size(), std::string("trencavel=").size() + 32) << "128 bits";
    EXPECT_EQ(made.raw.body.find(made.raw.cookie().substr(10)), std::string::npos);
    const std::string id = made.json.at("person").at("id").get<std::string>();
    EXPECT_EQ(id.size(), 17U);
    EXPECT_EQ(id[0], 'p');
}

TEST_F(PeopleTest, NamesAreChecked) {
    TestPerson nobody(server, "");
    for (const Json& name :
         {Json(""), Json(std::string(25, 'x')), Json(5), Json(nullptr), Json("a\nb"), Json(" ")})
        EXPECT_TRUE(is_refused(nobody.post("/api/people", {{"name", name}}), "bad_field", 400)) << name;
    EXPECT_EQ(nobody.post("/api/people", {{"name", "Jürgen 🐉"}}).status, 201U);
    EXPECT_TRUE(is_refused(nobody.post("/api/people", {{"name", "A"}, {"admin", true}}), "bad_message", 400));
}

TEST_F(PeopleTest, RenamedIsCalledSoAtTablesJoinedFromNowOn) {
    TestPerson anna(server, "Anna");
    const NewTable before = make_table(anna, terms_for(2));
    const NewTable after = make_table(anna, terms_for(2));
    EXPECT_TRUE(is_ok(anna.ask(join_message(before.id, 0))));
    EXPECT_EQ(anna.request("PATCH", "/api/me", {{"name", "Anne"}}).status, 200U);
    EXPECT_EQ(who(anna).at("name"), "Anne");
    EXPECT_TRUE(is_ok(anna.ask(join_message(after.id, 0)))) << "on the socket that was open";
    EXPECT_EQ(anna.get("/api/tables/" + before.id).json["table"]["seats"][0]["name"], "Anna");
    EXPECT_EQ(anna.get("/api/tables/" + after.id).json["table"]["seats"][0]["name"], "Anne");
    EXPECT_EQ(anna.ask({{"type", "hello"}, {"language", "en"}})["person"]["name"], "Anne");
}

TEST_F(PeopleTest, AccountMakesAnotherDeviceTheSamePerson) {
    TestPerson anna(server, "Anna");
    EXPECT_TRUE(who(anna).at("account").is_null());
    const Json account = {{"name", "Anna"}, {"passphrase", "correct horse"}};
    ASSERT_EQ(anna.post("/api/account", account).status, 200U);
    EXPECT_EQ(who(anna).at("account"), "anna");
    EXPECT_TRUE(is_refused(anna.post("/api/account", account), "forbidden", 403)) << "one is enough";

    TestPerson phone(server, "");
    EXPECT_TRUE(is_refused(phone.post("/api/login", {{"name", "anna"}, {"passphrase", "wrong horse"}}),
                           "bad_login", 401));
    EXPECT_TRUE(is_refused(phone.post("/api/login", {{"name", "nobody"}, {"passphrase", "wrong horse"}}),
                           "bad_login", 401));
    const HttpAnswer in = phone.post("/api/login", {{"name", "anna"}, {"passphrase", "correct horse"}});
    ASSERT_EQ(in.status, 200U);
    phone.cookie = in.raw.cookie();
    EXPECT_EQ(who(phone), who(anna));
    EXPECT_NE(phone.cookie, anna.cookie);

    TestPerson bert(server, "Bert");
    EXPECT_TRUE(is_refused(bert.post("/api/account", {{"name", "ANNA"}, {"passphrase", "something else"}}),
                           "name_taken", 409));
    server.kill();
    server.start();
    EXPECT_EQ(who(phone), who(anna)) << "both sessions outlive a crash";
    EXPECT_EQ(who(anna).at("account"), "anna");
}

TEST_F(PeopleTest, NewPassphraseEndsAllOtherSessions) {
    TestPerson anna(server, "Anna");
    ASSERT_EQ(anna.post("/api/account", {{"name", "anna"}, {"passphrase", "correct horse"}}).status, 200U);
    TestPerson thief(server, "");
    thief.cookie = thief.post("/api/login", {{"name", "anna"}, {"passphrase", "correct horse"}}).raw.cookie();
    EXPECT_TRUE(is_ok(thief.ask({{"type", "hello"}, {"language", "en"}})));
    const Json wrong = {{"passphrase", "wrong horse"}, {"new", "battery staple"}};
    EXPECT_TRUE(is_refused(anna.request("PATCH", "/api/account", wrong), "bad_login", 401));
    const Json right = {{"passphrase", "correct horse"}, {"new", "battery staple"}};
    EXPECT_EQ(anna.request("PATCH", "/api/account", right).status, 200U);
    EXPECT_TRUE(is_told_goodbye(thief, "logged_out"));
    EXPECT_TRUE(who(thief).is_null());
    EXPECT_EQ(who(anna).at("name"), "Anna") << "the own session goes on";
    TestPerson phone(server, "");
    EXPECT_EQ(phone.post("/api/login", {{"name", "anna"}, {"passphrase", "correct horse"}}).status, 401U);
    EXPECT_EQ(phone.post("/api/login", {{"name", "anna"}, {"passphrase", "battery staple"}}).status, 200U);
}

TEST_F(PeopleTest, LogoutEndsThisSessionAlone) {
    TestPerson anna(server, "Anna");
    ASSERT_EQ(anna.post("/api/account", {{"name", "anna"}, {"passphrase", "correct horse"}}).status, 200U);
    TestPerson phone(server, "");
    phone.cookie = phone.post("/api/login", {{"name", "anna"}, {"passphrase", "correct horse"}}).raw.cookie();
    EXPECT_TRUE(is_ok(phone.ask({{"type", "hello"}, {"language", "en"}})));
    EXPECT_TRUE(is_ok(anna.ask({{"type", "hello"}, {"language", "en"}})));
    const HttpAnswer out = phone.post("/api/logout");
    EXPECT_EQ(out.status, 200U);
    EXPECT_EQ(out.raw.cookie(), "trencavel=");
    EXPECT_NE(out.raw.header("Set-Cookie").find("Max-Age=0"), std::string::npos);
    EXPECT_TRUE(is_told_goodbye(phone, "logged_out"));
    EXPECT_TRUE(who(phone).is_null()) << "the old cookie is worth nothing";
    EXPECT_TRUE(is_ok(anna.ask({{"type", "hello"}, {"language", "en"}})));
}

class LoginLimits : public ServerTest {
protected:
    LoginLimits() : ServerTest({{"--logins-per-minute", "3"}}, ServerClock::Still) {}
};

TEST_F(LoginLimits, GuessingIsSlowedDown) {
    TestPerson thief(server, "");
    const auto guess = [&] {
        return thief.post("/api/login", {{"name", "anna"}, {"passphrase", "a guess"}});
    };
    for (int i = 0; i < 3; ++i) EXPECT_EQ(guess().status, 401U);
    EXPECT_TRUE(is_refused(guess(), "too_fast", 429));
    server.advance(Millis(20000));
    EXPECT_EQ(guess().status, 401U);
    EXPECT_TRUE(is_refused(guess(), "too_fast", 429));
}

TEST_F(LoginLimits, GuessingTheOldPassphraseOfAnOpenSessionIsSlowedDownToo) {
    TestPerson anna(server, "Anna");
    ASSERT_EQ(anna.post("/api/account", {{"name", "anna"}, {"passphrase", "correct horse"}}).status, 200U);
    server.advance(Millis(60000));
    const auto guess = [&](const char* old) {
        return anna.request("PATCH", "/api/account", {{"passphrase", old}, {"new", "battery staple"}});
    };
    for (int i = 0; i < 3; ++i) EXPECT_EQ(guess("a guess").status, 401U);
    EXPECT_TRUE(is_refused(guess("correct horse"), "too_fast", 429))
        << "a guess that is right is one too many";
    server.advance(Millis(20000));
    EXPECT_EQ(guess("correct horse").status, 200U);
}

class LoginsFromManyAddresses : public ServerTest {
protected:
    LoginsFromManyAddresses()
        : ServerTest({{"--logins-per-minute", "3"}, {"--trust-proxy", ""}}, ServerClock::Still) {}

    HttpAnswer log_in(TestPerson& who, const std::string& address, const char* passphrase,
                      const char* account = "anna") {
        return who.request("POST", "/api/login", {{"name", account}, {"passphrase", passphrase}},
                           {{"X-Forwarded-For", address}});
    }
};

TEST_F(LoginsFromManyAddresses, GuessesFromOneDoNotLockAnAccountForOthers) {
    TestPerson anna(server, "Anna");
    ASSERT_EQ(anna.post("/api/account", {{"name", "anna"}, {"passphrase", "correct horse"}}).status, 200U);
    TestPerson thief(server, "");
    for (int i = 0; i < 3; ++i) EXPECT_EQ(log_in(thief, "192.0.2.1", "a guess").status, 401U);
    EXPECT_TRUE(is_refused(log_in(thief, "192.0.2.1", "a guess"), "too_fast", 429));
    TestPerson phone(server, "");
    EXPECT_EQ(log_in(phone, "192.0.2.2", "correct horse").status, 200U);
}

TEST_F(LoginsFromManyAddresses, OneThatTriesManyAccountsIsSlowedDown) {
    TestPerson thief(server, "");
    unsigned tried = 0;
    for (const char* account : {"a1", "a2", "a3", "a4", "a5", "a6", "a7"}) {
        for (int i = 0; i < 3; ++i) tried += log_in(thief, "192.0.2.1", "a guess", account).status == 401U;
    }
    EXPECT_EQ(tried, 15U);
}

TEST_F(LoginLimits, LoggingInEndsTheSessionThatWasThereBefore) {
    TestPerson anna(server, "Anna");
    ASSERT_EQ(anna.post("/api/account", {{"name", "anna"}, {"passphrase", "correct horse"}}).status, 200U);
    TestPerson guest(server, "Guest");
    const std::string planted = guest.cookie;
    const HttpAnswer in = guest.post("/api/login", {{"name", "anna"}, {"passphrase", "correct horse"}});
    ASSERT_EQ(in.status, 200U);
    EXPECT_NE(in.raw.cookie(), planted);
    EXPECT_TRUE(guest.get("/api/me").json.at("person").is_null()) << "with the cookie from before";
}

}  // namespace
}  // namespace trencavel::server_tests
