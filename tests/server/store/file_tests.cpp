// The database file: which ones are refused, in which words, and that a refusal leaves the file as it is.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/store/fixture.h"
#include "server/store/sqlite/open.h"
#include "server/store/sqlite/schema.h"
#include "support/ordinary_rights.h"
#include "support/scratch_folder.h"

namespace trencavel::server_tests {

namespace {

namespace fs = std::filesystem;

class StoreFile : public testing::Test {
protected:
    /// Why it is refused; empty: it is not.
    std::string refusal(Access access = Access::Write, const SqliteSettings& settings = {}) {
        const auto opened = open_sqlite_store(file_, access, settings);
        return opened ? "" : opened.error();
    }
    void expect_refusal(const std::vector<std::string>& words, const SqliteSettings& settings = {}) {
        const std::string before = content();
        const std::string text = refusal(Access::Write, settings);
        for (const std::string& word : words)
            EXPECT_NE(text.find(word), std::string::npos) << word << " in: " << text;
        EXPECT_NE(text.find(file_), std::string::npos) << text;
        EXPECT_EQ(content(), before) << "the file has been changed";
    }
    std::string content() const {
        std::ifstream file(file_, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    }
    void put_content(const std::string& bytes) const {
        std::ofstream(file_, std::ios::binary | std::ios::trunc) << bytes;
    }
    /// A database with some tables, and closed, so that nothing is left in the log.
    void fill() const {
        auto store = std::move(open_sqlite_store(file_, Access::Write).value());
        std::vector<Write> writes;
        for (int i = 0; i < 100; ++i) {
            writes.push_back(append("table" + std::to_string(i), 0, Bodies(10, std::string(200, 'x'))));
        }
        for (const WriteResult& result : store->write(writes)) ASSERT_EQ(result.status, WriteStatus::Done);
    }
    void run_sql(const std::string& sql) const {
        const auto database = Database::open(file_, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
        ASSERT_TRUE(database->run(sql.c_str())) << database->message();
    }

    using Bodies = std::vector<std::string>;
    ScratchFolder folder_;
    std::string file_ = folder_.path("store.db");
};

TEST_F(StoreFile, IsMadeIfItIsMissingForTheServersEyesOnly) {
    EXPECT_EQ(refusal(), "");
    struct stat info {};
    ASSERT_EQ(stat(file_.c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 0777, 0600U);
}

TEST_F(StoreFile, KeepsALogBesideItAndSyncsFully) {
    const auto opened = open_database(file_, Access::Write, {});
    ASSERT_TRUE(opened.ok());
    EXPECT_EQ(opened->database.value("PRAGMA journal_mode").value(), "wal");
    EXPECT_EQ(opened->database.number("PRAGMA synchronous").value(), 2);
    EXPECT_EQ(opened->database.number("PRAGMA user_version").value(),
              static_cast<std::int64_t>(migrations().size()));
}

TEST_F(StoreFile, ThatWasOverwrittenInTheMiddleIsRefusedAsDamagedWithWhatToDo) {
    fill();
    std::string bytes = content();
    ASSERT_GT(bytes.size(), 100'000U);
    for (std::size_t i = bytes.size() / 2; i < bytes.size() / 2 + 20'000; ++i)
        bytes[i] = static_cast<char>(i * 7);
    put_content(bytes);
    expect_refusal({"is damaged", "trencavel backup", file_ + "-wal"});
}

TEST_F(StoreFile, ThatWasCutOffIsRefusedAsDamaged) {
    fill();
    fs::resize_file(file_, fs::file_size(file_) / 2);
    expect_refusal({"is damaged", "trencavel backup"});
}

TEST_F(StoreFile, WhoseBeginningIsOverwrittenIsRefused) {
    fill();
    std::string bytes = content();
    std::fill(bytes.begin(), bytes.begin() + 4096, 'z');
    put_content(bytes);
    expect_refusal({"is not a database of Trencavel, or its beginning is damaged", "trencavel backup"});
}

TEST_F(StoreFile, WhereverAPageIsLostItIsRefusedOrNothingIsMissing) {
    fill();
    const std::string whole = content();
    int refused = 0;
    for (std::size_t page = 0; page < whole.size() / 4096; page += 3) {
        std::string bytes = whole;
        std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(page * 4096), 4096, '\xa5');
        put_content(bytes);
        refused += refusal().empty() ? 0 : 1;
    }
    EXPECT_EQ(refused, static_cast<int>((whole.size() / 4096 + 2) / 3));
}

TEST_F(StoreFile, OfALargeDatabaseAllButTheEventsIsChecked) {
    fill();
    const std::int64_t root = Database::open(file_, SQLITE_OPEN_READONLY)
                                  ->number("SELECT rootpage FROM sqlite_schema WHERE name = 'tables'")
                                  .value();
    std::string bytes = content();
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>((root - 1) * 4096), 4096, '\xa5');
    put_content(bytes);
    expect_refusal({"is damaged"}, {.checked_bytes = 0});
}

TEST_F(StoreFile, DamageInTheEventsOfALargeDatabaseShowsWhenTheyAreLoaded) {
    fill();
    const std::int64_t root = Database::open(file_, SQLITE_OPEN_READONLY)
                                  ->number("SELECT rootpage FROM sqlite_schema WHERE name = 'events'")
                                  .value();
    std::string bytes = content();
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>((root - 1) * 4096), 4096, '\xa5');
    put_content(bytes);
    const auto store = open_sqlite_store(file_, Access::Write, {.checked_bytes = 0});
    ASSERT_TRUE(store.ok()) << store.error();
    const auto events = store.value()->load("table1", 0);
    ASSERT_FALSE(events.ok());
    EXPECT_NE(events.error().find(file_), std::string::npos);
    const std::vector<Write> writes{append("table1", 10, {"x"})};
    EXPECT_EQ(store.value()->write(writes).front().status, WriteStatus::Failed);
    EXPECT_FALSE(store.value()->row("table1").ok()) << "it runs: its last event tells of it";
    EXPECT_TRUE(store.value()->list({ListKind::Open, "", "", 20}).ok());
}

TEST_F(StoreFile, ThatIsNoDatabaseAtAllIsRefused) {
    put_content(std::string(5000, 'n'));
    expect_refusal({"is not a database of Trencavel"});
    put_content("short");
    expect_refusal({"is not a database of Trencavel"});
}

TEST_F(StoreFile, OfAnotherProgramIsRefused) {
    run_sql("CREATE TABLE recipes (name TEXT)");
    expect_refusal({"database of another program"});
}

TEST_F(StoreFile, WithAnotherApplicationIdIsRefusedEvenIfItIsEmpty) {
    run_sql("PRAGMA application_id = 7");
    expect_refusal({"database of another program"});
}

TEST_F(StoreFile, OfANewerVersionIsRefusedByName) {
    fill();
    run_sql("PRAGMA user_version = 99");
    expect_refusal({"version 99", "newer Trencavel"});
    EXPECT_NE(refusal(Access::Read).find("version 99"), std::string::npos);
}

TEST_F(StoreFile, ThatIsEmptyIsAsGoodAsNone) {
    put_content("");
    EXPECT_EQ(refusal(), "");
}

TEST_F(StoreFile, ThatIsGoneWhileItsLogIsThereIsRefusedAndTheLogKept) {
    std::ofstream(file_ + "-wal") << "what is left";
    expect_refusal({"missing or empty", file_ + "-wal"});
    put_content("");
    expect_refusal({"missing or empty", file_ + "-wal"});
    EXPECT_TRUE(fs::exists(file_ + "-wal"));
}

TEST_F(StoreFile, ThatIsAFolderIsRefused) {
    fs::create_directory(file_);
    EXPECT_NE(refusal().find("is a folder"), std::string::npos);
    EXPECT_NE(refusal(Access::Read).find("is a folder"), std::string::npos);
}

TEST_F(StoreFile, InAFolderThatIsNotThereIsRefused) {
    file_ = folder_.path("no/such/store.db");
    EXPECT_NE(refusal().find("there is no folder " + folder_.path("no/such")), std::string::npos);
}

TEST_F(StoreFile, ThatMayNotBeWrittenIsRefused) {
    fill();
    const OrdinaryRights rights;
    fs::permissions(file_, fs::perms::owner_read);
    EXPECT_NE(refusal().find("Permission denied"), std::string::npos);
    fs::permissions(file_, fs::perms::owner_all);
    fs::permissions(folder_.path(), fs::perms::owner_read | fs::perms::owner_exec);
    EXPECT_NE(refusal().find("cannot be written"), std::string::npos);
    fs::permissions(folder_.path(), fs::perms::owner_all);
}

TEST_F(StoreFile, ThatIsMissingOrEmptyCannotBeRead) {
    EXPECT_NE(refusal(Access::Read).find("there is no such database"), std::string::npos);
    EXPECT_FALSE(fs::exists(file_));
    put_content("");
    EXPECT_NE(refusal(Access::Read).find("there is no such database"), std::string::npos);
}

TEST_F(StoreFile, ForgetsWhatWasRewritten) {
    {
        const auto store = open_sqlite_store(file_, Access::Write);
        const std::vector<Write> said{append("t", 0, {"a secret that somebody said"})};
        store.value()->write(said);
        const std::vector<Write> unsaid{Rewrite{"t", 1, "gone"}};
        store.value()->write(unsaid);
    }
    EXPECT_EQ(content().find("a secret"), std::string::npos);
}

}  // namespace

}  // namespace trencavel::server_tests
