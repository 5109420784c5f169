// Opens the database file, or refuses it in words for the host: damaged, foreign, newer, in use, not to be
// written.
#pragma once

#include <cstdint>
#include <string>

#include "core/result.h"
#include "server/store/sqlite/database.h"
#include "server/store/sqlite/file_lock.h"
#include "server/store/store.h"

namespace trencavel::server {

/// How long one connection waits for another.
inline constexpr int kBusyMs = 5000;

/// Of 4 KiB: after so many the log is written back into the database. More make that rarer, and cheaper for
/// what changes often; a restart after a crash has to read as many. Changed by tests alone, before any thread
/// begins.
inline int usual_checkpoint_pages = 4096;

/// Nobody but tests changes these.
struct SqliteSettings {
    const char* vfs = nullptr;
    bool sync_every_commit = true;  // if not, a power cut loses what was acknowledged
    int checkpoint_pages = usual_checkpoint_pages;
    /// Up to this size a file is read through when it is opened for writing: some seconds at most, on a slow
    /// disk that has nothing of it in memory. Of larger ones (10,000 games of 150 events are 480 MB, and
    /// would take 2 to 20 seconds) the events are left out; damage in them shows when their table is loaded.
    std::int64_t checked_bytes = std::int64_t{64} << 20;
};

struct OpenedDatabase {
    FileLock lock;  // before the database, so that it is given back after it is closed
    Database database;
};
Result<OpenedDatabase> open_database(const std::string& file, Access access, const SqliteSettings& settings);

/// What is wrong and what to do, if sqlite3 found damage; otherwise its own message. Both name the file.
std::string trouble_with(const std::string& file, const Database& database);

Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& file, Access access,
                                                 const SqliteSettings& settings);

}  // namespace trencavel::server
