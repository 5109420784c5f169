#include "bot_games.h"

#include <gtest/gtest.h>

namespace trencavel::engine_tests {

void play_out(Game& game, BotKind bot, std::uint64_t seed, std::set<QuestionKind>& kinds) {
    Random random(seed);
    while (!game.snapshot().over) {
        kinds.insert(game.snapshot().question->kind);
        ASSERT_EQ(game.apply(choose_move(bot, game, random)), Refusal::None);
    }
}

void expect_legal_answers(const Game& game, std::uint64_t seeds) {
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        for (const BotKind bot : {BotKind::Random, BotKind::Greedy}) {
            Random random(seed);
            ASSERT_EQ(game.check(choose_move(bot, game, random)), Refusal::None);
        }
    }
}

}  // namespace trencavel::engine_tests
