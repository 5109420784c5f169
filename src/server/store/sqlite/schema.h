// The tables of the database, and how a database of an older version comes to have them.
#pragma once

#include <cstdint>
#include <span>

#include "core/result.h"
#include "server/store/database_state.h"
#include "server/store/sqlite/database.h"

namespace trencavel::server {

/// Marks a file as ours: "Trnc". Kept in the header of the file.
constexpr std::int64_t kApplicationId = 0x54726E63;

/// One step, from the version before it to its own: the first in the list makes version 1 from an empty file.
/// A step that was released is never changed; what is wrong with it is put right by a further one.
struct Migration {
    const char* sql;
};
std::span<const Migration> migrations();

/// Reads only.
Result<DatabaseState> state_of(const Database& database, std::span<const Migration> steps);

/// Takes the steps that are missing, each in a transaction of its own: after a failure the database is of the
/// version before the step that failed. True, or the reason.
Result<bool> bring_up_to_date(const Database& database, std::span<const Migration> steps);

}  // namespace trencavel::server
