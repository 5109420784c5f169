// The threads between the serving one and the store: what was given is done, in order, and told.
#include <gtest/gtest.h>

#include <stdexcept>

#include "server/store/archive.h"
#include "server/store/fixture.h"
#include "server/store/gated_store.h"
#include "server/support/test_scheduler.h"

namespace trencavel::server_tests {

namespace {

using enum WriteStatus;
using Statuses = std::vector<WriteStatus>;

class ArchiveThreads : public testing::Test {
protected:
    ArchiveThreads() {
        auto writer = open_sqlite_store(folder_.path("store.db"), Access::Write);
        auto reader = open_sqlite_store(folder_.path("store.db"), Access::Read);
        archive_ = make_archive(scheduler_, std::make_unique<GatedStore>(std::move(writer.value()), gate_),
                                std::move(reader.value()),
                                [this](const CommitReport& report) { reports_.push_back(report); });
    }

    void write(Write write) {
        ++given_;
        archive_->write(std::move(write), [this](const WriteResult& result) {
            statuses_.push_back(result.status);
            reasons_.push_back(result.reason);
        });
    }
    void append_next() {
        write(append("t", appended_, {std::to_string(appended_)}));
        ++appended_;
    }
    bool all_told() {
        return scheduler_.run_until([this] { return statuses_.size() == given_; });
    }
    /// The next transaction has begun, and goes no further until let_go.
    void hold() {
        gate_.held = true;
        append_next();
        gate_.entered.acquire();
    }
    void let_go() {
        gate_.held = false;
        gate_.may_go.release();
    }
    /// What the reader finds now.
    std::size_t events_read() {
        std::size_t count = 0;
        bool answered = false;
        archive_->read([&](Store& store) -> Task {
            const std::size_t found = store.load("t", 0).value().size();
            return [&count, &answered, found] { count = found, answered = true; };
        });
        EXPECT_TRUE(scheduler_.run_until([&] { return answered; }));
        return count;
    }

    ScratchFolder folder_;
    TestScheduler scheduler_;
    Gate gate_;
    std::vector<CommitReport> reports_;
    Statuses statuses_;
    std::vector<std::string> reasons_;
    std::size_t given_ = 0;
    std::uint32_t appended_ = 0;
    std::unique_ptr<Archive> archive_;
};

TEST_F(ArchiveThreads, WritesAreCarriedOutInTheOrderInWhichTheyWereGiven) {
    for (int i = 0; i < 2000; ++i) append_next();  // each takes the one before it for granted
    ASSERT_TRUE(all_told());
    EXPECT_EQ(statuses_, Statuses(2000, Done));
    EXPECT_EQ(events_read(), 2000U);
}

TEST_F(ArchiveThreads, NothingIsToldBeforeTheTransactionIsCommitted) {
    hold();
    EXPECT_EQ(scheduler_.run_posted(), 0);
    EXPECT_EQ(archive_->waiting(), 1U);
    let_go();
    ASSERT_TRUE(all_told());
    EXPECT_EQ(archive_->waiting(), 0U);
}

TEST_F(ArchiveThreads, WhatWaitsIsCommittedTogether) {
    hold();
    for (int i = 0; i < 10; ++i) append_next();
    EXPECT_EQ(archive_->waiting(), 11U);
    let_go();
    ASSERT_TRUE(all_told());
    archive_->finish();
    EXPECT_EQ(gate_.sizes, (std::vector<std::size_t>{1, 10}));
}

TEST_F(ArchiveThreads, ATransactionHasItsLimit) {
    hold();
    for (int i = 0; i < 1200; ++i) append_next();
    let_go();
    ASSERT_TRUE(all_told());
    archive_->finish();
    EXPECT_EQ(gate_.sizes, (std::vector<std::size_t>{1, 512, 512, 176}));
}

TEST_F(ArchiveThreads, AReadSeesEveryWriteThatWasToldBefore) {
    for (std::size_t i = 1; i <= 100; ++i) {
        append_next();
        ASSERT_TRUE(all_told());
        ASSERT_EQ(events_read(), i);
    }
}

TEST_F(ArchiveThreads, ReadsGoOnWhileATransactionTakesLong) {
    append_next();
    ASSERT_TRUE(all_told());
    hold();
    EXPECT_EQ(events_read(), 1U);
    let_go();
}

TEST_F(ArchiveThreads, EachTransactionIsReported) {
    hold();
    append_next();
    append_next();
    let_go();
    ASSERT_TRUE(scheduler_.run_until([this] { return reports_.size() == 2; }));
    EXPECT_EQ(reports_[0].writes, 1U);
    EXPECT_EQ(reports_[1].writes, 2U);
    EXPECT_FALSE(reports_[1].failed);
    EXPECT_GT(reports_[1].seconds, 0);
}

TEST_F(ArchiveThreads, AFailedTransactionIsToldToAllAndTheNextCanSucceed) {
    gate_.fails = true;
    write(append("t", 0, {"a"}));
    write(append("t", 0, {"a"}));
    ASSERT_TRUE(all_told());
    EXPECT_EQ(statuses_, (Statuses{Failed, Failed}));
    EXPECT_EQ(reasons_[0], "disk full");
    EXPECT_FALSE(archive_->healthy());
    gate_.fails = false;
    write(append("t", 0, {"a"}));
    ASSERT_TRUE(all_told());
    EXPECT_EQ(statuses_.back(), Done);
    EXPECT_TRUE(archive_->healthy());
    EXPECT_TRUE(reports_.front().failed);
}

TEST_F(ArchiveThreads, AConflictDoesNotMakeItUnhealthy) {
    write(append("t", 5, {"a"}));
    ASSERT_TRUE(all_told());
    EXPECT_EQ(statuses_, Statuses{Conflict});
    EXPECT_TRUE(archive_->healthy());
}

TEST_F(ArchiveThreads, AStoreThatThrowsHasFailed) {
    gate_.throws = true;
    write(append("t", 0, {"a"}));
    ASSERT_TRUE(all_told());
    EXPECT_EQ(statuses_, Statuses{Failed});
    EXPECT_EQ(reasons_, std::vector<std::string>{"out of everything"});
    gate_.throws = false;
    append_next();
    ASSERT_TRUE(all_told());
    EXPECT_EQ(statuses_.back(), Done);
}

TEST_F(ArchiveThreads, AReadThatThrowsIsSaidAndDoesNotStopOthers) {
    append_next();
    ASSERT_TRUE(all_told());
    testing::internal::CaptureStderr();
    archive_->read([](Store&) -> Task { throw std::runtime_error("a bug"); });
    archive_->read([](Store&) -> Task { throw 1; });
    EXPECT_EQ(events_read(), 1U);
    EXPECT_NE(testing::internal::GetCapturedStderr().find("a bug"), std::string::npos);
}

TEST_F(ArchiveThreads, AReadMayHaveNothingToTell) {
    archive_->read([](Store&) { return Task(); });
    EXPECT_EQ(events_read(), 0U);
}

TEST_F(ArchiveThreads, FinishingCarriesOutWhatWaitsAndPostsTheResults) {
    hold();
    for (int i = 0; i < 700; ++i) append_next();
    std::size_t read = 0;
    archive_->read([&read](Store& store) -> Task {
        const std::size_t found = store.load("t", 0).value().size();
        return [&read, found] { read = found + 1; };
    });
    let_go();
    archive_->finish();
    scheduler_.run_posted();
    EXPECT_EQ(statuses_, Statuses(701, Done));
    EXPECT_GE(read, 1U);
}

TEST_F(ArchiveThreads, AfterFinishingWritesAreRefusedAndToldSo) {
    archive_->finish();
    append_next();
    archive_->finish();
    scheduler_.run_posted();
    EXPECT_EQ(statuses_, Statuses{Failed});
    EXPECT_EQ(archive_->waiting(), 0U);
}

TEST(DirectArchive, CarriesOutAtOnceAndPostsTheResult) {
    TestScheduler scheduler;
    const std::unique_ptr<Store> store = make_memory_store();
    const std::unique_ptr<Archive> archive = make_direct_archive(scheduler, *store);
    Statuses statuses;
    archive->write(append("t", 0, {"a"}),
                   [&](const WriteResult& result) { statuses.push_back(result.status); });
    EXPECT_EQ(store->load("t", 0).value().size(), 1U);
    EXPECT_TRUE(statuses.empty());
    std::size_t read = 0;
    archive->read([&read](Store& behind) -> Task {
        const std::size_t found = behind.load("t", 0).value().size();
        return [&read, found] { read = found; };
    });
    EXPECT_EQ(read, 0U);
    scheduler.run_posted();
    EXPECT_EQ(statuses, Statuses{Done});
    EXPECT_EQ(read, 1U);
    EXPECT_TRUE(archive->healthy());
}

}  // namespace

}  // namespace trencavel::server_tests
