// Listening, and the end of it: the HttpServer itself.
#include <sys/resource.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <utility>
#include <vector>

#include "server/net/http_session.h"
#include "server/net/http_state.h"

namespace trencavel::server {

namespace net = boost::asio;
using boost::system::error_code;

namespace {

using Acceptor = net::basic_socket_acceptor<net::ip::tcp, net::io_context::executor_type>;

constexpr TimeMs kStopMs = 3000;
constexpr std::chrono::milliseconds kAcceptPause(
    100);  // when no more descriptors are to be had, for instance

/// Every connection takes a descriptor; the usual soft limit is 1024.
void raise_descriptor_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

error_code listen(Acceptor& acceptor, const net::ip::tcp::endpoint& endpoint) {
    error_code error;
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(net::socket_base::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(net::socket_base::max_listen_connections, error);
    return error;
}

net::awaitable<void> accept_all(std::shared_ptr<HttpState> state, std::shared_ptr<Acceptor> acceptor) {
    while (acceptor->is_open()) {
        auto [error, socket] = co_await acceptor->async_accept(kAwait);
        if (!error) {
            start_session(state, std::move(socket));
        } else if (acceptor->is_open()) {
            net::steady_timer pause(state->loop.context(), kAcceptPause);
            co_await pause.async_wait(kAwait);
        }
    }
}

class Server final : public HttpServer {
public:
    Server(std::shared_ptr<HttpState> state, std::shared_ptr<Acceptor> acceptor)
        : state_(std::move(state)),
          acceptor_(std::move(acceptor)),
          port_(acceptor_->local_endpoint().port()) {
        net::co_spawn(acceptor_->get_executor(), accept_all(state_, acceptor_), net::detached);
    }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server() override {
        close_acceptor();
        state_->when_empty = nullptr;
        state_->handler = nullptr;
        reset_all(*state_);
    }

    std::uint16_t port() const override { return port_; }
    const HttpCounts& counts() const override { return state_->counts; }
    void stop(Task done) override;

private:
    static std::vector<Connection*> open_now(const HttpState& state) {
        return {state.open.begin(), state.open.end()};
    }
    static void reset_all(HttpState& state) {
        for (Connection* connection : open_now(state)) connection->reset();
    }
    void close_acceptor() {
        error_code ignored;
        acceptor_->close(ignored);
    }

    std::shared_ptr<HttpState> state_;
    std::shared_ptr<Acceptor> acceptor_;
    std::uint16_t port_;
};

void Server::stop(Task done) {
    close_acceptor();
    state_->stopping = true;
    if (state_->open.empty()) return state_->loop.post(std::move(done));
    state_->when_empty = std::move(done);
    for (Connection* connection : open_now(*state_)) connection->stop();
    state_->loop.at(state_->loop.now() + kStopMs, [state = state_] {
        reset_all(*state);
        if (const Task late = std::exchange(state->when_empty, nullptr)) late();
    });
}

}  // namespace

Result<std::unique_ptr<HttpServer>> serve_http(Loop& loop, Handler& handler, const std::string& address,
                                               std::uint16_t port, const HttpLimits& limits) {
    raise_descriptor_limit();
    auto& asio_loop = static_cast<AsioLoop&>(loop);  // every loop is one
    error_code error;
    const net::ip::address where = net::ip::make_address(address, error);
    if (error) return Error{"\"" + address + "\" is not an address to listen on, like 127.0.0.1 or ::"};
    auto acceptor = std::make_shared<Acceptor>(asio_loop.context().get_executor());
    error = listen(*acceptor, {where, port});
    if (error)
        return Error{"cannot listen on " + address + ", port " + std::to_string(port) + ": " +
                     error.message()};
    auto state = std::make_shared<HttpState>(HttpState{asio_loop, &handler, limits});
    return std::unique_ptr<HttpServer>(std::make_unique<Server>(std::move(state), std::move(acceptor)));
}

}  // namespace trencavel::server
