// What the greedy player makes of Die Burg: points, wall tiles, keeps, nests, courts.
#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "bots/bots.h"
#include "bots/greedy/greedy_bot.h"
#include "games/kinds.h"
#include "support/court_question_games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

Move greedy_court_answer(const Game& game, std::uint64_t seed = 1) {
    Random random(seed);
    return choose_move(BotKind::Greedy, game, random);
}

const CourtQuestionGame& question_game(std::string_view name) {
    for (const CourtQuestionGame& game : court_question_games()) {
        if (game.name == name) return game;
    }
    throw std::runtime_error("no such game");
}

// K14, K15: from 8, the tower first leads over 12, where a wall tile lies; the path first does not. Both lead
// to 14.
TEST(GreedyWithinTheWall, PrefersToLandOnATowerWithAWallTile) {
    const auto game = play_to_question(question_game("AScoringBeforeAReveal"));
    ASSERT_EQ(game->snapshot().scores, (std::vector{8, 0}));
    const Move tower = burg::score(Cell::at(5, 8), 0);
    const Move path = burg::score(Cell::at(5, 9), 1);
    for (std::uint64_t seed = 0; seed < 10; ++seed) EXPECT_EQ(greedy_court_answer(*game, seed), tower);
    // Without the wall tile both orders come to the same.
    Court pos = court_position_of(*game);
    pos.slice<WallTiles>().towers = 0;
    std::set<unsigned> features;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Random random(seed);
        features.insert(greedy_move(game->tables(), pos, random).feature);
    }
    EXPECT_EQ(features, (std::set<unsigned>{tower.feature, path.feature}));
}

// K16: 4 points more for a wall tile 2.
TEST(GreedyWithinTheWall, UsesAWallTileThatDoublesInTheLastTurn) {
    const auto game = start_court("C06 C01 P02 P02 P14 C07 P14", "", "2 3 6 8 9 1 2 4 5 7 3 6 8");
    play(*game, std::string(kMovesToTwelve) + "; place 0,3 r0; pass; place 1,1 r0; follower 0");
    ASSERT_EQ(game->snapshot().left, 0u);
    EXPECT_EQ(greedy_court_answer(*game), burg::score(Cell::at(1, 1), 0, true));
}

// K16: a further turn is worth more than the wall tile 1 that brings it.
TEST(GreedyWithinTheWall, TakesTheExtraTurn) {
    const auto game = start_court("C06 C01 P02 P02 P14 C07 C07 C07 C07 C07", "", "1 3 6 8 9 1 2 4 5 7 3 6 8");
    play(*game, std::string(kMovesToTwelve) + "; place 0,3 r0; pass; place 1,1 r0; pass");
    ASSERT_EQ(game->snapshot().question->kind, burg::kExtraQuestion);
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        EXPECT_EQ(greedy_court_answer(*game, seed), burg::extra());
}

// K10, K13: a house of one tile at the wall is a point and a keep, and the squire comes back at once.
TEST(GreedyWithinTheWall, CompletesAHouseForItsFirstKeep) {
    const auto game = start_court("P16 C07 C07 C07 C07");
    play(*game, "place 5,0 r0");
    EXPECT_EQ(greedy_court_answer(*game), Move::follower(0));
}

// K18: of the two courts of C01 the one with the market.
TEST(GreedyWithinTheWall, PrefersTheCourtWithAMarket) {
    const auto game = start_court("C01 C07 C07 C07 C07");
    play(*game, "place 8,3 r0");
    EXPECT_EQ(greedy_court_answer(*game), Move::follower(2));
}

// K7, K18: C06 has no market of its own; turned to the start space its court has that of the wall. With one
// tile left nothing else is worth as much.
TEST(GreedyWithinTheWall, PutsAMerchantWhereTheMostMarketsAre) {
    const auto game = start_court("C07 C07 C07");
    play(*game, "place 1,7 r0; pass; place 5,0 r0; pass");
    const Move best = greedy_court_answer(*game);
    ASSERT_EQ(best.kind, MoveKind::Place);
    play(*game, "place " + std::to_string(best.cell.x()) + "," + std::to_string(best.cell.y()) + " r0");
    EXPECT_EQ(area_at(*game, best.cell.x(), best.cell.y(), 0).markets, 3u)
        << "beside the tile at the court start space";
    EXPECT_EQ(greedy_court_answer(*game), Move::follower(0));
}

// --- the value of a position
// --------------------------------------------------------------------------------

class GreedyValue : public testing::Test {
protected:
    GreedyValue() : game_(start_court("C01 C07 C07 C07 C07 C07", "falcon")) {
        play(*game_, "place 9,3 r0; pass");
    }

    int value(const std::function<void(Court&)>& change, Seat seat = 0) const {
        Court pos = court_position_of(*game_);
        change(pos);
        return greedy::value(game_->tables(), pos, seat);
    }
    int plain(Seat seat = 0) const {
        return value([](Court&) {}, seat);
    }

    std::unique_ptr<Game> game_;
};

TEST_F(GreedyValue, IsTheOppositeForTheOther) {
    EXPECT_EQ(plain(0), -plain(1));
    const auto ahead = [](Court& pos) { pos.score[0] = 7; };
    EXPECT_EQ(value(ahead, 0), -value(ahead, 1));
    EXPECT_EQ(value(ahead) - plain(), 7 * greedy::kPoint);
}

// K13, K18: a lead is worth more the larger it is; K16: wall tile 8 only counts with a keep.
TEST_F(GreedyValue, GrowsWithTheKeep) {
    const auto keeps = [&](std::uint8_t mine, std::uint8_t theirs) {
        return value([=](Court& pos) {
            pos.slice<Burg>().keeps[0].size = mine;
            pos.slice<Burg>().keeps[1].size = theirs;
        });
    };
    EXPECT_EQ(keeps(0, 0), plain());
    EXPECT_EQ(keeps(3, 3), plain()) << "level";
    EXPECT_GT(keeps(3, 2), plain());
    EXPECT_GT(keeps(4, 2), keeps(3, 2));
    EXPECT_LT(keeps(2, 3), plain());
    EXPECT_EQ(keeps(2, 3), 2 * plain() - keeps(3, 2)) << "as much as the other's lead";
}

// K16
TEST_F(GreedyValue, GrowsWithEachWallTile) {
    for (unsigned kind = 1; kind <= 9; ++kind) {
        EXPECT_GT(value([=](Court& pos) { pos.slice<WallTiles>().held[0][kind] = 1; }), plain()) << kind;
        EXPECT_LT(value([=](Court& pos) { pos.slice<WallTiles>().held[1][kind] = 1; }), plain()) << kind;
    }
    const auto bonus = [](Court& pos) {
        pos.slice<Burg>().keeps[0].size = 2;
        pos.slice<Burg>().keeps[1].size = 3;
        pos.slice<WallTiles>().held[0][8] = 1;
    };
    const auto without = [](Court& pos) {
        pos.slice<Burg>().keeps[0].size = 2;
        pos.slice<Burg>().keeps[1].size = 3;
        pos.slice<WallTiles>().held[0][7] = 1;  // worth as much to look at
    };
    EXPECT_GT(value(bonus), value(without)) << "2 and 2 more are a lead over 3";
}

// F3, F4
TEST_F(GreedyValue, GrowsWithNests) {
    EXPECT_GT(value([](Court& pos) { pos.slice<Falcon>().nests = {1, 0}; }), plain());
    EXPECT_LT(value([](Court& pos) { pos.slice<Falcon>().nests = {1, 2}; }), plain());
    EXPECT_EQ(value([](Court& pos) { pos.slice<Falcon>().nests = {5, 5}; }), plain());
}

// Once the game is over only points count.
TEST_F(GreedyValue, IsTheDifferenceOfPointsAtTheEnd) {
    EXPECT_EQ(value([](Court& pos) {
                  pos.stage = Stage::Over;
                  pos.score = {20, 13};
                  pos.slice<Burg>().keeps[1].size = 9;
              }),
              7 * greedy::kPoint);
}

}  // namespace
}  // namespace trencavel::engine_tests
