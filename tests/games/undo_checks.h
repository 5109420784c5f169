// What holds for undo and for refusals at any question of any game. `position_of` shows the game's position.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>
#include <vector>

#include "support/games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {

/// Every answer changes the game, and undo leads back to all that was before.
template <class AnyPosition>
void expect_undo_of_every_answer(Game& game, const AnyPosition& (*position_of)(const Game&)) {
    const AnyPosition before = position_of(game);
    const std::vector<Event> events = game.events();
    const std::vector<Move> moves = game.moves();
    const std::vector<TileId> deck = game.hidden_deck();
    const std::vector<unsigned> wall = game.hidden_wall();
    const std::uint64_t hash = game.hash();
    const std::vector<Move> answers = game.legal_moves();
    ASSERT_FALSE(answers.empty());
    for (const Move& answer : answers) {
        ASSERT_EQ(game.apply(answer), Refusal::None);
        EXPECT_FALSE(position_of(game) == before);
        EXPECT_NE(game.hash(), hash);
        ASSERT_TRUE(game.undo());
        ASSERT_EQ(position_of(game), before);
        ASSERT_EQ(game.hash(), hash);
        ASSERT_EQ(game.events(), events);
        ASSERT_EQ(game.moves(), moves);
        ASSERT_EQ(game.hidden_deck(), deck);
        ASSERT_EQ(game.hidden_wall(), wall);
        ASSERT_EQ(game.legal_moves(), answers);
    }
}

/// Undo leads from the question back to the game as it starts, and its moves lead to the question again.
template <class AnyQuestionGame, class AnyPosition>
void expect_undo_to_the_start(const AnyQuestionGame& question,
                              const AnyPosition& (*position_of)(const Game&)) {
    const auto game = play_to_question(question);
    const auto fresh = start(setup_of(question));
    while (game->undo()) continue;
    EXPECT_EQ(position_of(*game), position_of(*fresh));
    EXPECT_EQ(game->events(), fresh->events());
    EXPECT_EQ(game->drawn(), fresh->drawn());
    EXPECT_EQ(game->hidden_wall(), fresh->hidden_wall());
    play(*game, question.moves);
    EXPECT_EQ(position_of(*game), position_of(*play_to_question(question)));
}

/// None of these moves is legal, and none of them changes the game.
template <class AnyPosition>
void expect_refusals_that_change_nothing(Game& game, const std::vector<Move>& moves,
                                         const AnyPosition& (*position_of)(const Game&)) {
    const AnyPosition before = position_of(game);
    for (const Move& move : moves) {
        EXPECT_NE(game.apply(move), Refusal::None);
        EXPECT_EQ(position_of(game), before);
    }
}

}  // namespace trencavel::engine_tests
