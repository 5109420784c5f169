// What is typed to come to a server, or to a table at it.
#pragma once

#include <string>
#include <string_view>

#include "client/url.h"
#include "core/result.h"

namespace trencavel::client {

struct Address {
    Url url;                      // of the server
    std::string server;           // the same in full, as in `http://127.0.0.1:8080`
    std::string table = {};       // of `…/t/TABLE`; otherwise empty
    std::string invitation = {};  // of `?invitation=TOKEN`; otherwise empty
};

/// Without a scheme it is http.
Result<Address> parse_address(std::string_view text);

/// What others type to come to a table.
std::string link_to(const std::string& server, const std::string& table, const std::string& invitation);

}  // namespace trencavel::client
