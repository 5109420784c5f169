#include "load_wire.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <iterator>

namespace trencavel::load {
namespace {

constexpr std::uint32_t kSources = 16;  // 127.0.0.2 and so on
constexpr std::size_t kBufferBytes = 256 * 1024;

sockaddr_in loopback(std::uint32_t last, std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl((127u << 24) + last);
    return address;
}

/// Being connected, or -1.
int open_socket(std::uint32_t source, std::uint16_t port) {
    const int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (descriptor < 0) return -1;
    const int yes = 1;
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    setsockopt(descriptor, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &yes, sizeof yes);
    const sockaddr_in from = loopback(source, 0);
    const sockaddr_in to = loopback(1, port);
    const bool bound = bind(descriptor, reinterpret_cast<const sockaddr*>(&from), sizeof from) == 0;
    if (bound &&
        (connect(descriptor, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0 || errno == EINPROGRESS))
        return descriptor;
    ::close(descriptor);
    return -1;
}

}  // namespace

Wire::Wire(std::uint16_t port)
    : port_(port), epoll_(epoll_create1(EPOLL_CLOEXEC)), buffer_(kBufferBytes, '\0') {}

Wire::~Wire() {
    links_.clear();
    ::close(epoll_);
}

Link* Wire::open(LinkUser& user, std::uint16_t port) {
    const int descriptor = open_socket(2 + next_source_++ % kSources, port);
    if (descriptor < 0) return nullptr;
    links_.push_back(std::make_unique<Link>(epoll_, descriptor, user));
    return links_.back().get();
}

void Wire::run_once(int milliseconds) {
    std::array<epoll_event, 256> events{};
    const int count = epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), milliseconds);
    bool some_over = false;
    for (int i = 0; i < count; ++i) {
        Link& link = *static_cast<Link*>(events[static_cast<std::size_t>(i)].data.ptr);
        link.handle(events[static_cast<std::size_t>(i)].events, buffer_);
        some_over = some_over || link.over();
    }
    if (some_over) bury();
}

/// Users may open links while they are told, so links are moved out first.
void Wire::bury() {
    const auto first_over = std::partition(links_.begin(), links_.end(),
                                           [](const std::unique_ptr<Link>& link) { return !link->over(); });
    std::vector<std::unique_ptr<Link>> dead(std::make_move_iterator(first_over),
                                            std::make_move_iterator(links_.end()));
    links_.erase(first_over, links_.end());
    for (const std::unique_ptr<Link>& link : dead) {
        if (link->ended()) link->user().lost(*link);
    }
}

std::int64_t number_after(std::string_view text, std::string_view name) {
    std::string key;
    key.append("\"").append(name).append("\":");
    const std::size_t at = text.find(key);
    std::int64_t number = -1;
    if (at != text.npos) std::from_chars(text.data() + at + key.size(), text.data() + text.size(), number);
    return number;
}

std::string_view text_after(std::string_view text, std::string_view name) {
    std::string key;
    key.append("\"").append(name).append("\":\"");
    const std::size_t at = text.find(key);
    if (at == text.npos) return {};
    const std::string_view rest = text.substr(at + key.size());
    return rest.substr(0, rest.find('"'));
}

bool is_message(std::string_view text, std::string_view type) {
    constexpr std::string_view kBegin = "{\"type\":\"";
    return text.starts_with(kBegin) && text.substr(kBegin.size()).starts_with(type) &&
           text.substr(kBegin.size() + type.size()).starts_with('"');
}

void raise_descriptor_limit() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    const rlimit wanted{.rlim_cur = 65536, .rlim_max = std::max<rlim_t>(65536, limit.rlim_max)};
    if (setrlimit(RLIMIT_NOFILE, &wanted) == 0) return;  // only root may raise the upper one
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace trencavel::load
