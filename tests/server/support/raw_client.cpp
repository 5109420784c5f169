#include "server/support/raw_client.h"

#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <charconv>

#include "server/support/loopback.h"

namespace trencavel::server_tests {

namespace {

bool same_name(std::string_view a, std::string_view b) {
    return std::ranges::equal(
        a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

std::size_t number_in(std::string_view text) {
    std::size_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

RawResponse parse_head(std::string_view head) {
    RawResponse response;
    if (!head.starts_with("HTTP/1.1 ")) return response;
    response.status = static_cast<unsigned>(number_in(head.substr(9)));
    for (std::size_t at = head.find("\r\n"); at + 2 < head.size(); at = head.find("\r\n", at + 2)) {
        const std::string_view line = head.substr(at + 2, head.find("\r\n", at + 2) - at - 2);
        const std::size_t colon = line.find(": ");
        if (colon == line.npos) break;
        response.headers.emplace_back(line.substr(0, colon), line.substr(colon + 2));
    }
    return response;
}

int open_socket(std::uint16_t port, int receive_buffer) {
    const int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) return -1;
    if (receive_buffer != 0) {
        setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    }
    const int yes = 1;
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    const sockaddr_in address = loopback(port);
    if (connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
        return descriptor;
    ::close(descriptor);
    return -1;
}

}  // namespace

std::string RawResponse::header(std::string_view name) const {
    const auto found =
        std::ranges::find_if(headers, [&](const auto& field) { return same_name(field.first, name); });
    return found == headers.end() ? std::string() : found->second;
}

std::string RawResponse::cookie() const {
    const std::string set = header("Set-Cookie");
    return set.substr(0, set.find(';'));
}

std::string request_text(const std::string& method, const std::string& path, const RawHeaders& headers,
                         const std::string& body) {
    std::string text = method + " " + path + " HTTP/1.1\r\n";
    const bool has_host =
        std::ranges::any_of(headers, [](const auto& field) { return field.first == "Host"; });
    if (!has_host) text += "Host: localhost\r\n";
    for (const auto& [name, value] : headers) text += name + ": " + value + "\r\n";
    if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    return text + "\r\n" + body;
}

RawClient::RawClient(std::uint16_t port, int receive_buffer)
    : descriptor_(open_socket(port, receive_buffer)) {}

RawClient::RawClient(RawClient&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      ended_(other.ended_),
      received_(std::move(other.received_)),
      close_code_(other.close_code_),
      close_reason_(std::move(other.close_reason_)) {}

RawClient::~RawClient() {
    disconnect();
}

void RawClient::disconnect() {
    if (descriptor_ >= 0) ::close(descriptor_);
    descriptor_ = -1;
}

void RawClient::abort() {
    const linger now{.l_onoff = 1, .l_linger = 0};
    if (descriptor_ >= 0) setsockopt(descriptor_, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    disconnect();
}

bool RawClient::send_bytes(std::string_view bytes) {
    const auto until = Clock::now() + kPatience;
    while (!bytes.empty() && Clock::now() < until) {
        const ssize_t sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent > 0) {
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        } else if (errno == EAGAIN) {
            pollfd writable{.fd = descriptor_, .events = POLLOUT, .revents = 0};
            poll(&writable, 1, 100);
        } else if (errno != EINTR) {
            return false;
        }
    }
    return bytes.empty();
}

bool RawClient::receive(Clock::time_point until) {
    while (!ended_ && descriptor_ >= 0) {
        const auto left = std::chrono::duration_cast<Millis>(until - Clock::now());
        pollfd readable{.fd = descriptor_, .events = POLLIN, .revents = 0};
        if (poll(&readable, 1, std::max(0, static_cast<int>(left.count()))) <= 0) return false;
        char bytes[16384];
        const ssize_t count = recv(descriptor_, bytes, sizeof bytes, 0);
        ended_ = count == 0 || (count < 0 && errno != EINTR);
        if (count <= 0) continue;
        received_.append(bytes, static_cast<std::size_t>(count));
        return true;
    }
    return false;
}

void RawClient::end_sending() {
    ::shutdown(descriptor_, SHUT_WR);
}

std::optional<std::string> RawClient::rest(Millis patience) {
    const auto until = Clock::now() + patience;
    while (receive(until)) continue;
    if (!ended_) return std::nullopt;
    return std::exchange(received_, {});
}

bool RawClient::closed_by_server(Millis patience) {
    const auto until = Clock::now() + patience;
    while (receive(until)) received_.clear();
    return ended_;
}

bool RawClient::fill(std::size_t bytes, Clock::time_point until) {
    while (received_.size() < bytes) {
        if (!receive(until)) return false;
    }
    return true;
}

std::optional<std::string> RawClient::take(std::size_t bytes, Clock::time_point until) {
    if (!fill(bytes, until)) return std::nullopt;
    std::string taken = received_.substr(0, bytes);
    received_.erase(0, bytes);
    return taken;
}

std::optional<std::string> RawClient::take_head(Clock::time_point until) {
    std::size_t end = received_.find("\r\n\r\n");
    while (end == received_.npos) {
        if (!receive(until)) return std::nullopt;
        end = received_.find("\r\n\r\n");
    }
    return take(end + 4, until);
}

RawResponse RawClient::response(bool with_body, Millis patience) {
    const auto until = Clock::now() + patience;
    const std::optional<std::string> head = take_head(until);
    if (!head) return {};
    RawResponse response = parse_head(*head);
    if (!with_body) return response;
    std::optional<std::string> body = take(number_in(response.header("Content-Length")), until);
    if (!body) return {};
    response.body = std::move(*body);
    return response;
}

RawResponse RawClient::request(const std::string& method, const std::string& path, const RawHeaders& headers,
                               const std::string& body) {
    send_bytes(request_text(method, path, headers, body));
    return response(method != "HEAD");
}

}  // namespace trencavel::server_tests
