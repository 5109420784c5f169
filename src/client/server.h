// The way to one server, as the rest of the client needs it. Tests have their own.
#pragma once

#include <memory>
#include <string>

#include "client/connection.h"
#include "core/result.h"

namespace trencavel::client {

class Server {
public:
    Server() = default;
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    virtual ~Server() = default;

    virtual Result<Reply> request(const std::string& path, const Ask& ask) = 0;
    /// Its socket.
    virtual Result<std::unique_ptr<Connection>> connect(const std::string& cookie) = 0;
};

/// The one at this address, over the network. Nothing is asked yet.
std::unique_ptr<Server> server_at(const Url& url);

}  // namespace trencavel::client
