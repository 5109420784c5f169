// HTTP/1.1 by Boost.Beast's parser; responses are put together in http_text.cpp.
#include <sys/socket.h>

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <cerrno>
#include <chrono>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

#include "server/net/http_session.h"
#include "server/net/http_text.h"
#include "server/net/slot.h"
#include "server/net/socket.h"

namespace trencavel::server {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

namespace {

constexpr std::string_view kSocketPath = "/socket";
constexpr std::chrono::seconds kLinger(1);  // for the client to take the last response and close
constexpr std::size_t kFirstReadBytes = 512;
constexpr unsigned kMostTurnedAway = 256;  // at once, beyond the limit of connections

using Parser = http::request_parser<http::string_body>;
using Stream = beast::basic_stream<net::ip::tcp, net::io_context::executor_type>;

/// Which status answers a request that cannot be read; 0: none, the connection is gone or too slow.
unsigned status_of(const error_code& error) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow) return 431;
    if (error == http::error::body_limit) return 413;
    if (error == http::error::end_of_stream || error == http::error::partial_message) return 0;
    static const error_code kAnyHttpError = http::error::bad_version;
    return error.category() == kAnyHttpError.category() ? 400 : 0;
}

/// What a handshake lacks, as the status that says so; 0: nothing.
unsigned handshake_problem(const HttpRequest& request) {
    if (!beast::websocket::is_upgrade(request)) return 426;
    if (request[http::field::sec_websocket_version] != "13") return 426;
    return is_socket_key(request[http::field::sec_websocket_key]) ? 0 : 400;
}

class HttpSession final : public Connection, public std::enable_shared_from_this<HttpSession> {
public:
    HttpSession(std::shared_ptr<HttpState> state, TcpSocket socket);

    static net::awaitable<void> serve(std::shared_ptr<HttpSession> self);
    void stop() override;
    void reset() override { stream_.close(); }

private:
    using Awaitable = net::awaitable<bool>;  // whether the connection goes on with HTTP

    unsigned admission();
    Awaitable await_request();
    Awaitable serve_request();
    net::awaitable<error_code> read(Parser& parser);
    Awaitable answer(HttpRequest message);
    Awaitable answer_upgrade(HttpRequest message, Request request);
    template <class Answer>
    net::awaitable<void> await_answer(std::shared_ptr<Slot<Answer>> slot);
    bool is_left();
    Awaitable refuse(unsigned status);
    Awaitable respond(Response response, bool keep_alive, bool with_body);
    Awaitable write(std::string_view text);
    net::awaitable<void> linger();
    std::optional<Request> describe(HttpRequest& message) const;
    net::ip::address client_of(const HttpRequest& message) const;

    Stream stream_;
    beast::flat_buffer buffer_;
    net::ip::address peer_;
    Place place_;  // of the connection, or with a trusted proxy of the request
    bool idle_ = false;
    bool first_ = true;
};

HttpSession::HttpSession(std::shared_ptr<HttpState> state, TcpSocket socket)
    : Connection(std::move(state)), stream_(std::move(socket)) {
    error_code error;
    stream_.socket().set_option(net::ip::tcp::no_delay(true), error);
    const auto endpoint = stream_.socket().remote_endpoint(error);
    peer_ = plain_address(endpoint.address());
    buffer_.max_size(this->state().limits.header_bytes + this->state().limits.message_bytes +
                     kFirstReadBytes);
}

void HttpSession::stop() {
    if (idle_) stream_.cancel();
}

/// The status with which this connection is turned away; 0: it is welcome.
unsigned HttpSession::admission() {
    if (state().counts.connections > state().limits.connections) return 503;
    if (state().limits.trust_proxy) return 0;
    place_ = Place(shared_state(), peer_);
    return place_.taken() ? 0 : 429;
}

net::awaitable<void> HttpSession::serve(std::shared_ptr<HttpSession> self) {
    bool going_on = true;
    if (const unsigned status = self->admission()) {
        // Those turned away do not hold their descriptors for long, and not at all if there are too many of
        // them.
        const HttpCounts& counts = self->state().counts;
        if (counts.connections > self->state().limits.connections + kMostTurnedAway) co_return;
        going_on = co_await self->refuse(status);
    }
    while (going_on) going_on = co_await self->serve_request();
    if (self->stream_.socket().is_open()) co_await self->linger();
}

HttpSession::Awaitable HttpSession::serve_request() {
    if (!co_await await_request()) co_return false;
    Parser parser;
    const error_code error = co_await read(parser);
    if (!error) {
        HttpRequest message = parser.release();
        co_return co_await answer(std::move(message));
    }
    const unsigned status = status_of(error);
    if (status != 0) co_return co_await refuse(status);
    if (error == beast::error::timeout) ++state().counts.refused;
    stream_.close();
    co_return false;
}

/// The first byte of the next one. A new connection has to begin soon, one that was used may rest.
HttpSession::Awaitable HttpSession::await_request() {
    if (state().stopping) co_return false;
    const HttpLimits& limits = state().limits;
    stream_.expires_after(std::chrono::seconds(first_ ? limits.header_seconds : limits.idle_seconds));
    first_ = false;
    if (buffer_.size() != 0) co_return true;
    if (buffer_.capacity() > kFirstReadBytes) buffer_.shrink_to_fit();
    idle_ = true;
    const auto [error, bytes] = co_await stream_.async_read_some(buffer_.prepare(kFirstReadBytes), kAwait);
    idle_ = false;
    buffer_.commit(bytes);
    if (error) stream_.close();
    co_return !error;
}

net::awaitable<error_code> HttpSession::read(Parser& parser) {
    const HttpLimits& limits = state().limits;
    parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
    parser.body_limit(limits.message_bytes);
    stream_.expires_after(std::chrono::seconds(limits.header_seconds));
    const auto [header_error, header_bytes] =
        co_await http::async_read_header(stream_, buffer_, parser, kAwait);
    if (header_error || parser.is_done()) co_return header_error;
    if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
        const bool written = co_await write("HTTP/1.1 100 Continue\r\n\r\n");
        if (!written) co_return http::error::end_of_stream;
        stream_.expires_after(std::chrono::seconds(limits.header_seconds));
    }
    const auto [error, bytes] = co_await http::async_read(stream_, buffer_, parser, kAwait);
    co_return error;
}

net::ip::address HttpSession::client_of(const HttpRequest& message) const {
    const auto [begin, end] = message.equal_range("X-Forwarded-For");
    if (begin == end) return peer_;
    const std::string_view list = std::prev(end)->value();
    error_code error;
    const net::ip::address address = net::ip::make_address(std::string(last_of_list(list)), error);
    return error ? peer_ : plain_address(address);
}

/// Nothing if the request makes no sense.
std::optional<Request> HttpSession::describe(HttpRequest& message) const {
    std::optional<Target> target = parse_target(message.target());
    if (!target || message.count(http::field::host) != 1) return std::nullopt;
    const bool is_head = message.method() == http::verb::head;
    return Request{.method = is_head ? "GET" : std::string(message.method_string()),
                   .path = std::move(target->path),
                   .query = std::move(target->query),
                   .body = std::move(message.body()),
                   .address = peer_.to_string(),
                   .cookie = std::string(message[http::field::cookie]),
                   .origin = std::string(message[http::field::origin]),
                   .host = std::string(message[http::field::host]),
                   .accept_language = std::string(message[http::field::accept_language]),
                   .content_type = std::string(message[http::field::content_type]),
                   .authorization = std::string(message[http::field::authorization]),
                   .if_none_match = std::string(message[http::field::if_none_match]),
                   .accept_encoding = std::string(message[http::field::accept_encoding]),
                   .accept = std::string(message[http::field::accept]),
                   .user_agent = std::string(message[http::field::user_agent])};
}

HttpSession::Awaitable HttpSession::answer(HttpRequest message) {
    ++state().counts.requests;
    std::optional<Request> request = describe(message);
    if (!request) co_return co_await refuse(400);
    if (state().handler == nullptr) co_return false;
    if (state().limits.trust_proxy) {
        const net::ip::address client = client_of(message);
        request->address = client.to_string();
        place_ = Place(shared_state(), client);
        if (!place_.taken()) co_return co_await refuse(429);
    }
    const bool keep_alive = message.version() == 11 && message.keep_alive();
    const bool with_body = message.method() != http::verb::head;
    if (request->path == kSocketPath && message.method() == http::verb::get) {
        co_return co_await answer_upgrade(std::move(message), std::move(*request));
    }
    const auto slot = std::make_shared<Slot<Response>>();
    state().handler->handle(std::move(*request), Slot<Response>::opening(slot));
    co_await await_answer(slot);
    if (!slot->answered()) co_return co_await refuse(503);
    co_return co_await respond(std::move(slot->answer()), keep_alive, with_body);
}

HttpSession::Awaitable HttpSession::answer_upgrade(HttpRequest message, Request request) {
    unsigned problem = handshake_problem(message);
    if (problem == 0 && buffer_.size() != 0) problem = 400;  // it may not speak before it is answered
    if (problem != 0) co_return co_await refuse(problem);
    const auto slot = std::make_shared<Slot<Upgrade>>();
    state().handler->upgrade(std::move(request), Slot<Upgrade>::opening(slot));
    co_await await_answer(slot);
    if (!slot->answered() || state().stopping) co_return co_await refuse(503);
    Upgrade& upgrade = slot->answer();
    if (!upgrade.listener) co_return co_await respond(std::move(upgrade.refusal), message.keep_alive(), true);
    open_socket(shared_state(), stream_.release_socket(), message, std::move(upgrade.listener),
                std::move(place_));
    co_return false;
}

/// Meanwhile the socket is watched: a client that has left need not be answered.
template <class Answer>
net::awaitable<void> HttpSession::await_answer(std::shared_ptr<Slot<Answer>> slot) {
    if (slot->answered()) co_return;
    TcpSocket& socket = stream_.socket();
    socket.async_wait(net::socket_base::wait_read, [slot, weak = weak_from_this()](const error_code& error) {
        const auto self = weak.lock();
        if (!error && self && self->is_left()) slot->abandon();
    });
    co_await slot->wait(state().loop.context(), std::chrono::seconds(state().limits.idle_seconds));
    if (slot->abandoned()) stream_.close();
    if (socket.is_open()) socket.cancel();
}

bool HttpSession::is_left() {
    char byte = 0;
    const auto bytes = ::recv(stream_.socket().native_handle(), &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    return bytes == 0 || (bytes < 0 && errno != EAGAIN);
}

HttpSession::Awaitable HttpSession::refuse(unsigned status) {
    ++state().counts.refused;
    return respond(refusal(status), false, true);
}

HttpSession::Awaitable HttpSession::respond(Response response, bool keep_alive, bool with_body) {
    if (!stream_.socket().is_open()) co_return false;
    if (state().limits.trust_proxy) place_ = Place();
    keep_alive = keep_alive && !state().stopping;
    std::string text = response_head(response, keep_alive);
    with_body = with_body && has_body(response.status);
    const bool together = with_body && response.body.size() <= 4096;  // one packet rather than two
    if (together) text += response.body;
    bool written = co_await write(text);
    if (written && with_body && !together) written = co_await write(response.body);
    co_return written&& keep_alive;
}

/// However large it is, each part of it must be taken within the time.
HttpSession::Awaitable HttpSession::write(std::string_view text) {
    while (!text.empty()) {
        stream_.expires_after(std::chrono::seconds(state().limits.idle_seconds));
        const net::const_buffer rest(text.data(), text.size());
        const auto [error, bytes] = co_await stream_.async_write_some(rest, kAwait);
        state().counts.bytes_sent += bytes;
        text.remove_prefix(bytes);
        if (error) {
            stream_.close();
            co_return false;
        }
    }
    co_return true;
}

/// Closing with unread bytes would reset the connection, and the client might lose the response to that.
net::awaitable<void> HttpSession::linger() {
    error_code error;
    stream_.socket().shutdown(net::socket_base::shutdown_send, error);
    stream_.expires_after(kLinger);
    std::array<char, 512> discarded{};
    while (!error) {
        const auto [read_error, bytes] = co_await stream_.async_read_some(net::buffer(discarded), kAwait);
        error = read_error;
    }
    stream_.close();
}

}  // namespace

void start_session(std::shared_ptr<HttpState> state, TcpSocket socket) {
    const auto executor = socket.get_executor();
    auto session = std::make_shared<HttpSession>(std::move(state), std::move(socket));
    net::co_spawn(executor, HttpSession::serve(std::move(session)), net::detached);
}

}  // namespace trencavel::server
