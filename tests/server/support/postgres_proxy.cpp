#include "server/support/postgres_proxy.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <stdexcept>

namespace trencavel::server_tests {
namespace {

constexpr const char* kSocketName = "/.s.PGSQL.5432";

sockaddr_un address_in(const std::string& folder) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    (folder + kSocketName).copy(address.sun_path, sizeof address.sun_path - 1);
    return address;
}

int new_socket() {
    return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
}

}  // namespace

PostgresProxy::PostgresProxy(const std::string& folder) : behind_(folder), listening_(new_socket()) {
    const sockaddr_un address = address_in(own_.path());
    if (pipe(stopping_) != 0 ||
        bind(listening_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
        listen(listening_, 8) != 0)
        throw std::runtime_error(std::strerror(errno));
    accepting_ = std::thread([this] { accept_all(); });
}

PostgresProxy::~PostgresProxy() {
    close(stopping_[1]);  // everybody sees that
    accepting_.join();
    for (std::thread& thread : serving_) thread.join();
    close(listening_);
    close(stopping_[0]);
}

std::string PostgresProxy::url(const std::string& database) const {
    return "postgresql:///" + database + "?user=trencavel&host=" + own_.path();
}

void PostgresProxy::accept_all() {
    while (true) {
        std::array<pollfd, 2> ready{{{listening_, POLLIN, 0}, {stopping_[0], POLLIN, 0}}};
        if (poll(ready.data(), ready.size(), -1) < 0 || ready[1].revents != 0) return;
        const int client = accept(listening_, nullptr, nullptr);
        if (client >= 0) serving_.emplace_back([this, client] { serve(client); });
    }
}

void PostgresProxy::serve(int client) const {
    const int server = new_socket();
    const sockaddr_un address = address_in(behind_);
    bool open = connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    while (open) {
        std::array<pollfd, 3> ready{{{client, POLLIN, 0}, {server, POLLIN, 0}, {stopping_[0], POLLIN, 0}}};
        if (poll(ready.data(), ready.size(), -1) < 0 || ready[2].revents != 0) break;
        if (ready[0].revents != 0) open = hand_on(client, server, false);
        if (open && ready[1].revents != 0) open = hand_on(server, client, true);
    }
    close(client);
    if (goes_silent_.exchange(false)) wait_for_stop();
    close(server);
}

void PostgresProxy::wait_for_stop() const {
    pollfd ready{stopping_[0], POLLIN, 0};
    poll(&ready, 1, -1);
}

/// False: the connection is over.
bool PostgresProxy::hand_on(int from, int to, bool is_answer) const {
    std::array<char, 65536> bytes{};
    const ssize_t count = read(from, bytes.data(), bytes.size());
    if (count <= 0 || (is_answer && (swallows_.exchange(false) || goes_silent_))) return false;
    for (ssize_t sent = 0; sent < count;) {
        const ssize_t now =
            send(to, bytes.data() + sent, static_cast<std::size_t>(count - sent), MSG_NOSIGNAL);
        if (now <= 0) return false;
        sent += now;
    }
    return true;
}

}  // namespace trencavel::server_tests
