#include "client/server.h"

#include <utility>

namespace trencavel::client {
namespace {

constexpr Milliseconds kConnectPatience{5000};  // nothing is shown meanwhile

class WebServer final : public Server {
public:
    explicit WebServer(Url url) : url_(std::move(url)) {}

    Result<Reply> request(const std::string& path, const Ask& ask) override {
        return client::request(url_.with_target(path), ask);
    }

    Result<std::unique_ptr<Connection>> connect(const std::string& cookie) override {
        return client::connect(url_.with_target("/socket"), cookie, kConnectPatience);
    }

private:
    Url url_;
};

}  // namespace

std::unique_ptr<Server> server_at(const Url& url) {
    return std::make_unique<WebServer>(url);
}

}  // namespace trencavel::client
