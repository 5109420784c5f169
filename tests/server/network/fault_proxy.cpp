#include "server/network/fault_proxy.h"

#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "server/support/loopback.h"

namespace trencavel::server_tests {
namespace {

using Clock = std::chrono::steady_clock;
using Millis = std::chrono::milliseconds;

int new_socket() {
    return socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
}

void send_at_once(int descriptor) {
    const int yes = 1;
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
}

int connect_to(std::uint16_t port) {
    const int descriptor = new_socket();
    const sockaddr_in address = loopback(port);
    // On the loopback it is connected by the time that there is something to send.
    connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    return descriptor;
}

void close_socket(int descriptor, bool reset) {
    const linger at_once{.l_onoff = 1, .l_linger = 0};
    if (reset) setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    close(descriptor);
}

}  // namespace

class FaultProxy::Connection {
public:
    Connection(int client, int server, std::mt19937& random, FaultCounts& counts)
        : client_{client, false},
          server_{server, false},
          plan_(plan_line(random)),
          random_(random()),
          counts_(counts) {
        send_at_once(client);
        send_at_once(server);
        ++counts_.connections;
        counts_.delayed += plan_.manner == Manner::Delayed ? 1 : 0;
        counts_.byte_by_byte += plan_.manner == Manner::ByteByByte ? 1 : 0;
    }
    ~Connection() {
        close_socket(client_.descriptor, plan_.reset);
        close_socket(server_.descriptor, plan_.reset);
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    std::array<pollfd, 2> polled() const { return {polled(client_), polled(server_)}; }

    void work(bool client_ready, bool server_ready) {
        const SteadyTime now = Clock::now();
        if (client_ready) read(client_, up_, true, now);
        if (server_ready) read(server_, down_, false, now);
        const bool piecemeal = plan_.manner == Manner::ByteByByte;
        note_late(now);
        if (!up_.deliver(server_.descriptor, now, piecemeal)) server_.ended = true;
        if (!down_.deliver(client_.descriptor, now, piecemeal)) client_.ended = true;
    }

    bool over() const {
        const bool up_done = up_.empty() || server_.ended;
        const bool down_done = down_.empty() || client_.ended;
        if (ended_ && plan_.ending == Ending::Cut) return up_done && down_done;
        if (client_.ended) return up_done && Clock::now() >= stays_until_;
        // Of a line that is half open the client does not even hear that the server has gone.
        return server_.ended && down_done && !(ended_ && plan_.ending == Ending::HalfOpen);
    }

private:
    struct Side {
        int descriptor;
        bool ended;
    };

    static pollfd polled(const Side& side) {
        return {.fd = side.ended ? -1 : side.descriptor, .events = POLLIN, .revents = 0};
    }

    void read(Side& from, LineQueue& queue, bool to_server, SteadyTime now) {
        std::array<char, 16384> buffer{};
        const ssize_t count = recv(from.descriptor, buffer.data(), buffer.size(), 0);
        if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
        if (count <= 0) {
            from.ended = true;
            if (&from == &client_ && ended_ && plan_.ending != Ending::Cut) stays_until_ = now + plan_.hold;
            return;
        }
        pass({buffer.data(), static_cast<std::size_t>(count)}, queue, to_server, now);
    }

    /// What comes before the ending travels in its manner, what comes after it as the ending says.
    void pass(std::string_view bytes, LineQueue& queue, bool to_server, SteadyTime now) {
        if (to_server != plan_.to_server) return travel(bytes, queue, now);
        const std::size_t whole = std::min(bytes.size(), plan_.bytes - passed_);
        passed_ += whole;
        travel(bytes.substr(0, whole), queue, now);
        if (passed_ < plan_.bytes) return;
        end(now);
        if (plan_.ending == Ending::Late) queue.put(bytes.substr(whole), release_);
    }

    void note_late(SteadyTime now) {
        const bool late = ended_ && plan_.ending == Ending::Late && !up_.empty() && release_ <= now;
        if (!late || !client_.ended || noted_) return;
        noted_ = true;
        ++counts_.late_after_client;
    }

    void end(SteadyTime now) {
        if (ended_) return;
        ended_ = true;
        release_ = now + plan_.hold;
        counts_.cut += plan_.ending == Ending::Cut ? 1 : 0;
        counts_.half_open += plan_.ending == Ending::HalfOpen ? 1 : 0;
        counts_.late += plan_.ending == Ending::Late ? 1 : 0;
    }

    void travel(std::string_view bytes, LineQueue& queue, SteadyTime now) {
        const auto delay = Millis(random_() % static_cast<unsigned>(plan_.stretch.count()));
        if (plan_.manner == Manner::Plain) queue.put(bytes, now);
        if (plan_.manner == Manner::Delayed) queue.put(bytes, now + delay);
        if (plan_.manner != Manner::ByteByByte) return;
        while (!bytes.empty()) {
            // Mostly a few; now and then many, since a long message would take for ever otherwise.
            const std::size_t piece = random_() % 4 == 0 ? 1 + random_() % 1000 : 1 + random_() % 3;
            queue.put(bytes.substr(0, piece), now);
            bytes.remove_prefix(std::min(piece, bytes.size()));
        }
    }

    Side client_;
    Side server_;
    LinePlan plan_;
    std::mt19937 random_;
    FaultCounts& counts_;
    LineQueue up_;
    LineQueue down_;
    std::size_t passed_ = 0;  // in the direction of the ending
    bool ended_ = false;
    bool noted_ = false;
    SteadyTime release_;      // of what is late
    SteadyTime stays_until_;  // the server's side, after the client has gone
};

FaultProxy::FaultProxy(std::uint16_t server_port) : server_port_(server_port) {}

FaultProxy::~FaultProxy() {
    for (const Line& line : lines_) close(line.listener);
}

std::uint16_t FaultProxy::add_line(std::uint32_t seed) {
    const int listener = new_socket();
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    bind(listener, reinterpret_cast<const sockaddr*>(&address), size);
    listen(listener, 16);
    getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size);
    lines_.push_back({listener, std::mt19937(seed)});
    return ntohs(address.sin_port);
}

void FaultProxy::accept_new(Line& line) {
    const int client = accept4(line.listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (client < 0) return;
    const int server = connect_to(server_port_);
    connections_.push_back(std::make_unique<Connection>(client, server, line.random, counts_));
}

void FaultProxy::run_once() {
    std::vector<pollfd> polled;
    for (const Line& line : lines_) polled.push_back({.fd = line.listener, .events = POLLIN, .revents = 0});
    for (const auto& connection : connections_) {
        for (const pollfd& side : connection->polled()) polled.push_back(side);
    }
    poll(polled.data(), polled.size(), 0);
    for (std::size_t i = 0; i < connections_.size(); ++i) {
        const pollfd* sides = &polled[lines_.size() + 2 * i];
        connections_[i]->work(sides[0].revents != 0, sides[1].revents != 0);
    }
    std::erase_if(connections_, [](const auto& connection) { return connection->over(); });
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (polled[i].revents != 0) accept_new(lines_[i]);
    }
}

}  // namespace trencavel::server_tests
