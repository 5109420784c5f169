// A connection to a server, plain or with TLS, as one type: so Boost's templates for HTTP and WebSockets are
// compiled once. What is asked of it here is what Boost.Asio asks of any stream.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/role.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "client/connection.h"

namespace trencavel::client {

class Wire {
public:
    using executor_type = boost::asio::ip::tcp::socket::executor_type;
    using ErrorCode = boost::system::error_code;
    using Done = std::function<void(ErrorCode, std::size_t)>;

    Wire(boost::asio::io_context& context, bool secure);
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    /// The name resolved, TCP connected, and with TLS the certificate checked. Nothing if it worked.
    boost::asio::awaitable<std::optional<Error>> dial(const Url& url);

    executor_type get_executor() { return socket_.get_executor(); }
    int descriptor() { return static_cast<int>(socket_.native_handle()); }
    void close();

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        const auto start = [this](auto handler, boost::asio::mutable_buffer into) {
            read(into, shared(std::move(handler)));
        };
        return boost::asio::async_initiate<Token, void(ErrorCode, std::size_t)>(
            start, token, first_of<boost::asio::mutable_buffer>(buffers));
    }
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        const auto start = [this](auto handler, boost::asio::const_buffer from) {
            write(from, shared(std::move(handler)));
        };
        return boost::asio::async_initiate<Token, void(ErrorCode, std::size_t)>(
            start, token, first_of<boost::asio::const_buffer>(buffers));
    }

    // What Boost.Beast's WebSocket calls when it gives up, and after its goodbye.
    friend void beast_close_socket(Wire& wire) { wire.close(); }
    template <class Handler>
    friend void async_teardown(boost::beast::role_type, Wire& wire, Handler&& handler) {
        auto kept = std::make_shared<std::decay_t<Handler>>(std::forward<Handler>(handler));
        wire.wait_for_end([kept](const ErrorCode& error, std::size_t) { std::move (*kept)(error); });
    }

private:
    /// A function can be copied, a handler perhaps only moved.
    template <class Handler>
    static Done shared(Handler handler) {
        auto kept = std::make_shared<Handler>(std::move(handler));
        return [kept](const ErrorCode& error, std::size_t bytes) { std::move (*kept)(error, bytes); };
    }
    /// Some bytes are enough for a stream: the first that there are.
    template <class Buffer, class Buffers>
    static Buffer first_of(const Buffers& buffers) {
        for (auto each = boost::asio::buffer_sequence_begin(buffers);
             each != boost::asio::buffer_sequence_end(buffers); ++each) {
            if (const Buffer buffer(*each); buffer.size() > 0) return buffer;
        }
        return Buffer();
    }
    boost::asio::awaitable<std::optional<Error>> shake_hands(const Url& url);
    void read(boost::asio::mutable_buffer into, Done done);
    void write(boost::asio::const_buffer from, Done done);
    /// Until the server has hung up, too.
    void wait_for_end(Done done);

    boost::asio::ip::tcp::socket socket_;
    std::optional<boost::asio::ssl::context> context_;  // reading the system's certificates takes a while
    std::optional<boost::asio::ssl::stream<boost::asio::ip::tcp::socket&>> tls_;
};

}  // namespace trencavel::client
