#include <gtest/gtest.h>

#include "server/net/http_echo.h"
#include "server/support/still_clock.h"

namespace trencavel::server_tests {
namespace {

/// With a small buffer for receiving: what it does not read soon waits in the server.
RawClient slow_client(const EchoServer& server) {
    RawClient client(server.port(), 4096);
    EXPECT_EQ(client.upgrade("/socket").status, 101U);
    return client;
}

constexpr Millis kGrace(1000);  // for reading on

TEST(HttpSlowReader, OneThatNeverReadsIsResetSoon) {
    StillClock clock;
    EchoServer server(small_limits());
    RawClient client = slow_client(server);
    client.send_text("flood 2000");
    ASSERT_TRUE(server.eventually([&] { return server.http().counts().slow_readers == 1; }));
    clock.pass(server, kGrace - Millis(1));
    EXPECT_EQ(server.handler().heard.closed, 0);
    clock.pass(server, Millis(1));
    EXPECT_TRUE(server.eventually([&] { return server.handler().heard.closed == 1; }));
    EXPECT_EQ(server.counts().slow_readers, 1U);
    EXPECT_TRUE(server.eventually([&] { return server.http().counts().connections == 0; }));
}

TEST(HttpSlowReader, OneThatReadsAgainInTimeHearsWhy) {
    const StillClock clock;
    EchoServer server(small_limits());
    RawClient client = slow_client(server);
    client.send_text("flood 2000");
    ASSERT_TRUE(server.eventually([&] { return server.http().counts().slow_readers == 1; }));
    EXPECT_EQ(client.close_code(), server::kCloseSlowReader);
}

TEST(HttpSlowReader, QueueUpToTheBoundIsKept) {
    EchoServer server(small_limits());
    RawClient client = slow_client(server);
    client.send_text("flood 100");
    for (int i = 0; i < 100; ++i) ASSERT_TRUE(client.next_text());
    client.send_text("and now?");
    EXPECT_EQ(client.next_text(), "and now?");
    EXPECT_EQ(server.counts().slow_readers, 0U);
}

TEST(HttpSlowReader, OneMessageBeyondTheBoundIsTooMuch) {
    server::HttpLimits limits = small_limits();
    limits.queue_bytes = 1023;
    EchoServer server(limits);
    RawClient client = server.client();
    ASSERT_EQ(client.upgrade("/socket").status, 101U);
    client.send_text("flood 1");
    EXPECT_EQ(client.close_code(), server::kCloseSlowReader);
}

TEST(HttpSlowReader, OthersAreServedMeanwhile) {
    EchoServer server(small_limits());
    RawClient slow = slow_client(server);
    slow.send_text("flood 2000");
    RawClient quick = server.client();
    ASSERT_EQ(quick.upgrade("/socket").status, 101U);
    quick.send_text("hello");
    EXPECT_EQ(quick.next_text(), "hello");
}

TEST(HttpSlowReader, LargeResponseThatIsNotReadIsGivenUp) {
    StillClock clock;
    EchoServer server(small_limits());
    RawClient client(server.port(), 4096);
    client.send_bytes(request_text("GET", "/large"));
    ASSERT_TRUE(server.eventually([&] { return server.http().counts().bytes_sent > 0; }));
    EXPECT_TRUE(eventually([&] {
        clock.pass(server, kIdleTime);  // for what is sent now, which may not be the last that fits
        return server.counts().connections == 0;
    }));
}

}  // namespace
}  // namespace trencavel::server_tests
