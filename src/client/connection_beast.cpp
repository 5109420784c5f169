// WebSockets by Boost.Beast: always reading, whenever the program lets it.
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <type_traits>
#include <utility>

#include "client/connection.h"
#include "client/dial.h"

namespace trencavel::client {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;

namespace {

constexpr std::size_t kMostMessageBytes = 4 * 1024 * 1024;
constexpr Milliseconds kSendPatience = std::chrono::seconds(10);
constexpr Milliseconds kClosePatience = std::chrono::seconds(2);

/// Declared before the stream in every connection, so that they outlive it.
struct Ground {
    net::io_context context{1};
    std::optional<net::ssl::context> tls = {};  // reading the system's certificates takes a while
};

template <class Stream>
class BeastConnection final : public Connection {
public:
    BeastConnection() : stream_(make_stream()) {}
    BeastConnection(const BeastConnection&) = delete;
    BeastConnection& operator=(const BeastConnection&) = delete;
    ~BeastConnection() override;

    std::optional<Error> open(const Url& url, const std::string& cookie, Milliseconds patience);
    std::optional<Error> send(std::string_view text) override;
    Received receive(Milliseconds patience) override;
    bool pending() override;
    int descriptor() override { return static_cast<int>(socket().native_handle()); }
    void close() override;

private:
    websocket::stream<Stream, false> make_stream() {
        if constexpr (std::is_same_v<Stream, SecureStream>) {
            return websocket::stream<Stream, false>(ground_.context, ground_.tls.emplace(make_tls()));
        } else {
            return websocket::stream<Stream, false>(ground_.context);
        }
    }
    auto& socket() { return beast::get_lowest_layer(stream_).socket(); }
    net::awaitable<Result<bool>> handshake(Url url, std::string cookie);
    void set_options(const std::string& cookie);
    void read();
    void on_read(const error_code& error);
    void cut();
    /// Lets things happen until the condition holds or the time is over.
    template <class Condition>
    void run_until(Condition condition, Milliseconds patience);

    Ground ground_;
    websocket::stream<Stream, false> stream_;
    beast::flat_buffer buffer_;
    std::deque<std::string> messages_;
    std::optional<Closed> closed_;
};

template <class Stream>
BeastConnection<Stream>::~BeastConnection() {
    error_code ignored;
    socket().close(ignored);
    ground_.context.restart();
    ground_.context.poll();
}

template <class Stream>
void BeastConnection<Stream>::set_options(const std::string& cookie) {
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = std::chrono::seconds(10);
    timeout.idle_timeout = std::chrono::minutes(2);
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(kMostMessageBytes);
    stream_.set_option(websocket::stream_base::decorator([cookie](websocket::request_type& request) {
        if (!cookie.empty()) request.set(http::field::cookie, cookie);
    }));
}

template <class Stream>
net::awaitable<Result<bool>> BeastConnection<Stream>::handshake(Url url, std::string cookie) {
    std::optional<Error> failure = co_await dial(stream_.next_layer(), url);
    if (failure) co_return *failure;
    set_options(cookie);
    websocket::response_type response;
    const std::string host = url.authority();
    const auto [error] = co_await stream_.async_handshake(response, host, url.target, kAwait);
    if (error == websocket::error::upgrade_declined) {
        const std::string status = std::to_string(response.result_int());
        co_return Error{host + " refuses the connection (status " + status + ")", response.body()};
    }
    if (error) co_return broken(url, error);
    co_return true;
}

template <class Stream>
std::optional<Error> BeastConnection<Stream>::open(const Url& url, const std::string& cookie,
                                                   Milliseconds patience) {
    const Result<bool> opened = run_for(ground_.context, handshake(url, cookie), url, patience);
    if (!opened.ok()) return opened.failure();
    read();
    return std::nullopt;
}

template <class Stream>
void BeastConnection<Stream>::read() {
    stream_.async_read(buffer_, [this](const error_code& error, std::size_t) { on_read(error); });
}

template <class Stream>
void BeastConnection<Stream>::on_read(const error_code& error) {
    if (error) {
        const websocket::close_reason& said = stream_.reason();  // nothing, if the connection just broke
        closed_ = Closed{said.code, std::string(said.reason.data(), said.reason.size())};
        return;
    }
    const auto data = buffer_.cdata();
    messages_.emplace_back(static_cast<const char*>(data.data()), data.size());
    buffer_.consume(buffer_.size());
    read();
}

template <class Stream>
template <class Condition>
void BeastConnection<Stream>::run_until(Condition condition, Milliseconds patience) {
    const auto until = std::chrono::steady_clock::now() + patience;
    ground_.context.restart();
    while (!condition() && ground_.context.run_one_until(until) != 0) {
    }
}

template <class Stream>
std::optional<Error> BeastConnection<Stream>::send(std::string_view text) {
    if (closed_) return Error{"the connection is closed"};
    const auto result = std::make_shared<std::optional<error_code>>();
    const auto message = std::make_shared<const std::string>(text);  // lives as long as the operation
    stream_.async_write(net::buffer(*message),
                        [result, message](const error_code& error, std::size_t) { *result = error; });
    run_until([&] { return result->has_value(); }, kSendPatience);
    if (result->has_value() && !**result) return std::nullopt;
    cut();
    return Error{"the message could not be sent: " +
                 (*result ? (*result)->message() : "the server is too slow")};
}

template <class Stream>
void BeastConnection<Stream>::cut() {
    error_code ignored;
    socket().close(ignored);
    run_until([&] { return closed_.has_value(); }, kClosePatience);
}

template <class Stream>
Received BeastConnection<Stream>::receive(Milliseconds patience) {
    if (messages_.empty() && !pending()) {
        run_until([&] { return !messages_.empty() || closed_.has_value(); }, patience);
    }
    if (!messages_.empty()) {
        std::string message = std::move(messages_.front());
        messages_.pop_front();
        return message;
    }
    if (closed_) return *closed_;
    return NothingYet{};
}

template <class Stream>
bool BeastConnection<Stream>::pending() {
    ground_.context.restart();
    ground_.context.poll();
    return !messages_.empty() || closed_.has_value();
}

template <class Stream>
void BeastConnection<Stream>::close() {
    if (closed_) return;
    const auto done = std::make_shared<bool>(false);
    const websocket::close_reason reason(websocket::close_code::normal);
    stream_.async_close(reason, [done](const error_code&) { *done = true; });
    run_until([&] { return *done && closed_.has_value(); }, kClosePatience);
    cut();
}

template <class Stream>
Result<std::unique_ptr<Connection>> connect_over(const Url& url, const std::string& cookie,
                                                 Milliseconds patience) {
    auto connection = std::make_unique<BeastConnection<Stream>>();
    if (std::optional<Error> failure = connection->open(url, cookie, patience)) return *failure;
    return std::unique_ptr<Connection>(std::move(connection));
}

}  // namespace

Result<std::unique_ptr<Connection>> connect(const Url& url, const std::string& cookie,
                                            Milliseconds patience) {
    if (url.secure) return connect_over<SecureStream>(url, cookie, patience);
    return connect_over<PlainStream>(url, cookie, patience);
}

}  // namespace trencavel::client
