// A database that is moved is the same afterwards, whichever way it went.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/store/fixture.h"
#include "server/store/forwarding_store.h"
#include "server/store/move_database.h"
#include "server/store/open_store.h"
#include "server/store/postgres/open.h"

namespace trencavel::server_tests {
namespace {

using testing::HasSubstr;

const MoveProgress kSilence = [](const char*, const MoveReport&) {};

std::vector<Write> some_of_everything() {
    std::vector<Write> writes;
    for (int i = 0; i < 450; ++i) {  // more than two pages
        const std::string number = std::to_string(1000 + i);
        writes.emplace_back(PutPerson{person("p" + number, i % 3 == 0 ? "account" + number : "")});
        writes.emplace_back(PutSession{"hash" + number, "p" + number, 5, "Firefox"});
        writes.emplace_back(append("t" + number, 0, {"a", "b"}));
    }
    writes.emplace_back(SeenSession{"hash1003", 77});
    writes.emplace_back(advance("t1004", 2, {std::string("odd \0 \xff", 7)}));
    TableRow over = row_at("t1005", 3);
    over.phase = Phase::Finished;
    over.changed = 12345;
    writes.emplace_back(Append{2, {"end"}, over});
    writes.emplace_back(PutBan{{"192.0.2.0/24", 6}});
    writes.emplace_back(Heartbeat{10, 20});
    return writes;
}

class MoveDatabase : public testing::Test {
protected:
    MoveDatabase() { empty_postgres(); }

    std::unique_ptr<Store> file(const std::string& name) {
        return std::move(open_sqlite_store(folder_.path(name), Access::Write).value());
    }
    static std::unique_ptr<Store> postgres() {
        return std::move(open_postgres_store(shared_postgres().url("store"), Access::Write).value());
    }
    static void fill(Store& store) {
        for (const WriteResult& result : store.write(some_of_everything()))
            ASSERT_EQ(result.status, WriteStatus::Done) << result.reason;
    }
    static void expect_moved(const Result<MoveReport>& report) {
        ASSERT_TRUE(report) << report.error();
        EXPECT_EQ(report->tables, 450u);
        EXPECT_EQ(report->events, 902u);
        EXPECT_EQ(report->people, 450u);
        EXPECT_EQ(report->sessions, 450u);
    }

    ScratchFolder folder_;
};

TEST_F(MoveDatabase, ThereAndBackEverythingIsAsItWas) {
    const auto first = file("first.db");
    fill(*first);
    const auto second = postgres();
    expect_moved(move_database(*first, *second, kSilence));
    const auto third = file("third.db");
    expect_moved(move_database(*second, *third, kSilence));
    EXPECT_EQ(third->load("t1004", 0).value().at(2).body, std::string("odd \0 \xff", 7));
    EXPECT_EQ(third->row("t1004").value(), first->row("t1004").value());
    EXPECT_EQ(third->list({ListKind::Finished, "", "", 20}).value().rows.at(0).id, "t1005");
    EXPECT_EQ(third->sessions_of("p1003").value(), first->sessions_of("p1003").value());
    EXPECT_EQ(third->person_of_account("account1003").value(), person("p1003", "account1003"));
    EXPECT_EQ(third->bans().value(), first->bans().value());
    EXPECT_EQ(third->runs().value(), first->runs().value());
}

TEST_F(MoveDatabase, OnlyIntoAnEmptyOne) {
    const auto from = make_memory_store();
    fill(*from);
    const auto to = postgres();
    to->write(std::vector<Write>{PutPerson{person("somebody")}});
    const auto report = move_database(*from, *to, kSilence);
    ASSERT_FALSE(report);
    EXPECT_THAT(report.error(), HasSubstr("not empty"));
    EXPECT_TRUE(to->all_tables("", 10).value().empty());
}

/// Changes an event on the way.
class CarelessStore final : public ForwardingStore {
public:
    using ForwardingStore::ForwardingStore;

    std::vector<WriteResult> write(std::span<const Write> writes) override {
        std::vector<Write> changed(writes.begin(), writes.end());
        for (Write& write : changed) {
            auto* append = std::get_if<Append>(&write);
            if (append != nullptr && append->row.id == "t1007") append->bodies.back() = "another";
        }
        return ForwardingStore::write(changed);
    }
};

TEST_F(MoveDatabase, WhatDidNotArriveIsNamed) {
    const auto from = make_memory_store();
    fill(*from);
    const auto behind = make_memory_store();
    CarelessStore to(*behind);
    const auto report = move_database(*from, to, kSilence);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error(), "the table t1007: not the same in both databases");
}

TEST_F(MoveDatabase, OfAFileThatIsNotThereNoneIsMade) {
    const auto opened = open_store(folder_.path("nothing.db"), Access::Write, IfMissing::Refuse);
    ASSERT_FALSE(opened);
    EXPECT_THAT(opened.error(), HasSubstr("there is no such database"));
    EXPECT_FALSE(std::filesystem::exists(folder_.path("nothing.db")));
}

}  // namespace
}  // namespace trencavel::server_tests
