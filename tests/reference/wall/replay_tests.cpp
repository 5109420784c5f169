// The replay of records of Die Burg: its header, its moves and its expectations.
#include <gtest/gtest.h>

#include <sstream>

#include "reference/record/replay.h"

namespace trencavel::reference {
namespace {

using Problems = std::vector<std::string>;

const std::string kWall = "wall 9 2 3 4 5 6 7 8 9 1 2 3 4\n";

/// The lines after these stand from line 4 on.
Problems replay_burg(const std::string& text) {
    std::istringstream record("trencavel 1\ngame castle\nplayers Anna Ben\n" + text);
    return replay(record, "test", tiles::Library::builtin());
}

TEST(WallReplay, WantsDeckAndWall) {
    EXPECT_EQ(replay_burg("deck C07\n"), Problems{"test:4: there is no line wall"});
    EXPECT_EQ(replay_burg(kWall), Problems{"test:4: there is no line deck"});
    EXPECT_EQ(replay_burg("deck C07\nwall 1 2 3\n"),
              Problems{"test:5: the wall has 13 towers with a wall tile"});
    EXPECT_EQ(replay_burg("deck C07\nwall 0 2 3 4 5 6 7 8 9 1 2 3 4\n"),
              Problems{"test:5: no such wall tile: 0"});
    EXPECT_EQ(replay_burg("seed 4\n"), Problems{"test:4: the reference does not know the line seed"});
}

TEST(WallReplay, KnowsFalconAndGates) {
    EXPECT_EQ(replay_burg("deck F01\noption gates stop\nwith falcon\n" + kWall), Problems{});
    EXPECT_EQ(replay_burg("deck C07\noption gates stop\n" + kWall),
              Problems{"test:6: gates come with falcon only"});
    EXPECT_EQ(replay_burg("deck C07\nwith bridges\n" + kWall),
              Problems{"test:6: this game cannot be played with bridges"});
    EXPECT_EQ(replay_burg("deck C07\noption bazaar draft\n" + kWall),
              Problems{"test:6: this game does not know this option"});
}

TEST(WallReplay, IsForTwoPlayers) {
    std::istringstream record("trencavel 1\ngame castle\nplayers Anna Ben Clara\ndeck C07\n" + kWall);
    EXPECT_EQ(replay(record, "test", tiles::Library::builtin()),
              Problems{"test:5: this game is for 2 players"});
}

TEST(WallReplay, OnlyDieBurgHasAWall) {
    std::istringstream record("trencavel 1\ngame carcassonne\nplayers Anna Ben\ndeck U\n" + kWall);
    EXPECT_EQ(replay(record, "test", tiles::Library::builtin()), Problems{"test:5: only castle has a wall"});
}

TEST(WallReplay, ChecksWhatIsExpected) {
    EXPECT_EQ(replay_burg("deck P16 C07\n" + kWall +
                          "> place 5,0 r0\n> follower 0\nexpect keep 0 2\nexpect held 0 9\nexpect gate 1\n"
                          "expect free 76\nexpect kings 1 1\nexpect falconers 0 0\nexpect nests 0 0\n"
                          "expect keep 1 0\nexpect held 1\nexpect scored house 1 0\n"),
              (Problems{"test:8: keep 0 is '1', not '2'", "test:9: held 0 is '', not '9'",
                        "test:10: gate 1 is 'elsewhere', not ''", "test:11: free is '75', not '76'",
                        "test:12: kings is '0 0', not '1 1'"}));
    EXPECT_EQ(replay_burg("deck C07\n" + kWall + "expect keep 2 0\n"), Problems{"test:6: no such seat: 2"});
    EXPECT_EQ(replay_burg("deck C07\n" + kWall + "expect pig famine\n"),
              Problems{"test:6: no such expectation: pig"});
}

// The order in which wall tiles are named does not matter.
TEST(WallReplay, RevealsAndDraws) {
    EXPECT_EQ(
        replay_burg("deck C06 C01 C01 C01 P14 ...\nwall ? ? ? ? ? ? ? ? ? ? ? ? 9\n"
                    "> place 5,0 r0\n> follower 0\n> place 5,1 r0\n> pass\n> place 5,2 r0\n> pass\n"
                    "> place 5,3 r0\n> pass\n> place 5,4 r180\n> pass\n"
                    "expect asks reveal\nexpect moves 9\nexpect illegal reveal 0\nexpect legal reveal 9\n"
                    "> reveal 9\nexpect held 0 9\nexpect asks draw\nexpect left 55\n"
                    "> draw C07\nexpect asks place\nexpect seat 1\n"),
        Problems{});
}

TEST(WallReplay, KnowsTheSpellingOfItsMoves) {
    std::string lines;
    for (const char* move : {"king 0", "falconer 0", "score 1,1 0", "score 1,1 0 double", "extra", "reveal 3",
                             "follower 0", "draw C07", "pass"}) {
        lines += std::string("expect illegal ") + move + "\n";
    }
    EXPECT_EQ(replay_burg("deck C07\n" + kWall + lines), Problems{});
    for (const char* move :
         {"king bridge", "score 1,1", "score 1,1 0 twice", "extra 1", "reveal", "reveal ?"}) {
        EXPECT_EQ(replay_burg("deck C07\n" + kWall + "expect illegal " + move + "\n"),
                  Problems{std::string("test:6: no move: ") + move});
    }
}

TEST(WallReplay, EndsAGameByItsResult) {
    EXPECT_EQ(replay_burg("deck C07 C07\n" + kWall +
                          "> place 1,7 r0\n> follower 0\nresult resigned 0\nexpect over\n"
                          "expect score 0 0\nexpect winner 1\n"),
              Problems{});
}

}  // namespace
}  // namespace trencavel::reference
