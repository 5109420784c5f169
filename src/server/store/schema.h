// The tables of the database, and how a database of an older version comes to have them.
#pragma once

#include <cstdint>
#include <span>

#include "core/result.h"
#include "server/store/sqlite_database.h"

namespace trencavel::server {

/// Marks a file as ours: "Trnc". Kept in the header of the file.
constexpr std::int64_t kApplicationId = 0x54726E63;

/// One step, from the version before it to its own: the first in the list makes version 1 from an empty file.
/// A step that was released is never changed; what is wrong with it is put right by a further one.
struct Migration {
    const char* sql;
};
std::span<const Migration> migrations();

enum class DatabaseKind : std::uint8_t {
    Empty,    // nothing in it yet
    Ours,     // of this version or an older one
    Newer,    // of a version that we do not know
    Foreign,  // of another program
};

struct DatabaseState {
    DatabaseKind kind{};
    std::int64_t version = 0;
};
/// Reads only.
Result<DatabaseState> state_of(const Database& database, std::span<const Migration> steps);

/// Takes the steps that are missing, each in a transaction of its own: after a failure the database is of the
/// version before the step that failed. True, or the reason.
Result<bool> bring_up_to_date(const Database& database, std::span<const Migration> steps);

}  // namespace trencavel::server
