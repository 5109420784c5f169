// What all answers over HTTP have in common, and the routes for who runs the server.
#include <gtest/gtest.h>

#include <csignal>
#include <cstdio>
#include <filesystem>
#include <thread>

#include "server/support/table_guests.h"
#include "server/talk/messages.h"
#include "support/files.h"

namespace trencavel::server_tests {
namespace {

class HttpSurface : public ServerTest {
protected:
    std::string own_host() const { return "127.0.0.1:" + std::to_string(server.port()); }
};

TEST_F(HttpSurface, PagesOfOtherOriginsMayChangeNothing) {
    TestPerson anna(server, "Anna");
    const Json terms = terms_for(2);
    for (const std::string& origin :
         {std::string("https://evil.example"), std::string("null"), std::string("http://localhost:1"),
          "http://" + own_host() + ".evil.example", std::string("http://"), std::string("file://")}) {
        const RawHeaders headers = {{"Host", own_host()}, {"Origin", origin}};
        EXPECT_TRUE(is_refused(anna.request("POST", "/api/tables", terms, headers), "bad_origin", 403))
            << origin;
        EXPECT_TRUE(is_refused(anna.request("DELETE", "/api/me", {{"confirm", "delete"}}, headers),
                               "bad_origin", 403));
        EXPECT_EQ(anna.open_socket(headers).status, 403U) << origin;
    }
    const RawHeaders own = {{"Host", own_host()}, {"Origin", "http://" + own_host()}};
    EXPECT_EQ(anna.request("POST", "/api/tables", terms, own).status, 201U);
    EXPECT_EQ(anna.open_socket(own).status, 101U);
    EXPECT_EQ(anna.get("/api/tables?list=own").json.at("tables").size(), 1U);
}

TEST_F(HttpSurface, ANameOfAnotherSiteThatPointsHereIsNotAnswered) {
    TestPerson anna(server, "Anna");
    const std::string port = ":" + std::to_string(server.port());
    const RawHeaders rebound = {{"Host", "evil.example" + port}, {"Origin", "http://evil.example" + port}};
    EXPECT_TRUE(is_refused(anna.request("GET", "/api/me", {}, rebound), "bad_host", 421));
    EXPECT_TRUE(is_refused(anna.request("POST", "/api/tables", terms_for(2), rebound), "bad_host", 421));
    EXPECT_EQ(anna.open_socket(rebound).status, 421U);
    RawClient browser(server.port());
    const RawResponse page =
        browser.request("GET", "/", {{"Host", "evil.example"}, {"Accept", "text/html,*/*;q=0.8"}});
    EXPECT_EQ(page.status, 421U);
    EXPECT_NE(page.body.find("public_url"), std::string::npos) << "it says which setting to change";
    for (const std::string& own : {"127.0.0.1" + port, "localhost" + port, "[::1]" + port})
        EXPECT_EQ(RawClient(server.port()).request("GET", "/api/me", {{"Host", own}}).status, 200U) << own;
}

TEST_F(HttpSurface, AWrongAddressShowsAPageToBrowsersAndDataToPrograms) {
    RawClient client(server.port());
    const RawHeaders browser = {{"Accept", "text/html,application/xhtml+xml,*/*;q=0.8"}};
    const RawResponse page = client.request("GET", "/nonsense", browser);
    EXPECT_EQ(page.status, 404U);
    EXPECT_EQ(page.header("Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(page.body, client.request("GET", "/", browser).body) << "the app, which says so";
    for (const char* path : {"/nonsense", "/assets/none.js"})
        EXPECT_EQ(client.request("GET", path, {{"Accept", "*/*"}}).header("Content-Type"),
                  "application/json");
    const RawResponse data = client.request("GET", "/api/nonsense", browser);
    EXPECT_EQ(data.status, 404U);
    EXPECT_EQ(data.header("Content-Type"), "application/json");
}

// As logrotate does: the file is moved away, and the server told.
TEST(HangUp, OpensTheLogAgainAndTheServerGoesOn) {
    const ScratchFolder folder;
    const std::string log = folder.path("log");
    ServerProcess server({{"--log-file", log}});
    TestPerson anna(server, "Anna");
    ASSERT_EQ(std::rename(log.c_str(), folder.path("log.1").c_str()), 0);
    server.signal(SIGHUP);
    EXPECT_TRUE(eventually([&] {
        return std::filesystem::exists(log) &&
               trencavel::text_of(log).find("log_reopened") != std::string::npos;
    }));
    EXPECT_TRUE(is_ok(anna.ask({{"type", "hello"}, {"language", "en"}})));
    anna.close_socket();
    EXPECT_EQ(server.stop(), 0);
    EXPECT_NE(trencavel::text_of(log).find("stopped"), std::string::npos);
    EXPECT_EQ(trencavel::text_of(folder.path("log.1")).find("stopped"), std::string::npos);
}

TEST_F(HttpSurface, FormsOfOtherPagesCannotPost) {
    TestPerson anna(server, "Anna");
    RawClient client(server.port());
    for (const char* type : {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data"}) {
        const RawResponse answer = client.request(
            "POST", "/api/tables", {{"Cookie", anna.cookie}, {"Content-Type", type}}, terms_for(2).dump());
        EXPECT_EQ(answer.status, 400U) << type;
    }
}

TEST_F(HttpSurface, EveryAnswerForbidsForeignScripts) {
    TestPerson nobody(server, "");
    for (const char* path :
         {"/", "/style.css", "/api/games", "/nothing", "/health", "/api/tables/zzzzzzzzzz"}) {
        const HttpAnswer answer = nobody.get(path);
        const std::string policy = answer.raw.header("Content-Security-Policy");
        EXPECT_NE(policy.find("default-src"), policy.npos) << path;
        EXPECT_EQ(policy.find("'unsafe-inline'"), policy.npos) << path;
        EXPECT_EQ(policy.find("'unsafe-eval'"), policy.npos) << path;
        EXPECT_EQ(answer.raw.header("X-Content-Type-Options"), "nosniff") << path;
    }
}

TEST_F(HttpSurface, PageIsServedAndHoldsNoInlineScript) {
    TestPerson nobody(server, "");
    const HttpAnswer page = nobody.get("/");
    EXPECT_EQ(page.status, 200U);
    EXPECT_TRUE(page.raw.header("Content-Type").starts_with("text/html"));
    EXPECT_EQ(page.raw.body.find("<script>"), std::string::npos);
    for (const char* view : {"/t/k3v9q2m7xd", "/tiles", "/rules", "/rules/castle", "/index.html"})
        EXPECT_EQ(nobody.get(view).raw.body, page.raw.body) << view;
    for (const char* none : {"/t", "/rule", "/assets", "/assets/../index.html", "/page/index.html"})
        EXPECT_EQ(nobody.get(none).status, 404U) << none;
    EXPECT_EQ(page.raw.body.find("style=\""), std::string::npos);
    const RawHeaders same = {{"If-None-Match", page.raw.header("ETag")}};
    EXPECT_EQ(nobody.request("GET", "/", nullptr, same).status, 304U);
}

TEST_F(HttpSurface, UnknownRoutesAndMethodsAreRefused) {
    TestPerson nobody(server, "");
    EXPECT_TRUE(is_refused(nobody.get("/api/nothing"), "not_found", 404));
    EXPECT_TRUE(is_refused(nobody.get("/api/tables/"), "not_found", 404));
    EXPECT_TRUE(is_refused(nobody.get("/../../etc/passwd"), "not_found", 404));
    EXPECT_TRUE(is_refused(nobody.request("PUT", "/api/me"), "bad_method", 405));
    EXPECT_TRUE(is_refused(nobody.request("DELETE", "/api/tables/zzzzzzzzzz"), "bad_method", 405));
}

TEST_F(HttpSurface, BodiesAreChecked) {
    RawClient client(server.port());
    const RawHeaders json = {{"Content-Type", "application/json"}};
    for (const char* body : {"{", "[]", "null", "\"x\"", "{\"name\":", "\xff"}) {
        const RawResponse answer = client.request("POST", "/api/people", json, body);
        EXPECT_EQ(answer.status, 400U) << body;
    }
    TestPerson nobody(server, "");
    EXPECT_TRUE(is_refused(nobody.post("/api/people"), "bad_field", 400)) << "no body at all";
}

TEST_F(HttpSurface, TextsAreInTheLanguageThatIsAskedFor) {
    TestPerson anna(server, "Anna");
    const auto text = [&](const char* language) {
        anna.language = language;
        return anna.get("/api/tables/zzzzzzzzzz").json.at("text").get<std::string>();
    };
    const std::string english = text("");
    EXPECT_EQ(text("en-GB"), english);
    EXPECT_EQ(text("fr"), english);
    const std::string german = text("de");
    EXPECT_NE(german, english);
    EXPECT_EQ(text("fr, de-AT;q=0.8, en;q=0.5"), german);
    EXPECT_EQ(text("de;q=0.5, en"), english);
}

TEST_F(HttpSurface, SocketSpeaksTheLanguageOfItsHandshakeUntilToldOtherwise) {
    TestPerson anna(server, "Anna");
    anna.language = "de";
    const Json nowhere = message("start", "zzzzzzzzzz");
    const std::string german = anna.ask(nowhere).at("text").get<std::string>();
    const Json hello = anna.ask({{"type", "hello"}, {"language", "en"}});
    ASSERT_TRUE(is_ok(hello));
    EXPECT_EQ(hello.at("person").at("id"), anna.id());
    EXPECT_FALSE(hello.at("version").get<std::string>().empty());
    EXPECT_GT(hello.at("now").get<std::int64_t>(), 1700000000000);
    EXPECT_NE(anna.ask(nowhere).at("text"), german);
    EXPECT_TRUE(is_ok(anna.ask({{"type", "hello"}, {"language", "de"}})));
    EXPECT_EQ(anna.ask(nowhere).at("text"), german);
}

TEST_F(HttpSurface, MovesAreExplainedInGermanToo) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    const std::string english = guests.move("place 90,90 r0").at("text").get<std::string>();
    EXPECT_TRUE(is_ok(guests.asked().ask({{"type", "hello"}, {"language", "de"}})));
    const Json german = guests.move("place 90,90 r0");
    EXPECT_TRUE(is_refused(german, "illegal"));
    EXPECT_NE(german.at("text"), english);
}

TEST_F(HttpSurface, GamesAndLevelsAreListed) {
    TestPerson nobody(server, "");
    const Json answer = nobody.get("/api/games").json;
    std::vector<std::string> names;
    for (const Json& game : answer.at("games")) names.push_back(game.at("name").get<std::string>());
    EXPECT_EQ(names, (std::vector<std::string>{"carcassonne", "wheel", "castle"}));
    EXPECT_GE(answer.at("levels").size(), 2U);
}

TEST_F(HttpSurface, HealthAndMetricsTellHowItGoes) {
    TableGuests guests(server, terms_for(2), {"Anna", "Bert"});
    guests.begin();
    guests.play(3);
    const HttpAnswer health = guests.host().get("/health");
    EXPECT_EQ(health.status, 200U);
    EXPECT_EQ(health.json.at("ok"), true);
    EXPECT_EQ(health.json.at("sockets"), 2);
    const std::string metrics = guests.host().get("/metrics").raw.body;
    EXPECT_NE(metrics.find("trencavel_moves_total 3"), metrics.npos) << metrics.substr(0, 2000);
    EXPECT_EQ(metrics.find("Anna"), metrics.npos);
    EXPECT_EQ(metrics.find(guests.id()), metrics.npos);
}

TEST_F(HttpSurface, AdministrationNeedsTheTokenOfTheDataFolder) {
    TestPerson anna(server, "Anna");
    Json terms = terms_for(2);
    terms["open"] = false;
    const NewTable table = make_table(anna, terms);
    const std::string end = "/api/admin/tables/" + table.id + "/end";
    const auto ask = [&](const std::string& method, const std::string& path,
                         const std::string& authorization) {
        return anna.request(method, path, nullptr, {{"Authorization", authorization}});
    };
    const std::string token = server.admin_token();
    ASSERT_EQ(token.size(), 32U);
    namespace fs = std::filesystem;
    EXPECT_EQ(fs::status(server.data() + "/admin.token").permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
    for (const std::string& wrong :
         {std::string(), std::string("Bearer "), "Bearer x" + token, token, "Basic " + token,
          "Bearer " + token.substr(1), "Bearer " + std::string(32, '0')}) {
        EXPECT_TRUE(is_refused(ask("GET", "/api/admin/tables", wrong), "not_found", 404)) << wrong;
        EXPECT_TRUE(is_refused(ask("POST", end, wrong), "not_found", 404)) << wrong;
    }
    const HttpAnswer list = ask("GET", "/api/admin/tables", "Bearer " + token);
    ASSERT_EQ(list.status, 200U);
    EXPECT_EQ(list.json.at("tables").at(0).at("id"), table.id);
    EXPECT_EQ(ask("POST", end, "Bearer " + token).status, 200U);
    EXPECT_EQ(anna.get("/api/tables/" + table.id).json.at("table").at("phase"), "aborted");
    EXPECT_TRUE(is_refused(ask("POST", end, "Bearer " + token), "wrong_phase", 409));
    EXPECT_TRUE(
        is_refused(ask("POST", "/api/admin/tables/zzzzzzzzzz/end", "Bearer " + token), "not_found", 404));
}

TEST_F(HttpSurface, StoppingIsToldToEveryone) {
    TestPerson anna(server, "Anna");
    TestPerson nobody(server, "");
    for (TestPerson* each : {&anna, &nobody})
        EXPECT_TRUE(is_ok(each->ask({{"type", "hello"}, {"language", "en"}})));
    std::thread stopping([&] { EXPECT_EQ(server.stop(), 0); });
    for (TestPerson* each : {&anna, &nobody}) {
        EXPECT_TRUE(each->wait_until([&] { return !each->byes.empty(); }));
        EXPECT_EQ(each->socket().close_code(), 1001);
        each->close_socket();
    }
    stopping.join();
    ASSERT_FALSE(anna.byes.empty());
    EXPECT_EQ(anna.byes[0].at("code"), "stopping");
}

TEST_F(HttpSurface, NothingSecretIsLogged) {
    TestPerson anna(server, "Anna");
    ASSERT_EQ(anna.post("/api/account", {{"name", "anna"}, {"passphrase", "correct horse"}}).status, 200U);
    Json terms = terms_for(2);
    terms["open"] = false;
    const NewTable table = make_table(anna, terms);
    EXPECT_TRUE(is_ok(anna.ask(watch_message(table.id, 0, table.invitation))));
    anna.get("/api/tables/" + table.id + "?invitation=" + table.invitation);
    const std::string log = server.log();
    for (const std::string& secret : {anna.cookie.substr(10), std::string("correct horse"), table.invitation,
                                      server.admin_token(), std::string("Anna")})
        EXPECT_EQ(log.find(secret), log.npos) << secret;
}

class BehindTls : public ServerTest {
protected:
    BehindTls() : ServerTest({{"--public-url", "https://play.example.org"}}) {}
};

TEST_F(BehindTls, CookieIsSecureAndOnlyThePublicPageMayAct) {
    RawClient client(server.port());
    const auto make = [&](const char* origin) {
        return client.request("POST", "/api/people",
                              {{"Content-Type", "application/json"}, {"Origin", origin}},
                              Json{{"name", "Anna"}}.dump());
    };
    const RawResponse made = make("https://play.example.org");
    EXPECT_EQ(made.status, 201U);
    EXPECT_NE(made.header("Set-Cookie").find("; Secure"), std::string::npos);
    EXPECT_EQ(make("http://play.example.org").status, 403U);
    EXPECT_EQ(make("https://localhost").status, 403U);
}

}  // namespace
}  // namespace trencavel::server_tests
