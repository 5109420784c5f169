// Undo at every kind of question of Die Burg, whatever the answer was: draws, reveals and scorings included.
#include <gtest/gtest.h>

#include <set>

#include "games/kinds.h"
#include "games/undo_checks.h"
#include "record/moves.h"
#include "support/court_question_games.h"

namespace trencavel::engine_tests {
namespace {

class QuestionWithinTheWall : public testing::TestWithParam<CourtQuestionGame> {};

TEST_P(QuestionWithinTheWall, IsAskedAgainAfterUndo) {
    const auto game = play_to_question(GetParam());
    ASSERT_EQ(game->snapshot().question, GetParam().question);
    expect_undo_of_every_answer(*game, court_position_of);
}

TEST_P(QuestionWithinTheWall, LeadsBackToTheStartByUndo) {
    expect_undo_to_the_start(GetParam(), court_position_of);
}

// What is refused changes nothing, at any question.
TEST_P(QuestionWithinTheWall, IsLeftAsItIsByARefusal) {
    const auto game = play_to_question(GetParam());
    std::vector<Move> moves = {Move::draw(200),
                               Move::reveal(0),
                               Move::reveal(10),
                               Move::reveal(0xFFFF),
                               Move::place(Cell::at(50, 50), 0),
                               Move::place(Cell::at(4, 4), 0, span::kElsewhere),
                               Move::follower(99),
                               falcon::king(99),
                               falcon::falconer(99),
                               burg::score(Cell::at(50, 50), 0),
                               burg::score(Cell::at(5, 0), 99),
                               burg::score(Cell::at(5, 0), 99, true),
                               castles::castle(0),
                               bridges::refuse(),
                               bazaars::bid(1)};
    if (GetParam().question.kind != burg::kExtraQuestion) moves.push_back(burg::extra());
    expect_refusals_that_change_nothing(*game, moves, court_position_of);
}

/// Everything that could be said about this table, areas by their names.
std::vector<Move> all_moves(const Game& game) {
    std::vector<Move> moves = {burg::extra(), Move::pass()};
    for (unsigned tile = 0; tile < game.tables().size; ++tile)
        moves.push_back(Move::draw(static_cast<TileId>(tile)));
    for (unsigned kind = 0; kind < 12; ++kind) moves.push_back(Move::reveal(kind));
    for (int y = -1; y < 12; ++y) {
        for (int x = -1; x < 12; ++x) {
            for (unsigned rotation = 0; rotation < 4; ++rotation)
                moves.push_back(Move::place(Cell::at(x, y), rotation));
        }
    }
    for (unsigned feature = 0; feature < 10; ++feature) {
        for (const Move& move : {Move::follower(feature), falcon::king(feature), falcon::falconer(feature)})
            moves.push_back(move);
    }
    for (const AreaView& area : game.areas()) {
        for (const bool doubled : {false, true})
            moves.push_back(burg::score(area.members[0].cell, area.members[0].feature, doubled));
    }
    return moves;
}

std::string text(const Move& move, const Game& game) {
    return record::format(move, game.tables());
}

TEST_P(QuestionWithinTheWall, IsAnsweredByWhatIsListedAndNothingElse) {
    const auto game = play_to_question(GetParam());
    std::set<std::string> legal;
    for (const Move& move : all_moves(*game)) {
        if (game->check(move) == Refusal::None) legal.insert(text(move, *game));
    }
    std::set<std::string> listed;
    for (const Move& move : game->legal_moves()) listed.insert(text(move, *game));
    EXPECT_EQ(listed, legal);
    EXPECT_EQ(listed.size(), game->legal_moves().size()) << "each once";
}

INSTANTIATE_TEST_SUITE_P(Questions, QuestionWithinTheWall, testing::ValuesIn(court_question_games()),
                         [](const auto& game) { return std::string(game.param.name); });

TEST(CourtQuestionGames, LeadToEveryKindOfQuestion) {
    std::set<QuestionKind> kinds;
    for (const CourtQuestionGame& game : court_question_games()) kinds.insert(game.question.kind);
    EXPECT_EQ(kinds, (std::set{QuestionKind::Draw, QuestionKind::Place, QuestionKind::Follower,
                               burg::kScoreQuestion, burg::kExtraQuestion, QuestionKind::Reveal}));
}

// The final scoring is taken back with the move that led to it.
TEST(CourtUndo, TakesTheFinalScoringBack) {
    const auto game = court_at_twelve("C07", "9 2 3 4 5 6 7 8 9 1 2 3 4");
    play(*game, "place 0,3 r0");
    const Court before = court_position_of(*game);
    play(*game, "follower 0");
    ASSERT_TRUE(game->snapshot().over);
    EXPECT_EQ(game->snapshot().scores, (std::vector{17, 3})) << "wall tile 9, and a market";
    ASSERT_TRUE(game->undo());
    EXPECT_EQ(court_position_of(*game), before);
    EXPECT_EQ(game->snapshot().scores, (std::vector{12, 0}));
    EXPECT_EQ(game->snapshot().court->held[0], (std::vector{9u}));
}

// A reveal that is known happens with the move before it, and is taken back with it.
TEST(CourtUndo, TakesAKnownWallTileBackWithTheScoring) {
    const auto game = court_at_twelve("C07");
    EXPECT_EQ(game->snapshot().court->held[0], (std::vector{1u}));
    ASSERT_TRUE(game->undo());
    EXPECT_TRUE(game->snapshot().court->held[0].empty());
    EXPECT_TRUE(game->snapshot().court->towers[0]);
    EXPECT_EQ(game->hidden_wall()[0], 1u);
}

}  // namespace
}  // namespace trencavel::engine_tests
