// Undo at every kind of question, whatever the answer was.
#include <gtest/gtest.h>

#include <set>

#include "engine/question_games.h"
#include "engine/table_game.h"

namespace trencavel::engine_tests {
namespace {

class UndoOfAnAnswer : public testing::TestWithParam<QuestionGame> {};

TEST_P(UndoOfAnAnswer, LeadsBackToTheQuestion) {
    const auto game = play_to_question(GetParam());
    ASSERT_EQ(game->snapshot().question->kind, GetParam().kind);
    const Position<PlaneRules> before = plane_position_of(*game);
    const std::vector<Event> events = game->events();
    const std::vector<Move> moves = game->moves();
    const std::vector<TileId> deck = game->hidden_deck();
    const std::uint64_t hash = game->hash();
    ASSERT_FALSE(game->legal_moves().empty());
    for (const Move& answer : game->legal_moves()) {
        ASSERT_EQ(game->apply(answer), Refusal::None);
        EXPECT_FALSE(plane_position_of(*game) == before);
        EXPECT_NE(game->hash(), hash);
        ASSERT_TRUE(game->undo());
        ASSERT_EQ(plane_position_of(*game), before);
        ASSERT_EQ(game->hash(), hash);
        ASSERT_EQ(game->events(), events);
        ASSERT_EQ(game->moves(), moves);
        ASSERT_EQ(game->hidden_deck(), deck);
    }
}

TEST_P(UndoOfAnAnswer, LeadsBackToTheStart) {
    const auto game = play_to_question(GetParam());
    const auto fresh = start(setup_of(GetParam()));
    while (game->undo()) continue;
    EXPECT_EQ(plane_position_of(*game), plane_position_of(*fresh));
    EXPECT_EQ(game->events(), fresh->events());
    EXPECT_EQ(game->drawn(), fresh->drawn());
    play(*game, GetParam().moves);
    EXPECT_EQ(plane_position_of(*game), plane_position_of(*play_to_question(GetParam())));
}

// What is refused changes nothing, at any question.
TEST_P(UndoOfAnAnswer, IsNotNeededAfterARefusal) {
    const auto game = play_to_question(GetParam());
    const Position<PlaneRules> before = plane_position_of(*game);
    const Move moves[] = {Move::draw(200),
                          Move::place(Cell::at(50, 50), 0),
                          Move::place(Cell::at(50, 50), 0, span::kElsewhere),
                          Move::follower(99),
                          Move::crown(6),
                          Move::bridge(Cell::at(50, 50), Axis::EastWest),
                          Move::castle(99),
                          Move::reward(Cell::at(50, 50), 0),
                          Move::recall(Cell::at(50, 50), kTokenFeature),
                          Move::offer(200, 0),
                          Move::bid(100),
                          Move::take(200)};
    for (const Move& move : moves) {
        EXPECT_NE(game->apply(move), Refusal::None);
        EXPECT_EQ(plane_position_of(*game), before);
    }
}

std::string name_of(const testing::TestParamInfo<QuestionGame>& game) {
    return std::string(game.param.name);
}

INSTANTIATE_TEST_SUITE_P(Questions, UndoOfAnAnswer, testing::ValuesIn(question_games()), name_of);

TEST(QuestionGames, LeadToEveryKindOfQuestion) {
    std::set<QuestionKind> kinds;
    for (const QuestionGame& game : question_games()) kinds.insert(game.kind);
    EXPECT_EQ(kinds.size(), static_cast<std::size_t>(QuestionKind::Take) + 1);
}

}  // namespace
}  // namespace trencavel::engine_tests
