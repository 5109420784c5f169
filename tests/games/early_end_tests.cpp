// Games that are not played to their end: there is no final scoring, and the best of the others has won.
#include <gtest/gtest.h>

#include "record/replay.h"
#include "support/games.h"

namespace trencavel::engine_tests {
namespace {

/// Three players with 4, 0 and 3 points: seat 0 closes the start tile's city, seat 2 a road of three tiles.
std::unique_ptr<Game> game_of_three() {
    auto game = start("E A A U", 3);
    play(*game, "place 0,-1 r180; follower 0; place -1,0 r270; pass; place 1,0 r90; follower 1");
    EXPECT_EQ(game->snapshot().scores, (std::vector{4, 0, 3}));
    return game;
}

TEST(EarlyEnd, ByResigningLetsTheOtherWin) {
    const auto game = start("U V");
    ASSERT_TRUE(game->end_early({EarlyEndKind::Resigned, 1}));
    EXPECT_TRUE(game->snapshot().over);
    EXPECT_EQ(game->snapshot().winners, 0b01u);
    EXPECT_FALSE(game->snapshot().question);
}

TEST(EarlyEnd, LetsTheBestOfTheOthersWin) {
    const auto game = game_of_three();
    ASSERT_TRUE(game->end_early({EarlyEndKind::Resigned, 0}));
    EXPECT_EQ(game->snapshot().winners, 0b100u);
    ASSERT_TRUE(game->undo());
    ASSERT_TRUE(game->end_early({EarlyEndKind::Time, 2}));
    EXPECT_EQ(game->snapshot().winners, 0b001u);
}

TEST(EarlyEnd, LetsTheOthersShareTheWinIfTheyAreLevel) {
    const auto game = start("U V", 3);
    ASSERT_TRUE(game->end_early({EarlyEndKind::Time, 1}));
    EXPECT_EQ(game->snapshot().winners, 0b101u);
}

TEST(EarlyEnd, AsADrawIsSharedByAll) {
    const auto game = game_of_three();
    ASSERT_TRUE(game->end_early({EarlyEndKind::Drawn, 0}));
    EXPECT_EQ(game->snapshot().winners, 0b111u);
}

TEST(EarlyEnd, ComesWithoutFinalScoring) {
    const auto game = start("U V");
    play(*game, "place 1,0 r90; follower 0");
    ASSERT_TRUE(game->end_early({EarlyEndKind::Resigned, 1}));
    EXPECT_EQ(game->snapshot().scores, (std::vector{0, 0})) << "the road of two tiles brings nothing";
}

TEST(EarlyEnd, RefusesFurtherMovesAndASecondEnd) {
    const auto game = start("U V");
    ASSERT_TRUE(game->end_early({EarlyEndKind::Drawn, 0}));
    EXPECT_TRUE(game->legal_moves().empty());
    EXPECT_EQ(game->apply(Move::place(Cell::at(1, 0), 1)), Refusal::GameOver);
    EXPECT_FALSE(game->end_early({EarlyEndKind::Resigned, 0}));
    EXPECT_EQ(game->early_end()->kind, EarlyEndKind::Drawn);
}

TEST(EarlyEnd, IsRefusedWhenTheGameIsOver) {
    const auto game = start("U");
    play(*game, "place 1,0 r90; pass");
    EXPECT_FALSE(game->end_early({EarlyEndKind::Resigned, 0}));
    EXPECT_FALSE(game->early_end());
    EXPECT_EQ(game->snapshot().winners, 0b11u) << "C14: level scores share the win";
}

TEST(EarlyEnd, CanBeUndone) {
    const auto game = start("U V");
    play(*game, "place 1,0 r90");
    const std::uint64_t before = game->hash();
    ASSERT_TRUE(game->end_early({EarlyEndKind::Resigned, 0}));
    ASSERT_TRUE(game->undo());
    EXPECT_FALSE(game->snapshot().over);
    EXPECT_EQ(game->hash(), before);
    EXPECT_EQ(game->moves().size(), 1u) << "the move before it stands";
    play(*game, "pass");
}

TEST(EarlyEnd, IsReadAgainFromTheRecord) {
    for (const EarlyEnd end : {EarlyEnd{EarlyEndKind::Resigned, 2}, EarlyEnd{EarlyEndKind::Drawn, 0},
                               EarlyEnd{EarlyEndKind::Time, 1}}) {
        const auto game = game_of_three();
        ASSERT_TRUE(game->end_early(end));
        const std::string text = record::write(*game);
        const record::Replay again = record::replay(text, tiles::Library::builtin());
        ASSERT_TRUE(again.problems.empty()) << again.problems.front().reason;
        EXPECT_EQ(record::write(*again.game), text);
        EXPECT_EQ(again.game->snapshot().winners, game->snapshot().winners);
    }
}

}  // namespace
}  // namespace trencavel::engine_tests
