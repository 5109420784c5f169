// Moves as text and back, and the reasons why a move is not legal.
#include <gtest/gtest.h>

#include "record/moves.h"
#include "support/chance.h"
#include "support/games.h"

namespace trencavel::record {
namespace {

class Moves : public testing::Test {
protected:
    std::string error_of(std::string_view text) const {
        const Result<Move> move = parse_move(text, game_->tables());
        EXPECT_FALSE(move.ok()) << text;
        return move.ok() ? "" : move.error();
    }

    Move read(std::string_view text) const {
        const Result<Move> move = parse_move(text, game_->tables());
        EXPECT_TRUE(move.ok()) << text << ": " << (move.ok() ? "" : move.error());
        return move.ok() ? move.value() : Move{};
    }

    /// Why the game as it stands refuses the move.
    std::string reason(std::string_view text) const {
        const Move move = read(text);
        return explain(game_->check(move), move, *game_);
    }

    void make(std::string_view text) { ASSERT_EQ(game_->apply(read(text)), Refusal::None) << text; }

    std::unique_ptr<Game> game_ = start("U L E V");
};

TEST_F(Moves, AreSpelledAsTheyAreRead) {
    for (const char* text :
         {"place 1,0 r90", "place -1,0 r0", "place 0,-72 r180", "place 127,-128 r270", "follower 0",
          "follower 7", "follower 252", "pass", "draw U", "draw X", "draw A"}) {
        EXPECT_EQ(format(read(text), game_->tables()), text);
    }
}

TEST_F(Moves, OfAWholeGameAreSpelledAsTheyAreRead) {
    const std::unique_ptr<Game> game = start(setup_with_seed(7, 3));
    Random random(7);
    play(*game, 1000, random);
    ASSERT_GT(game->moves().size(), 100u);
    for (const Move& move : game->moves()) {
        const Result<Move> again = parse_move(format(move, game->tables()), game->tables());
        ASSERT_TRUE(again.ok());
        EXPECT_EQ(again.value(), move);
    }
}

TEST_F(Moves, ThatAreLegalCanBeReadAtEveryQuestion) {
    const std::unique_ptr<Game> game = start(setup_with_seed(11));
    Random random(11);
    do {
        for (const Move& move : game->legal_moves()) {
            const Result<Move> again = parse_move(format(move, game->tables()), game->tables());
            ASSERT_TRUE(again.ok());
            EXPECT_EQ(again.value(), move);
            EXPECT_EQ(game->check(move), Refusal::None);
        }
    } while (play_one(*game, random));
}

TEST_F(Moves, ThatCannotBeReadSayWhatIsExpected) {
    EXPECT_EQ(error_of(""), "missing move");
    EXPECT_EQ(error_of("hop 1,0"), "unknown move 'hop'");
    EXPECT_EQ(error_of("Place 1,0 r90"), "unknown move 'Place'");
    EXPECT_EQ(error_of("place"),
              "'place' takes a cell and a rotation, e.g. 'place 1,0 r90', optionally followed by a bridge, "
              "e.g. 'bridge 1,0 ns'");
    EXPECT_EQ(error_of("place 1,0"),
              "'place' takes a cell and a rotation, e.g. 'place 1,0 r90', optionally followed by a bridge, "
              "e.g. 'bridge 1,0 ns'");
    EXPECT_EQ(error_of("follower"), "'follower' takes a feature index or 'bridge', e.g. 'follower 0'");
    EXPECT_EQ(error_of("follower 0 1"), "'follower' takes a feature index or 'bridge', e.g. 'follower 0'");
    EXPECT_EQ(error_of("draw"), "'draw' takes a tile name, e.g. 'draw U'");
    EXPECT_EQ(error_of("draw RadU"), "this game has no tile 'RadU'");
    EXPECT_EQ(error_of("draw u"), "this game has no tile 'u'");
    EXPECT_EQ(error_of("pass 0"), "'pass' takes no arguments");
    EXPECT_EQ(error_of("place \"1,0"), "unclosed quotation mark");
}

TEST_F(Moves, NameCellsByTwoWholeNumbers) {
    for (const char* cell : {"1", "1,", ",1", ",", "1;0", "a,0", "0,b", "1.5,0", "1,0,0", "99999999999,0"}) {
        const std::string text = std::string("place ") + cell + " r0";
        EXPECT_EQ(error_of(text),
                  "'" + std::string(cell) +
                      "' is not a cell: write two whole numbers separated by a comma, e.g. '1,0'");
    }
}

TEST_F(Moves, NameRotationsByQuarterTurns) {
    for (const char* rotation : {"90", "r45", "r360", "r-90", "R90", "r", "r090"}) {
        const std::string text = std::string("place 1,0 ") + rotation;
        EXPECT_EQ(error_of(text),
                  "'" + std::string(rotation) + "' is not a rotation: use r0, r90, r180 or r270");
    }
}

TEST_F(Moves, NameFeaturesByTheirIndex) {
    for (const char* feature : {"-1", "x", "255", "1.0", "99999999999999999999"}) {
        const std::string text = std::string("follower ") + feature;
        EXPECT_EQ(error_of(text), "'" + std::string(feature) + "' is not a feature index");
    }
}

TEST_F(Moves, OffTheMapCanBeReadAndAreNotLegal) {
    for (const char* text : {"place 128,0 r90", "place -129,5 r0", "place 2147483647,-2147483648 r180"}) {
        EXPECT_EQ(game_->check(read(text)), Refusal::NotAdjacent) << text;
    }
}

TEST_F(Moves, AreRefusedWithTheReasonThatAPlayerNeeds) {
    EXPECT_EQ(reason("place 1,0 r90"), "");
    EXPECT_EQ(reason("place 0,0 r90"), "there is already a tile there");
    EXPECT_EQ(reason("place 1,1 r90"), "that cell is not next to a tile");
    EXPECT_EQ(reason("place 1,0 r0"), "its west edge would be a field and meet a road");
    EXPECT_EQ(reason("place 0,-1 r0"), "its south edge would be a road and meet a city");
    EXPECT_EQ(reason("place 0,1 r0"), "its north edge would be a road and meet a field");
    EXPECT_EQ(reason("follower 0"), "the game is waiting for 'place'");
    EXPECT_EQ(reason("pass"), "the game is waiting for 'place'");
    EXPECT_EQ(reason("draw U"), "the game is waiting for 'place'");
    make("place 1,0 r90");
    EXPECT_EQ(reason("place 2,0 r90"), "the game is waiting for 'follower'");
    EXPECT_EQ(reason("follower 3"), "the tile has no feature with that index");
    EXPECT_EQ(reason("follower 252"), "the tile has no feature with that index");
    make("follower 0");
    EXPECT_EQ(reason("place -1,0 r90"), "its east edge would be a city and meet a road");
    EXPECT_EQ(reason("place 0,1 r0"), "its north edge would be a city and meet a field");
    make("place -1,0 r0");
    EXPECT_EQ(reason("follower 1"), "that area already has a follower");
    make("pass");
    EXPECT_EQ(reason("place 0,-1 r0"), "its south edge would be a field and meet a city");
    ASSERT_TRUE(game_->end_early({EarlyEndKind::Drawn, 0}));
    EXPECT_EQ(reason("place 0,-1 r180"), "the game is over");
}

TEST_F(Moves, OfChanceAreRefusedWhenNoSuchTileIsLeft) {
    game_ = start("X ...");  // the full set has one X
    EXPECT_EQ(reason("draw U"), "the game is waiting for 'place'");
    make("place 1,0 r0");
    make("pass");
    EXPECT_EQ(reason("draw U"), "");
    EXPECT_EQ(reason("draw X"), "no X is left");
    EXPECT_EQ(reason("place 2,0 r90"), "the game is waiting for 'draw'");
}

}  // namespace
}  // namespace trencavel::record
