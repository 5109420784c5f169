#include "server/net/http_echo.h"

#include <cstdlib>
#include <utility>

namespace trencavel::server_tests {

using server::HttpCounts;
using server::HttpLimits;
using server::Message;
using server::Request;
using server::Response;
using server::Socket;
using server::Upgrade;

namespace {

Message message(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
}

std::string describe(const Request& request) {
    return "method=" + request.method + "\npath=" + request.path + "\nquery=" + request.query +
           "\naddress=" + request.address + "\ncookie=" + request.cookie + "\norigin=" + request.origin +
           "\nhost=" + request.host + "\nlanguage=" + request.accept_language +
           "\ntype=" + request.content_type + "\nauthorization=" + request.authorization +
           "\nnone_match=" + request.if_none_match + "\nbody=" + request.body + "\n";
}

class EchoListener : public server::SocketListener {
public:
    explicit EchoListener(Heard& heard, std::vector<std::shared_ptr<Socket>>& sockets)
        : heard_(heard), sockets_(sockets) {
        ++heard_.sockets_alive;
    }
    EchoListener(const EchoListener&) = delete;
    EchoListener& operator=(const EchoListener&) = delete;
    ~EchoListener() override { --heard_.sockets_alive; }

    void opened(std::shared_ptr<Socket> socket) override {
        if (socket_) ++heard_.after_closed;
        socket_ = std::move(socket);
        sockets_.push_back(socket_);
        ++heard_.opened;
    }

    void received(std::string_view text) override {
        if (closed_) ++heard_.after_closed;
        ++heard_.received;
        if (text == "close") return socket_->close(4001, "as you wish");
        if (text == "say and close") return say_and_close();
        if (text == "pause") return socket_->pause();
        if (text.starts_with("flood ")) return flood(std::stoi(std::string(text.substr(6))));
        socket_->send(message(std::string(text)));
    }

    void closed() override {
        if (closed_) ++heard_.after_closed;
        closed_ = true;
        ++heard_.closed;
        socket_->send(message("too late"));
        socket_->close(4000, "too late");
    }

private:
    void say_and_close() {
        for (const char* text : {"one", "two", "three"}) socket_->send(message(text));
        socket_->close(4002, "done");
        socket_->send(message("never sent"));
    }

    void flood(int count) {
        const Message kilobyte = message(std::string(1024, 'x'));
        for (int i = 0; i < count; ++i) socket_->send(kilobyte);
    }

    Heard& heard_;
    std::vector<std::shared_ptr<Socket>>& sockets_;
    std::shared_ptr<Socket> socket_;
    bool closed_ = false;
};

}  // namespace

void EchoHandler::handle(Request request, std::function<void(Response)> respond) {
    if (request.path == "/later" || request.path == "/never") {
        later.push_back(std::move(respond));
    } else if (request.path == "/large") {
        respond({.content_type = "text/plain", .body = std::string(2'000'000, 'x')});
    } else if (request.path == "/headers") {
        respond(
            {.content_type = "text/css",
             .headers = {{"cache-control", "max-age=60"}, {"ETag", "\"1\""}, {"X-Odd", "a\r\nX-Worse: b"}}});
    } else if (request.path == "/cookie") {
        respond({.headers = {{"Set-Cookie", "trencavel=abc; HttpOnly; Path=/"}}});
    } else if (request.path == "/missing") {
        respond({.status = 404, .body = "{}"});
    } else if (request.path == "/unchanged") {
        respond({.status = 304, .body = "not to be sent"});
    } else {
        respond({.content_type = "text/plain", .body = describe(request)});
    }
}

void EchoHandler::upgrade(Request request, std::function<void(Upgrade)> decide) {
    if (request.cookie == "refuse") {
        decide({.listener = nullptr, .refusal = {.status = 403, .body = "{\"ok\":false}"}});
    } else if (request.cookie == "later") {
        later_upgrades.push_back(std::move(decide));
    } else {
        decide({.listener = make_listener()});
    }
}

std::shared_ptr<server::SocketListener> EchoHandler::make_listener() {
    return std::make_shared<EchoListener>(heard, sockets);
}

EchoServer::EchoServer(const HttpLimits& limits) : loop_(server::make_loop()) {
    auto http = server::serve_http(*loop_, handler_, "127.0.0.1", 0, limits);
    if (!http.ok()) std::abort();
    http_ = std::move(http.value());
    port_ = http_->port();
    thread_ = std::thread([this] { loop_->run(); });
}

EchoServer::~EchoServer() {
    loop_->stop();
    thread_.join();
    http_.reset();
    loop_.reset();
}

void EchoServer::on_loop(const std::function<void()>& task) {
    std::promise<void> done;
    loop_->post([&] {
        task();
        done.set_value();
    });
    done.get_future().wait();
}

/// A connection goes on in a few steps, each of which queues the next one behind what waits already: so there
/// is a step between any two of these tasks.
void EchoServer::settle() {
    constexpr int kSteps = 20;
    for (int i = 0; i < kSteps; ++i) on_loop([] {});
}

bool EchoServer::eventually(const std::function<bool()>& condition) {
    return trencavel::eventually([&] {
        bool holds = false;
        on_loop([&] { holds = condition(); });
        return holds;
    });
}

void EchoServer::trickle(RawClient& client, std::string_view bytes) {
    for (const char& byte : bytes) {
        client.send_bytes({&byte, 1});
        settle();
    }
}

HttpCounts EchoServer::counts() {
    HttpCounts counts;
    on_loop([&] { counts = http_->counts(); });
    return counts;
}

HttpLimits small_limits() {
    return {.message_bytes = 1000,
            .header_bytes = 1000,
            .header_seconds = kHeaderTime.count(),
            .idle_seconds = kIdleTime.count(),
            .queue_bytes = 100 * 1024,
            .connections = 20,
            .connections_per_address = 0};
}

}  // namespace trencavel::server_tests
