// The golden games, replayed with the reference; and the replay itself.
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "reference/base_set.h"
#include "reference/record/replay.h"
#include "support/files.h"
#include "support/text.h"

namespace trencavel::reference {
namespace {

using Problems = std::vector<std::string>;

/// The file's name without its folder.
std::string name_of(const testing::TestParamInfo<std::string>& path) {
    return test_name(std::filesystem::path(path.param).stem().string());
}

class GoldenGame : public testing::TestWithParam<std::string> {};

TEST_P(GoldenGame, HoldsInTheReference) {
    EXPECT_EQ(replay_file(GetParam(), tiles::Library::builtin()), Problems{});
}

INSTANTIATE_TEST_SUITE_P(Base, GoldenGame, testing::ValuesIn(golden_games("base")), name_of);
INSTANTIATE_TEST_SUITE_P(Wheel, GoldenGame, testing::ValuesIn(golden_games("wheel")), name_of);
INSTANTIATE_TEST_SUITE_P(BridgesCastlesBazaars, GoldenGame, testing::ValuesIn(golden_games("bcb")), name_of);
INSTANTIATE_TEST_SUITE_P(Castle, GoldenGame, testing::ValuesIn(golden_games("castle")), name_of);
INSTANTIATE_TEST_SUITE_P(Falcon, GoldenGame, testing::ValuesIn(golden_games("falcon")), name_of);

INSTANTIATE_TEST_SUITE_P(ByRule, GoldenGame, testing::ValuesIn(golden_games_by_rule()),
                         [](const auto& path) { return golden_name(path.param); });

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

Problems replay_any(const std::string& text) {
    std::istringstream record("trencavel 1\n" + text);
    return replay(record, "test", tiles::Library::builtin());
}

TEST(Replay, ReadsTheHeaderInAnyOrder) {
    EXPECT_EQ(replay_any("deck BBB4 U V E\noption bazaar draft\nplayers Anna \"Ben # 2\"\n"
                         "with bazaars castles\ngame carcassonne\n> place 0,1 r0\n> pass\n"
                         "expect asks take\nexpect seat 1\nexpect castles 3 3\nexpect bridges 0 0\n"),
              Problems{});
}

TEST(Replay, RefusesWhatTheReferenceDoesNotKnow) {
    const std::string players = "players Anna Ben\ndeck U\n";
    EXPECT_EQ(replay_any("game hunters\n" + players),
              Problems{"test:4: the reference does not know the game hunters"});
    EXPECT_EQ(replay_any("game carcassonne\nwith falcon\n" + players),
              Problems{"test:5: this game cannot be played with falcon"});
    EXPECT_EQ(replay_any("game carcassonne\noption gates stop\n" + players),
              Problems{"test:5: this game does not know this option"});
    EXPECT_EQ(replay_any("game carcassonne\nseed 4\n" + players),
              Problems{"test:3: the reference does not know the line seed"});
    EXPECT_EQ(replay_any("game wheel\nplayers Anna Ben\ndeck RadB/1\n"),
              Problems{"test:4: no tile is called RadB/1"});
}

TEST(Replay, ChecksThePigAndTheOtherSpellings) {
    EXPECT_EQ(replay_any("game wheel\nplayers Anna Ben\ndeck RadU/1\nexpect pig famine\n"),
              Problems{"test:5: pig is 'taxes', not 'famine'"});
    std::string lines;
    for (const char* move : {"crown taxes", "refuse", "place 1,-1 r0 bridge 1,-1 ew", "bridge 1,-1 ns",
                             "follower bridge", "castle 0", "reward 1,0 bridge", "recall 1,0 castle",
                             "recall 1,0 bridge", "offer RadU/1 3", "bid 4", "buy", "sell", "take RadU"}) {
        lines += std::string("expect illegal ") + move + "\n";
    }
    EXPECT_EQ(replay_any("game wheel\nplayers Anna Ben\ndeck RadU/1\n" + lines), Problems{});
    EXPECT_EQ(replay_any("game wheel\nplayers Anna Ben\ndeck RadU\nexpect illegal crown storms\n"),
              Problems{"test:5: no move: crown storms"});
}

}  // namespace
}  // namespace trencavel::reference
