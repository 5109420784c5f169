// One connection that speaks HTTP: request after request, until it is closed or becomes a WebSocket.
#pragma once

#include <memory>

#include "server/net/http_state.h"

namespace trencavel::server {

/// Serves the connection; it lives by itself.
void start_session(std::shared_ptr<HttpState> state, TcpSocket socket);

}  // namespace trencavel::server
