#include <gtest/gtest.h>

#include "server/net/http_echo.h"

namespace trencavel::server_tests {
namespace {

/// The status with which these bytes are answered.
unsigned status_of(const EchoServer& server, const std::string& bytes) {
    RawClient client = server.client();
    client.send_bytes(bytes);
    const unsigned status = client.response().status;
    EXPECT_TRUE(client.closed_by_server());
    return status;
}

TEST(HttpMalformed, WhatIsNoRequestIsRefused) {
    EchoServer server;
    EXPECT_EQ(status_of(server, "hello\r\n\r\n"), 400U);
    EXPECT_EQ(status_of(server, std::string(64, '\0')), 400U);
    EXPECT_EQ(status_of(server, "GET /\r\n\r\n"), 400U);
    EXPECT_EQ(status_of(server, "GET / HTTP/9.9\r\nHost: h\r\n\r\n"), 400U);
    EXPECT_EQ(status_of(server, "GET / HTTP/1.1\r\nHost h\r\n\r\n"), 400U);
    EXPECT_EQ(status_of(server, "GET / HTTP/1.1\r\nHost: h\r\nX\x01: y\r\n\r\n"), 400U);
    EXPECT_EQ(status_of(server, "\x16\x03\x01\x02"), 400U) << "the beginning of TLS";
    EXPECT_EQ(server.counts().refused, 7U);
}

TEST(HttpMalformed, LengthsThatAreNoneOrTwoAreRefused) {
    EchoServer server;
    EXPECT_EQ(status_of(server, request_text("POST", "/", {{"Content-Length", "-1"}})), 400U);
    EXPECT_EQ(status_of(server, request_text("POST", "/", {{"Content-Length", "1x"}})), 400U);
    EXPECT_EQ(
        status_of(server, request_text("POST", "/", {{"Content-Length", "1"}, {"Content-Length", "2"}})),
        400U);
    EXPECT_EQ(status_of(server, request_text("POST", "/",
                                             {{"Content-Length", "1"}, {"Transfer-Encoding", "chunked"}})),
              400U);
    EXPECT_EQ(status_of(server, request_text("POST", "/", {{"Transfer-Encoding", "chunked"}}) + "xyz\r\n"),
              400U);
}

TEST(HttpMalformed, HostMustBeNamedOnce) {
    EchoServer server;
    EXPECT_EQ(status_of(server, "GET / HTTP/1.1\r\n\r\n"), 400U);
    EXPECT_EQ(status_of(server, "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"), 400U);
}

TEST(HttpMalformed, TargetMustBeAPathThatCanBeDecoded) {
    EchoServer server;
    for (const char* target : {"*", "http://h/", "/%zz", "/%00"}) {
        EXPECT_EQ(status_of(server, request_text("GET", target)), 400U) << target;
    }
}

TEST(HttpMalformed, HalfARequestDisturbsNobody) {
    EchoServer server;
    for (std::size_t i = 0; i < 5; ++i) {
        RawClient client = server.client();
        client.send_bytes(request_text("POST", "/", {}, "hello").substr(0, 10 * i));
        i % 2 == 0 ? client.disconnect() : client.abort();
    }
    EXPECT_TRUE(server.eventually([&] { return server.http().counts().connections == 0; }));
    EXPECT_EQ(server.client().request("GET", "/").status, 200U);
}

}  // namespace
}  // namespace trencavel::server_tests
