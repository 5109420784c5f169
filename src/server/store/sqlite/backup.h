// A copy of the database, made while a server may be writing to it.
#pragma once

#include <cstdint>
#include <string>

#include "core/result.h"

namespace trencavel::server {

struct BackupReport {
    std::int64_t tables = 0;
    std::int64_t bytes = 0;
};

/// The copy is what was committed at one moment, a file alone that can be put in the place of the database.
/// It is checked before it gets its name, and never takes the place of another file.
Result<BackupReport> back_up(const std::string& database_file, const std::string& copy);

}  // namespace trencavel::server
