#include "server/store/postgres/schema.h"

#include <array>
#include <string>

#include "server/store/fault_point.h"

namespace trencavel::server {
namespace {

// Ids are ordered by their bytes, as everywhere else. Bodies are bytes: they are kept as they are. A move
// changes of its table's row only `number`, `changed` and `standing`, which are in no index, so that
// PostgreSQL need not touch the indexes; that is why `ended`, by which the list of finished tables is
// ordered, is a column of its own.
constexpr const char* kFirstTables = R"(
CREATE SCHEMA trencavel;

CREATE TABLE trencavel.version (number bigint NOT NULL);
INSERT INTO trencavel.version VALUES (0);

CREATE TABLE trencavel.events (
    table_id text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE trencavel.tables (
    id text COLLATE "C" PRIMARY KEY,
    number bigint NOT NULL,
    phase smallint NOT NULL,
    listed boolean NOT NULL,
    host text COLLATE "C" NOT NULL,
    people text[] NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    ended bigint,
    wants_waking boolean NOT NULL,
    summary text NOT NULL,
    standing text NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX open_tables ON trencavel.tables (created, id) WHERE listed AND phase = 0;
CREATE INDEX finished_tables ON trencavel.tables (ended, id) WHERE listed AND phase = 2;
CREATE INDEX unfinished_tables ON trencavel.tables (created, id) WHERE phase < 2;
CREATE INDEX tables_to_wake ON trencavel.tables (id) WHERE wants_waking;

CREATE TABLE trencavel.table_people (
    person text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX people_of_table ON trencavel.table_people (table_id);

CREATE TABLE trencavel.people (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    account text COLLATE "C" UNIQUE,
    passphrase text NOT NULL,
    created bigint NOT NULL,
    recovery text NOT NULL
);

CREATE TABLE trencavel.sessions (
    secret_hash text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL,
    device text NOT NULL
);
CREATE INDEX sessions_of_person ON trencavel.sessions (person);

CREATE TABLE trencavel.bans (
    subject text COLLATE "C" PRIMARY KEY,
    created bigint NOT NULL
);

CREATE TABLE trencavel.runs (
    started bigint PRIMARY KEY,
    alive bigint NOT NULL
);
)";

// One step for each version, from an empty database on. A step that was released is never changed.
constexpr std::array kSteps{kFirstTables};

// Held while the schema is brought up to date.
constexpr const char* kLockSchema = "SELECT pg_advisory_xact_lock(8390876208524224869)";

Error failure(const PgConnection& connection, const std::string& what) {
    return Error{what + ": " + connection.message()};
}

bool take_step(PgConnection& connection, std::size_t version) {
    const std::string count = "UPDATE trencavel.version SET number = " + std::to_string(version + 1);
    return connection.run(kSteps[version]).good() && connection.run(count.c_str()).good();
}

Result<bool> take_steps(PgConnection& connection) {
    if (!connection.run(kLockSchema).good()) return failure(connection, "the schema cannot be locked");
    const Result<DatabaseState> state = state_of(connection);
    if (!state) return state.failure();
    for (auto version = static_cast<std::size_t>(state->version); version < kSteps.size(); ++version) {
        if (!take_step(connection, version)) {
            return failure(connection, "cannot go from version " + std::to_string(version) + " to " +
                                           std::to_string(version + 1));
        }
    }
    return true;
}

}  // namespace

std::int64_t newest_postgres_version() {
    return static_cast<std::int64_t>(kSteps.size());
}

Result<DatabaseState> state_of(PgConnection& connection) {
    const PgResult found = connection.run(
        "SELECT to_regnamespace('trencavel') IS NOT NULL, to_regclass('trencavel.version') IS NOT NULL");
    if (!found.good()) return failure(connection, "its schema cannot be read");
    if (!found.flag(0, 0)) return DatabaseState{DatabaseKind::Empty, 0};
    if (!found.flag(0, 1)) return DatabaseState{DatabaseKind::Foreign, 0};
    const PgResult version = connection.run("SELECT number FROM trencavel.version");
    if (!version.good() || version.rows() != 1) return failure(connection, "its version cannot be read");
    const std::int64_t number = version.integer(0, 0);
    const bool known = number >= 1 && number <= newest_postgres_version();
    return DatabaseState{known ? DatabaseKind::Ours : DatabaseKind::Newer, number};
}

Result<bool> bring_up_to_date(PgConnection& connection) {
    fault_point(FaultPoint::BeforeMigration);
    if (!connection.run("BEGIN").good()) return failure(connection, "no transaction can be begun");
    Result<bool> taken = take_steps(connection);
    fault_point(FaultPoint::InMigration);
    if (taken && !connection.run("COMMIT").good())
        taken = failure(connection, "the schema cannot be committed");
    if (!taken) connection.run("ROLLBACK");
    fault_point(FaultPoint::AfterMigration);
    return taken;
}

}  // namespace trencavel::server
