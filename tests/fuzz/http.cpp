// Bytes of a connection to the server: of HTTP, or after a `w` the frames of a WebSocket that is open. They
// go over the loopback, since reading is one with the socket in net/beast.cpp.
#include "server/net/http.h"

#include <memory>
#include <thread>

#include "core/utf8.h"
#include "server/support/raw_client.h"
#include "target.h"

namespace trencavel::fuzz {
namespace {

using namespace server;
using server_tests::RawClient;

constexpr std::size_t kInputMax = 64 * 1024;
constexpr HttpLimits kLimits{.connections_per_address = 0};

class EchoSocket final : public SocketListener {
public:
    void opened(std::shared_ptr<Socket> socket) override { socket_ = std::move(socket); }
    void received(std::string_view text) override {
        require(is_utf8(text), "a message is UTF-8", text);
        require(text.size() <= kLimits.message_bytes, "a message is not too long", text);
        socket_->send(std::make_shared<const std::string>(text));
    }
    void closed() override { socket_.reset(); }

private:
    std::shared_ptr<Socket> socket_;
};

/// What gets through must be what the rest of the server relies on.
class EchoHandler final : public Handler {
public:
    void handle(Request request, std::function<void(Response)> respond) override {
        require_proper(request);
        respond({.content_type = "text/plain", .body = request.method + " " + request.path + request.body});
    }
    void upgrade(Request request, std::function<void(Upgrade)> decide) override {
        require_proper(request);
        require(request.path == "/socket", "only one path is for sockets", request.path);
        decide({.listener = std::make_shared<EchoSocket>()});
    }

private:
    static void require_proper(const Request& request) {
        require(!request.method.empty(), "a request has a method");
        require(request.path.starts_with('/'), "a path begins with a slash", request.path);
        require(request.path.find('\0') == request.path.npos, "a path has no zero", request.path);
        require(request.body.size() <= kLimits.message_bytes, "a body is not too long");
        for (const std::string* field :
             {&request.cookie, &request.origin, &request.host, &request.query, &request.content_type})
            require(field->find_first_of("\r\n") == field->npos, "a field is one line", *field);
    }
};

class EchoServer {
public:
    EchoServer() : loop_(make_loop()) {
        Result<std::unique_ptr<HttpServer>> http = serve_http(*loop_, handler_, "127.0.0.1", 0, kLimits);
        require(http.ok(), "the server can listen");
        http_ = std::move(http.value());
        port_ = http_->port();
        thread_ = std::thread([this] { loop_->run(); });
    }
    EchoServer(const EchoServer&) = delete;
    EchoServer& operator=(const EchoServer&) = delete;
    ~EchoServer() {
        loop_->stop();
        thread_.join();
    }
    std::uint16_t port() const { return port_; }

private:
    EchoHandler handler_;
    std::unique_ptr<Loop> loop_;
    std::unique_ptr<HttpServer> http_;
    std::uint16_t port_ = 0;
    std::thread thread_;
};

/// The first answer, if there is one, has a status, and a refusal has a reason.
void require_answer(std::string_view answer) {
    if (answer.empty()) return;
    require(answer.starts_with("HTTP/1.1 "), "what is answered is HTTP", answer);
    const char kind = answer.size() > 9 ? answer[9] : ' ';
    require(kind >= '1' && kind <= '5', "an answer has a status", answer);
    const std::size_t end = answer.find("\r\n\r\n");
    require(end != answer.npos, "an answer has a whole head", answer);
    require(kind != '4' || answer.size() > end + 4, "a refusal has a reason", answer);
}

void connect_and_send(std::string_view bytes) {
    static EchoServer server;
    RawClient client(server.port());
    require(client.connected(), "the server takes connections");
    const bool is_socket = bytes.starts_with('w');
    if (is_socket) {
        require(client.upgrade("/socket").status == 101, "a socket can be opened");
        bytes.remove_prefix(1);
    }
    client.send_bytes(bytes);
    client.end_sending();
    const std::optional<std::string> answer = client.rest();
    require(answer.has_value(), "the server ends a connection that has nothing more to say", bytes);
    if (!is_socket) require_answer(*answer);
    client.abort();  // leaves nothing behind that waits
}

}  // namespace
}  // namespace trencavel::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trencavel::fuzz;
    if (size <= kInputMax) connect_and_send(text_of(data, size));
    return 0;
}
