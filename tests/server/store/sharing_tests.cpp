// One file and several who want it: one writes, others read, and nobody who died stands in the way.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "server/store/fixture.h"
#include "support/scratch_folder.h"

namespace trencavel::server_tests {

namespace {

class SharedFile : public testing::Test {
protected:
    /// Why it cannot be opened for writing; empty: it can.
    std::string refusal() const {
        const auto opened = open_sqlite_store(file_, Access::Write);
        return opened ? "" : opened.error();
    }

    ScratchFolder folder_;
    std::string file_ = folder_.path("store.db");
};

TEST_F(SharedFile, InUseByAnotherStoreIsRefusedWithItsProcess) {
    const auto first = open_sqlite_store(file_, Access::Write);
    ASSERT_TRUE(first.ok());
    const std::string text = refusal();
    EXPECT_NE(text.find("in use by another server (process " + std::to_string(getpid()) + ")"),
              std::string::npos)
        << text;
}

TEST_F(SharedFile, IsFreeAgainAfterItsStoreIsClosed) {
    { const auto first = open_sqlite_store(file_, Access::Write); }
    EXPECT_EQ(refusal(), "");
}

TEST_F(SharedFile, IsFreeAgainAfterItsProcessWasKilled) {
    int ready[2] = {};
    ASSERT_EQ(pipe(ready), 0);
    const pid_t child = fork();
    if (child == 0) {
        const auto store = open_sqlite_store(file_, Access::Write);
        const char answer = store ? 'y' : 'n';
        if (::write(ready[1], &answer, 1) == 1) pause();
        _exit(1);
    }
    char answer = 0;
    ASSERT_EQ(::read(ready[0], &answer, 1), 1);
    EXPECT_EQ(answer, 'y');
    EXPECT_NE(refusal().find("process " + std::to_string(child)), std::string::npos);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    EXPECT_EQ(refusal(), "");
    close(ready[0]);
    close(ready[1]);
}

TEST_F(SharedFile, CanBeReadWhileAnotherWrites) {
    const auto writer = open_sqlite_store(file_, Access::Write);
    const auto reader = open_sqlite_store(file_, Access::Read);
    ASSERT_TRUE(reader.ok()) << reader.error();
    for (std::uint32_t i = 0; i < 5; ++i) {
        const std::vector<Write> writes{append("t", i, {"x"})};
        writer.value()->write(writes);
        EXPECT_EQ(reader.value()->load("t", 0).value().size(), i + 1);
    }
}

TEST_F(SharedFile, OpenedForReadingIsNotWrittenTo) {
    open_sqlite_store(file_, Access::Write).value().reset();
    const auto reader = open_sqlite_store(file_, Access::Read);
    const std::vector<Write> writes{append("t", 0, {"x"}), append("u", 0, {"x"})};
    const std::vector<WriteResult> results = reader.value()->write(writes);
    ASSERT_EQ(results.size(), 2U);
    EXPECT_EQ(results[1].status, WriteStatus::Failed);
    EXPECT_NE(results[1].reason.find("reading only"), std::string::npos);
}

}  // namespace

}  // namespace trencavel::server_tests
