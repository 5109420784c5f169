#include <gtest/gtest.h>
#include <poll.h>

#include "client/connection.h"
#include "server/net/http_echo.h"
#include "server/support/still_clock.h"

namespace trencavel::server_tests {
namespace {

using client::Closed;
using client::Milliseconds;
using client::NothingYet;
using client::Received;
using client::Url;

Url url_of(const EchoServer& server, const std::string& target) {
    return {.host = "127.0.0.1", .port = server.port(), .target = target};
}

std::unique_ptr<client::Connection> connected(const EchoServer& server) {
    auto connection = client::connect(url_of(server, "/socket"), "trencavel=1");
    EXPECT_TRUE(connection.ok()) << connection.error();
    return connection.ok() ? std::move(connection.value()) : nullptr;
}

std::string text_of(const Received& received) {
    const auto* text = std::get_if<std::string>(&received);
    return text == nullptr ? "(no text)" : *text;
}

bool is_readable(int descriptor, int milliseconds) {
    pollfd waiting{.fd = descriptor, .events = POLLIN, .revents = 0};
    return poll(&waiting, 1, milliseconds) == 1;
}

TEST(ClientUrl, PartsAreTakenApart) {
    const auto url = client::parse_url("https://play.example:8443/table/1?a=b#c");
    ASSERT_TRUE(url.ok());
    EXPECT_TRUE(url->secure);
    EXPECT_EQ(url->host, "play.example");
    EXPECT_EQ(url->port, 8443);
    EXPECT_EQ(url->target, "/table/1?a=b");
    EXPECT_EQ(url->authority(), "play.example:8443");
    EXPECT_EQ(url->with_target("/socket").target, "/socket");
}

TEST(ClientUrl, PortsAndPathsHaveDefaults) {
    EXPECT_EQ(client::parse_url("http://h")->port, 80);
    EXPECT_EQ(client::parse_url("wss://h")->port, 443);
    EXPECT_EQ(client::parse_url("ws://h?x")->target, "/?x");
    EXPECT_EQ(client::parse_url("http://h")->authority(), "h");
}

TEST(ClientUrl, Ipv6AddressesStandInBrackets) {
    const auto url = client::parse_url("http://[::1]:81/");
    ASSERT_TRUE(url.ok());
    EXPECT_EQ(url->host, "::1");
    EXPECT_EQ(url->port, 81);
    EXPECT_EQ(url->authority(), "[::1]:81");
    EXPECT_EQ(client::parse_url("http://[::1]")->authority(), "[::1]");
}

TEST(ClientUrl, ErrorsSayWhatIsWrong) {
    const auto problem = [](const char* text) {
        const auto url = client::parse_url(text);
        return url.ok() ? std::string("none") : url.error();
    };
    EXPECT_NE(problem("play.example").find("must begin with http://"), std::string::npos);
    EXPECT_NE(problem("ftp://h").find("must begin with http://"), std::string::npos);
    EXPECT_NE(problem("http://").find("no host"), std::string::npos);
    EXPECT_NE(problem("http:///x").find("no host"), std::string::npos);
    EXPECT_NE(problem("http://h:0").find("port"), std::string::npos);
    EXPECT_NE(problem("http://h:65536").find("port"), std::string::npos);
    EXPECT_NE(problem("http://h:").find("port"), std::string::npos);
    EXPECT_NE(problem("http://h:8x").find("port"), std::string::npos);
    EXPECT_NE(problem("http://a@h").find("passphrases"), std::string::npos);
    EXPECT_NE(problem("http://h/a b").find("blanks"), std::string::npos);
    EXPECT_NE(problem("http://h\r\nX: y/").find("characters"), std::string::npos);
    EXPECT_NE(problem("http://[::1").find("no host"), std::string::npos);
    EXPECT_NE(problem("http://[::1]x").find("no host"), std::string::npos);
}

TEST(ClientRequest, SaysWhatItHasToSay) {
    EchoServer server;
    const auto reply = client::request(url_of(server, "/path?x=y"), {.method = "POST",
                                                                     .body = "{}",
                                                                     .cookie = "trencavel=1",
                                                                     .language = "de",
                                                                     .authorization = "Bearer t"});
    ASSERT_TRUE(reply.ok()) << reply.error();
    EXPECT_EQ(reply->status, 200U);
    for (const char* line : {"method=POST", "path=/path", "query=x=y", "cookie=trencavel=1", "language=de",
                             "type=application/json", "authorization=Bearer t", "body={}"}) {
        EXPECT_NE(reply->body.find(line + std::string("\n")), std::string::npos) << line;
    }
}

TEST(ClientRequest, RefusalsAreRepliesAndLargeBodiesArrive) {
    EchoServer server;
    EXPECT_EQ(client::request(url_of(server, "/missing"), {})->status, 404U);
    EXPECT_EQ(client::request(url_of(server, "/large"), {})->body.size(), 2'000'000U);
}

TEST(ClientRequest, CookieThatIsSetIsHandedOver) {
    EchoServer server;
    EXPECT_EQ(client::request(url_of(server, "/cookie"), {})->cookie, "trencavel=abc");
}

TEST(ClientRequest, NobodyThereIsAnErrorInWords) {
    std::uint16_t port = 0;
    {
        const EchoServer server;
        port = server.port();
    }
    const auto reply = client::request({.host = "127.0.0.1", .port = port}, {});
    ASSERT_FALSE(reply.ok());
    EXPECT_NE(reply.error().find("cannot connect to 127.0.0.1"), std::string::npos);
}

TEST(ClientRequest, ServerThatDoesNotAnswerIsNotWaitedForForever) {
    EchoServer server;
    const auto reply = client::request(url_of(server, "/never"), {}, Milliseconds(100));
    ASSERT_FALSE(reply.ok());
    EXPECT_NE(reply.error().find("does not answer"), std::string::npos);
}

TEST(ClientConnection, MessagesGoToAndFro) {
    EchoServer server;
    const auto connection = connected(server);
    ASSERT_TRUE(connection);
    for (const std::string& text : {std::string("hello"), std::string("Größe"), std::string(8000, 'x')}) {
        EXPECT_EQ(connection->send(text), std::nullopt);
        EXPECT_EQ(text_of(connection->receive(kPatience)), text);
    }
}

TEST(ClientConnection, NothingYetIsNoMessage) {
    EchoServer server;
    const auto connection = connected(server);
    ASSERT_TRUE(connection);
    EXPECT_FALSE(connection->pending());
    EXPECT_TRUE(std::holds_alternative<NothingYet>(connection->receive(Milliseconds(20))));
    EXPECT_FALSE(is_readable(connection->descriptor(), 0));
}

TEST(ClientConnection, DescriptorAndPendingTellOfEveryMessage) {
    EchoServer server;
    const auto connection = connected(server);
    ASSERT_TRUE(connection);
    connection->send("flood 100");
    int heard = 0;
    while (heard < 100) {
        while (connection->pending()) {
            ASSERT_EQ(text_of(connection->receive(Milliseconds(0))).size(), 1024U);
            ++heard;
        }
        ASSERT_TRUE(heard == 100 ||
                    is_readable(connection->descriptor(), static_cast<int>(kPatience.count())))
            << "after " << heard;
    }
    EXPECT_FALSE(connection->pending());
}

TEST(ClientConnection, CloseOfTheServerIsTheLastThingHeard) {
    EchoServer server;
    const auto connection = connected(server);
    ASSERT_TRUE(connection);
    connection->send("say and close");
    for (const char* text : {"one", "two", "three"}) EXPECT_EQ(text_of(connection->receive(kPatience)), text);
    for (int i = 0; i < 2; ++i) {
        const Received last = connection->receive(kPatience);
        ASSERT_TRUE(std::holds_alternative<Closed>(last));
        EXPECT_EQ(std::get<Closed>(last).code, 4002);
        EXPECT_EQ(std::get<Closed>(last).reason, "done");
    }
    EXPECT_TRUE(connection->send("too late").has_value());
}

TEST(ClientConnection, BrokenConnectionIsClosedWithoutACode) {
    auto server = std::make_unique<EchoServer>();
    const auto connection = connected(*server);
    ASSERT_TRUE(connection);
    server.reset();
    const Received last = connection->receive(kPatience);
    ASSERT_TRUE(std::holds_alternative<Closed>(last));
    EXPECT_EQ(std::get<Closed>(last).code, 0);
}

TEST(ClientConnection, GoodbyeReachesTheServer) {
    EchoServer server;
    const auto connection = connected(server);
    ASSERT_TRUE(connection);
    connection->close();
    EXPECT_TRUE(std::holds_alternative<Closed>(connection->receive(Milliseconds(0))));
    EXPECT_TRUE(server.eventually([&] { return server.handler().heard.closed == 1; }));
}

TEST(ClientConnection, LeavingWithoutGoodbyeIsNoticedToo) {
    EchoServer server;
    connected(server).reset();
    EXPECT_TRUE(server.eventually([&] { return server.handler().heard.closed == 1; }));
}

TEST(ClientConnection, PingsAreAnsweredWhileWaiting) {
    StillClock clock;
    EchoServer server(small_limits());
    const auto connection = connected(server);
    ASSERT_TRUE(connection);
    for (int i = 0; i < 3; ++i) {
        clock.pass(server, kIdleTime);  // the server pings
        server.on_loop(
            [&] { server.handler().sockets[0]->send(std::make_shared<const std::string>("news")); });
        ASSERT_EQ(text_of(connection->receive(kPatience)), "news") << "and would have closed it by now";
    }
}

TEST(ClientConnection, RefusalIsAnErrorWithTheStatus) {
    EchoServer server;
    const auto refused = client::connect(url_of(server, "/socket"), "refuse");
    ASSERT_FALSE(refused.ok());
    EXPECT_NE(refused.error().find("403"), std::string::npos);
    EXPECT_EQ(refused.failure().about, "{\"ok\":false}");
}

TEST(ClientConnection, HandshakeThatIsNotAnsweredIsGivenUp) {
    EchoServer server;
    const auto slow = client::connect(url_of(server, "/socket"), "later", Milliseconds(100));
    ASSERT_FALSE(slow.ok());
    EXPECT_NE(slow.error().find("does not answer"), std::string::npos);
}

}  // namespace
}  // namespace trencavel::server_tests
