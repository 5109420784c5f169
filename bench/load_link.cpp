// One connection of a Wire.
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <utility>

#include "load_wire.h"

namespace trencavel::load {
namespace {

constexpr unsigned kContinuation = 0;
constexpr unsigned kText = 1;
constexpr unsigned kClose = 8;
constexpr unsigned kPing = 9;
constexpr unsigned kPong = 10;

void watch(int epoll, int operation, int descriptor, Link* link, bool also_writing) {
    epoll_event event{};
    event.events = EPOLLIN | (also_writing ? std::uint32_t{EPOLLOUT} : 0u);
    event.data.ptr = link;
    epoll_ctl(epoll, operation, descriptor, &event);
}

std::size_t content_length(std::string_view head) {
    constexpr std::string_view kName = "\r\nContent-Length: ";
    const std::size_t at = head.find(kName);
    std::size_t length = 0;
    if (at != head.npos) std::from_chars(head.data() + at + kName.size(), head.data() + head.size(), length);
    return length;
}

}  // namespace

Link::Link(int epoll, int descriptor, LinkUser& user) : epoll_(epoll), descriptor_(descriptor), user_(&user) {
    watch(epoll_, EPOLL_CTL_ADD, descriptor_, this, true);
}

Link::~Link() {
    ::close(descriptor_);
}

void Link::request(std::string_view method, std::string_view path, std::string_view cookie,
                   std::string_view body) {
    std::string text;
    text.append(method).append(" ").append(path).append(" HTTP/1.1\r\nHost: localhost\r\n");
    if (!cookie.empty()) text.append("Cookie: ").append(cookie).append("\r\n");
    if (!body.empty())
        text.append("Content-Type: application/json\r\nContent-Length: ")
            .append(std::to_string(body.size()) + "\r\n");
    send_bytes(text.append("\r\n").append(body));
}

void Link::upgrade(std::string_view cookie) {
    std::string text =
        "GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dHJlbmNhdmVsLWxvYWQtMQ==\r\nSec-WebSocket-Version: 13\r\n";
    if (!cookie.empty()) text.append("Cookie: ").append(cookie).append("\r\n");
    send_bytes(text.append("\r\n"));
}

void Link::send_text(std::string_view text) {
    send_frame(kText, text);
}

/// Masked by zeros, which changes nothing and costs nothing: fit for the loopback alone.
void Link::send_frame(unsigned opcode, std::string_view payload) {
    std::string frame(1, static_cast<char>(0x80 | opcode));
    if (payload.size() < 126) {
        frame.push_back(static_cast<char>(0x80 | payload.size()));
    } else {
        frame.push_back(static_cast<char>(0x80 | 126));
        frame.push_back(static_cast<char>(payload.size() >> 8));
        frame.push_back(static_cast<char>(payload.size() & 0xff));
    }
    frame.append(4, '\0').append(payload);
    send_bytes(frame);
}

/// The end of it wakes the wire, which then forgets the link.
void Link::drop() {
    dropped_ = true;
    shutdown(descriptor_, SHUT_RDWR);
}

void Link::send_bytes(std::string_view bytes) {
    if (over()) return;
    out_.append(bytes);
    if (!waits_to_write_) flush();
}

void Link::flush() {
    const ssize_t sent = out_.empty() ? 0 : send(descriptor_, out_.data(), out_.size(), MSG_NOSIGNAL);
    if (sent > 0) out_.erase(0, static_cast<std::size_t>(sent));
    if (sent < 0 && errno != EAGAIN && errno != EINTR) ended_ = true;
    const bool waits = !out_.empty();
    if (waits != waits_to_write_) watch(epoll_, EPOLL_CTL_MOD, descriptor_, this, waits);
    waits_to_write_ = waits;
}

void Link::handle(std::uint32_t events, std::string& buffer) {
    if (!over() && (events & EPOLLOUT) != 0) flush();
    if (!over() && (events & (EPOLLIN | EPOLLHUP | EPOLLERR)) != 0) read(buffer);
}

void Link::read(std::string& buffer) {
    const ssize_t count = recv(descriptor_, buffer.data(), buffer.size(), 0);
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) ended_ = true;
    if (count <= 0) return;
    const std::string_view bytes(buffer.data(), static_cast<std::size_t>(count));
    if (in_.empty()) return consume(bytes);
    std::string whole = std::move(in_);
    in_.clear();
    consume(whole.append(bytes));
}

/// Takes what has come whole, and keeps the rest.
void Link::consume(std::string_view bytes) {
    while (!bytes.empty() && !over()) {
        const std::size_t taken = is_socket_ ? take_frame(bytes) : take_response(bytes);
        if (taken == 0) break;
        bytes.remove_prefix(taken);
    }
    in_.assign(bytes);
}

std::size_t Link::take_response(std::string_view bytes) {
    const std::size_t end = bytes.find("\r\n\r\n");
    if (end == bytes.npos) return 0;
    const std::string_view head = bytes.substr(0, end + 4);
    const std::size_t length = content_length(head);
    if (bytes.size() < head.size() + length) return 0;
    unsigned status = 0;
    if (head.size() > 12) std::from_chars(head.data() + 9, head.data() + 12, status);
    if (status == 101) {
        is_socket_ = true;
        user_->upgraded(*this);
    } else {
        user_->responded(*this, status, head, bytes.substr(head.size(), length));
    }
    return head.size() + length;
}

std::size_t Link::take_frame(std::string_view bytes) {
    if (bytes.size() < 2) return 0;
    const auto byte = [&](std::size_t at) { return std::size_t{static_cast<unsigned char>(bytes[at])}; };
    std::size_t length = byte(1) & 0x7f;
    const std::size_t more = length == 126 ? 2 : length == 127 ? 8 : 0;
    if (bytes.size() < 2 + more) return 0;
    if (more != 0) length = 0;
    for (std::size_t i = 0; i < more; ++i) length = length << 8 | byte(2 + i);
    if (bytes.size() < 2 + more + length) return 0;
    heed(static_cast<unsigned>(byte(0) & 0xf), (byte(0) & 0x80) != 0, bytes.substr(2 + more, length));
    return 2 + more + length;
}

void Link::heed(unsigned opcode, bool last, std::string_view payload) {
    if (opcode == kPing) return send_frame(kPong, payload);
    if (opcode == kClose) ended_ = true;
    if (opcode != kText && opcode != kContinuation) return;
    if (last && message_.empty()) return user_->received(*this, payload);
    message_.append(payload);
    if (!last) return;
    const std::string whole = std::move(message_);
    message_.clear();
    user_->received(*this, whole);
}

}  // namespace trencavel::load
