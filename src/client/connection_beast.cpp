// WebSockets by Boost.Beast: always reading, whenever the program lets it.
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <utility>

#include "client/connection.h"
#include "client/run_for.h"
#include "client/wire.h"

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

class BeastConnection final : public Connection {
public:
    explicit BeastConnection(bool secure) : stream_(context_, secure) {}
    BeastConnection(const BeastConnection&) = delete;
    BeastConnection& operator=(const BeastConnection&) = delete;
    ~BeastConnection() override;

    std::optional<Error> open(const Url& url, const std::string& cookie, Milliseconds patience);
    std::optional<Error> send(std::string_view text) override;
    Received receive(Milliseconds patience) override;
    bool pending() override;
    int descriptor() override { return stream_.next_layer().descriptor(); }
    void close() override;

private:
    net::awaitable<Result<bool>> handshake(Url url, std::string cookie);
    void set_options(const std::string& cookie);
    void read();
    void on_read(const error_code& error);
    void cut();
    /// Lets things happen until the condition holds or the time is over.
    template <class Condition>
    void run_until(Condition condition, Milliseconds patience);

    net::io_context context_{1};  // outlives the stream
    websocket::stream<Wire, false> stream_;
    beast::flat_buffer buffer_;
    std::deque<std::string> messages_;
    std::optional<Closed> closed_;
};

BeastConnection::~BeastConnection() {
    stream_.next_layer().close();
    context_.restart();
    context_.poll();
}

void BeastConnection::set_options(const std::string& cookie) {
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

net::awaitable<Result<bool>> BeastConnection::handshake(Url url, std::string cookie) {
    std::optional<Error> failure = co_await stream_.next_layer().dial(url);
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

std::optional<Error> BeastConnection::open(const Url& url, const std::string& cookie, Milliseconds patience) {
    const Result<bool> opened = run_for(context_, handshake(url, cookie), url, patience);
    if (!opened.ok()) return opened.failure();
    read();
    return std::nullopt;
}

void BeastConnection::read() {
    stream_.async_read(buffer_, [this](const error_code& error, std::size_t) { on_read(error); });
}

void BeastConnection::on_read(const error_code& error) {
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

template <class Condition>
void BeastConnection::run_until(Condition condition, Milliseconds patience) {
    const auto until = std::chrono::steady_clock::now() + patience;
    context_.restart();
    while (!condition() && context_.run_one_until(until) != 0) {
    }
}

std::optional<Error> BeastConnection::send(std::string_view text) {
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

void BeastConnection::cut() {
    stream_.next_layer().close();
    run_until([&] { return closed_.has_value(); }, kClosePatience);
}

Received BeastConnection::receive(Milliseconds patience) {
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

bool BeastConnection::pending() {
    context_.restart();
    context_.poll();
    return !messages_.empty() || closed_.has_value();
}

void BeastConnection::close() {
    if (closed_) return;
    const auto done = std::make_shared<bool>(false);
    const websocket::close_reason reason(websocket::close_code::normal);
    stream_.async_close(reason, [done](const error_code&) { *done = true; });
    run_until([&] { return *done && closed_.has_value(); }, kClosePatience);
    cut();
}

}  // namespace

Result<std::unique_ptr<Connection>> connect(const Url& url, const std::string& cookie,
                                            Milliseconds patience) {
    auto connection = std::make_unique<BeastConnection>(url.secure);
    if (std::optional<Error> failure = connection->open(url, cookie, patience)) return *failure;
    return std::unique_ptr<Connection>(std::move(connection));
}

}  // namespace trencavel::client
