#include "bot_games.h"

#include <gtest/gtest.h>

namespace trencavel::engine_tests {

void play_out(Game& game, const Bot& bot, std::uint64_t seed, std::set<QuestionKind>& kinds) {
    Random random(seed);
    while (!game.snapshot().over) {
        kinds.insert(game.snapshot().question->kind);
        ASSERT_EQ(game.apply(choose_move(bot, game, random)), Refusal::None);
    }
}

void expect_legal_answers(const Game& game, std::uint64_t seeds) {
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        for (const Bot& bot :
             {Bot(BotKind::Random), Bot(BotKind::Greedy), Bot(BotKind::Level1), quick_search()}) {
            Random random(seed);
            ASSERT_EQ(game.check(choose_move(bot, game, random)), Refusal::None);
        }
    }
}

}  // namespace trencavel::engine_tests
