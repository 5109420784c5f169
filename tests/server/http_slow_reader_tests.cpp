#include <gtest/gtest.h>

#include "server/http_echo.h"

namespace trencavel::server_tests {
namespace {

/// With a small buffer for receiving: what it does not read soon waits in the server.
RawClient slow_client(const EchoServer& server) {
    RawClient client(server.port(), 4096);
    EXPECT_EQ(client.upgrade("/socket").status, 101U);
    return client;
}

TEST(HttpSlowReader, OneThatNeverReadsIsResetSoon) {
    EchoServer server(short_limits());
    RawClient client = slow_client(server);
    const auto start = std::chrono::steady_clock::now();
    client.send_text("flood 2000");
    EXPECT_TRUE(server.eventually([&] { return server.handler().heard.closed == 1; }));
    EXPECT_LT(std::chrono::steady_clock::now() - start, Millis(2000));
    EXPECT_EQ(server.counts().slow_readers, 1U);
    EXPECT_TRUE(server.eventually([&] { return server.http().counts().connections == 0; }));
}

TEST(HttpSlowReader, OneThatReadsAgainInTimeHearsWhy) {
    EchoServer server(short_limits());
    RawClient client = slow_client(server);
    client.send_text("flood 2000");
    ASSERT_TRUE(server.eventually([&] { return server.http().counts().slow_readers == 1; }));
    EXPECT_EQ(client.close_code(), server::kCloseSlowReader);
}

TEST(HttpSlowReader, QueueUpToTheBoundIsKept) {
    EchoServer server(short_limits());
    RawClient client = slow_client(server);
    client.send_text("flood 100");
    for (int i = 0; i < 100; ++i) ASSERT_TRUE(client.next_text());
    client.send_text("and now?");
    EXPECT_EQ(client.next_text(), "and now?");
    EXPECT_EQ(server.counts().slow_readers, 0U);
}

TEST(HttpSlowReader, OneMessageBeyondTheBoundIsTooMuch) {
    server::HttpLimits limits = short_limits();
    limits.queue_bytes = 1023;
    EchoServer server(limits);
    RawClient client = server.client();
    ASSERT_EQ(client.upgrade("/socket").status, 101U);
    client.send_text("flood 1");
    EXPECT_EQ(client.close_code(), server::kCloseSlowReader);
}

TEST(HttpSlowReader, OthersAreServedMeanwhile) {
    EchoServer server(short_limits());
    RawClient slow = slow_client(server);
    slow.send_text("flood 2000");
    RawClient quick = server.client();
    ASSERT_EQ(quick.upgrade("/socket").status, 101U);
    quick.send_text("hello");
    EXPECT_EQ(quick.next_text(), "hello");
}

TEST(HttpSlowReader, LargeResponseThatIsNotReadIsGivenUp) {
    EchoServer server(short_limits());
    RawClient client(server.port(), 4096);
    client.send_bytes(request_text("GET", "/large"));
    ASSERT_TRUE(server.eventually([&] { return server.http().counts().bytes_sent > 0; }));
    EXPECT_TRUE(server.eventually([&] { return server.http().counts().connections == 0; }));
}

}  // namespace
}  // namespace trencavel::server_tests
