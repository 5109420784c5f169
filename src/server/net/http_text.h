// The words of HTTP: targets taken apart, responses put together. Plain text in, plain text out.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/net/http.h"

namespace trencavel::server {

struct Target {
    std::string path;   // decoded
    std::string query;  // as it came
};

/// Of a request line; nothing if it does not begin with a slash, or its escapes cannot be decoded.
std::optional<Target> parse_target(std::string_view target);

/// What an escape such as `%2F` at the beginning of a text stands for; none if there is none.
std::optional<char> escaped_byte(std::string_view text);

/// The last address of a list as proxies send it; empty if there is none.
std::string_view last_of_list(std::string_view list);

/// Whether this is a key of a WebSocket handshake: 16 bytes in base64.
bool is_socket_key(std::string_view key);

/// Status line and header fields, to the empty line: the default ones and those of the response.
std::string response_head(const Response& response, bool keep_alive);

/// Whether a response with this status has a body at all.
bool has_body(unsigned status);

/// What the server itself says when a request does not even reach its handler.
Response refusal(unsigned status);

}  // namespace trencavel::server
