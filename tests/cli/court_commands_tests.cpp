// Die Burg with the commands that take records or play many games: replay, perft, simulate, bench.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>

#include "sample.h"
#include "support/scratch_folder.h"

namespace trencavel::cli_tests {
namespace {

const std::string kStart = "trencavel 1\ngame castle\nplayers Anna Ben\n";
const std::string kWall = "wall 1 2 3 4 5 6 7 8 9 1 2 3 4\n";

/// Anna's path to 12, the first tower.
const std::string kMovesToTwelve =
    "> place 5,0 r0\n> follower 0\n> place 5,1 r0\n> pass\n> place 5,2 r90\n> pass\n> place 5,3 r90\n> pass\n"
    "> place 5,4 r180\n> pass\n";

std::string without_seconds(const std::string& text) {
    return std::regex_replace(text, std::regex(R"( \([0-9.]+ s\))"), "");
}

class CourtCommands : public testing::Test {
protected:
    std::string counts(const std::string& record, const std::string& depth) {
        const Outcome outcome = run({"perft", folder.write("a.game", record), "--depth", depth});
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        return without_seconds(outcome.out);
    }
    const ScratchFolder folder;
};

TEST_F(CourtCommands, ReplayTellsTheResult) {
    const std::string file = folder.write(
        "a.game", kStart + "deck C06 C01 P02 P02 P14 C07\nwall 9 2 3 4 5 6 7 8 9 1 2 3 4\n" + kMovesToTwelve +
                      "> place 0,3 r0\n> follower 0\nexpect score 17 3\nexpect held 0 9\n");
    const Outcome outcome = run({"replay", file});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(outcome.out, file + ": ok: 12 moves, 2 expectations, over: Anna 17, Ben 3\n");
}

TEST_F(CourtCommands, ReplayNamesWhatIsWrong) {
    const auto error = [&](const std::string& rest) {
        const std::string file = folder.write("a.game", kStart + rest);
        const Outcome outcome = run({"replay", file});
        EXPECT_EQ(outcome.exit_code, 1);
        return outcome.err.substr(file.size());
    };
    EXPECT_EQ(error("deck C07\n"),
              ":4: with a deck, castle also needs 'wall', the wall tiles on the corner towers\n");
    EXPECT_EQ(error("deck C07\nwall 1\n"),
              ":5: 'wall' takes 13 wall tiles, one for each corner tower, not 1\n");
    EXPECT_EQ(error("deck C07\n" + kWall + "> place 0,0 r0\n"),
              ":6: 'place 0,0 r0' is not legal: that cell is outside the wall\n");
    EXPECT_EQ(error("deck C07\n" + kWall + "expect keep 0 1\n"), ":6: expected keep 0 1, but it is 0\n");
    EXPECT_EQ(error("deck C06 C01 P02 P02 P14 C07\n" + kWall + kMovesToTwelve + "> reveal 1\n"),
              ":16: 'reveal 1' is not legal: the game is waiting for 'place'\n");
}

// K3, K4: seven start spaces and four rotations; then follower or pass on the one court; after C07 at a start
// space three cells are free beside it, but only two where the wall is at another side too.
TEST_F(CourtCommands, PerftCountsFromTheStart) {
    EXPECT_EQ(counts(kStart + "deck C07 C07\n" + kWall, "2"), "depth 1: 28\ndepth 2: 56\n");
    EXPECT_EQ(counts(kStart + "with falcon\ndeck C07 C07\n" + kWall, "2"), "depth 1: 36\ndepth 2: 144\n")
        << "F5: follower, king, falconer or none";
}

// K15: what is known happens on the way; what is not is a move for each kind.
TEST_F(CourtCommands, PerftCountsReveals) {
    const std::string deck = "deck C06 C01 P02 P02 P14 C07\n";
    EXPECT_EQ(counts(kStart + deck + "wall ? ? ? ? ? ? ? ? ? ? ? ? ?\n" + kMovesToTwelve, "1"),
              "depth 1: 9\n");
    // Six start spaces are left, and the cells beside the path: 4,0 to 4,4, 6,0 to 6,4 and 5,5, each in four
    // rotations.
    EXPECT_EQ(counts(kStart + deck + kWall + kMovesToTwelve, "1"), "depth 1: 68\n");
    EXPECT_EQ(counts(kStart + deck + "wall ? ? ? ? ? ? ? ? ? ? ? ? ?\n" + kMovesToTwelve, "2"),
              "depth 1: 9\ndepth 2: 612\n");
    // Both wall tiles 1 to 5 lie elsewhere; of 6 one does, and 7, 8 and 9 can be anywhere.
    EXPECT_EQ(counts(kStart + deck + "wall ? 1 1 2 2 3 3 4 4 5 5 6 ?\n" + kMovesToTwelve, "1"),
              "depth 1: 4\n");
}

TEST_F(CourtCommands, SimulatePlaysDieBurg) {
    for (const std::vector<std::string>& options :
         {std::vector<std::string>{}, {"--with", "falcon"}, {"--with", "falcon", "--option", "gates=stop"}}) {
        std::vector<std::string> arguments = {"simulate", "--json", "--games", "200", "--game", "castle"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const Outcome outcome = run(arguments);
        ASSERT_EQ(outcome.exit_code, 0) << outcome.err;
        const Json json = Json::parse(outcome.out);
        ASSERT_EQ(json.at("points").size(), 2u);
        const double tiles = options.empty() ? 60 : 78;
        EXPECT_NEAR(json.at("tiles_per_game").get<double>() + json.at("unplaceable_per_game").get<double>(),
                    tiles, 1e-9);
        for (const double points : json.at("points")) EXPECT_GT(points, 5);
    }
    EXPECT_EQ(run({"simulate", "--games", "3", "--game", "castle", "--with", "falcon"})
                  .out.rfind("3 games of castle with falcon, 2 players, bot random, seed 1\n", 0),
              0u);
}

TEST_F(CourtCommands, SimulateGreedyPlaysBetterThanRandom) {
    const auto points = [](const char* bot) {
        const Outcome outcome =
            run({"simulate", "--json", "--games", "12", "--game", "castle", "--bot", bot});
        const Json json = Json::parse(outcome.out);
        return json.at("points")[0].get<double>() + json.at("points")[1].get<double>();
    };
    EXPECT_GT(points("greedy"), 1.3 * points("random"));
}

TEST_F(CourtCommands, SimulateRefusesWhatDoesNotBelong) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> all = {
        {{"--players", "3"}, "castle is for 2 players, not 3"},
        {{"--with", "falcon", "--players", "4"}, "castle with Falken is for 2 players, not 4"},
        {{"--with", "bridges"}, "castle cannot be played with 'bridges'"},
        {{"--option", "gates=stop"}, "option 'gates' requires 'falcon'"},
        {{"--with", "falcon", "--option", "gates=open"}, "option 'gates' must be 'stop', not 'open'"}};
    for (const auto& [options, reason] : all) {
        std::vector<std::string> arguments = {"simulate", "--game", "castle"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const Outcome outcome = run(arguments);
        EXPECT_EQ(outcome.exit_code, 1) << reason;
        EXPECT_NE(outcome.err.find(reason), std::string::npos) << outcome.err;
    }
}

}  // namespace
}  // namespace trencavel::cli_tests
