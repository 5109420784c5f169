// trencavel backup, as the host types it.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>

#include "server/store/fixture.h"
#include "support/paths.h"
#include "support/scratch_folder.h"

namespace trencavel::server_tests {

namespace {

struct Ended {
    int code = 0;
    std::string text;  // on both outputs
};

Ended run(const std::string& folder, const std::string& arguments) {
    const std::string line = "cd '" + folder + "' && '" + program_path() + "' " + arguments + " 2>&1";
    Ended ended;
    std::FILE* pipe = popen(line.c_str(), "r");
    std::array<char, 4096> block{};
    while (const std::size_t size = std::fread(block.data(), 1, block.size(), pipe))
        ended.text.append(block.data(), size);
    const int status = pclose(pipe);
    ended.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ended;
}

class BackupCommand : public testing::Test {
protected:
    void make_database(const std::string& data) {
        std::filesystem::create_directory(folder_.path(data));
        store_ = std::move(open_sqlite_store(folder_.path(data) + "/trencavel.db", Access::Write).value());
        const std::vector<Write> writes{append("t", 0, {"a"}), append("u", 0, {"b"})};
        store_->write(writes);
    }

    ScratchFolder folder_;
    std::unique_ptr<Store> store_;
};

TEST_F(BackupCommand, CopiesTheUsualFolderWhileItIsWrittenToAndSaysWhatItCopied) {
    make_database("trencavel-data");
    const Ended ended = run(folder_.path(), "backup monday.db");
    EXPECT_EQ(ended.code, 0) << ended.text;
    const auto bytes = std::filesystem::file_size(folder_.path("monday.db"));
    EXPECT_EQ(ended.text, "monday.db: 2 tables, " + std::to_string(bytes) + " bytes\n");
}

TEST_F(BackupCommand, CopiesTheFolderThatIsNamed) {
    make_database("elsewhere");
    EXPECT_EQ(run(folder_.path(), "backup --data elsewhere monday.db").code, 0);
    EXPECT_TRUE(std::filesystem::exists(folder_.path("monday.db")));
}

TEST_F(BackupCommand, RefusesToOverwrite) {
    make_database("trencavel-data");
    ASSERT_EQ(run(folder_.path(), "backup monday.db").code, 0);
    const Ended again = run(folder_.path(), "backup monday.db");
    EXPECT_EQ(again.code, 1);
    EXPECT_EQ(again.text, "monday.db is already there, and is left as it is\n");
}

TEST_F(BackupCommand, SaysThatThereIsNoDatabase) {
    const Ended ended = run(folder_.path(), "backup monday.db");
    EXPECT_EQ(ended.code, 1);
    EXPECT_NE(ended.text.find("trencavel-data"), std::string::npos) << ended.text;
}

}  // namespace

}  // namespace trencavel::server_tests
