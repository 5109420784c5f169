// The files of the page, which are inside the program.
#pragma once

#include <optional>

#include "server/http.h"

namespace trencavel::server {

/// The file at the request's path; 304 if the browser has it already; none if there is no such file.
std::optional<Response> find_page(const Request& request);

}  // namespace trencavel::server
