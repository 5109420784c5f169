// One WebSocket of the server, from the handshake's answer to the end.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>

#include "server/net/http_state.h"

namespace trencavel::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// Answers the handshake, whose request was found to be one, and serves the socket; it lives by itself.
void open_socket(std::shared_ptr<HttpState> state, TcpSocket socket, const HttpRequest& request,
                 std::shared_ptr<SocketListener> listener, Place place);

}  // namespace trencavel::server
