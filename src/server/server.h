// The whole server: everything that belongs to it, put together, from the start to a clean stop.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/result.h"
#include "server/net/http.h"
#include "server/ops/config.h"
#include "tiles/read/library.h"

namespace trencavel::server {

/// Serves until SIGTERM or SIGINT comes; `listening` is told the port. The error says why it cannot. All time
/// is that of the loop.
Error serve(const Config& config, const tiles::Library& library,
            const std::function<void(std::uint16_t)>& listening, std::unique_ptr<Loop> loop = make_loop());

/// Where the token of `trencavel admin` is, in the data folder.
std::string admin_token_file(const std::string& data);

}  // namespace trencavel::server
