#include "server/store/postgres/reads.h"

#include <utility>

#include "server/store/postgres/open.h"

namespace trencavel::server {
namespace {

#define TRENCAVEL_PG_TABLE_COLUMNS \
    "id, number, phase, listed, host, people, created, changed, wants_waking, summary, standing"
#define TRENCAVEL_PG_PERSON_COLUMNS "people.id, name, account, passphrase, people.created, recovery"

constexpr PgStatement kLoad{
    "load", "SELECT number, body FROM events WHERE table_id = $1 AND number > $2 ORDER BY number"};
constexpr PgStatement kRow{"row", "SELECT " TRENCAVEL_PG_TABLE_COLUMNS " FROM tables WHERE id = $1"};
constexpr PgStatement kOpen{"list_open",
                            "SELECT " TRENCAVEL_PG_TABLE_COLUMNS
                            " FROM tables WHERE listed AND phase = 0 AND (created, id) < ($1, $2) "
                            "ORDER BY created DESC, id DESC LIMIT $3"};
constexpr PgStatement kFinished{"list_finished",
                                "SELECT " TRENCAVEL_PG_TABLE_COLUMNS
                                " FROM tables WHERE listed AND phase = 2 AND (ended, id) < ($1, $2) "
                                "ORDER BY ended DESC, id DESC LIMIT $3"};
constexpr PgStatement kAll{"list_all", "SELECT " TRENCAVEL_PG_TABLE_COLUMNS
                                       " FROM tables WHERE phase < 2 AND (created, id) < ($1, $2) "
                                       "ORDER BY created DESC, id DESC LIMIT $3"};
// Sorts all tables of the person: some hundreds.
constexpr PgStatement kOwn{"list_own",
                           "SELECT " TRENCAVEL_PG_TABLE_COLUMNS
                           " FROM table_people JOIN tables ON id = table_id "
                           "WHERE person = $1 AND (phase < 2, changed, id) < ($2::boolean, $3, $4) "
                           "ORDER BY phase < 2 DESC, changed DESC, id DESC LIMIT $5"};
constexpr PgStatement kToWake{"to_wake", "SELECT id FROM tables WHERE wants_waking ORDER BY id"};
constexpr PgStatement kRuns{"runs", "SELECT started, alive FROM runs ORDER BY started"};

// Ids in order, each with whether it is idle: a few are looked at, whether or not they are.
constexpr PgStatement kWaiting{"idle_waiting",
                               "SELECT id, phase = 0 AND changed < $2 AND NOT EXISTS "
                               "(SELECT 1 FROM sessions WHERE person = host AND seen >= $2) "
                               "FROM tables WHERE id > $1 ORDER BY id LIMIT $3"};
constexpr PgStatement kAborted{
    "idle_aborted", "SELECT id, phase = 3 AND changed < $2 FROM tables WHERE id > $1 ORDER BY id LIMIT $3"};
constexpr PgStatement kGuests{
    "idle_guests",
    "SELECT id, account IS NULL AND created < $2 "
    "AND NOT EXISTS (SELECT 1 FROM table_people WHERE person = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id AND seen >= $2) "
    "FROM people WHERE id > $1 ORDER BY id LIMIT $3"};
constexpr PgStatement kIdleSessions{"idle_sessions",
                                    "SELECT secret_hash, seen < $2 FROM sessions WHERE secret_hash > $1 "
                                    "ORDER BY secret_hash LIMIT $3"};

constexpr PgStatement kPerson{"person", "SELECT " TRENCAVEL_PG_PERSON_COLUMNS " FROM people WHERE id = $1"};
constexpr PgStatement kPersonOfSession{"person_of_session",
                                       "SELECT " TRENCAVEL_PG_PERSON_COLUMNS
                                       " FROM sessions JOIN people ON id = person WHERE secret_hash = $1"};
constexpr PgStatement kPersonOfAccount{
    "person_of_account", "SELECT " TRENCAVEL_PG_PERSON_COLUMNS " FROM people WHERE account = $1"};
constexpr PgStatement kSessionsOf{"sessions_of",
                                  "SELECT secret_hash, created, seen, device FROM sessions WHERE person = $1 "
                                  "ORDER BY seen DESC, secret_hash DESC LIMIT $2"};
constexpr PgStatement kAllTables{"all_tables", "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"};
constexpr PgStatement kAllPeople{
    "all_people", "SELECT " TRENCAVEL_PG_PERSON_COLUMNS " FROM people WHERE id > $1 ORDER BY id LIMIT $2"};
constexpr PgStatement kAllSessions{"all_sessions",
                                   "SELECT person, secret_hash, created, seen, device FROM sessions "
                                   "WHERE secret_hash > $1 ORDER BY secret_hash LIMIT $2"};
constexpr PgStatement kBans{"bans", "SELECT subject, created FROM bans ORDER BY subject"};

TableRow row_of(const PgResult& found, int row) {
    return TableRow{.id = found.text(row, 0),
                    .number = static_cast<std::uint32_t>(found.integer(row, 1)),
                    .phase = static_cast<Phase>(found.integer(row, 2)),
                    .listed = found.flag(row, 3),
                    .host = found.text(row, 4),
                    .people = found.texts(row, 5),
                    .created = found.integer(row, 6),
                    .changed = found.integer(row, 7),
                    .wants_waking = found.flag(row, 8),
                    .summary = found.text(row, 9),
                    .standing = found.text(row, 10)};
}

Person person_of(const PgResult& found, int row) {
    return {found.text(row, 0), found.text(row, 1),    found.text(row, 2),
            found.text(row, 3), found.integer(row, 4), found.text(row, 5)};
}

PgCall list_call(const ListQuery& query, const ListKey& after) {
    const auto size = static_cast<std::int64_t>(page_size(query) + 1);
    switch (query.kind) {
        case ListKind::Own:
            return {&kOwn, PgValues(query.person, after.unfinished, after.time, after.id, size)};
        case ListKind::Open:
            return {&kOpen, PgValues(after.time, after.id, size)};
        case ListKind::Finished:
            return {&kFinished, PgValues(after.time, after.id, size)};
        case ListKind::All:
            break;
    }
    return {&kAll, PgValues(after.time, after.id, size)};
}

const PgStatement& idle_statement(IdleKind kind) {
    switch (kind) {
        case IdleKind::WaitingTable:
            return kWaiting;
        case IdleKind::AbortedTable:
            return kAborted;
        case IdleKind::Guest:
            return kGuests;
        case IdleKind::Session:
            break;
    }
    return kIdleSessions;
}

}  // namespace

Error PostgresReads::reconnect() {
    Result<PgConnection> connection = open_postgres(url_, Access::Read);
    if (!connection) return connection.failure();
    connection_ = std::move(connection.value());
    return Error{""};
}

Result<PgResult> PostgresReads::read(const PgCall& call) {
    PgResult result = connection_ ? connection_->run(call) : PgResult();
    if (!connection_ || connection_->lost()) {
        if (Error error = reconnect(); !error.text.empty()) return error;
        result = connection_->run(call);
    }
    if (result.good()) return result;
    return Error{"cannot read " + connection_->place() + ": " + connection_->message()};
}

Result<std::vector<StoredEvent>> PostgresReads::load(const TableId& table, std::uint32_t from) {
    const Result<PgResult> found = read({&kLoad, PgValues(table, from)});
    if (!found) return found.failure();
    std::vector<StoredEvent> events;
    for (int i = 0; i < found->rows(); ++i)
        events.push_back({static_cast<std::uint32_t>(found->integer(i, 0)), found->bytes(i, 1)});
    return events;
}

Result<std::vector<TableRow>> PostgresReads::rows(const PgCall& call) {
    const Result<PgResult> found = read(call);
    if (!found) return found.failure();
    std::vector<TableRow> rows;
    for (int i = 0; i < found->rows(); ++i) rows.push_back(row_of(found.value(), i));
    return rows;
}

Result<std::optional<TableRow>> PostgresReads::row(const TableId& table) {
    Result<std::vector<TableRow>> found = rows({&kRow, PgValues(table)});
    if (!found) return found.failure();
    if (found->empty()) return std::optional<TableRow>();
    return std::optional(std::move(found->front()));
}

Result<ListPage> PostgresReads::list(const ListQuery& query) {
    const std::optional<ListKey> after = key_of_token(query.kind, query.after);
    if (!after) return bad_token();
    Result<std::vector<TableRow>> found = rows(list_call(query, *after));
    if (!found) return found.failure();
    return page_of(query, std::move(found.value()));
}

Result<std::vector<TableId>> PostgresReads::to_wake() {
    const Result<PgResult> found = read({&kToWake});
    if (!found) return found.failure();
    std::vector<TableId> tables;
    for (int i = 0; i < found->rows(); ++i) tables.push_back(found->text(i, 0));
    return tables;
}

Result<std::vector<Heartbeat>> PostgresReads::runs() {
    const Result<PgResult> found = read({&kRuns});
    if (!found) return found.failure();
    std::vector<Heartbeat> runs;
    for (int i = 0; i < found->rows(); ++i) runs.push_back({found->integer(i, 0), found->integer(i, 1)});
    return runs;
}

Result<IdlePage> PostgresReads::idle(const IdleQuery& query) {
    const Result<PgResult> found =
        read({&idle_statement(query.kind), PgValues(query.after, query.before, query.looked_at)});
    if (!found) return found.failure();
    IdlePage page;
    for (int i = 0; i < found->rows() && page.ids.size() < query.size; ++i) {
        const std::string id = found->text(i, 0);
        if (found->flag(i, 1)) page.ids.push_back(id);
        const bool full = page.ids.size() == query.size;
        if (full || i + 1 == static_cast<int>(query.looked_at)) page.next = id;
    }
    return page;
}

Result<std::optional<Person>> PostgresReads::one_person(const PgCall& call) {
    const Result<PgResult> found = read(call);
    if (!found) return found.failure();
    if (found->rows() == 0) return std::optional<Person>();
    return std::optional(person_of(found.value(), 0));
}

Result<std::optional<Person>> PostgresReads::person(const PersonId& id) {
    return one_person({&kPerson, PgValues(id)});
}

Result<std::optional<Person>> PostgresReads::person_of_session(const std::string& secret_hash) {
    return one_person({&kPersonOfSession, PgValues(secret_hash)});
}

Result<std::optional<Person>> PostgresReads::person_of_account(const std::string& account) {
    return one_person({&kPersonOfAccount, PgValues(account)});
}

Result<std::vector<SessionRow>> PostgresReads::sessions_of(const PersonId& person) {
    const Result<PgResult> found =
        read({&kSessionsOf, PgValues(person, static_cast<std::int64_t>(kSessionsListed))});
    if (!found) return found.failure();
    std::vector<SessionRow> sessions;
    for (int i = 0; i < found->rows(); ++i)
        sessions.push_back(
            {found->text(i, 0), found->integer(i, 1), found->integer(i, 2), found->text(i, 3)});
    return sessions;
}

Result<std::vector<Ban>> PostgresReads::bans() {
    const Result<PgResult> found = read({&kBans});
    if (!found) return found.failure();
    std::vector<Ban> bans;
    for (int i = 0; i < found->rows(); ++i) bans.push_back({found->text(i, 0), found->integer(i, 1)});
    return bans;
}

Result<std::vector<TableId>> PostgresReads::all_tables(const TableId& after, unsigned size) {
    const Result<PgResult> found = read({&kAllTables, PgValues(after, size)});
    if (!found) return found.failure();
    std::vector<TableId> tables;
    for (int i = 0; i < found->rows(); ++i) tables.push_back(found->text(i, 0));
    return tables;
}

Result<std::vector<Person>> PostgresReads::all_people(const PersonId& after, unsigned size) {
    const Result<PgResult> found = read({&kAllPeople, PgValues(after, size)});
    if (!found) return found.failure();
    std::vector<Person> people;
    for (int i = 0; i < found->rows(); ++i) people.push_back(person_of(found.value(), i));
    return people;
}

Result<std::vector<SessionOfPerson>> PostgresReads::all_sessions(const std::string& after, unsigned size) {
    const Result<PgResult> found = read({&kAllSessions, PgValues(after, size)});
    if (!found) return found.failure();
    std::vector<SessionOfPerson> sessions;
    for (int i = 0; i < found->rows(); ++i)
        sessions.push_back(
            {found->text(i, 0),
             {found->text(i, 1), found->integer(i, 2), found->integer(i, 3), found->text(i, 4)}});
    return sessions;
}

}  // namespace trencavel::server
