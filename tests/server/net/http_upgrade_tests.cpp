#include <gtest/gtest.h>

#include "server/net/http_echo.h"

namespace trencavel::server_tests {
namespace {

TEST(HttpUpgrade, SocketIsOpenedOnce) {
    EchoServer server;
    RawClient client = server.client();
    EXPECT_EQ(client.upgrade("/socket", "trencavel=1").status, 101U);
    EXPECT_TRUE(server.eventually([&] { return server.handler().heard.opened == 1; }));
    EXPECT_EQ(server.counts().sockets, 1U);
    EXPECT_EQ(server.counts().connections, 1U);
}

TEST(HttpUpgrade, HandlerMayRefuseAndTheConnectionGoesOn) {
    EchoServer server;
    RawClient client = server.client();
    const RawResponse refused = client.upgrade("/socket", "refuse");
    EXPECT_EQ(refused.status, 403U);
    EXPECT_EQ(refused.body, "{\"ok\":false}");
    EXPECT_EQ(client.upgrade("/socket").status, 101U);
}

TEST(HttpUpgrade, HandlerMayTakeItsTime) {
    EchoServer server;
    RawClient client = server.client();
    client.send_bytes(upgrade_text("/socket", {{"Cookie", "later"}}));
    ASSERT_TRUE(server.eventually([&] { return server.handler().later_upgrades.size() == 1; }));
    server.on_loop(
        [&] { server.handler().later_upgrades[0]({.listener = server.handler().make_listener()}); });
    EXPECT_EQ(client.response().status, 101U);
    client.send_text("hello");
    EXPECT_EQ(client.next_text(), "hello");
}

TEST(HttpUpgrade, ClientThatLeftMeanwhileIsNeverOpened) {
    EchoServer server;
    RawClient client = server.client();
    client.send_bytes(upgrade_text("/socket", {{"Cookie", "later"}}));
    ASSERT_TRUE(server.eventually([&] { return server.handler().later_upgrades.size() == 1; }));
    client.disconnect();
    ASSERT_TRUE(server.eventually([&] { return server.http().counts().connections == 0; }));
    server.on_loop(
        [&] { server.handler().later_upgrades[0]({.listener = server.handler().make_listener()}); });
    server.on_loop([&] { server.handler().later_upgrades.clear(); });
    EXPECT_EQ(server.handler().heard.opened, 0);
    EXPECT_EQ(server.handler().heard.closed, 0);
    EXPECT_EQ(server.handler().heard.sockets_alive, 0);
}

TEST(HttpUpgrade, OtherPathsAreOrdinaryRequests) {
    EchoServer server;
    EXPECT_EQ(server.client().upgrade("/missing").status, 404U);
    EXPECT_EQ(server.client().upgrade("/socket/").status, 200U);
    EXPECT_EQ(server.handler().heard.opened, 0);
}

TEST(HttpUpgrade, SocketPathWithoutAProperHandshakeIsRefused) {
    EchoServer server;
    const RawResponse plain = server.client().request("GET", "/socket");
    EXPECT_EQ(plain.status, 426U);
    EXPECT_EQ(plain.header("Upgrade"), "websocket");
    RawHeaders headers = {{"Connection", "Upgrade"}, {"Upgrade", "websocket"}};
    EXPECT_EQ(server.client().request("GET", "/socket", headers).status, 426U) << "no version";
    headers.emplace_back("Sec-WebSocket-Version", "13");
    EXPECT_EQ(server.client().request("GET", "/socket", headers).status, 400U) << "no key";
    headers.emplace_back("Sec-WebSocket-Key", "short");
    EXPECT_EQ(server.client().request("GET", "/socket", headers).status, 400U) << "bad key";
    headers[2].second = "8";
    EXPECT_EQ(server.client().request("GET", "/socket", headers).status, 426U) << "old version";
    EXPECT_EQ(server.handler().heard.opened, 0);
}

TEST(HttpUpgrade, FramesBeforeTheAnswerAreRefused) {
    EchoServer server;
    RawClient client = server.client();
    client.send_bytes(upgrade_text("/socket") + frame_bytes({.payload = "hasty"}));
    EXPECT_EQ(client.response().status, 400U);
}

TEST(HttpUpgrade, NoCompressionIsAgreedOn) {
    EchoServer server;
    RawClient client = server.client();
    const RawResponse response =
        client.upgrade("/socket", "", {{"Sec-WebSocket-Extensions", "permessage-deflate"}});
    EXPECT_EQ(response.status, 101U);
    EXPECT_EQ(response.header("Sec-WebSocket-Extensions"), "");
}

}  // namespace
}  // namespace trencavel::server_tests
