// Undo at every kind of question, whatever the answer was.
#include <gtest/gtest.h>

#include <set>

#include "games/kinds.h"
#include "games/undo_checks.h"
#include "support/positions.h"
#include "support/question_games.h"

namespace trencavel::engine_tests {
namespace {

class UndoOfAnAnswer : public testing::TestWithParam<QuestionGame> {};

TEST_P(UndoOfAnAnswer, LeadsBackToTheQuestion) {
    const auto game = play_to_question(GetParam());
    ASSERT_EQ(game->snapshot().question->kind, GetParam().kind);
    expect_undo_of_every_answer(*game, plane_position_of);
}

TEST_P(UndoOfAnAnswer, LeadsBackToTheStart) {
    expect_undo_to_the_start(GetParam(), plane_position_of);
}

// What is refused changes nothing, at any question.
TEST_P(UndoOfAnAnswer, IsNotNeededAfterARefusal) {
    const auto game = play_to_question(GetParam());
    const std::vector<Move> moves = {Move::draw(200),
                                     Move::place(Cell::at(50, 50), 0),
                                     Move::place(Cell::at(50, 50), 0, span::kElsewhere),
                                     Move::follower(99),
                                     wheel::crown(6),
                                     bridges::bridge(Cell::at(50, 50), Axis::EastWest),
                                     castles::castle(99),
                                     castles::reward(Cell::at(50, 50), 0),
                                     Move::recall(Cell::at(50, 50), kTokenFeature),
                                     bazaars::offer(200, 0),
                                     bazaars::bid(100),
                                     bazaars::take(200)};
    expect_refusals_that_change_nothing(*game, moves, plane_position_of);
}

std::string name_of(const testing::TestParamInfo<QuestionGame>& game) {
    return std::string(game.param.name);
}

INSTANTIATE_TEST_SUITE_P(Questions, UndoOfAnAnswer, testing::ValuesIn(question_games()), name_of);

TEST(QuestionGames, LeadToEveryKindOfQuestion) {
    std::set<QuestionKind> kinds;
    for (const QuestionGame& game : question_games()) kinds.insert(game.kind);
    EXPECT_EQ(kinds.size(), static_cast<std::size_t>(bazaars::kTakeQuestion) + 1);
}

}  // namespace
}  // namespace trencavel::engine_tests
