#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>

#include "client/connection.h"
#include "server/net/http_echo.h"
#include "server/net/tls_front.h"

namespace trencavel::server_tests {
namespace {

using client::Url;

/// A server behind TLS whose certificate is for "localhost", which the client trusts, or not.
class ClientTls : public testing::Test {
protected:
    void SetUp() override {
        std::signal(SIGPIPE, SIG_IGN);
        setenv("SSL_CERT_FILE", front_.certificate_file().c_str(), 1);
    }
    void TearDown() override { unsetenv("SSL_CERT_FILE"); }

    Url url(const std::string& target, const std::string& host = "localhost") const {
        return {.secure = true, .host = host, .port = front_.port(), .target = target};
    }

    EchoServer server_;
    TlsFront front_{server_.port(), "localhost"};
};

TEST_F(ClientTls, RequestsAreAnswered) {
    const auto reply = client::request(url("/secret"), {});
    ASSERT_TRUE(reply.ok()) << reply.error();
    EXPECT_EQ(reply->status, 200U);
    EXPECT_NE(reply->body.find("path=/secret\n"), std::string::npos);
    EXPECT_EQ(client::request(url("/large"), {})->body.size(), 2'000'000U);
}

TEST_F(ClientTls, MessagesGoToAndFro) {
    const auto connection = client::connect(url("/socket"), "");
    ASSERT_TRUE(connection.ok()) << connection.error();
    EXPECT_EQ(connection.value()->send("hello"), std::nullopt);
    EXPECT_EQ(std::get<std::string>(connection.value()->receive(kPatience)), "hello");
    connection.value()->send("close");
    const client::Received last = connection.value()->receive(kPatience);
    ASSERT_TRUE(std::holds_alternative<client::Closed>(last));
    EXPECT_EQ(std::get<client::Closed>(last).code, 4001);
}

TEST_F(ClientTls, WhatOneReadBringsIsAllHandedOut) {
    const auto connection = client::connect(url("/socket"), "");
    ASSERT_TRUE(connection.ok()) << connection.error();
    connection.value()->send("flood 50");
    for (int i = 0; i < 50; ++i) {
        ASSERT_TRUE(std::holds_alternative<std::string>(connection.value()->receive(kPatience))) << i;
    }
}

TEST_F(ClientTls, CertificateOfAnUnknownIsRefused) {
    setenv("SSL_CERT_FILE", "/dev/null", 1);
    const auto reply = client::request(url("/"), {});
    ASSERT_FALSE(reply.ok());
    EXPECT_NE(reply.error().find("no safe connection to localhost"), std::string::npos) << reply.error();
    EXPECT_FALSE(client::connect(url("/socket"), "").ok());
    EXPECT_EQ(server_.counts().requests, 0U);
}

TEST_F(ClientTls, CertificateForAnotherHostIsRefused) {
    const auto reply = client::request(url("/", "127.0.0.1"), {});
    ASSERT_FALSE(reply.ok());
    EXPECT_NE(reply.error().find("no safe connection"), std::string::npos) << reply.error();
    EXPECT_EQ(server_.counts().requests, 0U);
}

TEST_F(ClientTls, ServerThatSpeaksNoTlsIsRefused) {
    const Url plain{.secure = true, .host = "127.0.0.1", .port = server_.port()};
    EXPECT_FALSE(client::request(plain, {}).ok());
}

}  // namespace
}  // namespace trencavel::server_tests
