// A server for the tests of HTTP and WebSockets: on a thread of its own, with a handler that mostly says what
// it heard.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "server/net/http.h"
#include "server/support/raw_client.h"

namespace trencavel::server_tests {

/// What became of WebSockets; written on the serving thread, read by the tests.
struct Heard {
    std::atomic<int> opened = 0;
    std::atomic<int> received = 0;
    std::atomic<int> closed = 0;
    std::atomic<int> after_closed = 0;  // calls that should not have come
    std::atomic<int> sockets_alive = 0;
};

/// Requests:
///   /later, /never   the answer is kept until it is released
///   /large           two million bytes
///   /headers         with header fields of its own
///   /cookie          sets one
///   /missing         404
///   /unchanged       304
///   anything else    says the request back, a line for each field
/// WebSockets say each message back, but for those named in http_echo.cpp. Cookies `refuse` and `later` are
/// about the handshake.
class EchoHandler : public server::Handler {
public:
    void handle(server::Request request, std::function<void(server::Response)> respond) override;
    void upgrade(server::Request request, std::function<void(server::Upgrade)> decide) override;

    Heard heard;
    // Only on the serving thread.
    std::vector<std::function<void(server::Response)>> later;
    std::vector<std::function<void(server::Upgrade)>> later_upgrades;
    std::vector<std::shared_ptr<server::Socket>> sockets;

    std::shared_ptr<server::SocketListener> make_listener();
};

class EchoServer {
public:
    explicit EchoServer(const server::HttpLimits& limits = {});
    EchoServer(const EchoServer&) = delete;
    EchoServer& operator=(const EchoServer&) = delete;
    ~EchoServer();

    std::uint16_t port() const { return port_; }
    RawClient client() const { return RawClient(port_); }
    EchoHandler& handler() { return handler_; }
    server::HttpServer& http() { return *http_; }
    server::Loop& loop() { return *loop_; }

    /// On the serving thread, and waits for it.
    void on_loop(const std::function<void()>& task);
    /// Waits until it has done all that it can do by itself with what has come.
    void settle();
    /// Until the condition, looked at on the serving thread, holds; false if it never does.
    bool eventually(const std::function<bool()>& condition);
    server::HttpCounts counts();
    /// Sends the bytes one by one; the server reads each before the next one comes.
    void trickle(RawClient& client, std::string_view bytes);

private:
    EchoHandler handler_;
    std::unique_ptr<server::Loop> loop_;
    std::unique_ptr<server::HttpServer> http_;
    std::uint16_t port_ = 0;
    std::thread thread_;
};

/// Longer than any test takes. Those that are about time have a clock of their own: see still_clock.h.
using Seconds = std::chrono::duration<unsigned>;
constexpr Seconds kHeaderTime(300);
constexpr Seconds kIdleTime(600);
/// So that few bytes and connections are too many.
server::HttpLimits small_limits();

}  // namespace trencavel::server_tests
