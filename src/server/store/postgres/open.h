// Opens the PostgreSQL database for a server, or refuses it in words for the host: not reachable, foreign,
// newer, in use, or set up so that it would lose what was acknowledged.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "server/store/postgres/connection.h"
#include "server/store/store.h"

namespace trencavel::server {

/// Whether this names a PostgreSQL database, and not a folder or file.
bool is_postgres(std::string_view place);

/// How long a server that starts waits for the one before it to be gone: PostgreSQL hears of a crash a little
/// later. Changed by tests alone, before any thread begins.
inline std::chrono::milliseconds usual_lock_patience = std::chrono::seconds(10);

/// `ended` is the server process of a connection of ours that is lost, or 0: should it still be there, it is
/// ended, since it would hold what it had locked.
Result<PgConnection> open_postgres(const std::string& url, Access access, int ended = 0);

Result<std::unique_ptr<Store>> open_postgres_store(const std::string& url, Access access);

}  // namespace trencavel::server
