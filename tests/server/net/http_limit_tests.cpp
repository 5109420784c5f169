#include <gtest/gtest.h>

#include "server/net/http_echo.h"
#include "server/support/still_clock.h"

namespace trencavel::server_tests {
namespace {

using server::HttpLimits;

TEST(HttpLimits, HeaderThatIsTooLargeIsRefused) {
    EchoServer server(small_limits());
    RawClient client = server.client();
    const RawResponse response = client.request("GET", "/", {{"X-Long", std::string(2000, 'x')}});
    EXPECT_EQ(response.status, 431U);
    EXPECT_EQ(response.header("Connection"), "close");
    EXPECT_TRUE(client.closed_by_server());
    EXPECT_EQ(server.counts().refused, 1U);
}

TEST(HttpLimits, TargetThatIsTooLongIsRefused) {
    EchoServer server(small_limits());
    EXPECT_EQ(server.client().request("GET", "/" + std::string(50'000, 'x')).status, 431U);
}

TEST(HttpLimits, BodyOfTheFullSizeIsTakenAndOneByteMoreRefused) {
    EchoServer server(small_limits());
    EXPECT_EQ(server.client().request("POST", "/", {}, std::string(1000, 'x')).status, 200U);
    RawClient client = server.client();
    EXPECT_EQ(client.request("POST", "/", {}, std::string(1001, 'x')).status, 413U);
    EXPECT_TRUE(client.closed_by_server());
}

TEST(HttpLimits, BodyThatIsTooLargeIsRefusedBeforeItComes) {
    EchoServer server(small_limits());
    RawClient client = server.client();
    client.send_bytes(request_text("POST", "/", {{"Content-Length", "1000000000"}}));
    EXPECT_EQ(client.response().status, 413U);
}

TEST(HttpLimits, ChunksMayNotAddUpToMoreThanABody) {
    EchoServer server(small_limits());
    RawClient client = server.client();
    client.send_bytes(request_text("POST", "/", {{"Transfer-Encoding", "chunked"}}));
    for (int i = 0; i < 3; ++i) client.send_bytes("1f4\r\n" + std::string(500, 'x') + "\r\n");
    EXPECT_EQ(client.response().status, 413U);
}

TEST(HttpLimits, RequestThatNeverEndsIsCutOff) {
    StillClock clock;
    EchoServer server(small_limits());
    RawClient header = server.client();
    RawClient body = server.client();
    header.send_bytes("GET / HTTP/1.1\r\nHost: h\r\n");
    body.send_bytes("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\n12");
    ASSERT_TRUE(server.eventually([&] { return server.http().counts().connections == 2; }));
    // A byte now and then does not give it more time.
    for (int i = 0; i < 3; ++i) {
        server.trickle(header, "X");
        EXPECT_EQ(server.counts().connections, 2U);
        clock.pass(server, kHeaderTime / 3);
    }
    EXPECT_TRUE(header.closed_by_server());
    EXPECT_TRUE(body.closed_by_server());
    EXPECT_TRUE(server.eventually([&] { return server.http().counts().refused == 2; }));
}

TEST(HttpLimits, SilentConnectionsAreClosed) {
    StillClock clock;
    EchoServer server(small_limits());
    RawClient fresh = server.client();
    RawClient used = server.client();
    EXPECT_EQ(used.request("GET", "/").status, 200U);
    ASSERT_TRUE(server.eventually([&] { return server.http().counts().connections == 2; }));
    clock.pass(server, kHeaderTime - Millis(1));
    EXPECT_EQ(server.counts().connections, 2U);
    clock.pass(server, Millis(1));
    EXPECT_TRUE(fresh.closed_by_server());
    clock.pass(server, kIdleTime - kHeaderTime - Millis(1));
    EXPECT_EQ(server.counts().connections, 1U) << "one that was used may rest longer";
    clock.pass(server, Millis(1));
    EXPECT_TRUE(used.closed_by_server());
    EXPECT_TRUE(server.eventually([&] { return server.http().counts().connections == 0; }));
}

TEST(HttpLimits, HandlerThatDoesNotAnswerInTimeIsAnsweredFor) {
    StillClock clock;
    EchoServer server(small_limits());
    RawClient client = server.client();
    client.send_bytes(request_text("GET", "/never"));
    ASSERT_TRUE(server.eventually([&] { return server.handler().later.size() == 1; }));
    clock.pass(server, kIdleTime);
    EXPECT_EQ(client.response().status, 503U);
    server.on_loop([&] { server.handler().later[0]({.body = "too late"}); });
}

TEST(HttpLimits, OneConnectionTooManyIsTurnedAway) {
    HttpLimits limits = small_limits();
    limits.connections = 2;
    EchoServer server(limits);
    RawClient first = server.client();
    EXPECT_EQ(first.request("GET", "/").status, 200U);
    RawClient second = server.client();
    EXPECT_EQ(second.request("GET", "/").status, 200U);
    RawClient third = server.client();
    EXPECT_EQ(third.request("GET", "/").status, 503U);
    EXPECT_TRUE(third.closed_by_server());
    first.disconnect();
    third.disconnect();
    ASSERT_TRUE(server.eventually([&] { return server.http().counts().connections == 1; }));
    EXPECT_EQ(server.client().request("GET", "/").status, 200U);
}

TEST(HttpLimits, EachAddressHasItsPlacesAndGetsThemBack) {
    HttpLimits limits = small_limits();
    limits.connections_per_address = 2;
    EchoServer server(limits);
    RawClient first = server.client();
    EXPECT_EQ(first.request("GET", "/").status, 200U);
    RawClient second = server.client();
    EXPECT_EQ(second.upgrade("/socket").status, 101U);
    EXPECT_EQ(server.client().request("GET", "/").status, 429U);
    second.disconnect();
    ASSERT_TRUE(server.eventually([&] { return server.http().counts().connections == 1; }));
    EXPECT_EQ(server.client().request("GET", "/").status, 200U);
}

TEST(HttpLimits, TrustedProxySaysWhoseRequestItIs) {
    HttpLimits limits = small_limits();
    limits.trust_proxy = true;
    EchoServer server(limits);
    RawClient client = server.client();
    const auto address_for = [&](const RawHeaders& headers) {
        const std::string body = client.request("GET", "/", headers).body;
        const std::size_t start = body.find("address=") + 8;
        return body.substr(start, body.find('\n', start) - start);
    };
    EXPECT_EQ(address_for({{"X-Forwarded-For", "10.9.8.7, 192.0.2.1"}}), "192.0.2.1");
    EXPECT_EQ(address_for({{"X-Forwarded-For", "192.0.2.1"}, {"X-Forwarded-For", "192.0.2.2"}}), "192.0.2.2");
    EXPECT_EQ(address_for({{"X-Forwarded-For", "2001:db8::1"}}), "2001:db8::1");
    EXPECT_EQ(address_for({{"X-Forwarded-For", "::ffff:192.0.2.3"}}), "192.0.2.3");
    EXPECT_EQ(address_for({{"X-Forwarded-For", "nonsense"}}), "127.0.0.1");
    EXPECT_EQ(address_for({}), "127.0.0.1");
}

TEST(HttpLimits, WithoutAProxyNobodyMayClaimAnotherAddress) {
    EchoServer server;
    const RawResponse response = server.client().request("GET", "/", {{"X-Forwarded-For", "192.0.2.1"}});
    EXPECT_NE(response.body.find("address=127.0.0.1\n"), std::string::npos);
}

TEST(HttpLimits, BehindAProxyPlacesAreCountedByTheAddressThatItSays) {
    HttpLimits limits = small_limits();
    limits.trust_proxy = true;
    limits.connections_per_address = 1;
    EchoServer server(limits);
    RawClient first = server.client();
    EXPECT_EQ(first.upgrade("/socket", "", {{"X-Forwarded-For", "192.0.2.1"}}).status, 101U);
    EXPECT_EQ(server.client().upgrade("/socket", "", {{"X-Forwarded-For", "192.0.2.1"}}).status, 429U);
    RawClient other = server.client();
    EXPECT_EQ(other.upgrade("/socket", "", {{"X-Forwarded-For", "192.0.2.2"}}).status, 101U);
    // Whoever has one address of an IPv6 network has them all.
    RawClient third = server.client();
    EXPECT_EQ(third.upgrade("/socket", "", {{"X-Forwarded-For", "2001:db8::1"}}).status, 101U);
    EXPECT_EQ(server.client().upgrade("/socket", "", {{"X-Forwarded-For", "2001:db8::2"}}).status, 429U);
    EXPECT_EQ(server.client().request("GET", "/", {{"X-Forwarded-For", "2001:db8:0:1::1"}}).status, 200U);
}

TEST(HttpLimits, ListeningTwiceOnAPortIsAnErrorInWords) {
    EchoServer server;
    const auto loop = server::make_loop();
    EchoHandler handler;
    const auto again = server::serve_http(*loop, handler, "127.0.0.1", server.port(), {});
    ASSERT_FALSE(again.ok());
    EXPECT_NE(again.error().find("in use"), std::string::npos);
    const auto nowhere = server::serve_http(*loop, handler, "nowhere", 0, {});
    ASSERT_FALSE(nowhere.ok());
    EXPECT_NE(nowhere.error().find("nowhere"), std::string::npos);
}

}  // namespace
}  // namespace trencavel::server_tests
