// What a player fixes for the draw of a table before asking for a seat, and keeps.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "client/kept_draw.h"
#include "support/scratch_folder.h"

namespace trencavel::client {
namespace {

namespace fs = std::filesystem;

class KeptDrawTest : public testing::Test {
protected:
    static RemoteDraw shown(char digit, unsigned version = 2) {
        return {.version = version, .commitment = std::string(64, digit)};
    }

    const ScratchFolder folder_;
    const std::string draws_ = draws_folder(folder_.path("server/Anna"));
};

TEST_F(KeptDrawTest, IsKeptBesideThePerson) {
    EXPECT_EQ(draws_, folder_.path("server/.draws/Anna"));
    EXPECT_FALSE(kept_draw(draws_, "k3"));
    const Result<KeptDraw> kept = keep_draw(draws_, "k3", shown('a'));
    ASSERT_TRUE(kept.ok()) << kept.error();
    EXPECT_EQ(kept->contribution.size(), 64u);
    EXPECT_EQ(kept_draw(draws_, "k3"), kept.value());
    const fs::perms mode = fs::status(draws_ + "/k3").permissions();
    EXPECT_EQ(mode & (fs::perms::group_all | fs::perms::others_all), fs::perms::none);
}

TEST_F(KeptDrawTest, IsTheSameEveryTimeAndAnotherOneAtEveryTable) {
    const KeptDraw first = keep_draw(draws_, "k3", shown('a')).value();
    EXPECT_EQ(keep_draw(draws_, "k3", shown('a')).value(), first);
    EXPECT_NE(keep_draw(draws_, "k4", shown('a'))->contribution, first.contribution);
    const std::string other = draws_folder(folder_.path("server/Ben"));
    EXPECT_NE(keep_draw(other, "k3", shown('a'))->contribution, first.contribution);
}

TEST_F(KeptDrawTest, IsRefusedForAnotherCommitmentOrVersion) {
    const KeptDraw first = keep_draw(draws_, "k3", shown('a')).value();
    EXPECT_FALSE(keep_draw(draws_, "k3", shown('b')).ok());
    EXPECT_FALSE(keep_draw(draws_, "k3", shown('a', 1)).ok());
    EXPECT_EQ(kept_draw(draws_, "k3"), first) << "nothing has changed";
}

// What follows the commitment in the file is the contribution: a server must not get to write it.
TEST_F(KeptDrawTest, TakesNothingForACommitmentButAHash) {
    for (const std::string& text : {std::string(), std::string(63, 'a'), std::string(65, 'a'),
                                    std::string(31, 'a') + " " + std::string(32, 'b'), std::string(64, 'g')})
        EXPECT_FALSE(keep_draw(draws_, "k3", {.version = 2, .commitment = text}).ok()) << text;
    EXPECT_FALSE(kept_draw(draws_, "k3"));
}

TEST_F(KeptDrawTest, NamesTheFileThatCannotBeWritten) {
    std::ofstream(folder_.path("server")) << "no folder";
    const Result<KeptDraw> kept = keep_draw(draws_, "k3", shown('a'));
    ASSERT_FALSE(kept.ok());
    EXPECT_NE(kept.error().find(draws_ + "/k3 cannot be written: "), std::string::npos) << kept.error();
}

}  // namespace
}  // namespace trencavel::client
