#include <gtest/gtest.h>

#include <algorithm>

#include "server/net/http_echo.h"

namespace trencavel::server_tests {
namespace {

bool says(const RawResponse& response, const std::string& line) {
    return response.body.find(line + "\n") != std::string::npos;
}

TEST(HttpRequest, HandlerGetsEverythingThatMatters) {
    EchoServer server;
    const RawHeaders headers = {{"Host", "example.test"},       {"Cookie", "trencavel=1"},
                                {"Origin", "http://o"},         {"Accept-Language", "de"},
                                {"Content-Type", "text/plain"}, {"Authorization", "Bearer x"},
                                {"If-None-Match", "\"e\""}};
    const RawResponse response = server.client().request("POST", "/a%20b?c=d", headers, "hello");
    EXPECT_EQ(response.status, 200U);
    EXPECT_EQ(response.body,
              "method=POST\npath=/a b\nquery=c=d\naddress=127.0.0.1\ncookie=trencavel=1\norigin=http://o\n"
              "host=example.test\nlanguage=de\ntype=text/plain\nauthorization=Bearer x\nnone_match=\"e\"\n"
              "body=hello\n");
}

TEST(HttpRequest, EveryResponseHasTheHeadersThatProtect) {
    EchoServer server;
    RawClient client = server.client();
    for (const char* path : {"/", "/missing", "/%zz"}) {
        const RawResponse response = client.request("GET", path);
        EXPECT_EQ(response.header("X-Content-Type-Options"), "nosniff") << path;
        EXPECT_EQ(response.header("Referrer-Policy"), "no-referrer");
        EXPECT_EQ(response.header("X-Frame-Options"), "DENY");
        EXPECT_EQ(response.header("Cross-Origin-Opener-Policy"), "same-origin");
        EXPECT_EQ(response.header("Cross-Origin-Resource-Policy"), "same-origin");
        EXPECT_EQ(response.header("Permissions-Policy"), "camera=(), microphone=(), geolocation=()");
        EXPECT_TRUE(
            response.header("Content-Security-Policy").starts_with("default-src 'none'; script-src 'self'"));
        EXPECT_EQ(response.header("Cache-Control"), "no-store");
        EXPECT_EQ(response.header("Server"), "");
    }
}

TEST(HttpRequest, HeadersOfTheHandlerStandInPlaceOfTheDefaults) {
    EchoServer server;
    const RawResponse response = server.client().request("GET", "/headers");
    EXPECT_EQ(response.header("Content-Type"), "text/css");
    EXPECT_EQ(response.header("ETag"), "\"1\"");
    EXPECT_EQ(response.header("Cache-Control"), "max-age=60");
    EXPECT_EQ(
        std::ranges::count_if(response.headers, [](const auto& field) { return field.second == "no-store"; }),
        0);
}

TEST(HttpRequest, HeaderValueCannotBeginAnotherHeader) {
    EchoServer server;
    const RawResponse response = server.client().request("GET", "/headers");
    EXPECT_EQ(response.header("X-Worse"), "");
    EXPECT_EQ(response.header("X-Odd"), "aX-Worse: b");
}

TEST(HttpRequest, ConnectionServesManyRequests) {
    EchoServer server;
    RawClient client = server.client();
    for (int i = 0; i < 10; ++i) {
        EXPECT_TRUE(says(client.request("GET", "/" + std::to_string(i)), "path=/" + std::to_string(i)));
    }
    EXPECT_EQ(server.counts().requests, 10U);
    EXPECT_EQ(server.counts().connections, 1U);
}

TEST(HttpRequest, RequestsSentAtOnceAreAnsweredInTurn) {
    EchoServer server;
    RawClient client = server.client();
    client.send_bytes(request_text("GET", "/1") + request_text("POST", "/2", {}, "x") +
                      request_text("GET", "/3"));
    EXPECT_TRUE(says(client.response(), "path=/1"));
    EXPECT_TRUE(says(client.response(), "path=/2"));
    EXPECT_TRUE(says(client.response(), "path=/3"));
}

TEST(HttpRequest, RequestMayComeByteByByte) {
    EchoServer server;
    RawClient client = server.client();
    server.trickle(client, request_text("POST", "/", {}, "slowly"));
    EXPECT_TRUE(says(client.response(), "body=slowly"));
}

TEST(HttpRequest, BodyMayComeInChunks) {
    EchoServer server;
    RawClient client = server.client();
    client.send_bytes(request_text("POST", "/", {{"Transfer-Encoding", "chunked"}}) +
                      "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
    EXPECT_TRUE(says(client.response(), "body=abcde"));
}

TEST(HttpRequest, ClientThatAsksBeforeItSendsABodyIsToldToGoOn) {
    EchoServer server;
    RawClient client = server.client();
    client.send_bytes(request_text("POST", "/", {{"Content-Length", "2"}, {"Expect", "100-continue"}}));
    EXPECT_EQ(client.response().status, 100U);
    client.send_bytes("ok");
    EXPECT_TRUE(says(client.response(), "body=ok"));
}

TEST(HttpRequest, HeadIsAnsweredLikeGetWithoutTheBody) {
    EchoServer server;
    RawClient client = server.client();
    const RawResponse head = client.request("HEAD", "/large");
    EXPECT_EQ(head.status, 200U);
    EXPECT_EQ(head.header("Content-Length"), "2000000");
    EXPECT_TRUE(says(client.request("GET", "/after"), "path=/after"));
}

TEST(HttpRequest, NotModifiedHasNoBody) {
    EchoServer server;
    RawClient client = server.client();
    const RawResponse response = client.request("GET", "/unchanged");
    EXPECT_EQ(response.status, 304U);
    EXPECT_EQ(response.header("Content-Length"), "");
    EXPECT_TRUE(says(client.request("GET", "/after"), "path=/after"));
}

TEST(HttpRequest, LargeResponsesArriveWhole) {
    EchoServer server;
    EXPECT_EQ(server.client().request("GET", "/large").body.size(), 2'000'000U);
    EXPECT_TRUE(server.eventually([&] { return server.http().counts().bytes_sent >= 2'000'000; }));
}

TEST(HttpRequest, ConnectionIsClosedAfterwardsIfTheClientWantsIt) {
    EchoServer server;
    RawClient client = server.client();
    const RawResponse response = client.request("GET", "/", {{"Connection", "close"}});
    EXPECT_EQ(response.header("Connection"), "close");
    EXPECT_TRUE(client.closed_by_server());
    RawClient old = server.client();
    old.send_bytes("GET / HTTP/1.0\r\nHost: h\r\n\r\n");
    EXPECT_EQ(old.response().status, 200U);
    EXPECT_TRUE(old.closed_by_server());
}

TEST(HttpRequest, AnswerMayComeLater) {
    EchoServer server;
    RawClient client = server.client();
    client.send_bytes(request_text("GET", "/later"));
    ASSERT_TRUE(server.eventually([&] { return server.handler().later.size() == 1; }));
    server.on_loop([&] { server.handler().later[0]({.body = "at last"}); });
    EXPECT_EQ(client.response().body, "at last");
    EXPECT_EQ(client.request("GET", "/").status, 200U);
}

TEST(HttpRequest, OnlyTheFirstAnswerCounts) {
    EchoServer server;
    RawClient client = server.client();
    client.send_bytes(request_text("GET", "/later"));
    ASSERT_TRUE(server.eventually([&] { return server.handler().later.size() == 1; }));
    server.on_loop([&] {
        server.handler().later[0]({.body = "first"});
        server.handler().later[0]({.body = "second"});
    });
    EXPECT_EQ(client.response().body, "first");
    EXPECT_TRUE(says(client.request("GET", "/next"), "path=/next"));
}

TEST(HttpRequest, ClientThatLeavesWhileItWaitsIsForgottenAndMayBeAnsweredInVain) {
    EchoServer server;
    for (const bool rudely : {false, true}) {
        RawClient client = server.client();
        client.send_bytes(request_text("GET", "/later"));
        ASSERT_TRUE(server.eventually([&] { return !server.handler().later.empty(); }));
        rudely ? client.abort() : client.disconnect();
        EXPECT_TRUE(server.eventually([&] { return server.http().counts().connections == 0; }));
        server.on_loop([&] {
            server.handler().later[0]({.body = "to nobody"});
            server.handler().later.clear();
        });
    }
    EXPECT_EQ(server.client().request("GET", "/").status, 200U);
}

TEST(HttpRequest, AnswersMayBeKeptLongerThanTheServer) {
    std::vector<std::function<void(server::Response)>> kept;
    {
        EchoServer server;
        RawClient client = server.client();
        client.send_bytes(request_text("GET", "/never"));
        ASSERT_TRUE(server.eventually([&] { return server.handler().later.size() == 1; }));
        server.on_loop([&] { kept = server.handler().later; });
    }
    kept[0]({.body = "to nobody"});
}

}  // namespace
}  // namespace trencavel::server_tests
