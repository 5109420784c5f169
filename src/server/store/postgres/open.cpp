#include "server/store/postgres/open.h"

#include <chrono>
#include <thread>
#include <utility>

#include "server/store/postgres/schema.h"

namespace trencavel::server {
namespace {

constexpr int kOldestServer = 130000;  // version 13: pg_xact_status and the ids that it takes

// A transaction takes milliseconds. One whose server is paused or cut off must not keep others from the
// tables that it has locked. What is committed is on the disk, whatever else the database is used for.
constexpr const char* kSettings =
    "SET search_path TO trencavel, pg_catalog;"
    "SET idle_in_transaction_session_timeout = '10s';"
    "SET statement_timeout = '15s';"
    "SET lock_timeout = '5s';"
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') = 'off'";

constexpr const char* kPromises =
    "SELECT name, setting FROM pg_settings "
    "WHERE (name IN ('fsync', 'full_page_writes') AND setting <> 'on') "
    "OR (name = 'server_encoding' AND setting <> 'UTF8') ORDER BY name";

constexpr const char* kLockForServing = "SELECT pg_try_advisory_lock(8390876208524224870)";
constexpr std::chrono::milliseconds kLockPause(100);

Error nothing_wrong() {
    return Error{""};
}

Error check_promises(PgConnection& connection) {
    if (connection.version() < kOldestServer)
        return Error{connection.place() + " is served by PostgreSQL before 13, which is too old"};
    const PgResult broken = connection.run(kPromises);
    if (!broken.good()) return Error{connection.place() + ": " + connection.message()};
    if (broken.rows() == 0) return nothing_wrong();
    if (broken.text(0, 0) == "server_encoding")
        return Error{connection.place() + " keeps texts as " + broken.text(0, 1) +
                     "; make it with ENCODING 'UTF8'"};
    return Error{connection.place() + " is served with " + broken.text(0, 0) +
                 " = off: a power cut would lose moves that were acknowledged. Turn it on"};
}

Error check_kind(const PgConnection& connection, Access access, const DatabaseState& state) {
    const std::string versions = connection.place() + " is of version " + std::to_string(state.version) +
                                 ", but this program knows version " +
                                 std::to_string(newest_postgres_version());
    switch (state.kind) {
        case DatabaseKind::Foreign:
            return Error{connection.place() + " has a schema named trencavel that is another program's"};
        case DatabaseKind::Newer:
            return Error{versions + " at most: a newer Trencavel has written it"};
        case DatabaseKind::Empty:
            return access == Access::Write ? nothing_wrong() : Error{connection.place() + " is empty"};
        case DatabaseKind::Ours:
            break;
    }
    if (access == Access::Read && state.version < newest_postgres_version())
        return Error{versions + ": start the server once, which brings it up to date"};
    return nothing_wrong();
}

/// One server at a time.
Error lock_for_serving(PgConnection& connection, int ended) {
    if (ended != 0) {
        const std::string end = "SELECT pg_terminate_backend(" + std::to_string(ended) + ")";
        connection.run(end.c_str());
    }
    const auto until = std::chrono::steady_clock::now() + usual_lock_patience;
    while (true) {
        const PgResult locked = connection.run(kLockForServing);
        if (!locked.good()) return Error{connection.place() + ": " + connection.message()};
        if (locked.flag(0, 0)) return nothing_wrong();
        if (std::chrono::steady_clock::now() > until)
            return Error{connection.place() + " is in use by another server"};
        std::this_thread::sleep_for(kLockPause);
    }
}

Error make_ready(PgConnection& connection, Access access, int ended) {
    if (!connection.run(kSettings).good()) return Error{connection.place() + ": " + connection.message()};
    if (Error error = check_promises(connection); !error.text.empty()) return error;
    const Result<DatabaseState> state = state_of(connection);
    if (!state) return Error{connection.place() + ": " + state.error()};
    if (Error error = check_kind(connection, access, state.value()); !error.text.empty()) return error;
    if (access == Access::Read) return nothing_wrong();
    if (Error error = lock_for_serving(connection, ended); !error.text.empty()) return error;
    if (state->kind == DatabaseKind::Ours && state->version == newest_postgres_version())
        return nothing_wrong();
    const Result<bool> migrated = bring_up_to_date(connection);
    return migrated ? nothing_wrong() : Error{connection.place() + ": " + migrated.error()};
}

}  // namespace

bool is_postgres(std::string_view place) {
    return place.starts_with("postgresql://") || place.starts_with("postgres://");
}

Result<PgConnection> open_postgres(const std::string& url, Access access, int ended) {
    Result<PgConnection> connection = PgConnection::open(url);
    if (!connection) return connection.failure();
    if (Error error = make_ready(connection.value(), access, ended); !error.text.empty()) return error;
    return connection;
}

}  // namespace trencavel::server
