// HTTP and WebSockets on one port, as the rest of the server sees them: no word of the library behind it.
// Everything here happens on the serving thread, but for Loop::post and Loop::stop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "server/net/scheduler.h"
#include "tables/types.h"

namespace trencavel::server {

struct Request {
    std::string method;  // HEAD comes as GET: the answer is sent without its body
    std::string path;    // decoded, without the query
    std::string query;   // as it came, after the question mark
    std::string body;
    std::string address;  // of the peer, or what a trusted proxy says of it
    // Header fields that matter; empty if they are missing.
    std::string cookie;
    std::string origin;
    std::string host;
    std::string accept_language;
    std::string content_type;
    std::string authorization;
    std::string if_none_match;
    std::string accept_encoding;
    std::string accept;
    std::string user_agent;
};

struct Response {
    unsigned status = 200;
    std::string content_type = "application/json";
    std::string body = {};
    // Beside those that every response has, or instead of the one of the same name.
    std::vector<std::pair<std::string, std::string>> headers = {};
};

/// One WebSocket, for sending. It may be kept, and is harmless to call, after the connection has ended.
class Socket {
public:
    virtual ~Socket() = default;
    /// Queues a text message. A socket whose queue grows beyond the limit is closed with kCloseSlowReader;
    /// what was queued is dropped then.
    virtual void send(Message message) = 0;
    /// Sends what is queued and the reason, then closes. Afterwards nothing is sent or received any more.
    virtual void close(std::uint16_t code, std::string_view reason) = 0;
    /// Reads nothing more until `resume`: what the peer sends waits in the network, and then at the peer.
    /// Sending goes on. That the peer has gone may be noticed only afterwards.
    virtual void pause() = 0;
    virtual void resume() = 0;
};

/// What happens on one WebSocket: opened, then any number of messages, then closed, exactly once. If the peer
/// leaves before the handshake is over, nothing is called at all. No call happens inside Socket::send or
/// Socket::close.
class SocketListener {
public:
    virtual ~SocketListener() = default;
    virtual void opened(std::shared_ptr<Socket> socket) = 0;
    virtual void received(std::string_view text) = 0;
    /// By whatever cause: the peer, a message too large or no text, Socket::close, a slow reader, the
    /// network.
    virtual void closed() = 0;
};

/// Whether a request to `GET /socket` becomes a WebSocket.
struct Upgrade {
    std::shared_ptr<SocketListener> listener;  // nullptr: refused
    Response refusal = {};
};

class Handler {
public:
    virtual ~Handler() = default;
    /// Answers exactly once, now or later, on the serving thread. An answer that comes when the client has
    /// left is dropped; one that has not come after HttpLimits::idle_seconds becomes a 503.
    virtual void handle(Request request, std::function<void(Response)> respond) = 0;
    virtual void upgrade(Request request, std::function<void(Upgrade)> decide) = 0;
};

struct HttpLimits {
    std::size_t message_bytes = 8 * 1024;  // of a WebSocket message, and of a request's body
    std::size_t header_bytes = 8 * 1024;
    unsigned header_seconds = 10;  // for a whole request, headers and body
    unsigned idle_seconds = 60;    // between requests; WebSockets are pinged, and closed after twice this
    std::size_t queue_bytes = 256 * 1024;  // waiting to be sent on a WebSocket: more, and it is a slow reader
    unsigned connections = 20000;          // at once; more are answered 503 and closed
    unsigned connections_per_address = 200;  // 0: no limit
    bool trust_proxy = false;                // the address is the last of X-Forwarded-For
};

/// How many of what, for the metrics; read on the serving thread.
struct HttpCounts {
    std::uint64_t connections = 0;  // open now
    std::uint64_t sockets = 0;      // of them WebSockets
    std::uint64_t requests = 0;     // since the start
    std::uint64_t bytes_sent = 0;
    std::uint64_t slow_readers = 0;
    std::uint64_t refused = 0;  // too many connections, too large, too slow, malformed
};

/// Close codes of WebSockets.
constexpr std::uint16_t kCloseGoingAway = 1001;
constexpr std::uint16_t kCloseTooLarge = 1009;
constexpr std::uint16_t kClosePolicy = 1008;
constexpr std::uint16_t kCloseSlowReader = 4008;

/// The serving thread's loop.
class Loop : public Scheduler {
public:
    /// Runs until stop; on the calling thread.
    virtual void run() = 0;
    /// From any thread, and from signal handlers of the loop.
    virtual void stop() = 0;
    /// The task runs on the serving thread when SIGTERM or SIGINT comes.
    virtual void on_signal(std::function<void(int)> task) = 0;
};
std::unique_ptr<Loop> make_loop();

class HttpServer {
public:
    virtual ~HttpServer() = default;
    virtual std::uint16_t port() const = 0;
    virtual const HttpCounts& counts() const = 0;
    /// Accepts nothing more, and closes all WebSockets with kCloseGoingAway; calls back when all are closed
    /// or after some seconds.
    virtual void stop(Task done) = 0;
};

/// Listens; port 0 takes a free one. The error says why it cannot (address in use, not allowed, no such
/// address).
Result<std::unique_ptr<HttpServer>> serve_http(Loop& loop, Handler& handler, const std::string& address,
                                               std::uint16_t port, const HttpLimits& limits);

}  // namespace trencavel::server
