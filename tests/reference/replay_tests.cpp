// The golden games, replayed with the reference; and the replay itself.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <sstream>

#include "reference/base_set.h"
#include "reference/replay.h"

namespace trencavel::reference {
namespace {

using Problems = std::vector<std::string>;

std::vector<std::string> golden_games() {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(TRENCAVEL_BASE_RECORDS)) {
        if (entry.path().extension() == ".game") paths.push_back(entry.path().string());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

/// The file's name in letters that a test name may have.
std::string test_name(const testing::TestParamInfo<std::string>& path) {
    std::string name = std::filesystem::path(path.param).stem().string();
    std::replace_if(
        name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
    return name;
}

class GoldenGame : public testing::TestWithParam<std::string> {};

TEST_P(GoldenGame, HoldsInTheReference) {
    EXPECT_EQ(replay_file(GetParam(), base_set()), Problems{});
}

INSTANTIATE_TEST_SUITE_P(Base, GoldenGame, testing::ValuesIn(golden_games()), test_name);

Problems replay_text(const std::string& text) {
    std::istringstream record("trencavel 1\ngame carcassonne\nplayers Anna Ben\n" + text);
    return replay(record, "test", base_set());
}

TEST(Replay, NamesEveryExpectationThatDoesNotHold) {
    EXPECT_EQ(replay_text("deck U V\nexpect seat 1\nexpect tile U\nexpect moves 5\n"),
              (Problems{"test:5: seat is '0', not '1'", "test:7: moves is '6', not '5'"}));
}

TEST(Replay, StopsAtAMoveThatIsNotLegal) {
    EXPECT_EQ(replay_text("deck U V\n> place 1,0 r0\nexpect seat 1\n"),
              Problems{"test:5: not legal: place 1,0 r0"});
}

TEST(Replay, RefusesAnIllegalMoveThatIsNone) {
    EXPECT_EQ(replay_text("deck U\nexpect illegal place 1;0\n"), Problems{"test:5: no move: place 1;0"});
}

TEST(Replay, RefusesADeckLongerThanTheFullSet) {
    std::string tiles;
    for (int i = 0; i < 71; ++i) tiles += " U";
    EXPECT_EQ(replay_text("deck" + tiles + "\n"), Problems{});
    EXPECT_EQ(replay_text("deck" + tiles + " U\n"), Problems{"test:4: the deck is longer than the full set"});
}

// A deck that is open at its end: the full set decides how many of its 71 tiles are left, and a tile that
// fits nowhere (C is a city on four sides, and no city is open) is replaced by another draw.
TEST(Replay, DrawsTilesOfAnOpenDeck) {
    EXPECT_EQ(
        replay_text("deck ...\nexpect left 71\nexpect moves 0\n> draw E\nexpect left 70\n"
                    "> place 0,-1 r180\n> pass\n> draw C\nexpect left 69\nexpect seat 1\nexpect moves 0\n"
                    "> draw U\nexpect left 68\nexpect seat 1\nexpect asks place\n"),
        Problems{});
}

TEST(Replay, EndsAGameByItsResult) {
    EXPECT_EQ(replay_text("deck U V\n> place 1,0 r90\n> follower 0\nresult drawn\nexpect over\n"
                          "expect score 0 0\nexpect winner 0 1\n"),
              Problems{});
    EXPECT_EQ(replay_text("deck U V\nresult time 0\nexpect winner 1\n> place 1,0 r90\n"),
              Problems{"test:7: not legal: place 1,0 r90"});
}

}  // namespace
}  // namespace trencavel::reference
