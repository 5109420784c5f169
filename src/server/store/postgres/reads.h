// Everything that a store reads from PostgreSQL. A connection that was lost is made anew, once: reading twice
// does no harm.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/list_order.h"
#include "server/store/postgres/connection.h"
#include "server/store/store.h"

namespace trencavel::server {

class PostgresReads {
public:
    explicit PostgresReads(std::string url) : url_(std::move(url)) {}

    Result<std::vector<StoredEvent>> load(const TableId& table, std::uint32_t from);
    Result<std::optional<TableRow>> row(const TableId& table);
    Result<ListPage> list(const ListQuery& query);
    Result<std::vector<TableId>> to_wake();
    Result<std::vector<Heartbeat>> runs();
    Result<IdlePage> idle(const IdleQuery& query);
    Result<std::optional<Person>> person(const PersonId& id);
    Result<std::optional<Person>> person_of_session(const std::string& secret_hash);
    Result<std::optional<Person>> person_of_account(const std::string& account);
    Result<std::vector<SessionRow>> sessions_of(const PersonId& person);
    Result<std::vector<Ban>> bans();
    Result<std::vector<TableId>> all_tables(const TableId& after, unsigned size);
    Result<std::vector<Person>> all_people(const PersonId& after, unsigned size);
    Result<std::vector<SessionOfPerson>> all_sessions(const std::string& after, unsigned size);

private:
    Result<PgResult> read(const PgCall& call);
    Error reconnect();
    Result<std::vector<TableRow>> rows(const PgCall& call);
    Result<std::optional<Person>> one_person(const PgCall& call);

    std::string url_;
    std::optional<PgConnection> connection_;  // from the first read on
};

}  // namespace trencavel::server
