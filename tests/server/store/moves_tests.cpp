// What a move costs the database: one row beside those that are there, by statements that stay prepared.
#include <gtest/gtest.h>

#include "server/store/fixture.h"
#include "server/store/sqlite/reads.h"
#include "server/store/sqlite/schema.h"
#include "server/store/sqlite/writes.h"
#include "support/scratch_folder.h"

namespace trencavel::server_tests {

namespace {

class StoreMoves : public testing::Test {
protected:
    StoreMoves() { EXPECT_TRUE(bring_up_to_date(database_, migrations()).ok()); }

    void write(const Write& write) { EXPECT_EQ(writes_.carry_out(write).status, WriteStatus::Done); }
    void begin(const TableId& table) { write(append(table, 0, {"begin"})); }
    void move(const TableId& table, std::uint32_t from, std::uint32_t to) {
        for (std::uint32_t number = from; number < to; ++number) write(advance(table, number, {"move"}));
    }
    /// How often statements had to be prepared anew.
    int prepared_anew() {
        int times = 0;
        for (auto* each = sqlite3_next_stmt(database_.handle(), nullptr); each != nullptr;
             each = sqlite3_next_stmt(database_.handle(), each))
            times += sqlite3_stmt_status(each, SQLITE_STMTSTATUS_REPREPARE, 0);
        return times;
    }
    std::int64_t number(const char* sql) { return database_.number(sql).value(); }

    ScratchFolder folder_;
    Database database_ =
        std::move(Database::open(folder_.path("x.db"), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE).value());
    SqliteWrites writes_{database_};
    SqliteReads reads_{database_, "x.db"};
};

TEST_F(StoreMoves, AMoveLeavesTheTablesRowAsItIs) {
    begin("t");
    move("t", 1, 5);
    EXPECT_EQ(number("SELECT number FROM tables"), 1);
    EXPECT_EQ(number("SELECT count(*) FROM events"), 5);
    expect_same(reads_.row("t").value().value(), row_at("t", 5));
}

TEST_F(StoreMoves, WhateverElseHappensWritesIt) {
    begin("t");
    move("t", 1, 5);
    Append over = append("t", 5, {"move", "ended"});
    over.row.phase = Phase::Finished;
    write(over);
    EXPECT_EQ(number("SELECT number FROM tables"), 7);
    expect_same(reads_.row("t").value().value(), over.row);
}

TEST_F(StoreMoves, ItsStatementsStayPrepared) {
    for (const char* table : {"t", "u"}) begin(table);
    for (const char* table : {"t", "u"}) move(table, 1, 3);
    write(append("t", 3, {"asks the computer"}));
    prepared_anew();
    for (std::uint32_t number = 4; number < 100; number += 2) {
        Append next = append("t", number, {std::string(number, 'm')});
        next.row.wants_waking = number % 4 == 0;
        next.row.listed = number % 8 == 0;
        write(next);
        move("t", number + 1, number + 2);
        move("u", number - 1, number + 1);
    }
    EXPECT_EQ(prepared_anew(), 0);
}

TEST_F(StoreMoves, ARowOfTheVersionBeforeIsToldAsItWas) {
    const Database old =
        std::move(Database::open(folder_.path("old.db"), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE).value());
    ASSERT_TRUE(bring_up_to_date(old, migrations().first(4)).ok());
    ASSERT_TRUE(
        old.run("INSERT INTO events VALUES ('t', 1, 'a'), ('t', 2, 'b'); "
                "INSERT INTO tables VALUES ('t', 2, 1, 1, 'p1', 'p1 p2', 1000, 1002, 0, "
                "'{\"host\":\"p1\",\"number\":2}'); "
                "INSERT INTO table_people VALUES ('p1', 't'), ('p2', 't')"));
    ASSERT_TRUE(bring_up_to_date(old, migrations()).ok());
    SqliteReads reads(old, "old.db");
    SqliteWrites writes(old);
    EXPECT_EQ(shown_summary(reads.row("t").value().value()), R"({"host":"p1","number":2})");
    EXPECT_EQ(writes.carry_out(Write(append("t", 2, {"c"}))).status, WriteStatus::Done);
    EXPECT_EQ(writes.carry_out(Write(advance("t", 3, {"d"}))).status, WriteStatus::Done);
    expect_same(reads.row("t").value().value(), row_at("t", 4));
    EXPECT_EQ(writes.carry_out(Write(append("t", 3, {"x"}))).status, WriteStatus::Conflict);
    EXPECT_EQ(reads.list({ListKind::Own, "p2", "", 20}).value().rows.size(), 1U);
}

}  // namespace

}  // namespace trencavel::server_tests
