// The tables of the PostgreSQL database, in a schema of their own named trencavel, and how a database of an
// older version comes to have them.
#pragma once

#include "core/result.h"
#include "server/store/database_state.h"
#include "server/store/postgres/connection.h"

namespace trencavel::server {

/// Reads only.
Result<DatabaseState> state_of(PgConnection& connection);
std::int64_t newest_postgres_version();

/// Takes the steps that are missing, in one transaction; of several servers that start at once, one takes
/// them. True, or the reason.
Result<bool> bring_up_to_date(PgConnection& connection);

}  // namespace trencavel::server
