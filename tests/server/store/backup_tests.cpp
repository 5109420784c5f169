// Copies of the database: whole, consistent, and never in the place of something else.
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "server/store/fixture.h"
#include "server/store/sqlite/backup.h"
#include "support/scratch_folder.h"

namespace trencavel::server_tests {

namespace {

namespace fs = std::filesystem;

class Backup : public testing::Test {
protected:
    std::unique_ptr<Store> open(const std::string& file, Access access = Access::Write) {
        auto opened = open_sqlite_store(file, access);
        EXPECT_TRUE(opened.ok()) << opened.error();
        return std::move(opened.value());
    }
    static void write(Store& store, const std::vector<Write>& writes) {
        for (const WriteResult& result : store.write(writes)) ASSERT_EQ(result.status, WriteStatus::Done);
    }
    void expect_refusal(const std::string& word) {
        const Result<BackupReport> report = back_up(file_, copy_);
        ASSERT_FALSE(report.ok());
        EXPECT_NE(report.error().find(word), std::string::npos) << report.error();
    }
    std::size_t files_in_folder() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_.path()), {}));
    }

    ScratchFolder folder_;
    std::string file_ = folder_.path("store.db");
    std::string copy_ = folder_.path("copy.db");
};

TEST_F(Backup, HoldsEverythingAndSaysHowMuch) {
    const auto store = open(file_);
    write(*store, {append("t", 0, {"a", "b"}), append("u", 0, {"c"}), PutPerson{person("p1", "anna")}});
    const Result<BackupReport> report = back_up(file_, copy_);
    ASSERT_TRUE(report.ok()) << report.error();
    EXPECT_EQ(report->tables, 2);
    EXPECT_EQ(report->bytes, static_cast<std::int64_t>(fs::file_size(copy_)));
    const auto copy = open(copy_);
    EXPECT_EQ(copy->load("t", 0).value().size(), 2U);
    EXPECT_EQ(copy->person_of_account("anna").value()->id, "p1");
}

TEST_F(Backup, IsAFileAloneForTheServersEyesOnly) {
    const auto store = open(file_);
    write(*store, {append("t", 0, {"a"})});
    const std::size_t before = files_in_folder();
    ASSERT_TRUE(back_up(file_, copy_).ok());
    EXPECT_EQ(files_in_folder(), before + 1);
    EXPECT_EQ(fs::status(copy_).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(Backup, CanTakeThePlaceOfTheDatabase) {
    {
        const auto store = open(file_);
        write(*store, {append("t", 0, {"a"})});
        ASSERT_TRUE(back_up(file_, copy_).ok());
        write(*store, {append("t", 1, {"after it"})});
    }
    fs::copy_file(copy_, file_, fs::copy_options::overwrite_existing);
    const auto store = open(file_);
    EXPECT_EQ(store->load("t", 0).value().size(), 1U);
    write(*store, {append("t", 1, {"b"})});
}

TEST_F(Backup, IsOneMomentOfADatabaseThatIsWrittenTo) {
    const auto store = open(file_);
    write(*store, {append("t", 0, {"0"}), append("u", 0, {"0"})});
    std::atomic<bool> enough = false;
    std::atomic<std::uint32_t> written = 1;
    std::thread writer([&] {
        for (std::uint32_t i = 1; !enough; written = ++i) {
            // Both tables in one transaction: a copy of one moment has as many of each.
            write(*store, {append("t", i, {std::string(5000, 'x')}), append("u", i, {"y"})});
        }
    });
    for (int i = 0; i < 5; ++i) {
        const std::uint32_t acknowledged = written;
        const std::string name = folder_.path("copy" + std::to_string(i));
        const Result<BackupReport> report = back_up(file_, name);
        EXPECT_TRUE(report.ok()) << report.error();
        const auto copy = open(name);
        EXPECT_EQ(copy->load("t", 0).value().size(), copy->load("u", 0).value().size());
        EXPECT_GE(copy->load("t", 0).value().size(), acknowledged);
    }
    enough = true;
    writer.join();
    EXPECT_EQ(store->load("t", 0).value().size(), written);
}

TEST_F(Backup, HoldsWhatAServerThatWasKilledLeftInItsLog) {
    const auto store = open(file_);
    write(*store, {append("t", 0, {"a"})});
    const std::string killed = folder_.path("killed.db");
    fs::copy_file(file_, killed);
    fs::copy_file(file_ + "-wal", killed + "-wal");
    ASSERT_TRUE(back_up(killed, copy_).ok());
    EXPECT_EQ(open(copy_)->load("t", 0).value().size(), 1U);
}

TEST_F(Backup, NeverTakesThePlaceOfAnotherFile) {
    const auto store = open(file_);
    std::ofstream(copy_) << "precious";
    expect_refusal("is already there");
    EXPECT_EQ(fs::file_size(copy_), 8U);
    EXPECT_FALSE(back_up(file_, file_).ok());
}

TEST_F(Backup, OfADatabaseThatIsNotThereIsRefused) {
    expect_refusal("there is no such database");
    EXPECT_FALSE(fs::exists(copy_));
}

TEST_F(Backup, OfWhatIsNoDatabaseIsRefused) {
    std::ofstream(file_) << std::string(5000, 'x');
    expect_refusal("is not a database of Trencavel");
    EXPECT_FALSE(fs::exists(copy_));
}

TEST_F(Backup, IntoAFolderThatIsNotThereIsRefused) {
    const auto store = open(file_);
    copy_ = folder_.path("no/copy.db");
    expect_refusal("No such file or directory");
}

TEST_F(Backup, OfADamagedDatabaseIsRefusedAndLeavesNoCopy) {
    {
        const auto store = open(file_);
        write(*store, {append("t", 0, std::vector<std::string>(100, std::string(1000, 'x')))});
    }
    {
        std::fstream file(file_, std::ios::binary | std::ios::in | std::ios::out);
        file.seekp(static_cast<std::streamoff>(fs::file_size(file_) / 2));
        file << std::string(20'000, '\xa5');
    }
    const std::size_t before = files_in_folder();
    expect_refusal("damaged");
    EXPECT_FALSE(fs::exists(copy_));
    EXPECT_LE(files_in_folder(), before + 2);  // sqlite3 may have put an empty log beside the database
}

}  // namespace

}  // namespace trencavel::server_tests
