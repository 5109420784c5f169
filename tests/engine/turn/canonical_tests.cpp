// Moves that name a thing otherwise than legal_moves does: the engine accepts them and does the same.
#include <gtest/gtest.h>

#include "engine/turn/legal.h"
#include "games/kinds.h"
#include "support/question_games.h"

namespace trencavel::engine_tests {
namespace {

/// B23: Anna stands on the castle of 1,-2 and 1,-1, and on two more beside it, when the plague comes.
constexpr QuestionGame kThreeCastles{
    .name = "ThreeCastlesInARow",
    .kind = wheel::kRecallQuestion,
    .game = "wheel",
    .modules = "castles",
    .deck = "RadE RadB RadH RadB RadE RadB RadI RadU/3 RadU/2 RadU/1",
    .moves =
        "place 1,-1 r0; follower 0; place 3,-1 r0; pass; place 1,-2 r0; follower 0; castle 1; "
        "place 2,-2 r0; pass; place 2,-3 r270; follower 0; place 4,0 r0; pass; place 1,-3 r180; pass; "
        "castle 1; castle 0; place 2,4 r90; pass"};

TEST(AMoveByAnotherName, TakesTheFollowerHomeFromTheCastleThatItMeans) {
    const std::unique_ptr<Game> game = play_to_question(kThreeCastles);
    Position<PlaneRules> pos = *std::get<const Position<PlaneRules>*>(game->position());
    Silent silent;
    const unsigned at_home = pos.supply[0];
    ASSERT_EQ(apply(game->tables(), pos, Move::recall(Cell::at(1, -1), kTokenFeature), silent),
              Refusal::None);
    EXPECT_EQ(pos.supply[0], at_home + 1);
    const auto& castles = pos.slice<Castles>().castles;
    ASSERT_EQ(castles.size(), 3u);
    EXPECT_FALSE(castles[0].occupied);
    EXPECT_TRUE(castles[1].occupied);
    EXPECT_TRUE(castles[2].occupied);
}

}  // namespace
}  // namespace trencavel::engine_tests
