#include "server/store/fixture.h"

#include <stdexcept>

#include "server/store/postgres/open.h"

namespace trencavel::server_tests {

PostgresServer& shared_postgres() {
    static PostgresServer server;
    static const std::string made = server.run("CREATE DATABASE store");
    return server;
}

void empty_postgres() {
    shared_postgres().run("DROP SCHEMA IF EXISTS trencavel CASCADE", "store");
}

void EveryStore::reopen() {
    if (GetParam() == StoreKind::Memory && store_ != nullptr) return;
    if (GetParam() == StoreKind::Postgres && store_ == nullptr) empty_postgres();
    store_.reset();  // gives the lock back first
    Result<std::unique_ptr<Store>> opened = open();
    if (!opened) throw std::runtime_error(opened.error());
    store_ = std::move(opened.value());
}

Result<std::unique_ptr<Store>> EveryStore::open() const {
    switch (GetParam()) {
        case StoreKind::Memory:
            return make_memory_store();
        case StoreKind::Sqlite:
            return open_sqlite_store(folder_.path("store.db"), Access::Write);
        case StoreKind::Postgres:
            break;
    }
    return open_postgres_store(shared_postgres().url("store"), Access::Write);
}

std::vector<WriteStatus> EveryStore::write_together(const std::vector<Write>& writes) {
    std::vector<WriteStatus> statuses;
    for (const WriteResult& result : store_->write(writes)) statuses.push_back(result.status);
    return statuses;
}

std::vector<std::string> EveryStore::bodies(const TableId& table, std::uint32_t from) {
    std::vector<std::string> bodies;
    const std::vector<StoredEvent> events = store_->load(table, from).value();
    for (const StoredEvent& event : events) {
        EXPECT_EQ(event.number, from + bodies.size() + 1);
        bodies.push_back(event.body);
    }
    return bodies;
}

std::string name_of(const testing::TestParamInfo<StoreKind>& kind) {
    constexpr const char* kNames[] = {"Memory", "Sqlite", "Postgres"};
    return kNames[static_cast<std::size_t>(kind.param)];
}

TableRow row_at(const TableId& table, std::uint32_t number) {
    return TableRow{.id = table,
                    .number = number,
                    .phase = Phase::Running,
                    .listed = true,
                    .host = "p1",
                    .people = {"p1", "p2"},
                    .created = 1000,
                    .changed = 1000 + number,
                    .wants_waking = false,
                    .summary = R"({"host":"p1"})",
                    .standing = R"({"scores":[)" + std::to_string(number) + "]}"};
}

Append append(const TableId& table, std::uint32_t expected, std::vector<std::string> bodies) {
    const auto count = static_cast<std::uint32_t>(bodies.size());
    return Append{expected, std::move(bodies), row_at(table, expected + count)};
}

Advance advance(const TableId& table, std::uint32_t expected, std::vector<std::string> bodies) {
    const TableRow row = row_at(table, expected + static_cast<std::uint32_t>(bodies.size()));
    return Advance{table, expected, std::move(bodies), row.changed, row.standing};
}

Person person(const PersonId& id, const std::string& account) {
    return Person{id, "Name of " + id, account, account.empty() ? "" : "hash of " + account, 77};
}

std::vector<TableId> ids(const std::vector<TableRow>& rows) {
    std::vector<TableId> ids;
    for (const TableRow& row : rows) ids.push_back(row.id);
    return ids;
}

void expect_same(const TableRow& row, const TableRow& expected) {
    EXPECT_EQ(row.id, expected.id);
    EXPECT_EQ(row.number, expected.number);
    EXPECT_EQ(row.phase, expected.phase);
    EXPECT_EQ(row.listed, expected.listed);
    EXPECT_EQ(row.host, expected.host);
    EXPECT_EQ(row.people, expected.people);
    EXPECT_EQ(row.created, expected.created);
    EXPECT_EQ(row.changed, expected.changed);
    EXPECT_EQ(row.wants_waking, expected.wants_waking);
    EXPECT_EQ(row.summary, expected.summary);
    EXPECT_EQ(row.standing, expected.standing);
}

}  // namespace trencavel::server_tests
