// A server that only notes what it is told, and says what the test wants.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "client/remote_table.h"
#include "client/server.h"

namespace trencavel::client_tests {

using client::Json;

/// What goes to and fro on one socket.
struct Wire {
    std::vector<Json> sent;            // by the client
    std::deque<std::string> received;  // to be read by the client
    bool open = true;

    void tell(const Json& message) { received.push_back(message.dump()); }
    /// The last message of this type; the test fails if there is none.
    const Json& last(const std::string& type) const;
    std::size_t count(const std::string& type) const;
    /// Answers the last message of this type.
    void accept(const std::string& type, Json fields = Json::object());
    void refuse(const std::string& type, const std::string& code);
};

class FakeServer final : public client::Server {
public:
    Result<client::Reply> request(const std::string& path, const client::Ask& ask) override;
    Result<std::unique_ptr<client::Connection>> connect(const std::string& cookie) override;

    /// The socket that was opened last.
    Wire& wire() { return *wires.back(); }

    std::vector<std::shared_ptr<Wire>> wires;
    unsigned tries = 0;  // connections that were asked for
    bool reachable = true;
    std::vector<std::string> requests;  // `GET /api/me trencavel=1f`
    std::deque<client::Reply> replies;  // one for each request to come
};

}  // namespace trencavel::client_tests
