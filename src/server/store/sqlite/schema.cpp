#include "server/store/sqlite/schema.h"

#include <array>
#include <cstddef>
#include <string>

#include "server/store/fault_point.h"

namespace trencavel::server {

namespace {

// `tables.number` is that of the event with which the row was written. `tables.people` holds the ids with
// spaces between them; `table_people` is the same, the other way round. Lists read the partial indexes; they
// hold only what seldom changes, so that a move does not touch them.
constexpr const char* kVersion1 = R"(
CREATE TABLE events (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL,
    phase INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    host TEXT NOT NULL,
    people TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    wants_waking INTEGER NOT NULL,
    summary TEXT NOT NULL
) STRICT;
CREATE INDEX open_tables ON tables (created, id) WHERE listed = 1 AND phase = 0;
CREATE INDEX finished_tables ON tables (changed, id) WHERE listed = 1 AND phase = 2;
CREATE INDEX unfinished_tables ON tables (created, id) WHERE phase < 2;
CREATE INDEX tables_to_wake ON tables (id) WHERE wants_waking = 1;

CREATE TABLE table_people (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    passphrase TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    secret_hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_person ON sessions (person);

CREATE TABLE runs (
    started INTEGER NOT NULL PRIMARY KEY,
    alive INTEGER NOT NULL
) STRICT;
)";

// Sessions that can be told from each other, and when they were used last, to within some minutes. Of those
// that are there already nobody knows it: they count from now on.
constexpr const char* kVersion2 = R"(
ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
UPDATE sessions SET seen = max(created, CAST(strftime('%s', 'now') AS INTEGER) * 1000);
)";

// Accounts with a way back.
constexpr const char* kVersion3 = R"(
ALTER TABLE people ADD COLUMN recovery TEXT NOT NULL DEFAULT '';
)";

constexpr const char* kVersion4 = R"(
CREATE TABLE bans (
    subject TEXT NOT NULL PRIMARY KEY,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
)";

// A move writes what it changes of its table's row beside its event, and leaves the row as it is: that is one
// page to write instead of two. Where the last event has a greater number than the row of a running table, it
// is the event that tells `number`, `changed` and `standing`.
constexpr const char* kVersion5 = R"(
ALTER TABLE tables ADD COLUMN standing TEXT NOT NULL DEFAULT '';
ALTER TABLE events ADD COLUMN changed INTEGER;
ALTER TABLE events ADD COLUMN standing TEXT;
)";

constexpr std::array kMigrations{Migration{kVersion1}, Migration{kVersion2}, Migration{kVersion3},
                                 Migration{kVersion4}, Migration{kVersion5}};

/// Application id and version are part of the transaction, so a step is either taken and counted, or neither.
bool take_step(const Database& database, const Migration& step, std::size_t version) {
    const std::string marks = "PRAGMA application_id = " + std::to_string(kApplicationId) +
                              "; PRAGMA user_version = " + std::to_string(version);
    fault_point(FaultPoint::BeforeMigration);
    if (!database.run("BEGIN IMMEDIATE") || !database.run(step.sql) || !database.run(marks.c_str()))
        return false;
    fault_point(FaultPoint::InMigration);
    if (!database.run("COMMIT")) return false;
    fault_point(FaultPoint::AfterMigration);
    return true;
}

DatabaseKind kind_of(std::int64_t application, std::int64_t version, std::int64_t objects,
                     std::size_t newest) {
    if (application == 0 && version == 0 && objects == 0) return DatabaseKind::Empty;
    if (application != kApplicationId) return DatabaseKind::Foreign;
    const bool known = version >= 1 && version <= static_cast<std::int64_t>(newest);
    return known ? DatabaseKind::Ours : DatabaseKind::Newer;
}

}  // namespace

std::span<const Migration> migrations() {
    return kMigrations;
}

Result<DatabaseState> state_of(const Database& database, std::span<const Migration> steps) {
    const Result<std::int64_t> application = database.number("PRAGMA application_id");
    if (!application) return application.failure();
    const Result<std::int64_t> version = database.number("PRAGMA user_version");
    if (!version) return version.failure();
    const Result<std::int64_t> objects = database.number("SELECT count(*) FROM sqlite_schema");
    if (!objects) return objects.failure();
    return DatabaseState{kind_of(application.value(), version.value(), objects.value(), steps.size()),
                         version.value()};
}

Result<bool> bring_up_to_date(const Database& database, std::span<const Migration> steps) {
    const Result<DatabaseState> state = state_of(database, steps);
    if (!state) return state.failure();
    for (auto version = static_cast<std::size_t>(state->version); version < steps.size(); ++version) {
        if (take_step(database, steps[version], version + 1)) continue;
        Error error{"cannot go from version " + std::to_string(version) + " to " +
                    std::to_string(version + 1) + ": " + database.message()};
        if (sqlite3_get_autocommit(database.handle()) == 0) database.run("ROLLBACK");
        return error;
    }
    return true;
}

}  // namespace trencavel::server
