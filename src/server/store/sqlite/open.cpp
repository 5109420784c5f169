#include "server/store/sqlite/open.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "server/store/sqlite/schema.h"

namespace trencavel::server {

namespace {

namespace fs = std::filesystem;

Error no_error() {
    return Error{""};
}

std::string what_to_do(const std::string& file) {
    return " Move " + file + ", " + file + "-wal and " + file +
           "-shm to another folder, and copy the newest file that 'trencavel backup' made to " + file + ".";
}

Error damaged(const std::string& file, const std::string& how) {
    return Error{file + " is damaged: " + how + "." + what_to_do(file)};
}

Error system_error(const std::string& file, int number) {
    return Error{file + " cannot be opened: " + std::generic_category().message(number)};
}

/// Of a file that is not there, or empty: what would be in it may still be in its log, which sqlite3 would
/// delete.
Error check_missing(const std::string& file, Access access) {
    std::error_code ignored;
    if (const auto log_bytes = fs::file_size(file + "-wal", ignored); !ignored && log_bytes > 0) {
        return damaged(file, "it is missing or empty, but its log " + file + "-wal is there");
    }
    if (access == Access::Read) return Error{file + ": there is no such database"};
    return no_error();
}

/// What can be said without opening it. The file itself must not be opened here: closing it again would
/// release the locks that sqlite3 may hold on it in this process.
Error check_path(const std::string& file, Access access) {
    std::error_code error;
    const fs::path folder = fs::absolute(file, error).parent_path();
    const fs::file_status status = fs::status(file, error);
    if (fs::is_directory(status)) return Error{file + " is a folder, not a database"};
    if (!fs::is_directory(folder, error))
        return Error{file + " cannot be opened: there is no folder " + folder.string()};
    if (!fs::exists(status)) return check_missing(file, access);
    if (!fs::is_regular_file(status)) return Error{file + " is not a file"};
    const int wanted = access == Access::Write ? R_OK | W_OK : R_OK;
    if (::access(file.c_str(), wanted) != 0) return system_error(file, errno);
    if (access == Access::Write && ::access(folder.c_str(), W_OK) != 0) {
        return Error{file + " cannot be written: " + folder.string() + ": " +
                     std::generic_category().message(errno)};
    }
    return fs::file_size(file, error) == 0 ? check_missing(file, access) : no_error();
}

/// A new file is for the server's eyes only; its log gets the same rights from sqlite3.
Error make_private_file(const std::string& file) {
    const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor >= 0) close(descriptor);
    return descriptor >= 0 || errno == EEXIST ? no_error() : system_error(file, errno);
}

Error check_kind(const std::string& file, Access access, const DatabaseState& state) {
    const auto newest = static_cast<std::int64_t>(migrations().size());
    const std::string versions = file + " is of version " + std::to_string(state.version) +
                                 ", but this program knows version " + std::to_string(newest);
    switch (state.kind) {
        case DatabaseKind::Foreign:
            return Error{file + " is a database of another program"};
        case DatabaseKind::Newer:
            return Error{versions + " at most: a newer Trencavel has written it"};
        case DatabaseKind::Empty:
            if (access == Access::Read) return Error{file + " is empty"};
            return no_error();
        case DatabaseKind::Ours:
            break;
    }
    if (access == Access::Read && state.version < newest) {
        return Error{versions + ": start the server once, which brings it up to date"};
    }
    return no_error();
}

/// Everything but the texts themselves, which sqlite3 cannot judge. Of what is found the first is enough.
Error check_pages(const std::string& file, const Database& database, const char* pragma) {
    const Result<std::string> found = database.value(pragma);
    if (!found) return Error{trouble_with(file, database)};
    return found.value() == "ok" ? no_error() : damaged(file, found.value());
}

Error check_all_pages(const std::string& file, const Database& database, const SqliteSettings& settings) {
    std::error_code error;
    const auto bytes = fs::file_size(file, error);
    if (!error && static_cast<std::int64_t>(bytes) <= settings.checked_bytes) {
        return check_pages(file, database, "PRAGMA quick_check(1)");
    }
    Statement others(database,
                     "SELECT 'PRAGMA quick_check(' || name || ')' FROM sqlite_schema "
                     "WHERE type = 'table' AND name <> 'events'");
    Cursor pragmas(others);
    while (pragmas.next()) {
        if (Error found = check_pages(file, database, pragmas.text(0).c_str()); !found.text.empty())
            return found;
    }
    return pragmas.failed() ? Error{trouble_with(file, database)} : no_error();
}

/// secure_delete: what a person had deleted is not to be left in the gaps of the file. wal_autocheckpoint: 32
/// MiB of log rather than 4, so that a page that many moves change is copied into the file once for all of
/// them.
Error make_durable(const std::string& file, const Database& database, const SqliteSettings& settings) {
    const Result<std::string> mode = database.value("PRAGMA journal_mode = WAL");
    if (!mode) return Error{trouble_with(file, database)};
    if (mode.value() != "wal")
        return Error{file + " cannot have a log beside it: the file system does not allow it"};
    const std::string pragmas =
        "PRAGMA synchronous = " + std::string(settings.sync_every_commit ? "FULL" : "NORMAL") +
        "; PRAGMA wal_autocheckpoint = 8192; PRAGMA journal_size_limit = 67108864; PRAGMA secure_delete = ON"
        "; PRAGMA cache_size = -65536";
    return database.run(pragmas.c_str()) ? no_error() : Error{trouble_with(file, database)};
}

Error make_ready(const std::string& file, Access access, const Database& database,
                 const SqliteSettings& settings) {
    sqlite3_busy_timeout(database.handle(), kBusyMs);
    const Result<DatabaseState> state = state_of(database, migrations());
    if (!state) return Error{trouble_with(file, database)};
    if (Error error = check_kind(file, access, state.value()); !error.text.empty()) return error;
    if (access == Access::Read) return no_error();
    if (Error error = check_all_pages(file, database, settings); !error.text.empty()) return error;
    if (Error error = make_durable(file, database, settings); !error.text.empty()) return error;
    const Result<bool> migrated = bring_up_to_date(database, migrations());
    return migrated ? no_error() : Error{file + ": " + migrated.error()};
}

}  // namespace

std::string trouble_with(const std::string& file, const Database& database) {
    const int code = database.code() & 0xff;
    if (code == SQLITE_CORRUPT) return damaged(file, database.message()).text;
    if (code == SQLITE_NOTADB) {
        return file + " is not a database of Trencavel, or its beginning is damaged." + what_to_do(file);
    }
    return file + ": " + database.message();
}

Result<OpenedDatabase> open_database(const std::string& file, Access access, const SqliteSettings& settings) {
    if (Error error = check_path(file, access); !error.text.empty()) return error;
    Result<FileLock> lock = access == Access::Write ? FileLock::take(file + ".lock") : FileLock();
    if (!lock) return Error{file + ": " + lock.error()};
    if (access == Access::Write) {
        if (Error error = make_private_file(file); !error.text.empty()) return error;
    }
    const int flags = access == Access::Write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
    Result<Database> database = Database::open(file, flags, settings.vfs);
    if (!database) return Error{file + " cannot be opened: " + database.error()};
    if (Error error = make_ready(file, access, database.value(), settings); !error.text.empty()) return error;
    return OpenedDatabase{std::move(lock.value()), std::move(database.value())};
}

}  // namespace trencavel::server
