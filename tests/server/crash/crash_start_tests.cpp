// Servers that cannot start say why, and end with 1: nothing is served from what is damaged.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "server/support/raw_client.h"
#include "server/support/server_process.h"
#include "server/support/test_person.h"
#include "support/ordinary_rights.h"
#include "support/program.h"

namespace trencavel::server_tests {
namespace {

using cli_tests::Outcome;

Outcome serve(const std::string& data, const std::string& port = "0") {
    return cli_tests::run({"serve", "--port", port, "--data", data});
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
    const Outcome finished = serve(server_.data());
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_NE(finished.err.find("trencavel.db"), std::string::npos) << finished.err;
    EXPECT_NE(finished.err.find("damaged"), std::string::npos) << finished.err;
}

TEST_F(StoppedServer, RefusesADatabaseWithADamagedPage) {
    overwrite(4096, std::string(8192, '\x5a'));
    const Outcome finished = serve(server_.data());
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_NE(finished.err.find("trencavel.db"), std::string::npos) << finished.err;
    EXPECT_NE(finished.err.find("damaged"), std::string::npos) << finished.err;
}

TEST_F(StoppedServer, RefusesADatabaseThatWasCutOff) {
    std::filesystem::resize_file(database(), std::filesystem::file_size(database()) / 2);
    const Outcome finished = serve(server_.data());
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_NE(finished.err.find("damaged"), std::string::npos) << finished.err;
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
    const Outcome finished = serve(folder.path("file") + "/data");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_NE(finished.err.find("data folder"), std::string::npos) << finished.err;
}

TEST(Start, RefusesADataFolderInWhichItMayNotWrite) {
    const ScratchFolder folder;
    std::filesystem::create_directory(folder.path("data"));
    chmod(folder.path("data").c_str(), 0500);
    const OrdinaryRights rights;
    const Outcome finished = serve(folder.path("data"));
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_NE(finished.err.find(folder.path("data")), std::string::npos) << finished.err;
    chmod(folder.path("data").c_str(), 0700);
}

/// What even root cannot do: a folder stands where the database should be.
TEST(Start, RefusesADatabaseThatCannotBeOpened) {
    const ScratchFolder folder;
    std::filesystem::create_directories(folder.path("data/trencavel.db"));
    const Outcome finished = serve(folder.path("data"));
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_NE(finished.err.find("trencavel.db"), std::string::npos) << finished.err;
}

TEST(Start, RefusesAPortThatIsInUse) {
    const ServerProcess first;
    ASSERT_NE(first.port(), 0);
    const ScratchFolder folder;
    const Outcome second = serve(folder.path("data"), std::to_string(first.port()));
    EXPECT_EQ(second.exit_code, 1);
    EXPECT_NE(second.err.find(std::to_string(first.port())), std::string::npos) << second.err;
}

TEST(Start, RefusesDataThatAnotherServerUses) {
    const ServerProcess first;
    ASSERT_NE(first.port(), 0);
    const Outcome second = serve(first.data());
    EXPECT_EQ(second.exit_code, 1);
    EXPECT_NE(second.err.find("another"), std::string::npos) << second.err;
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
