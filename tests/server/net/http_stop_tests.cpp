#include <gtest/gtest.h>

#include "server/net/http_echo.h"
#include "server/support/still_clock.h"

namespace trencavel::server_tests {
namespace {

/// Stops it; the future is ready when it says so.
std::future<void> stop(EchoServer& server) {
    auto done = std::make_shared<std::promise<void>>();
    server.on_loop([&] { server.http().stop([done] { done->set_value(); }); });
    return done->get_future();
}

constexpr Millis kStopTime(3000);  // for clients to leave

bool is_done(const std::future<void>& future, Millis patience = kPatience) {
    return future.wait_for(patience) == std::future_status::ready;
}

TEST(HttpStop, WithoutConnectionsItIsDoneAtOnce) {
    EchoServer server;
    EXPECT_TRUE(is_done(stop(server)));
    EXPECT_FALSE(server.client().connected());
}

TEST(HttpStop, SocketsAreToldAndIdleConnectionsClosed) {
    const StillClock clock;
    EchoServer server;
    RawClient idle = server.client();
    EXPECT_EQ(idle.request("GET", "/").status, 200U);
    RawClient fresh = server.client();
    RawClient socket = server.client();
    ASSERT_EQ(socket.upgrade("/socket").status, 101U);
    ASSERT_TRUE(server.eventually([&] { return server.http().counts().connections == 3; }));
    const std::future<void> done = stop(server);
    EXPECT_EQ(socket.close_code(), server::kCloseGoingAway);
    EXPECT_TRUE(socket.closed_by_server());
    socket.disconnect();
    EXPECT_TRUE(idle.closed_by_server());
    EXPECT_TRUE(fresh.closed_by_server());
    EXPECT_TRUE(is_done(done));
    EXPECT_EQ(server.handler().heard.closed, 1);
    EXPECT_EQ(server.counts().connections, 0U);
}

TEST(HttpStop, RequestThatIsBeingAnsweredIsAnswered) {
    const StillClock clock;
    EchoServer server;
    RawClient client = server.client();
    client.send_bytes(request_text("GET", "/later"));
    ASSERT_TRUE(server.eventually([&] { return server.handler().later.size() == 1; }));
    const std::future<void> done = stop(server);
    server.settle();
    EXPECT_FALSE(is_done(done, Millis(0)));
    server.on_loop([&] { server.handler().later[0]({.body = "last words"}); });
    const RawResponse response = client.response();
    EXPECT_EQ(response.body, "last words");
    EXPECT_EQ(response.header("Connection"), "close");
    client.disconnect();
    EXPECT_TRUE(is_done(done));
}

TEST(HttpStop, WhoDoesNotLeaveIsWaitedForThreeSecondsOnly) {
    StillClock clock;
    EchoServer server;
    RawClient stubborn = server.client();
    ASSERT_EQ(stubborn.upgrade("/socket").status, 101U);
    RawClient waiting = server.client();
    waiting.send_bytes(request_text("GET", "/never"));
    ASSERT_TRUE(server.eventually([&] { return server.handler().later.size() == 1; }));
    const std::future<void> done = stop(server);
    clock.pass(server, kStopTime - Millis(1));
    EXPECT_FALSE(is_done(done, Millis(0)));
    clock.pass(server, Millis(1));
    EXPECT_TRUE(is_done(done));
    EXPECT_TRUE(server.eventually([&] { return server.handler().heard.closed == 1; }));
    EXPECT_TRUE(waiting.closed_by_server());
}

TEST(HttpStop, UpgradeThatIsBeingDecidedIsRefused) {
    const StillClock clock;
    EchoServer server;
    RawClient client = server.client();
    client.send_bytes(upgrade_text("/socket", {{"Cookie", "later"}}));
    ASSERT_TRUE(server.eventually([&] { return server.handler().later_upgrades.size() == 1; }));
    const std::future<void> done = stop(server);
    server.on_loop([&] {
        server.handler().later_upgrades[0]({.listener = server.handler().make_listener()});
        server.handler().later_upgrades.clear();
    });
    EXPECT_EQ(client.response().status, 503U);
    client.disconnect();
    EXPECT_TRUE(is_done(done));
    EXPECT_EQ(server.handler().heard.opened, 0);
}

}  // namespace
}  // namespace trencavel::server_tests
