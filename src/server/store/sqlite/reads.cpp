#include "server/store/sqlite/reads.h"

#include <utility>

namespace trencavel::server {
namespace {

Person person_at(const Cursor& cursor) {
    return {cursor.text(0), cursor.text(1),    cursor.text(2),
            cursor.text(3), cursor.integer(4), cursor.text(5)};
}

}  // namespace

Result<std::vector<StoredEvent>> SqliteReads::load(const TableId& table, std::uint32_t from) {
    std::vector<StoredEvent> events;
    Cursor cursor(load_, table, from);
    while (cursor.next()) {
        events.push_back(StoredEvent{static_cast<std::uint32_t>(cursor.integer(0)), cursor.text(1)});
    }
    if (cursor.failed()) return failure();
    return events;
}

Result<std::optional<TableRow>> SqliteReads::row(const TableId& table) {
    Cursor cursor(row_, table);
    std::optional<TableRow> row;
    if (cursor.next()) row = row_at(cursor);
    if (cursor.failed()) return failure();
    return row;
}

Result<ListPage> SqliteReads::list(const ListQuery& query) {
    const std::optional<ListKey> after = key_of_token(query.kind, query.after);
    if (!after) return bad_token();
    Result<std::vector<TableRow>> rows =
        query.kind == ListKind::Own ? own_rows(query, *after) : rows_by_time(query, *after);
    if (!rows) return rows.failure();
    return page_of(query, std::move(rows.value()));
}

Result<std::vector<TableRow>> SqliteReads::own_rows(const ListQuery& query, const ListKey& after) {
    Cursor cursor(own_, query.person, after.unfinished, after.time, after.id, page_size(query) + 1);
    return rows_of(cursor);
}

Result<std::vector<TableRow>> SqliteReads::rows_by_time(const ListQuery& query, const ListKey& after) {
    Cursor cursor(statement_of(query.kind), after.time, after.id, page_size(query) + 1);
    return rows_of(cursor);
}

Statement& SqliteReads::statement_of(ListKind kind) {
    if (kind == ListKind::Open) return open_;
    return kind == ListKind::Finished ? finished_ : all_;
}

Result<std::vector<TableId>> SqliteReads::to_wake() {
    std::vector<TableId> tables;
    Cursor cursor(to_wake_);
    while (cursor.next()) tables.push_back(cursor.text(0));
    if (cursor.failed()) return failure();
    return tables;
}

Result<std::vector<TableRow>> SqliteReads::rows_of(Cursor& cursor) {
    std::vector<TableRow> rows;
    while (cursor.next()) rows.push_back(row_at(cursor));
    if (cursor.failed()) return failure();
    return rows;
}

Result<std::vector<Heartbeat>> SqliteReads::runs() {
    std::vector<Heartbeat> runs;
    Cursor cursor(runs_);
    while (cursor.next()) runs.push_back(Heartbeat{cursor.integer(0), cursor.integer(1)});
    if (cursor.failed()) return failure();
    return runs;
}

Result<IdlePage> SqliteReads::idle(const IdleQuery& query) {
    IdlePage page;
    unsigned looked_at = 0;
    Cursor cursor(statement_of(query.kind), query.after, query.before, query.looked_at);
    while (page.ids.size() < query.size && cursor.next()) {
        std::string id = cursor.text(0);
        if (cursor.integer(1) != 0) page.ids.push_back(id);
        if (++looked_at == query.looked_at || page.ids.size() == query.size) page.next = std::move(id);
    }
    if (cursor.failed()) return failure();
    return page;
}

Statement& SqliteReads::statement_of(IdleKind kind) {
    switch (kind) {
        case IdleKind::WaitingTable:
            return waiting_;
        case IdleKind::AbortedTable:
            return aborted_;
        case IdleKind::Guest:
            return guests_;
        case IdleKind::Session:
            break;
    }
    return idle_sessions_;
}

Result<std::optional<Person>> SqliteReads::one_person(Statement& statement, const std::string& key) {
    Cursor cursor(statement, key);
    std::optional<Person> person;
    if (cursor.next()) person = person_at(cursor);
    if (cursor.failed()) return failure();
    return person;
}

Result<std::vector<SessionRow>> SqliteReads::sessions_of(const PersonId& person) {
    std::vector<SessionRow> rows;
    Cursor cursor(sessions_of_, person, static_cast<std::int64_t>(kSessionsListed));
    while (cursor.next())
        rows.push_back({cursor.text(0), cursor.integer(1), cursor.integer(2), cursor.text(3)});
    if (cursor.failed()) return failure();
    return rows;
}

Result<std::vector<Ban>> SqliteReads::bans() {
    std::vector<Ban> all;
    Cursor cursor(bans_);
    while (cursor.next()) all.push_back({cursor.text(0), cursor.integer(1)});
    if (cursor.failed()) return failure();
    return all;
}

Result<std::vector<TableId>> SqliteReads::all_tables(const TableId& after, unsigned size) {
    std::vector<TableId> tables;
    Cursor cursor(all_tables_, after, size);
    while (cursor.next()) tables.push_back(cursor.text(0));
    if (cursor.failed()) return failure();
    return tables;
}

Result<std::vector<Person>> SqliteReads::all_people(const PersonId& after, unsigned size) {
    std::vector<Person> people;
    Cursor cursor(all_people_, after, size);
    while (cursor.next()) people.push_back(person_at(cursor));
    if (cursor.failed()) return failure();
    return people;
}

Result<std::vector<SessionOfPerson>> SqliteReads::all_sessions(const std::string& after, unsigned size) {
    std::vector<SessionOfPerson> sessions;
    Cursor cursor(all_sessions_, after, size);
    while (cursor.next())
        sessions.push_back(
            {cursor.text(0), {cursor.text(1), cursor.integer(2), cursor.integer(3), cursor.text(4)}});
    if (cursor.failed()) return failure();
    return sessions;
}

Error SqliteReads::failure() const {
    return Error{"cannot read " + file_ + ": " + database_.message()};
}

}  // namespace trencavel::server
