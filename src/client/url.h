// Addresses of servers, as people type them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"

namespace trencavel::client {

struct Url {
    bool secure = false;  // https or wss
    std::string host;     // an IPv6 address without its brackets
    std::uint16_t port = 0;
    std::string target = "/";  // path and query

    /// As the Host field has it: with the port, unless it is the usual one.
    std::string authority() const;
    /// The same server, another path.
    Url with_target(std::string_view other) const;
};

/// http, https, ws or wss; the error says what is wrong with it.
Result<Url> parse_url(std::string_view text);

}  // namespace trencavel::client
