// Everything that a store reads, from one connection; each call sees all that was committed before it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/list_order.h"
#include "server/store/sqlite/database.h"
#include "server/store/sqlite/rows.h"
#include "server/store/store.h"

namespace trencavel::server {

class SqliteReads {
public:
    SqliteReads(const Database& database, std::string file) : database_(database), file_(std::move(file)) {}

    Result<std::vector<StoredEvent>> load(const TableId& table, std::uint32_t from);
    Result<std::optional<TableRow>> row(const TableId& table);
    Result<ListPage> list(const ListQuery& query);
    Result<std::vector<TableId>> to_wake();
    Result<std::vector<Heartbeat>> runs();
    Result<IdlePage> idle(const IdleQuery& query);
    Result<std::optional<Person>> person(const PersonId& id) { return one_person(person_, id); }
    Result<std::optional<Person>> person_of_session(const std::string& secret_hash) {
        return one_person(session_, secret_hash);
    }
    Result<std::optional<Person>> person_of_account(const std::string& account) {
        return one_person(account_, account);
    }
    Result<std::vector<SessionRow>> sessions_of(const PersonId& person);
    Result<std::vector<Ban>> bans();
    Result<std::vector<TableId>> all_tables(const TableId& after, unsigned size);
    Result<std::vector<Person>> all_people(const PersonId& after, unsigned size);
    Result<std::vector<SessionOfPerson>> all_sessions(const std::string& after, unsigned size);

private:
    Result<std::vector<TableRow>> rows_of(Cursor& cursor);
    Result<std::vector<TableRow>> own_rows(const ListQuery& query, const ListKey& after);
    Result<std::vector<TableRow>> rows_by_time(const ListQuery& query, const ListKey& after);
    Statement& statement_of(ListKind kind);
    Result<std::optional<Person>> one_person(Statement& statement, const std::string& key);
    Statement& statement_of(IdleKind kind);
    Error failure() const;

    const Database& database_;
    std::string file_;
    Statement load_{database_,
                    "SELECT number, body FROM events WHERE table_id = ? AND number > ? ORDER BY number"};
    Statement row_{database_,
                   "SELECT " TRENCAVEL_TABLE_COLUMNS " FROM " TRENCAVEL_TABLE_ROWS " WHERE id = ?"};
    Statement open_{
        database_,
        "SELECT " TRENCAVEL_TABLE_COLUMNS " FROM " TRENCAVEL_TABLE_ROWS
        " WHERE listed = 1 AND phase = 0 AND (created, id) < (?, ?) ORDER BY created DESC, id DESC LIMIT ?"};
    Statement finished_{database_, "SELECT " TRENCAVEL_TABLE_COLUMNS " FROM " TRENCAVEL_TABLE_ROWS
                                   " WHERE listed = 1 AND phase = 2 AND (tables.changed, id) < (?, ?) "
                                   "ORDER BY tables.changed DESC, id DESC LIMIT ?"};
    Statement all_{database_,
                   "SELECT " TRENCAVEL_TABLE_COLUMNS " FROM " TRENCAVEL_TABLE_ROWS
                   " WHERE phase < 2 AND (created, id) < (?, ?) ORDER BY created DESC, id DESC LIMIT ?"};
    // Sorts all tables of the person: some hundreds.
    Statement own_{database_,
                   "SELECT " TRENCAVEL_TABLE_COLUMNS " FROM table_people JOIN " TRENCAVEL_TABLE_ROWS
                   " WHERE person = ? AND id = table_people.table_id AND (phase < 2, " TRENCAVEL_TABLE_CHANGED
                   ", id) < (?, ?, ?) "
                   "ORDER BY phase < 2 DESC, " TRENCAVEL_TABLE_CHANGED " DESC, id DESC LIMIT ?"};
    Statement to_wake_{database_, "SELECT id FROM tables WHERE wants_waking = 1 ORDER BY id"};
    Statement runs_{database_, "SELECT started, alive FROM runs ORDER BY started"};
    // Ids in order, each with whether it is idle: a few are looked at, whether or not they are.
    Statement waiting_{database_,
                       "SELECT id, phase = 0 AND changed < ?2 AND NOT EXISTS "
                       "(SELECT 1 FROM sessions WHERE person = host AND seen >= ?2) "
                       "FROM tables WHERE id > ?1 ORDER BY id LIMIT ?3"};
    Statement aborted_{
        database_, "SELECT id, phase = 3 AND changed < ?2 FROM tables WHERE id > ?1 ORDER BY id LIMIT ?3"};
    Statement guests_{database_,
                      "SELECT id, " TRENCAVEL_IDLE_GUEST " FROM people WHERE id > ?1 ORDER BY id LIMIT ?3"};
    Statement idle_sessions_{database_,
                             "SELECT secret_hash, seen < ?2 FROM sessions "
                             "WHERE secret_hash > ?1 ORDER BY secret_hash LIMIT ?3"};
    Statement person_{database_,
                      "SELECT id, name, account, passphrase, created, recovery FROM people WHERE id = ?"};
    Statement session_{database_,
                       "SELECT id, name, account, passphrase, people.created, recovery FROM sessions "
                       "JOIN people ON id = person WHERE secret_hash = ?"};
    Statement account_{database_,
                       "SELECT id, name, account, passphrase, created, recovery FROM people "
                       "WHERE account = ?"};
    Statement bans_{database_, "SELECT subject, created FROM bans ORDER BY subject"};
    Statement sessions_of_{database_,
                           "SELECT secret_hash, created, seen, device FROM sessions WHERE person = ? "
                           "ORDER BY seen DESC, secret_hash DESC LIMIT ?"};
    Statement all_tables_{database_, "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"};
    Statement all_people_{database_,
                          "SELECT id, name, account, passphrase, created, recovery FROM people "
                          "WHERE id > ? ORDER BY id LIMIT ?"};
    Statement all_sessions_{database_,
                            "SELECT person, secret_hash, created, seen, device FROM sessions "
                            "WHERE secret_hash > ? ORDER BY secret_hash LIMIT ?"};
};

}  // namespace trencavel::server
