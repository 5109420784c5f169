#include "server/net/socket.h"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <string_view>
#include <utility>
#include <vector>

namespace trencavel::server {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;

namespace {

constexpr std::uint16_t kCloseNoText = 1003;
constexpr TimeMs kSlowReaderGraceMs =
    1000;                               // to finish the frame that is under way, and take the close frame
constexpr TimeMs kCloseGraceMs = 5000;  // to take what is queued
constexpr std::chrono::seconds kHandshakeTime(3);
constexpr std::size_t kIdleBufferBytes = 2048;  // a larger one is given back after a message
constexpr int kSendBufferBytes = 64 * 1024;     // the kernel would buffer megabytes for a slow reader

/// Messages that wait, first in, first out. Empty ones take no memory, unlike a deque.
class Queue {
public:
    bool empty() const { return first_ == messages_.size(); }
    std::size_t bytes() const { return bytes_; }

    void push(Message message) {
        bytes_ += message->size();
        messages_.push_back(std::move(message));
    }

    Message pop() {
        Message message = std::move(messages_[first_++]);
        bytes_ -= message->size();
        if (empty()) {
            clear();
        } else if (first_ > messages_.size() / 2) {
            messages_.erase(messages_.begin(), messages_.begin() + static_cast<std::ptrdiff_t>(first_));
            first_ = 0;
        }
        return message;
    }

    void clear() {
        if (messages_.capacity() > 16) messages_ = {};
        messages_.clear();
        first_ = 0;
        bytes_ = 0;
    }

private:
    std::vector<Message> messages_;
    std::size_t first_ = 0;
    std::size_t bytes_ = 0;
};

/// Kept alive by its pending operations, and by itself while it is paused. Reading and writing go on side by
/// side, one of each at a time.
class WebSocket final : public Connection, public std::enable_shared_from_this<WebSocket> {
public:
    WebSocket(std::shared_ptr<HttpState> state, TcpSocket socket, std::shared_ptr<SocketListener> listener,
              Place place);
    ~WebSocket() override;

    void accept(const HttpRequest& request);
    void send(Message message);
    void close(std::uint16_t code, std::string_view reason, TimeMs grace = kCloseGraceMs);
    void pause() { paused_ = true; }
    void resume();
    void stop() override { close(kCloseGoingAway, "stopping"); }
    void reset() override;

private:
    void on_accept(error_code error);
    void read();
    void on_read(error_code error, std::size_t bytes);
    void write_next();
    void on_write(error_code error, std::size_t bytes);
    void close_as_slow_reader();
    void send_close();
    void finish();

    websocket::stream<TcpSocket, false> stream_;
    beast::flat_buffer buffer_;
    Queue queue_;
    Message sending_;  // under way now
    std::shared_ptr<SocketListener> listener_;
    std::unique_ptr<websocket::close_reason> closing_;  // why, once it is to be closed
    Place place_;
    bool open_ = false;     // the listener has heard that it is
    bool reading_ = false;  // a message is awaited, or being handed on
    bool paused_ = false;
    std::shared_ptr<WebSocket> kept_;  // while nothing is read
};

/// What the rest of the server holds: it does not keep the connection alive.
class SocketHandle final : public Socket {
public:
    explicit SocketHandle(std::weak_ptr<WebSocket> socket) : socket_(std::move(socket)) {}

    void send(Message message) override {
        if (const auto socket = socket_.lock()) socket->send(std::move(message));
    }
    void close(std::uint16_t code, std::string_view reason) override {
        if (const auto socket = socket_.lock()) socket->close(code, reason);
    }
    void pause() override {
        if (const auto socket = socket_.lock()) socket->pause();
    }
    void resume() override {
        if (const auto socket = socket_.lock()) socket->resume();
    }

private:
    std::weak_ptr<WebSocket> socket_;
};

WebSocket::WebSocket(std::shared_ptr<HttpState> state, TcpSocket socket,
                     std::shared_ptr<SocketListener> listener, Place place)
    : Connection(std::move(state)),
      stream_(std::move(socket)),
      listener_(std::move(listener)),
      place_(std::move(place)) {}

WebSocket::~WebSocket() {
    if (open_) --state().counts.sockets;
}

void WebSocket::accept(const HttpRequest& request) {
    const HttpLimits& limits = state().limits;
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = kHandshakeTime;
    timeout.idle_timeout = 2 * std::chrono::seconds(limits.idle_seconds);  // pinged at half of it
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(limits.message_bytes);
    stream_.auto_fragment(false);
    error_code ignored;
    stream_.next_layer().set_option(net::socket_base::send_buffer_size(kSendBufferBytes), ignored);
    stream_.async_accept(request, beast::bind_front_handler(&WebSocket::on_accept, shared_from_this()));
}

void WebSocket::on_accept(error_code error) {
    if (error) return;
    open_ = true;
    ++state().counts.sockets;
    listener_->opened(std::make_shared<SocketHandle>(weak_from_this()));
    if (state().stopping) stop();
    read();
}

void WebSocket::read() {
    reading_ = !closing_ && !paused_;
    kept_ = !closing_ && paused_ ? shared_from_this() : nullptr;
    if (!reading_) return;
    stream_.async_read(buffer_, beast::bind_front_handler(&WebSocket::on_read, shared_from_this()));
}

void WebSocket::on_read(error_code error, std::size_t /*bytes*/) {
    if (error) return finish();
    if (closing_) return;  // the close operation reads on by itself
    if (stream_.got_text()) {
        const auto data = buffer_.cdata();
        listener_->received({static_cast<const char*>(data.data()), data.size()});
    } else {
        close(kCloseNoText, "text only");
    }
    buffer_.consume(buffer_.size());
    if (buffer_.capacity() > kIdleBufferBytes) buffer_.shrink_to_fit();
    read();
}

void WebSocket::resume() {
    paused_ = false;
    if (open_ && !reading_) read();
}

void WebSocket::send(Message message) {
    if (closing_ || !open_) return;
    const std::size_t waiting = queue_.bytes() + (sending_ ? sending_->size() : 0);
    if (waiting + message->size() > state().limits.queue_bytes) return close_as_slow_reader();
    queue_.push(std::move(message));
    if (!sending_) write_next();
}

void WebSocket::write_next() {
    sending_ = queue_.pop();
    stream_.async_write(net::buffer(*sending_),
                        beast::bind_front_handler(&WebSocket::on_write, shared_from_this()));
}

void WebSocket::on_write(error_code error, std::size_t bytes) {
    state().counts.bytes_sent += bytes;
    sending_.reset();
    if (error) return finish();
    if (!queue_.empty()) {
        write_next();
    } else if (closing_) {
        send_close();
    }
}

void WebSocket::close_as_slow_reader() {
    ++state().counts.slow_readers;
    queue_.clear();
    close(kCloseSlowReader, "too slow", kSlowReaderGraceMs);
}

void WebSocket::close(std::uint16_t code, std::string_view reason, TimeMs grace) {
    if (closing_ || !open_) return;
    reason = reason.substr(0, std::min(reason.size(), websocket::reason_string::static_capacity));
    closing_ = std::make_unique<websocket::close_reason>(static_cast<websocket::close_code>(code), reason);
    if (!sending_) send_close();
    kept_.reset();
    AsioLoop& loop = state().loop;
    loop.at(loop.now() + grace, [weak = weak_from_this()] {
        if (const auto self = weak.lock()) self->reset();
    });
}

void WebSocket::send_close() {
    stream_.async_close(*closing_, [self = shared_from_this()](error_code) { self->finish(); });
}

/// Without lingering: what the kernel still holds for a peer that does not read is dropped.
void WebSocket::reset() {
    error_code ignored;
    stream_.next_layer().set_option(net::socket_base::linger(true, 0), ignored);
    stream_.next_layer().close(ignored);
    if (auto kept = std::exchange(kept_, nullptr)) state().loop.post([kept] { kept->finish(); });
}

void WebSocket::finish() {
    error_code ignored;
    stream_.next_layer().close(ignored);
    queue_.clear();
    kept_.reset();
    if (!closing_) closing_ = std::make_unique<websocket::close_reason>();
    if (const auto listener = std::exchange(listener_, nullptr)) listener->closed();
}

}  // namespace

void open_socket(std::shared_ptr<HttpState> state, TcpSocket socket, const HttpRequest& request,
                 std::shared_ptr<SocketListener> listener, Place place) {
    std::make_shared<WebSocket>(std::move(state), std::move(socket), std::move(listener), std::move(place))
        ->accept(request);
}

}  // namespace trencavel::server
