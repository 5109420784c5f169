// The moves of the wheel and of expansion 8 as text and back, and other names for the same.
#include <set>

#include "games/kinds.h"
#include "module_moves.h"
#include "support/games.h"

namespace trencavel::record {
namespace {

TEST_F(ModuleMoves, AreSpelledAsTheyAreRead) {
    for (const char* text : {"place 1,-1 r0 bridge 1,-1 ns",
                             "place 1,-1 r90 bridge 1,-1 ew",
                             "place 0,0 r180 bridge 0,-1 ns",
                             "place 0,0 r270 bridge 1,0 ew",
                             "place 0,0 r0 bridge 0,1 ns",
                             "place 0,0 r0 bridge -1,0 ew",
                             "refuse",
                             "bridge 1,0 ns",
                             "bridge -12,7 ew",
                             "follower bridge",
                             "crown fortune",
                             "crown taxes",
                             "crown famine",
                             "crown storm",
                             "crown inquisition",
                             "crown plague",
                             "castle 0",
                             "castle 2",
                             "reward 1,0 3",
                             "reward -1,-1 bridge",
                             "recall 0,0 0",
                             "recall 3,-2 bridge",
                             "recall 0,5 castle",
                             "offer RadU/2 0",
                             "offer BBB10 99",
                             "bid 1",
                             "bid 99",
                             "bid 100",
                             "take RadU/2",
                             "take RadV",
                             "buy",
                             "sell",
                             "pass",
                             "draw RadU/3"}) {
        EXPECT_EQ(format(read(text), game_->tables()), text);
    }
}

TEST_F(ModuleMoves, ThatCannotBeReadSayWhatIsExpected) {
    const char* place =
        "'place' takes a cell and a rotation, e.g. 'place 1,0 r90', optionally followed by a bridge, e.g. "
        "'bridge 1,0 ns'";
    EXPECT_EQ(error_of("place 1,0 r0 bridge"), place);
    EXPECT_EQ(error_of("place 1,0 r0 bridge 1,0"), place);
    EXPECT_EQ(error_of("place 1,0 r0 span 1,0 ns"), place);
    EXPECT_EQ(error_of("place 1,0 r0 bridge 1,0 ns ns"), place);
    EXPECT_EQ(error_of("place 1,0 r0 bridge 1 ns"),
              "'1' is not a cell: write two whole numbers separated by a comma, e.g. '1,0'");
    EXPECT_EQ(error_of("place 1,0 r0 bridge 1,0 we"), "'we' is not a bridge direction: use ns or ew");
    EXPECT_EQ(error_of("bridge 1,0"), "'bridge' takes a cell and a direction, e.g. 'bridge 1,0 ns'");
    EXPECT_EQ(error_of("bridge ns 1,0"),
              "'ns' is not a cell: write two whole numbers separated by a comma, e.g. '1,0'");
    EXPECT_EQ(error_of("bridge 1,0 NS"), "'NS' is not a bridge direction: use ns or ew");
    EXPECT_EQ(error_of("follower castle"), "'castle' is not a feature index");
    EXPECT_EQ(error_of("follower 253"), "'253' is not a feature index");
    EXPECT_EQ(error_of("crown"), "'crown' takes a wheel segment, e.g. 'crown taxes'");
    EXPECT_EQ(error_of("crown taxes 0"), "'crown' takes a wheel segment, e.g. 'crown taxes'");
    EXPECT_EQ(error_of("crown Taxes"),
              "'Taxes' is not a wheel segment: use fortune, taxes, famine, storm, inquisition or plague");
    EXPECT_EQ(error_of("castle"), "'castle' takes a feature index, e.g. 'castle 0'");
    EXPECT_EQ(error_of("castle bridge"), "'bridge' is not a feature index");
    EXPECT_EQ(error_of("reward 1,0"), "'reward' takes a cell and a feature index, e.g. 'reward 1,0 0'");
    EXPECT_EQ(error_of("reward 0 1,0"),
              "'0' is not a cell: write two whole numbers separated by a comma, e.g. '1,0'");
    EXPECT_EQ(error_of("reward 1,0 castle"), "'castle' is not a feature index");
    EXPECT_EQ(error_of("recall 1,0"),
              "'recall' takes a cell and a feature index, 'bridge' or 'castle', e.g. 'recall 1,0 0'");
    EXPECT_EQ(error_of("recall here 0"),
              "'here' is not a cell: write two whole numbers separated by a comma, e.g. '1,0'");
    EXPECT_EQ(error_of("recall 1,0 crown"), "'crown' is not a feature index");
    EXPECT_EQ(error_of("offer RadB"), "'offer' takes a tile name and a bid, e.g. 'offer U 2'");
    EXPECT_EQ(error_of("offer U 2"), "this game has no tile 'U'");
    EXPECT_EQ(error_of("offer RadB two"), "'two' is not a bid: enter a whole number");
    EXPECT_EQ(error_of("offer RadB -1"), "'-1' is not a bid: enter a whole number");
    EXPECT_EQ(error_of("bid"), "'bid' takes a number of points, e.g. 'bid 3'");
    EXPECT_EQ(error_of("bid 1.5"), "'1.5' is not a bid: enter a whole number");
    EXPECT_EQ(error_of("take"), "'take' takes a tile name, e.g. 'take U'");
    EXPECT_EQ(error_of("take wheel"), "this game has no tile 'wheel'");
    EXPECT_EQ(error_of("buy 3"), "'buy' takes no arguments");
    EXPECT_EQ(error_of("sell 3"), "'sell' takes no arguments");
    EXPECT_EQ(error_of("refuse RadB"), "'refuse' takes no arguments");
    EXPECT_EQ(error_of("queen 0"), "unknown move 'queen'");
}

TEST_F(ModuleMoves, CanNotNameTheCellsOfTheBoardAsTiles) {
    const std::string board = game_->tables().names.back();
    for (const char* word : {"draw ", "take "})
        EXPECT_EQ(error_of(word + board), "this game has no tile '" + board + "'");
}

// --- other names for the same -----------------------------------------------------------------------------

// The road of A, start tile and L, by any of its three parts; records hold the first in reading order.
TEST_F(ModuleMoves, OfARewardMayNameAnyPartOfTheAreaAndAreWrittenByItsFirst) {
    const std::string record =
        "game carcassonne\nwith castles\ndeck E A E L U\n> place 0,-1 r180\n> follower 0\n> castle 0\n"
        "> place -1,0 r270\n> follower 1\n> place 1,-1 r180\n> pass\n> place 1,0 r0\n> pass\n";
    std::set<std::uint64_t> hashes;
    for (const char* name : {"-1,0 1", "0,0 1", "1,0 3"}) {
        game_ = game_of(record + "> reward " + name + "\n");
        EXPECT_EQ(last_line(*game_), "> reward -1,0 1\n") << name;
        hashes.insert(game_->hash());
    }
    EXPECT_EQ(hashes.size(), 1u);
    for (const char* name : {"1,-1 0", "1,0 0"}) {
        game_ = game_of(record + "> reward " + name + "\n");
        EXPECT_EQ(last_line(*game_), "> reward 1,-1 0\n") << "the city, by " << name;
    }
}

// BBB3 at -1,2 completes a city of 4 and, with the bridge over the castle and A beyond it, a road of 3.
TEST_F(ModuleMoves, OfARewardMayNameABridge) {
    game_ = game_of(
        "game carcassonne\nwith bridges castles\ndeck E E A B B E BBB3 U\n> place 0,1 r180\n> follower 0\n"
        "> place 0,2 r0\n> pass\n> castle 0\n> place 1,2 r90 bridge 0,2 ew\n> pass\n> place -1,1 r0\n> pass\n"
        "> place -2,1 r0\n> pass\n> place -2,2 r90\n> pass\n> place -1,2 r270\n> pass\n");
    EXPECT_EQ(reason("reward 0,2 bridge"), "");
    EXPECT_EQ(reason("reward 0,1 bridge"), "that was not completed next to the castle this turn");
    make("reward 0,2 bridge");
    EXPECT_EQ(last_line(*game_), "> reward -1,2 1\n");
    EXPECT_EQ(game_->snapshot().scores, (std::vector{3, 0}));
}

TEST_F(ModuleMoves, OfThePlagueMayNameEitherCellOfACastleAndAreWrittenByTheFirst) {
    const std::string record =
        "game wheel\nwith castles\ndeck RadE RadU/2 RadB RadU/3 RadA RadA\n> place 0,-1 r180\n> follower 0\n"
        "> castle 0\n> place 3,4 r0\n> pass\n> place 4,0 r0\n> follower 0\n";
    for (const char* name : {"0,-1", "0,0"}) {
        game_ = game_of(record + "> recall " + name + " castle\n");
        EXPECT_EQ(last_line(*game_), "> recall 0,-1 castle\n") << name;
    }
}

TEST_F(ModuleMoves, ThatAreLegalAreNamedInOneWayOnly) {
    game_ = game_of(
        "game wheel\nwith castles\ndeck RadE RadU/2 RadB RadU/3 RadA RadA\n> place 0,-1 r180\n> follower 0\n"
        "> castle 0\n> place 3,4 r0\n> pass\n> place 4,0 r0\n> follower 0\n");
    std::vector<std::string> names;
    for (const Move& move : game_->legal_moves()) names.push_back(format(move, game_->tables()));
    EXPECT_EQ(names, (std::vector<std::string>{"recall 0,-1 castle", "recall 4,0 0"}));
}

// --- whole games ------------------------------------------------------------------------------------------

TEST_F(ModuleMoves, OfWholeGamesAreSpelledAsTheyAreReadAtEveryQuestion) {
    std::set<MoveKind> kinds;
    for (const auto& [name, players] : {std::pair("carcassonne", 3u), std::pair("wheel", 4u)}) {
        const std::unique_ptr<Game> game =
            start(with_seed(setup_of(name, "bridges castles bazaars", players), players));
        ASSERT_NO_FATAL_FAILURE(expect_read_as_spelled(*game, players, kinds));
    }
    for (const MoveKind kind :
         {bridges::kBridgeMove, wheel::kCrownMove, bazaars::kOfferMove, bazaars::kBidMove})
        EXPECT_TRUE(kinds.contains(kind)) << static_cast<int>(kind);
}

}  // namespace
}  // namespace trencavel::record
