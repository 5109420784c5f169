// Every kind of store, for tests of what all of them must do; and short ways to make what goes into one.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/store/store.h"
#include "server/support/postgres_server.h"
#include "support/scratch_folder.h"

namespace trencavel::server_tests {

using namespace trencavel::server;

enum class StoreKind : std::uint8_t { Memory, Sqlite, Postgres };

class EveryStore : public testing::TestWithParam<StoreKind> {
protected:
    EveryStore() { reopen(); }

    Store& store() { return *store_; }
    /// As after a restart of the server; what is only in memory stays as it is.
    void reopen();
    WriteStatus write(Write write) {
        return store_->write(std::vector<Write>{std::move(write)}).front().status;
    }
    std::vector<WriteStatus> write_together(const std::vector<Write>& writes);
    std::vector<std::string> bodies(const TableId& table, std::uint32_t from = 0);
    std::optional<TableRow> row(const TableId& table) { return store_->row(table).value(); }

private:
    Result<std::unique_ptr<Store>> open() const;

    ScratchFolder folder_;
    std::unique_ptr<Store> store_;
};

/// One for all tests of the program, started when the first of them needs it, with a database named `store`.
PostgresServer& shared_postgres();
/// Leaves nothing of ours in that database.
void empty_postgres();

std::string name_of(const testing::TestParamInfo<StoreKind>& kind);

#define TRENCAVEL_FOR_EVERY_STORE(Fixture)                                                               \
    INSTANTIATE_TEST_SUITE_P(Stores, Fixture,                                                            \
                             testing::Values(StoreKind::Memory, StoreKind::Sqlite, StoreKind::Postgres), \
                             name_of)

/// A row of a table that stands at this number.
TableRow row_at(const TableId& table, std::uint32_t number);
/// Appends these events to a table whose last number is `expected`.
Append append(const TableId& table, std::uint32_t expected, std::vector<std::string> bodies);
/// The same of events after which the row stays as it is but for what moves change.
Advance advance(const TableId& table, std::uint32_t expected, std::vector<std::string> bodies);
Person person(const PersonId& id, const std::string& account = "");
std::vector<TableId> ids(const std::vector<TableRow>& rows);

void expect_same(const TableRow& row, const TableRow& expected);

}  // namespace trencavel::server_tests
