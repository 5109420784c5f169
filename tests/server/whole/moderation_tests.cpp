// Who hosts a server bans people and networks, and deletes people; and what becomes of their games.
#include <gtest/gtest.h>

#include "server/support/table_guests.h"
#include "support/patience.h"
#include "support/program.h"

namespace trencavel::server_tests {
namespace {

class Moderation : public ServerTest {
protected:
    explicit Moderation(Flags flags = {}) : ServerTest(std::move(flags)) {}

    HttpAnswer admin(const char* method, const char* path, const Json& body = nullptr,
                     const RawHeaders& more = {}) {
        RawHeaders headers = {{"Authorization", "Bearer " + server.admin_token()}};
        headers.insert(headers.end(), more.begin(), more.end());
        return TestPerson(server, "").request(method, path, body, headers);
    }
    HttpAnswer ban(const std::string& who) { return admin("POST", "/api/admin/bans", {{"who", who}}); }
    HttpAnswer unban(const std::string& who) { return admin("DELETE", "/api/admin/bans", {{"who", who}}); }
    static Json hello() { return {{"type", "hello"}, {"language", "en"}}; }
    static bool is_told(TestPerson& person, const std::string& code) {
        return person.wait_until([&] { return !person.byes.empty(); }) &&
               person.byes.front().at("code") == code;
    }
    bool logs(const std::string& line) {
        return eventually([&] { return server.log().find(line) != std::string::npos; });
    }
    cli_tests::Outcome command(std::vector<std::string> words) {
        words.insert(words.begin(), {"admin", "--data", server.data(), "--url",
                                     "http://127.0.0.1:" + std::to_string(server.port())});
        return cli_tests::run(words);
    }
};

TEST_F(Moderation, ABannedPersonIsRefusedEverywhereAndTheGameGoesOnForTheOther) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    TestPerson& mallory = guests.asked();
    TestPerson& other = guests.not_asked();
    ASSERT_EQ(mallory.post("/api/account", {{"name", "mallory"}, {"passphrase", "correct horse"}}).status,
              200U);
    ASSERT_EQ(ban("mallory").json.at("who"), mallory.id());
    EXPECT_TRUE(is_told(mallory, "banned"));
    const HttpAnswer refused = mallory.get("/api/me");
    EXPECT_TRUE(is_refused(refused, "banned", 403));
    EXPECT_NE(refused.json.at("text").get<std::string>().find("banned"), std::string::npos);
    EXPECT_TRUE(is_refused(mallory.post("/api/people", {{"name", "Nobody"}}), "banned", 403))
        << "with this cookie nobody becomes somebody else";
    mallory.close_socket();
    EXPECT_EQ(mallory.open_socket().status, 403U);
    const Json login = {{"name", "mallory"}, {"passphrase", "correct horse"}};
    EXPECT_TRUE(is_refused(TestPerson(server, "").post("/api/login", login), "banned", 403));
    const Json replaced = other.wait_for_event(guests.id(), "replaced");
    ASSERT_TRUE(replaced.is_object());
    EXPECT_EQ(replaced.at("reason"), "removed");
    const Json move = other.wait_for_event(guests.id(), "move");
    ASSERT_TRUE(move.is_object());
    EXPECT_TRUE(move.at("computer").get<bool>());
    server.kill();
    server.start();
    EXPECT_TRUE(is_refused(mallory.get("/api/me"), "banned", 403)) << "also after a crash";
    EXPECT_EQ(unban("mallory").status, 200U);
    EXPECT_EQ(mallory.get("/api/me").json.at("person").at("id"), mallory.id());
}

TEST_F(Moderation, ABanClosesTheTablesThatWaitForTheirHost) {
    TestPerson mallory(server, "Mallory");
    Json terms = terms_for(2);
    terms["open"] = true;
    const NewTable table = make_table(mallory, terms);
    ASSERT_EQ(ban(mallory.id()).status, 200U);
    EXPECT_EQ(TestPerson(server, "").get("/api/tables/" + table.id).json.at("table").at("phase"), "aborted");
}

TEST_F(Moderation, OnlyTheHostOfTheServerBans) {
    TestPerson anna(server, "Anna");
    EXPECT_TRUE(is_refused(anna.post("/api/admin/bans", {{"who", anna.id()}}), "not_found", 404));
    EXPECT_TRUE(logs("security what=admin_refused"));
    for (const char* who : {"nobody", "", "192.0.2.1/33", "p0123456789abcdef"}) {
        const HttpAnswer refused = ban(who);
        EXPECT_TRUE(is_refused(refused, "bad_field", 400)) << who;
        EXPECT_EQ(refused.json.at("about"), "who");
    }
    EXPECT_TRUE(is_refused(ban("192.0.2.1/33"), "bad_field", 400));
    EXPECT_TRUE(admin("GET", "/api/admin/bans").json.at("bans").empty());
}

TEST_F(Moderation, WhoeverIsForgottenIsGoneFromEveryTable) {
    TableGuests guests(server, terms_for(2), {"Anna", "Mallory"});
    guests.begin();
    EXPECT_TRUE(is_ok(guests.person(1).ask(message("chat", guests.id(), {{"text", "something bad"}}))));
    ASSERT_EQ(ban(guests.person(1).id()).status, 200U);
    ASSERT_EQ(admin("DELETE", "/api/admin/people", {{"who", guests.person(1).id()}}).status, 200U);
    TestPerson& host = guests.host();
    host.close_socket();
    host.events(guests.id()).clear();
    EXPECT_TRUE(is_ok(host.ask(watch_message(guests.id()))));
    const Json chat = host.wait_for_event(guests.id(), "chat");
    ASSERT_TRUE(chat.is_object());
    EXPECT_EQ(chat.at("text"), "");
    EXPECT_EQ(chat.at("name"), "?");
    EXPECT_TRUE(guests.person(1).get("/api/me").json.at("person").is_null());
    EXPECT_TRUE(admin("GET", "/api/admin/bans").json.at("bans").empty());
}

TEST_F(Moderation, TheProgramDoesItAtARunningServer) {
    TestPerson mallory(server, "Mallory");
    const cli_tests::Outcome banned = command({"ban", mallory.id()});
    EXPECT_EQ(banned.exit_code, 0) << banned.err;
    EXPECT_EQ(banned.out, mallory.id() + " is banned\n");
    EXPECT_TRUE(is_refused(mallory.get("/api/me"), "banned", 403));
    EXPECT_EQ(command({"ban", "198.51.100.0/24"}).out, "198.51.100.0/24 is banned\n");
    const std::string list = command({"bans"}).out;
    EXPECT_NE(list.find(mallory.id()), std::string::npos) << list;
    EXPECT_NE(list.find("198.51.100.0/24"), std::string::npos) << list;
    EXPECT_NE(list.find("2 bans"), std::string::npos) << list;
    EXPECT_EQ(command({"unban", mallory.id()}).exit_code, 0);
    EXPECT_EQ(mallory.get("/api/me").status, 200U);
    EXPECT_EQ(command({"forget", mallory.id()}).out, mallory.id() + " is deleted\n");
    EXPECT_TRUE(mallory.get("/api/me").json.at("person").is_null());
    const cli_tests::Outcome unknown = command({"ban", "nobody"});
    EXPECT_NE(unknown.exit_code, 0);
    EXPECT_NE(unknown.err.find("nobody of that name"), std::string::npos) << unknown.err;
}

TEST_F(Moderation, TheLogTellsWhatHappenedWithoutSecrets) {
    TestPerson anna(server, "Anna");
    ASSERT_EQ(anna.post("/api/account", {{"name", "anna"}, {"passphrase", "correct horse"}}).status, 200U);
    TestPerson thief(server, "");
    EXPECT_EQ(thief.post("/api/login", {{"name", "anna"}, {"passphrase", "a guess"}}).status, 401U);
    EXPECT_EQ(thief.post("/api/login", {{"name", "typed-here-by-mistake"}, {"passphrase", "x"}}).status,
              401U);
    EXPECT_EQ(thief.post("/api/login", {{"name", "anna"}, {"passphrase", "correct horse"}}).status, 200U);
    const std::string whom = " person=" + anna.id() + " network=127.0.0.1";
    for (const char* what : {"account_made", "login_failed", "login"})
        EXPECT_TRUE(logs("security what=" + std::string(what) + whom)) << what;
    const std::string log = server.log();
    for (const char* secret : {"a guess", "correct horse", "typed-here-by-mistake"})
        EXPECT_EQ(log.find(secret), std::string::npos) << secret;
}

class ModerationBehindAProxy : public Moderation {
protected:
    ModerationBehindAProxy() : Moderation({{"--trust-proxy", ""}}) {}

    static RawHeaders from(const std::string& address) { return {{"X-Forwarded-For", address}}; }
};

TEST_F(ModerationBehindAProxy, ABannedNetworkIsRefusedAndItsGuestsCountAsGone) {
    TableGuests guests(server, terms_for(2), {"Anna", "Mallory"});
    guests.begin();
    TestPerson& mallory = guests.person(1);
    mallory.close_socket();
    ASSERT_EQ(mallory.open_socket(from("192.0.2.77")).status, 101U);
    EXPECT_TRUE(is_ok(mallory.ask(hello())));
    ASSERT_TRUE(eventually([&] { return guests.host().get("/health").json.at("sockets") == 2; }))
        << "the socket from elsewhere is gone";
    ASSERT_EQ(ban("192.0.2.0/24").status, 200U);
    EXPECT_TRUE(is_told(mallory, "banned"));
    EXPECT_EQ(mallory.open_socket(from("192.0.2.78")).status, 403U);
    EXPECT_TRUE(is_refused(mallory.request("GET", "/api/me", nullptr, from("192.0.2.1")), "banned", 403));
    RawHeaders browser = from("192.0.2.1");
    browser.emplace_back("Accept", "text/html");
    const HttpAnswer page = mallory.request("GET", "/", nullptr, browser);
    EXPECT_EQ(page.status, 403U);
    EXPECT_NE(page.raw.body.find("banned"), std::string::npos);
    const Json left = guests.host().wait_for_event(guests.id(), "left");
    ASSERT_TRUE(left.is_object());
    EXPECT_EQ(left.at("seat"), 1);
    const Json computer = message("replace", guests.id(), {{"seat", 1}, {"level", "greedy"}});
    EXPECT_TRUE(is_ok(guests.host().ask(computer)));
    EXPECT_EQ(mallory.request("GET", "/api/me", nullptr, from("198.51.100.1")).status, 200U)
        << "others, and the same person from elsewhere, are served";
    EXPECT_TRUE(logs("security what=refused_banned person=\"\" network=192.0.2.1"));
    ASSERT_EQ(unban("192.0.2.9/24").status, 200U);
    EXPECT_EQ(mallory.request("GET", "/api/me", nullptr, from("192.0.2.1")).status, 200U);
}

TEST_F(ModerationBehindAProxy, ABanOfEverybodyCanBeLifted) {
    ASSERT_EQ(ban("0.0.0.0/0").status, 200U);
    EXPECT_TRUE(is_refused(TestPerson(server, "").get("/api/games"), "banned", 403));
    EXPECT_EQ(unban("0.0.0.0/0").status, 200U);
    EXPECT_EQ(TestPerson(server, "").get("/api/games").status, 200U);
}

}  // namespace
}  // namespace trencavel::server_tests
