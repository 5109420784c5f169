#include <gtest/gtest.h>

#include "server/net/http_echo.h"
#include "server/support/still_clock.h"

namespace trencavel::server_tests {
namespace {

constexpr Millis kCloseTime(5000);  // for the client to answer the close

/// A server with one open WebSocket.
class HttpSocket : public testing::Test {
protected:
    void SetUp() override { ASSERT_EQ(client_.upgrade("/socket").status, 101U); }
    void TearDown() override {
        EXPECT_TRUE(ended());
        EXPECT_EQ(heard().closed, heard().opened);
        EXPECT_EQ(heard().after_closed, 0);
    }

    Heard& heard() { return server_.handler().heard; }
    /// Everything about the socket is gone, also on the serving thread.
    bool ended() {
        client_.disconnect();
        return server_.eventually([&] {
            server_.handler().sockets.clear();
            return heard().sockets_alive == 0 && server_.http().counts().sockets == 0;
        });
    }
    /// The code with which the server answers this frame.
    unsigned code_after(const Frame& frame) {
        client_.send_frame(frame);
        const unsigned code = client_.close_code();
        EXPECT_TRUE(client_.closed_by_server());
        return code;
    }

    StillClock clock_;
    EchoServer server_{small_limits()};
    RawClient client_ = server_.client();
};

TEST_F(HttpSocket, MessagesComeAndGo) {
    for (const std::string& text : {std::string("a"), std::string(), std::string(125, 'b'),
                                    std::string(126, 'c'), std::string(1000, 'd'), std::string("Größe €")}) {
        client_.send_text(text);
        EXPECT_EQ(client_.next_text(), text);
    }
    EXPECT_EQ(heard().received, 6);
}

TEST_F(HttpSocket, ManyMessagesAtOnceKeepTheirOrder) {
    std::string bytes;
    for (int i = 0; i < 500; ++i) bytes += frame_bytes({.payload = std::to_string(i)});
    client_.send_bytes(bytes);
    for (int i = 0; i < 500; ++i) ASSERT_EQ(client_.next_text(), std::to_string(i));
}

TEST_F(HttpSocket, FrameMayComeByteByByte) {
    server_.trickle(client_, frame_bytes({.payload = "slowly"}));
    EXPECT_EQ(client_.next_text(), "slowly");
}

TEST_F(HttpSocket, MessageMayComeInFragmentsWithAPingBetween) {
    client_.send_frame({.payload = "Gr\xc3", .last = false});
    client_.send_frame({.opcode = kPing, .payload = "there?"});
    client_.send_frame({.opcode = kContinuation, .payload = "\xb6", .last = false});
    client_.send_frame({.opcode = kContinuation,
                        .payload = "\xc3\x9f"
                                   "e"});
    const auto pong = client_.next_frame();
    ASSERT_TRUE(pong);
    EXPECT_EQ(pong->opcode, kPong);
    EXPECT_EQ(pong->payload, "there?");
    EXPECT_EQ(client_.next_text(), "Größe");
}

TEST_F(HttpSocket, MessageThatIsTooLargeClosesIt) {
    EXPECT_EQ(code_after({.payload = std::string(1001, 'x')}), server::kCloseTooLarge);
    EXPECT_EQ(heard().received, 0);
}

TEST_F(HttpSocket, FragmentsMayNotAddUpToMoreThanAMessage) {
    client_.send_frame({.payload = std::string(600, 'x'), .last = false});
    EXPECT_EQ(code_after({.opcode = kContinuation, .payload = std::string(600, 'x')}),
              server::kCloseTooLarge);
}

TEST_F(HttpSocket, LengthBeyondAllMeasureClosesItWithoutWaitingForTheBytes) {
    client_.send_bytes("\x81\xff" + std::string("\x00\x00\x7f\xff\xff\xff\xff\xff", 8) + "mask");
    EXPECT_EQ(client_.close_code(), server::kCloseTooLarge);
}

TEST_F(HttpSocket, BinaryMessageClosesIt) {
    EXPECT_EQ(code_after({.opcode = kBinary, .payload = "x"}), 1003U);
    EXPECT_EQ(heard().received, 0);
}

TEST_F(HttpSocket, BadUtf8ClosesIt) {
    EXPECT_EQ(code_after({.payload = "\xff\xfe"}), 1007U);
    EXPECT_EQ(heard().received, 0);
}

TEST_F(HttpSocket, HalfACharacterAtTheEndClosesIt) {
    EXPECT_EQ(code_after({.payload = "Gr\xc3"}), 1007U);
}

TEST_F(HttpSocket, UnmaskedFrameClosesIt) {
    EXPECT_EQ(code_after({.payload = "x", .masked = false}), 1002U);
    EXPECT_EQ(heard().received, 0);
}

TEST_F(HttpSocket, ReservedBitClosesIt) {
    EXPECT_EQ(code_after({.payload = "x", .reserved = 4}), 1002U);
}

TEST_F(HttpSocket, UnknownOpcodeClosesIt) {
    EXPECT_EQ(code_after({.opcode = 3, .payload = "x"}), 1002U);
}

TEST_F(HttpSocket, ContinuationOfNothingClosesIt) {
    EXPECT_EQ(code_after({.opcode = kContinuation, .payload = "x"}), 1002U);
}

TEST_F(HttpSocket, ControlFrameThatIsTooLongClosesIt) {
    EXPECT_EQ(code_after({.opcode = kPing, .payload = std::string(126, 'x')}), 1002U);
}

TEST_F(HttpSocket, ClientsGoodbyeIsAnswered) {
    client_.send_frame({.opcode = kClose, .payload = close_payload(1000, "enough")});
    EXPECT_EQ(client_.close_code(), 1000U);
    EXPECT_TRUE(client_.closed_by_server());
    EXPECT_TRUE(server_.eventually([&] { return heard().closed == 1; }));
}

TEST_F(HttpSocket, ClientThatVanishesIsNoticed) {
    client_.abort();
    EXPECT_TRUE(server_.eventually([&] { return heard().closed == 1; }));
}

TEST_F(HttpSocket, ClientThatVanishesInTheMiddleOfAFrameIsNoticed) {
    client_.send_bytes(frame_bytes({.payload = "hello"}).substr(0, 4));
    client_.disconnect();
    EXPECT_TRUE(server_.eventually([&] { return heard().closed == 1; }));
    EXPECT_EQ(heard().received, 0);
}

TEST_F(HttpSocket, ServerClosesWithItsCodeAndReason) {
    client_.send_text("close");
    EXPECT_EQ(client_.close_code(), 4001U);
    EXPECT_EQ(client_.close_reason(), "as you wish");
    EXPECT_TRUE(client_.closed_by_server());
}

TEST_F(HttpSocket, WhatIsQueuedIsSentBeforeTheClose) {
    client_.send_text("say and close");
    EXPECT_EQ(client_.next_text(), "one");
    EXPECT_EQ(client_.next_text(), "two");
    EXPECT_EQ(client_.next_text(), "three");
    EXPECT_EQ(client_.next_text(), std::nullopt);
    EXPECT_EQ(client_.close_code(), 4002U);
}

TEST_F(HttpSocket, NothingIsReceivedAfterTheClose) {
    client_.send_bytes(frame_bytes({.payload = "close"}) + frame_bytes({.payload = "and another"}));
    EXPECT_EQ(client_.close_code(), 4001U);
    EXPECT_TRUE(client_.closed_by_server());
    EXPECT_EQ(heard().received, 1);
}

TEST_F(HttpSocket, ClientThatDoesNotAnswerTheCloseIsDropped) {
    client_.send_text("close");
    const auto frame = client_.next_frame();
    ASSERT_TRUE(frame);
    EXPECT_EQ(frame->opcode, kClose);
    clock_.pass(server_, kCloseTime);
    EXPECT_TRUE(client_.closed_by_server());
}

TEST_F(HttpSocket, IdleClientIsPingedAndStaysIfItAnswers) {
    for (int i = 0; i < 3; ++i) {
        clock_.pass(server_, kIdleTime);
        const auto ping = client_.next_frame();
        ASSERT_TRUE(ping);
        ASSERT_EQ(ping->opcode, kPing);
        client_.send_frame({.opcode = kPong, .payload = ping->payload});
    }
    client_.send_text("still here");
    EXPECT_EQ(client_.next_text(), "still here");
}

TEST_F(HttpSocket, DeadClientIsDropped) {
    clock_.pass(server_, kIdleTime);
    const auto ping = client_.next_frame();
    ASSERT_TRUE(ping);
    EXPECT_EQ(ping->opcode, kPing);
    clock_.pass(server_, kIdleTime - Millis(1));
    EXPECT_EQ(heard().closed, 0);
    clock_.pass(server_, Millis(1));
    EXPECT_TRUE(server_.eventually([&] { return heard().closed == 1; }));
}

TEST_F(HttpSocket, SendingFromAnywhereAtAnyTimeReachesTheClient) {
    ASSERT_TRUE(server_.eventually([&] { return server_.handler().sockets.size() == 1; }));
    server_.on_loop([&] { server_.handler().sockets[0]->send(std::make_shared<const std::string>("news")); });
    EXPECT_EQ(client_.next_text(), "news");
}

TEST(HttpSocketLifetime, SocketsMayBeKeptLongerThanTheServer) {
    std::vector<std::shared_ptr<server::Socket>> kept;
    {
        EchoServer server;
        RawClient client = server.client();
        ASSERT_EQ(client.upgrade("/socket").status, 101U);
        ASSERT_TRUE(server.eventually([&] { return server.handler().sockets.size() == 1; }));
        server.on_loop([&] { kept = std::move(server.handler().sockets); });
    }
    kept[0]->send(std::make_shared<const std::string>("to nobody"));
    kept[0]->close(4000, "to nobody");
}

TEST(PausedSocket, WhilePausedNothingIsReadAndEverythingIsSent) {
    EchoServer server;
    RawClient client = server.client();
    ASSERT_EQ(client.upgrade("/socket").status, 101U);
    client.send_text("pause");
    client.send_text("later");
    ASSERT_TRUE(server.eventually([&] { return server.handler().heard.received == 1; }));
    server.settle();
    EXPECT_EQ(server.handler().heard.received, 1);
    server.on_loop(
        [&] { server.handler().sockets[0]->send(std::make_shared<const std::string>("meanwhile")); });
    EXPECT_EQ(client.next_text(), "meanwhile");
    server.on_loop([&] {
        server.handler().sockets[0]->resume();
        server.handler().sockets[0]->resume();
    });
    EXPECT_EQ(client.next_text(), "later");
}

TEST(PausedSocket, APausedOneIsClosedOnce) {
    EchoServer server;
    for (const bool by_server : {true, false}) {
        const int before = server.handler().heard.closed;
        RawClient client = server.client();
        ASSERT_EQ(client.upgrade("/socket").status, 101U);
        client.send_text("pause");
        ASSERT_TRUE(server.eventually([&] { return server.handler().sockets.size() == 1; }));
        server.settle();
        if (by_server) {
            server.on_loop([&] { server.handler().sockets[0]->close(4001, "enough"); });
            EXPECT_EQ(client.close_code(), 4001);
        } else {
            client.disconnect();
            server.on_loop([&] { server.handler().sockets[0]->resume(); });
        }
        EXPECT_TRUE(server.eventually([&] { return server.handler().heard.closed == before + 1; }));
        server.on_loop([&] { server.handler().sockets.clear(); });
        EXPECT_TRUE(server.eventually([&] { return server.handler().heard.sockets_alive == 0; }));
    }
}

}  // namespace
}  // namespace trencavel::server_tests
