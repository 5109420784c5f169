// The moves of Die Burg and Falken as text and back, and other names for the same area.
#include <set>

#include "court_game.h"
#include "games/kinds.h"
#include "support/games.h"

namespace trencavel::record {
namespace {

class CourtMoves : public ModuleMoves {
protected:
    CourtMoves() { game_ = game_of(falken("F16 C01 C07")); }
};

TEST_F(CourtMoves, AreSpelledAsTheyAreRead) {
    for (const char* text : {"place 5,0 r0", "place 11,11 r270", "follower 0", "king 0", "king 6",
                             "falconer 0", "falconer 3", "score 5,0 0", "score 5,0 0 double", "score 0,3 7",
                             "extra", "pass", "reveal 1", "reveal 9", "draw F16"})
        EXPECT_EQ(format(read(text), game_->tables()), text);
}

TEST_F(CourtMoves, AreReadAsWhatTheySay) {
    EXPECT_EQ(read("king 2"), falcon::king(2));
    EXPECT_EQ(read("falconer 1"), falcon::falconer(1));
    EXPECT_EQ(read("score 3,4 1"), burg::score(Cell::at(3, 4), 1));
    EXPECT_EQ(read("score 3,4 1 double"), burg::score(Cell::at(3, 4), 1, true));
    EXPECT_EQ(read("extra"), burg::extra());
    EXPECT_EQ(read("reveal 7"), Move::reveal(7));
}

TEST_F(CourtMoves, ThatCannotBeReadSayWhatIsExpected) {
    EXPECT_EQ(error_of("king"), "'king' takes a feature index, e.g. 'king 0'");
    EXPECT_EQ(error_of("king 0 1"), "'king' takes a feature index, e.g. 'king 0'");
    EXPECT_EQ(error_of("king bridge"), "'bridge' is not a feature index");
    EXPECT_EQ(error_of("king -1"), "'-1' is not a feature index");
    EXPECT_EQ(error_of("king 256"), "'256' is not a feature index");
    EXPECT_EQ(error_of("falconer"), "'falconer' takes a feature index, e.g. 'falconer 0'");
    EXPECT_EQ(error_of("falconer x"), "'x' is not a feature index");
    const char* score =
        "'score' takes a cell and a feature index, e.g. 'score 1,0 0', optionally followed by 'double'";
    for (const char* text : {"score", "score 1,0", "score 1,0 0 twice", "score 1,0 0 double double"})
        EXPECT_EQ(error_of(text), score) << text;
    EXPECT_EQ(error_of("score 1 0"),
              "'1' is not a cell: write two whole numbers separated by a comma, e.g. '1,0'");
    EXPECT_EQ(error_of("score 1,0 bridge"), "'bridge' is not a feature index");
    const char* reveal = "'reveal' takes a wall tile number from 1 to 9, e.g. 'reveal 4'";
    for (const char* text : {"reveal", "reveal 0", "reveal 10", "reveal ?", "reveal 1 2", "reveal -1",
                             "reveal 4294967297", "reveal 65537"})
        EXPECT_EQ(error_of(text), reveal) << text;
    EXPECT_EQ(error_of("extra 1"), "'extra' takes no arguments");
    EXPECT_EQ(error_of("squire 0"), "unknown move 'squire'");
}

// --- other names for the same -----------------------------------------------------------------------------

// K14: the tower of the tiles at 5,8 and 5,9, by either of them; records hold the first in reading order.
TEST_F(CourtMoves, OfAScoringMayNameAnyPartOfTheAreaAndAreWrittenByItsFirst) {
    std::set<std::uint64_t> hashes;
    for (const char* name : {"5,8 0", "5,9 0"}) {
        game_ = game_of(court(kDeckOfTwo) + kMovesToTwo + "> score " + name + "\n");
        EXPECT_EQ(last_line(*game_), "> score 5,8 0\n") << name;
        hashes.insert(game_->hash());
    }
    EXPECT_EQ(hashes.size(), 1u);
}

TEST_F(CourtMoves, ThatAreLegalAreNamedInOneWayOnly) {
    const auto names = [&] {
        std::vector<std::string> list;
        for (const Move& move : game_->legal_moves()) list.push_back(format(move, game_->tables()));
        return list;
    };
    game_ = game_of(court(kDeckOfTwo) + kMovesToTwo);
    EXPECT_EQ(names(), (std::vector<std::string>{"score 5,8 0", "score 5,9 1"}));
    game_ = game_of(kDoubling);
    EXPECT_EQ(names(), (std::vector<std::string>{"score 1,1 0", "score 1,1 0 double"}));
    game_ = game_of(court(kDeckToTwelve + " C07 C07 C07") + kMovesToExtra);
    EXPECT_EQ(names(), (std::vector<std::string>{"extra", "pass"}));
    game_ = game_of(court(kDeckToTwelve + " C07", "wall ? 1 1 2 2 3 3 4 4 5 5 6 ?\n") + kMovesToTwelve);
    EXPECT_EQ(names(), (std::vector<std::string>{"reveal 6", "reveal 7", "reveal 8", "reveal 9"}));
    // F16 at the wall: its tower is complete, house, path and courts are open.
    game_ = game_of(falken("F16 C01 C07") + "> place 6,0 r0\n");
    EXPECT_EQ(names(),
              (std::vector<std::string>{"follower 0", "follower 1", "follower 2", "follower 3", "follower 4",
                                        "king 1", "king 2", "king 3", "king 4", "falconer 1", "falconer 2",
                                        "falconer 3", "falconer 4", "pass"}));
}

// --- whole games ------------------------------------------------------------------------------------------

TEST_F(CourtMoves, OfWholeGamesAreSpelledAsTheyAreReadAtEveryQuestion) {
    std::set<MoveKind> kinds;
    for (const std::uint64_t seed : {1u, 2u, 3u, 4u, 5u, 6u}) {
        auto setup = setup_of("castle", seed % 2 == 0 ? "falcon" : "");
        leave_to_chance(setup);
        const std::unique_ptr<Game> game = start(setup);
        ASSERT_NO_FATAL_FAILURE(expect_read_as_spelled(*game, seed, kinds));
    }
    for (const MoveKind kind :
         {MoveKind::Draw, MoveKind::Reveal, falcon::kKingMove, falcon::kFalconerMove, burg::kScoreMove})
        EXPECT_TRUE(kinds.contains(kind)) << static_cast<int>(kind);
}

}  // namespace
}  // namespace trencavel::record
