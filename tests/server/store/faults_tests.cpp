// The SQLite store on a disk that is full or fails: nothing is acknowledged that is not kept, and it goes on
// afterwards.
#include <gtest/gtest.h>

#include "server/store/fault_vfs.h"
#include "server/store/fixture.h"
#include "server/store/sqlite/open.h"
#include "support/scratch_folder.h"

namespace trencavel::server_tests {

namespace {

using enum WriteStatus;

class StoreFaults : public testing::Test {
protected:
    StoreFaults() { open(); }

    void open(const SqliteSettings& settings = {}) {
        store_.reset();
        SqliteSettings own = settings;
        own.vfs = disk_.vfs();
        store_ = std::move(open_sqlite_store(folder_.path("store.db"), Access::Write, own).value());
    }
    std::vector<WriteResult> write(const std::vector<Write>& writes) { return store_->write(writes); }
    WriteStatus append_to(const TableId& table, std::uint32_t expected) {
        return write({append(table, expected, {"body"})}).front().status;
    }
    std::size_t events(const TableId& table) { return store_->load(table, 0).value().size(); }

    ScratchFolder folder_;
    FaultDisk disk_;
    std::unique_ptr<Store> store_;
};

TEST_F(StoreFaults, OnAFullDiskEveryWriteOfTheTransactionFailsAndSaysWhy) {
    ASSERT_EQ(append_to("t", 0), Done);
    disk_.fill_up_after(0);
    const std::vector<WriteResult> results = write({append("t", 1, {"b"}), append("u", 0, {"c"})});
    ASSERT_EQ(results.size(), 2U);
    for (const WriteResult& result : results) {
        EXPECT_EQ(result.status, Failed);
        EXPECT_NE(result.reason.find("disk is full"), std::string::npos) << result.reason;
        EXPECT_NE(result.reason.find("store.db"), std::string::npos) << result.reason;
    }
    EXPECT_EQ(events("t"), 1U);
    EXPECT_EQ(events("u"), 0U);
    EXPECT_EQ(store_->row("t").value()->number, 1U);
}

TEST_F(StoreFaults, WhenThereIsRoomAgainWritesWorkAgain) {
    ASSERT_EQ(append_to("t", 0), Done);
    disk_.fill_up_after(0);
    ASSERT_EQ(append_to("t", 1), Failed);
    disk_.make_room();
    EXPECT_EQ(append_to("t", 1), Done);
    open();
    EXPECT_EQ(events("t"), 2U);
}

TEST_F(StoreFaults, WhereverTheDiskFillsUpATransactionIsDoneAsAWholeOrNotAtAll) {
    std::uint32_t last = 0;
    int failures = 0;
    for (int room = 0; room < 40; ++room) {
        disk_.fill_up_after(room);
        const auto results =
            write({append("t", last, {std::string(3000, 'a'), "b"}), append("u", last, {"c", "d"})});
        disk_.make_room();
        if (results.front().status == Done) last += 2;
        failures += results.front().status == Failed ? 1 : 0;
        ASSERT_EQ(results.front().status, results.back().status);
        ASSERT_EQ(events("t"), last);
        ASSERT_EQ(events("u"), last);
    }
    EXPECT_GT(failures, 3);
    EXPECT_GT(last, 0U);
    open();
    EXPECT_EQ(events("t"), last);
}

TEST_F(StoreFaults, ATransactionWhoseSyncFailsIsNotAcknowledgedAndNotThere) {
    ASSERT_EQ(append_to("t", 0), Done);
    disk_.fail_syncs_after(0);
    const std::vector<WriteResult> results = write({append("t", 1, {"lost"})});
    EXPECT_EQ(results.front().status, Failed);
    EXPECT_NE(results.front().reason.find("I/O error"), std::string::npos) << results.front().reason;
    EXPECT_EQ(events("t"), 1U);
    disk_.heal_syncs();
    EXPECT_EQ(append_to("t", 1), Done);
    EXPECT_EQ(append_to("t", 2), Done);
    open();
    EXPECT_EQ(events("t"), 3U);
}

TEST_F(StoreFaults, ATransactionThatCannotBeWrittenIsNotAcknowledgedAndNotThere) {
    ASSERT_EQ(append_to("t", 0), Done);
    disk_.fail_writes_after(0);
    const std::vector<WriteResult> results = write({append("t", 1, {"lost"})});
    EXPECT_EQ(results.front().status, Failed);
    EXPECT_NE(results.front().reason.find("I/O error"), std::string::npos) << results.front().reason;
    EXPECT_EQ(events("t"), 1U);
    disk_.heal_writes();
    EXPECT_EQ(append_to("t", 1), Done);
    open();
    EXPECT_EQ(events("t"), 2U);
}

TEST_F(StoreFaults, WhereverAWriteFailsATransactionIsDoneAsAWholeOrNotAtAll) {
    open({.checkpoint_pages = 4});
    std::uint32_t last = 0;
    int failures = 0;
    for (int good = 0; good < 60; ++good) {
        disk_.fail_writes_after(good % 20);
        const auto results =
            write({append("t", last, {std::string(3000, 'a'), "b"}), append("u", last, {"c", "d"})});
        disk_.heal_writes();
        if (results.front().status == Done) last += 2;
        failures += results.front().status == Failed ? 1 : 0;
        ASSERT_EQ(results.front().status, results.back().status);
        ASSERT_EQ(events("t"), last);
        ASSERT_EQ(events("u"), last);
    }
    EXPECT_GT(failures, 5);
    EXPECT_GT(last, 0U);
    open();
    EXPECT_EQ(events("t"), last);
}

TEST_F(StoreFaults, WhatCannotBeReadIsSaidAndReadWhenTheDiskIsWellAgain) {
    ASSERT_EQ(append_to("t", 0), Done);
    const SqliteSettings settings{.vfs = disk_.vfs()};
    auto reader = std::move(open_sqlite_store(folder_.path("store.db"), Access::Read, settings).value());
    disk_.fail_reads_after(0);
    const Result<std::vector<StoredEvent>> refused = reader->load("t", 0);
    ASSERT_FALSE(refused.ok()) << "and not that there are none";
    EXPECT_NE(refused.error().find("I/O error"), std::string::npos) << refused.error();
    disk_.heal_reads();
    EXPECT_EQ(reader->load("t", 0).value().size(), 1U);
}

TEST_F(StoreFaults, AFullDiskWhileTheLogIsWrittenBackLosesNothing) {
    open({.checkpoint_pages = 4});
    std::uint32_t last = 0;
    for (int i = 0; i < 100; ++i) {
        disk_.fill_up_after(i % 13);
        if (append_to("t", last) == Done) ++last;
        disk_.make_room();
    }
    EXPECT_GT(last, 20U);
    open();
    EXPECT_EQ(events("t"), last);
}

TEST_F(StoreFaults, EveryCommitIsSynced) {
    ASSERT_EQ(append_to("t", 0), Done);
    for (std::uint32_t i = 1; i <= 10; ++i) {
        const int before = disk_.counts().syncs;
        ASSERT_EQ(append_to("t", i), Done);
        EXPECT_GT(disk_.counts().syncs, before);
    }
}

TEST_F(StoreFaults, ManyWritesOfOneTransactionAreSyncedOnce) {
    ASSERT_EQ(append_to("t", 0), Done);
    std::vector<Write> writes;
    for (std::uint32_t i = 0; i < 100; ++i) writes.push_back(append("u", i, {"x"}));
    const int before = disk_.counts().syncs;
    write(writes);
    EXPECT_EQ(disk_.counts().syncs, before + 1);
}

TEST_F(StoreFaults, AFullDiskAtTheFirstOpeningIsSaidAndLeavesNothingThatStopsTheNext) {
    for (int room = 0; room < 60; ++room) {
        const std::string file = folder_.path("new" + std::to_string(room));
        disk_.fill_up_after(room);
        const auto opened = open_sqlite_store(file, Access::Write, {.vfs = disk_.vfs()});
        disk_.make_room();
        if (opened) {
            EXPECT_GT(room, 0);
            return;
        }
        EXPECT_NE(opened.error().find("full"), std::string::npos) << opened.error();
        EXPECT_TRUE(open_sqlite_store(file, Access::Write, {.vfs = disk_.vfs()}).ok()) << room;
    }
    FAIL() << "it never found room enough";
}

}  // namespace

}  // namespace trencavel::server_tests
