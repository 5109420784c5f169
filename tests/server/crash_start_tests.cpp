// Servers that cannot start say why, and end with 1: nothing is served from what is damaged.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "server/raw_client.h"
#include "server/server_process.h"
#include "server/test_person.h"

namespace trencavel::server_tests {
namespace {

Finished serve(const std::string& data, const std::string& port = "0") {
    return run_trencavel({"serve", "--port", port, "--data", data});
}

/// A data folder in which a table was made, and whose server has ended as it should.
class StoppedServer : public testing::Test {
protected:
    void SetUp() override {
        TestPerson host(server_, "Anna");
        for (int i = 0; i < 20; ++i) {
            const HttpAnswer made = host.post(
                "/api/tables", {{"game", "wheel"}, {"seats", {{{"kind", "open"}}, {{"kind", "open"}}}}});
            ASSERT_EQ(made.status, 201u);
        }
        EXPECT_EQ(server_.stop(), 0);
    }
    std::string database() const { return server_.data() + "/trencavel.db"; }
    void overwrite(std::streamoff at, const std::string& bytes) const {
        std::fstream file(database(), std::ios::binary | std::ios::in | std::ios::out);
        file.seekp(at);
        file << bytes;
    }

    ServerProcess server_;
};

TEST_F(StoppedServer, RefusesADatabaseThatIsNone) {
    overwrite(0, std::string(100, 'x'));
    const Finished finished = serve(server_.data());
    EXPECT_EQ(finished.code, 1);
    EXPECT_NE(finished.output.find("trencavel.db"), std::string::npos) << finished.output;
    EXPECT_NE(finished.output.find("damaged"), std::string::npos) << finished.output;
}

TEST_F(StoppedServer, RefusesADatabaseWithADamagedPage) {
    overwrite(4096, std::string(8192, '\x5a'));
    const Finished finished = serve(server_.data());
    EXPECT_EQ(finished.code, 1);
    EXPECT_NE(finished.output.find("trencavel.db"), std::string::npos) << finished.output;
    EXPECT_NE(finished.output.find("damaged"), std::string::npos) << finished.output;
}

TEST_F(StoppedServer, RefusesADatabaseThatWasCutOff) {
    std::filesystem::resize_file(database(), std::filesystem::file_size(database()) / 2);
    const Finished finished = serve(server_.data());
    EXPECT_EQ(finished.code, 1);
    EXPECT_NE(finished.output.find("damaged"), std::string::npos) << finished.output;
}

TEST_F(StoppedServer, LeavesADamagedDatabaseAsItIs) {
    overwrite(0, std::string(100, 'x'));
    const auto size = std::filesystem::file_size(database());
    serve(server_.data());
    EXPECT_EQ(std::filesystem::file_size(database()), size);
    std::ifstream file(database(), std::ios::binary);
    std::string begin(100, '\0');
    file.read(begin.data(), 100);
    EXPECT_EQ(begin, std::string(100, 'x'));
}

TEST(Start, RefusesADataFolderThatCannotBeMade) {
    const ScratchFolder folder;
    std::ofstream(folder.path("file")) << "not a folder";
    const Finished finished = serve(folder.path("file") + "/data");
    EXPECT_EQ(finished.code, 1);
    EXPECT_NE(finished.output.find("data folder"), std::string::npos) << finished.output;
}

TEST(Start, RefusesADataFolderInWhichItMayNotWrite) {
    if (geteuid() == 0) GTEST_SKIP() << "root may write anywhere";
    const ScratchFolder folder;
    std::filesystem::create_directory(folder.path("data"));
    chmod(folder.path("data").c_str(), 0500);
    const Finished finished = serve(folder.path("data"));
    EXPECT_EQ(finished.code, 1);
    EXPECT_NE(finished.output.find(folder.path("data")), std::string::npos) << finished.output;
    chmod(folder.path("data").c_str(), 0700);
}

/// What even root cannot do: a folder stands where the database should be.
TEST(Start, RefusesADatabaseThatCannotBeOpened) {
    const ScratchFolder folder;
    std::filesystem::create_directories(folder.path("data/trencavel.db"));
    const Finished finished = serve(folder.path("data"));
    EXPECT_EQ(finished.code, 1);
    EXPECT_NE(finished.output.find("trencavel.db"), std::string::npos) << finished.output;
}

TEST(Start, RefusesAPortThatIsInUse) {
    const ServerProcess first;
    ASSERT_NE(first.port(), 0);
    const ScratchFolder folder;
    const Finished second = serve(folder.path("data"), std::to_string(first.port()));
    EXPECT_EQ(second.code, 1);
    EXPECT_NE(second.output.find(std::to_string(first.port())), std::string::npos) << second.output;
}

TEST(Start, RefusesDataThatAnotherServerUses) {
    const ServerProcess first;
    ASSERT_NE(first.port(), 0);
    const Finished second = serve(first.data());
    EXPECT_EQ(second.code, 1);
    EXPECT_NE(second.output.find("another"), std::string::npos) << second.output;
    RawClient client(first.port());
    EXPECT_EQ(client.request("GET", "/health").status, 200u) << "the first one must go on";
}

TEST(Start, TakesUpDataAgainAfterAKill) {
    ServerProcess server;
    server.kill();
    server.start();
    ASSERT_NE(server.port(), 0);
    RawClient client(server.port());
    EXPECT_EQ(client.request("GET", "/health").status, 200u);
}

}  // namespace
}  // namespace trencavel::server_tests
