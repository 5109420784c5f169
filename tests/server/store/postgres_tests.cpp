// PostgreSQL as a store: which databases are refused, in which words, and what is lost with a connection:
// nothing that was acknowledged.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <utility>

#include "server/store/fault_point.h"
#include "server/store/fixture.h"
#include "server/store/postgres/open.h"
#include "server/support/postgres_proxy.h"

namespace trencavel::server_tests {
namespace {

using testing::HasSubstr;
using enum WriteStatus;

const std::string kEndOthers =
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
    "WHERE datname = 'store' AND pid <> pg_backend_pid()";

/// Has something done when a store comes to a point, once.
class AtPoint {
public:
    AtPoint(FaultPoint point, std::function<void()> action) {
        point_ = point;
        action_ = std::move(action);
        fault_hook = [](FaultPoint reached) {
            if (reached == point_ && action_) std::exchange(action_, nullptr)();
        };
    }
    ~AtPoint() { fault_hook = nullptr; }
    AtPoint(const AtPoint&) = delete;
    AtPoint& operator=(const AtPoint&) = delete;

private:
    static inline FaultPoint point_{};
    static inline std::function<void()> action_;
};

class PostgresStoreTest : public testing::Test {
protected:
    PostgresStoreTest() { empty_postgres(); }

    static PostgresServer& server() { return shared_postgres(); }
    static std::string url() { return server().url("store"); }
    static std::unique_ptr<Store> open(const std::string& url, Access access = Access::Write) {
        return std::move(open_postgres_store(url, access).value());
    }
    static std::string refusal(const std::string& url, Access access = Access::Write) {
        const auto opened = open_postgres_store(url, access);
        return opened ? "" : opened.error();
    }
    static WriteResult write(Store& store, Write write) {
        return store.write(std::vector<Write>{std::move(write)}).front();
    }
    static std::size_t events(Store& store, const TableId& table) {
        return store.load(table, 0).value().size();
    }
};

TEST_F(PostgresStoreTest, ADatabaseThatCannotBeReachedIsNamedWithoutItsPassword) {
    const std::string text = refusal("postgresql://anna:secret@127.0.0.1:1/store");
    EXPECT_THAT(text, HasSubstr("postgresql://127.0.0.1:1/store cannot be reached"));
    EXPECT_THAT(text, testing::Not(HasSubstr("secret")));
}

TEST_F(PostgresStoreTest, ADatabaseThatIsNotThereIsSaidSo) {
    EXPECT_THAT(refusal(server().url("elsewhere")), HasSubstr("\"elsewhere\" does not exist"));
}

TEST_F(PostgresStoreTest, AnotherProgramsSchemaIsRefusedAndLeftAsItIs) {
    server().run("CREATE SCHEMA trencavel; CREATE TABLE trencavel.viscounts (name text)", "store");
    EXPECT_THAT(refusal(url()), HasSubstr("another program's"));
    EXPECT_EQ(server().run("SELECT count(*) FROM pg_tables WHERE schemaname = 'trencavel'", "store"), "1");
}

TEST_F(PostgresStoreTest, ADatabaseOfANewerVersionIsRefused) {
    open(url());
    server().run("UPDATE trencavel.version SET number = 99", "store");
    EXPECT_THAT(refusal(url()), HasSubstr("version 99, but this program knows version 1 at most"));
}

TEST_F(PostgresStoreTest, WhoeverOnlyReadsMakesNothing) {
    EXPECT_THAT(refusal(url(), Access::Read), HasSubstr("is empty"));
    open(url());
    EXPECT_EQ(refusal(url(), Access::Read), "");
    EXPECT_EQ(write(*open(url(), Access::Read), append("t", 0, {"a"})).status, Failed);
}

TEST_F(PostgresStoreTest, OneServerAtATime) {
    auto first = open(url());
    const auto patience = std::exchange(usual_lock_patience, std::chrono::milliseconds(0));
    EXPECT_THAT(refusal(url()), HasSubstr("in use by another server"));
    usual_lock_patience = patience;
    first.reset();
    EXPECT_EQ(refusal(url()), "");
}

TEST_F(PostgresStoreTest, ADatabaseInAnotherEncodingIsRefused) {
    server().run("DROP DATABASE IF EXISTS latin");
    server().run("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
    EXPECT_THAT(refusal(server().url("latin")), HasSubstr("LATIN1"));
}

TEST(PostgresPromises, AServerThatWouldLoseMovesInAPowerCutIsRefused) {
    const PostgresServer careless({"fsync=off"});
    const auto opened = open_postgres_store(careless.url(), Access::Write);
    ASSERT_FALSE(opened);
    EXPECT_THAT(opened.error(), HasSubstr("fsync = off"));
}

TEST_F(PostgresStoreTest, CommitsAreOnTheDiskWhateverTheDatabasesDefaultIs) {
    server().run("ALTER DATABASE store SET synchronous_commit = off");
    const auto connection = open_postgres(url(), Access::Write);
    server().run("ALTER DATABASE store RESET synchronous_commit");
    ASSERT_TRUE(connection) << connection.error();
    EXPECT_EQ(const_cast<PgConnection&>(connection.value()).run("SHOW synchronous_commit").text(0, 0), "on");
}

TEST_F(PostgresStoreTest, ALostConnectionIsMadeAnew) {
    const auto store = open(url());
    EXPECT_EQ(write(*store, append("t", 0, {"a"})).status, Done);
    EXPECT_EQ(events(*store, "t"), 1u);
    server().run(kEndOthers);
    EXPECT_EQ(events(*store, "t"), 1u);
    EXPECT_EQ(write(*store, append("t", 1, {"b"})).status, Done);
    EXPECT_EQ(events(*store, "t"), 2u);
}

TEST_F(PostgresStoreTest, ATransactionThatWasCutOffBeforeItsEndIsCarriedOutOnce) {
    const auto store = open(url());
    write(*store, append("t", 0, {"a"}));
    WriteResult result;
    {
        const AtPoint point(FaultPoint::BeforeCommit, [] { server().run(kEndOthers); });
        result = write(*store, append("t", 1, {"b"}));
    }
    EXPECT_EQ(result.status, Done) << result.reason;
    EXPECT_EQ(events(*store, "t"), 2u);
}

TEST_F(PostgresStoreTest, AWriteThatComesTooLateIsRefused) {
    const auto store = open(url());
    write(*store, append("t", 0, {"a"}));
    WriteResult result;
    {
        const AtPoint point(FaultPoint::BeforeCommit, [] {
            server().run(kEndOthers);  // as happens to a server that is paused in the middle of a transaction
            write(*open(url()), append("t", 1, {"quicker"}));
        });
        result = write(*store, append("t", 1, {"late"}));
    }
    EXPECT_EQ(result.status, Conflict) << result.reason;
    EXPECT_EQ(store->load("t", 1).value().at(0).body, "quicker");
    EXPECT_EQ(events(*store, "t"), 2u);
}

TEST_F(PostgresStoreTest, ACommitThatNobodyHeardOfIsFoundOut) {
    PostgresProxy proxy(server().folder());
    const auto store = open(proxy.url("store"));
    WriteResult result;
    {
        const AtPoint point(FaultPoint::BeforeCommit, [&] { proxy.swallow_next_answer(); });
        result = write(*store, append("t", 0, {"a", "b"}));
    }
    EXPECT_EQ(result.status, Done) << result.reason;
    EXPECT_EQ(events(*store, "t"), 2u);
    EXPECT_EQ(write(*store, append("t", 2, {"c"})).status, Done);
}

TEST_F(PostgresStoreTest, AConnectionThatOnlyPostgresTakesForAliveKeepsNothingLocked) {
    PostgresProxy proxy(server().folder());
    const auto store = open(proxy.url("store"));
    write(*store, append("t", 0, {"a"}));
    WriteResult result;
    {
        const AtPoint point(FaultPoint::BeforeCommit, [&] { proxy.go_silent_at_next_answer(); });
        result = write(*store, append("t", 1, {"b"}));
    }
    EXPECT_EQ(result.status, Done) << result.reason;
    EXPECT_EQ(events(*store, "t"), 2u);
}

TEST_F(PostgresStoreTest, ADatabaseThatIsGoneFailsUntilItIsBack) {
    PostgresServer own;
    const auto store = open(own.url());
    EXPECT_EQ(write(*store, append("t", 0, {"a"})).status, Done);
    own.kill();
    EXPECT_EQ(write(*store, append("t", 1, {"b"})).status, Failed);
    EXPECT_FALSE(store->load("t", 0));
    own.start();
    EXPECT_EQ(events(*store, "t"), 1u);
    EXPECT_EQ(write(*store, append("t", 1, {"b"})).status, Done);
    EXPECT_EQ(events(*store, "t"), 2u);
}

TEST_F(PostgresStoreTest, WhatCannotBeWrittenKeepsNothingElseFromBeingWritten) {
    const auto store = open(url());
    Person impossible = person("p1");
    impossible.name = std::string("nothing \0 here", 14);  // no text of PostgreSQL holds a zero byte
    const std::vector<Write> writes{append("t", 0, {"a"}), PutPerson{impossible}, PutPerson{person("p2")}};
    const std::vector<WriteResult> results = store->write(writes);
    EXPECT_EQ(results[0].status, Done);
    EXPECT_EQ(results[1].status, Failed);
    EXPECT_EQ(results[2].status, Done);
    EXPECT_EQ(events(*store, "t"), 1u);
    EXPECT_FALSE(store->person("p1").value().has_value());
    EXPECT_TRUE(store->person("p2").value().has_value());
}

TEST_F(PostgresStoreTest, ManyWritesGoTogetherAndKeepTheirOrder) {
    const auto store = open(url());
    std::vector<Write> writes;
    for (std::uint32_t number = 0; number < 20; ++number) {
        for (const char* table : {"z", "m", "a"})
            writes.push_back(append(table, number, {std::string(2000, 'x')}));
    }
    for (const WriteResult& result : store->write(writes)) EXPECT_EQ(result.status, Done) << result.reason;
    for (const char* table : {"z", "m", "a"}) EXPECT_EQ(events(*store, table), 20u);
}

}  // namespace
}  // namespace trencavel::server_tests
