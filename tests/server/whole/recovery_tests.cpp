// The way back into an account, and those who would like to take it instead of its owner.
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>

#include "server/people/passphrase.h"
#include "server/store/open_store.h"
#include "server/support/table_guests.h"

namespace trencavel::server_tests {
namespace {

/// In the database of a server that does not run.
bool put_person(const std::string& database, const server::Person& person) {
    Result<std::unique_ptr<server::Store>> store =
        server::open_store(database, server::Access::Write, server::IfMissing::Refuse);
    const std::array<server::Write, 1> writes = {server::PutPerson{person}};
    return store && store.value()->write(writes).front().status == server::WriteStatus::Done;
}

class Recovery : public ServerTest {
protected:
    Recovery() : ServerTest({{"--logins-per-minute", "3"}}, ServerClock::Still) {}

    void SetUp() override {
        ServerTest::SetUp();
        const HttpAnswer made =
            anna.post("/api/account", {{"name", "anna"}, {"passphrase", "correct horse"}});
        ASSERT_EQ(made.status, 200U) << made.raw.body;
        code = made.json.at("recovery").get<std::string>();
        server.advance(std::chrono::minutes(1));
    }
    static Json hello() { return {{"type", "hello"}, {"language", "en"}}; }
    static HttpAnswer recover(TestPerson& who, const std::string& typed, const char* passphrase) {
        return who.post("/api/recover", {{"name", "anna"}, {"recovery", typed}, {"new", passphrase}});
    }
    HttpAnswer log_in(const char* passphrase) {
        return TestPerson(server, "").post("/api/login", {{"name", "anna"}, {"passphrase", passphrase}});
    }

    TestPerson anna{server, "Anna"};
    std::string code;
};

TEST_F(Recovery, TheCodeSetsANewPassphraseEndsAllSessionsAndIsUsedUp) {
    TestPerson thief(server, "");
    thief.cookie = log_in("correct horse").raw.cookie();
    ASSERT_TRUE(is_ok(thief.ask(hello())));
    TestPerson owner(server, "");
    const HttpAnswer back = recover(owner, code, "battery staple");
    ASSERT_EQ(back.status, 200U) << back.raw.body;
    EXPECT_EQ(back.json.at("person").at("id"), anna.id());
    EXPECT_TRUE(thief.wait_until([&] { return !thief.byes.empty(); }));
    for (TestPerson* each : {&thief, &anna}) EXPECT_TRUE(each->get("/api/me").json.at("person").is_null());
    owner.cookie = back.raw.cookie();
    EXPECT_EQ(owner.get("/api/me").json.at("person").at("account"), "anna");
    EXPECT_TRUE(is_refused(log_in("correct horse"), "bad_login", 401));
    EXPECT_EQ(log_in("battery staple").status, 200U);
    EXPECT_TRUE(is_refused(recover(owner, code, "another passphrase"), "bad_login", 401));
    const std::string next = back.json.at("recovery").get<std::string>();
    EXPECT_NE(next, code);
    server.kill();
    server.start();
    EXPECT_EQ(recover(owner, next, "another passphrase").status, 200U) << "the new one is good after a crash";
}

TEST_F(Recovery, GuessingIsSlowedDownAsLoginsAreAndTogetherWithThem) {
    TestPerson thief(server, "");
    EXPECT_EQ(log_in("a guess").status, 401U);
    for (int i = 0; i < 2; ++i)
        EXPECT_TRUE(
            is_refused(recover(thief, "aaaaa-aaaaa-aaaaa-aaaaa", "battery staple"), "bad_login", 401));
    const HttpAnswer refused = recover(thief, code, "battery staple");
    EXPECT_TRUE(is_refused(refused, "too_fast", 429)) << "a guess that is right is one too many";
    EXPECT_FALSE(refused.raw.header("Retry-After").empty());
    EXPECT_TRUE(is_refused(log_in("correct horse"), "too_fast", 429)) << "one budget for both";
    server.advance(std::chrono::seconds(20));
    EXPECT_EQ(recover(thief, code, "battery staple").status, 200U);
}

TEST_F(Recovery, NothingTellsWhichAccountsThereAre) {
    TestPerson thief(server, "");
    const auto body = [&](const char* account) {
        return thief
            .post("/api/recover", {{"name", account}, {"recovery", "aaaaa"}, {"new", "battery staple"}})
            .raw.body;
    };
    EXPECT_EQ(body("anna"), body("nobody"));
}

TEST_F(Recovery, ANewCodeNeedsThePassphraseAndReplacesTheOldOne) {
    EXPECT_TRUE(
        is_refused(anna.post("/api/account/recovery", {{"passphrase", "a guess"}}), "bad_login", 401));
    const HttpAnswer renewed = anna.post("/api/account/recovery", {{"passphrase", "correct horse"}});
    ASSERT_EQ(renewed.status, 200U) << renewed.raw.body;
    EXPECT_FALSE(anna.get("/api/me").json.at("person").is_null()) << "the session goes on";
    TestPerson owner(server, "");
    EXPECT_TRUE(is_refused(recover(owner, code, "battery staple"), "bad_login", 401));
    EXPECT_EQ(recover(owner, renewed.json.at("recovery").get<std::string>(), "battery staple").status, 200U);
}

TEST_F(Recovery, OnlyAHashOfTheCodeIsStored) {
    ASSERT_EQ(server.stop(), 0);
    std::ifstream file(server.data() + "/trencavel.db", std::ios::binary);
    const std::string stored{std::istreambuf_iterator<char>(file), {}};
    EXPECT_NE(stored.find("anna"), std::string::npos);
    EXPECT_EQ(stored.find(code), std::string::npos);
    EXPECT_EQ(stored.find(code.substr(0, 5)), std::string::npos);
    EXPECT_EQ(server.log().find(code.substr(0, 5)), std::string::npos);
}

TEST_F(Recovery, AccountsFromBeforeKeepTheirShorterPassphrases) {
    const std::string hash = trencavel::server::hash_passphrase("8 chars!").value();
    ASSERT_EQ(server.stop(), 0);
    ASSERT_TRUE(put_person(server.database(), {"p0123456789abcdef", "Bert", "bert", hash, 1}));
    server.start();
    TestPerson bert(server, "");
    const HttpAnswer in = bert.post("/api/login", {{"name", "bert"}, {"passphrase", "8 chars!"}});
    ASSERT_EQ(in.status, 200U);
    bert.cookie = in.raw.cookie();
    const auto guess = [&](const char* typed) {
        return bert.post("/api/recover", {{"name", "bert"}, {"recovery", typed}, {"new", "battery staple"}});
    };
    EXPECT_TRUE(is_refused(guess(""), "bad_login", 401)) << "no code is not an empty one";
    const HttpAnswer first = bert.post("/api/account/recovery", {{"passphrase", "8 chars!"}});
    ASSERT_EQ(first.status, 200U);
    EXPECT_EQ(guess(first.json.at("recovery").get<std::string>().c_str()).status, 200U);
}

TEST_F(Recovery, ShortAndCommonPassphrasesAreRefusedWithTheReasonWhereverOneIsSet) {
    TestPerson bert(server, "Bert");
    for (const char* weak : {"ninechars", "password123", "1234567890"}) {
        const HttpAnswer made = bert.post("/api/account", {{"name", "bert"}, {"passphrase", weak}});
        EXPECT_TRUE(is_refused(made, "bad_field", 400)) << weak;
        EXPECT_EQ(made.json.at("about"), "passphrase");
        const Json change = {{"passphrase", "correct horse"}, {"new", weak}};
        EXPECT_TRUE(is_refused(anna.request("PATCH", "/api/account", change), "bad_field", 400)) << weak;
        const HttpAnswer recovered = recover(bert, code, weak);
        EXPECT_TRUE(is_refused(recovered, "bad_field", 400)) << weak;
        EXPECT_EQ(recovered.json.at("about"), "new");
    }
    EXPECT_EQ(log_in("correct horse").status, 200U) << "nothing has changed";
    EXPECT_EQ(bert.post("/api/account", {{"name", "bert"}, {"passphrase", "пароль дракона"}}).status, 200U);
}

}  // namespace
}  // namespace trencavel::server_tests
