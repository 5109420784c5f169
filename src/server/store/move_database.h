// Copies a database into another kind of database, and makes sure that everything has arrived.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "core/result.h"
#include "server/store/store.h"

namespace trencavel::server {

struct MoveReport {
    std::size_t tables = 0;
    std::size_t events = 0;
    std::size_t people = 0;
    std::size_t sessions = 0;
};

/// Told now and then what has been copied or compared.
using MoveProgress = std::function<void(const char* what, const MoveReport& done)>;

/// Everything that `from` holds, into `to`, which must hold nothing. An error says what went wrong; then `to`
/// may hold a part, and must be emptied before another try.
Result<MoveReport> move_database(Store& from, Store& to, const MoveProgress& progress);

}  // namespace trencavel::server
