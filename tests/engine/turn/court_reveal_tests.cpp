// Which wall tiles can be revealed where the wall is known in part (K1, K15): of each kind there are two, or
// as many as a wall that is given names; those that are known to lie elsewhere cannot lie here.
#include <gtest/gtest.h>

#include "support/court_games.h"

namespace trencavel::engine_tests {
namespace {

using Kinds = std::vector<unsigned>;

/// What the game lists, which must be what it does not refuse.
Kinds revealable(const Game& game) {
    Kinds listed;
    for (const Move& move : game.legal_moves()) {
        EXPECT_EQ(move.kind, MoveKind::Reveal);
        listed.push_back(move.value);
    }
    Kinds accepted;
    for (unsigned kind = 0; kind <= 10; ++kind) {
        if (game.check(Move::reveal(kind)) == Refusal::None) accepted.push_back(kind);
    }
    EXPECT_EQ(listed, accepted);
    return listed;
}

Kinds revealable_with(std::string_view wall) {
    return revealable(*court_at_twelve("C07 C07", wall));
}

TEST(Reveal, MayBeAnyKindWhereNothingIsKnown) {
    EXPECT_EQ(revealable_with(kHiddenWall), (Kinds{1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

TEST(Reveal, MayNotBeAKindOfWhichBothLieElsewhere) {
    EXPECT_EQ(revealable_with("? 1 1 2 2 3 3 4 4 5 5 6 ?"), (Kinds{6, 7, 8, 9}));
    EXPECT_EQ(revealable_with("? ? ? ? ? ? ? ? ? ? ? 9 9"), (Kinds{1, 2, 3, 4, 5, 6, 7, 8}));
    EXPECT_EQ(revealable_with("? 1 2 3 4 5 6 7 8 9 1 2 3"), (Kinds{4, 5, 6, 7, 8, 9}));
}

// A wall may name more than two of a kind; then all of them lie elsewhere.
TEST(Reveal, MayNotBeAKindOfWhichMoreThanTwoLieElsewhere) {
    EXPECT_EQ(revealable_with("? 9 9 9 9 9 9 9 9 9 9 9 9"), (Kinds{1, 2, 3, 4, 5, 6, 7, 8}));
}

TEST(Reveal, IsNotAskedForWhatIsKnown) {
    const auto game = court_at_twelve("C07 C07", "9 ? ? ? ? ? ? ? ? ? ? ? ?");
    EXPECT_EQ(game->snapshot().question, (Question{1, QuestionKind::Place}));
    EXPECT_EQ(game->snapshot().court->held[0], (Kinds{9}));
    EXPECT_EQ(game->check(Move::reveal(9)), Refusal::NotAsked);
}

/// A second path, from the start space in the south: two tiles and the start space with a fountain, 6 points.
/// It leads Anna from 12 to 18, the second tower.
std::unique_ptr<Game> at_the_second_tower(std::string_view wall, std::string_view reveal) {
    auto game = court_at_twelve("C07 C06 P14 C07 C07", wall);
    play(*game, reveal);
    play(*game, "place 0,3 r0; pass; place 5,9 r0; follower 0; place 5,8 r0; pass");
    return game;
}

TEST(Reveal, LeavesOneOfItsKind) {
    const auto game = at_the_second_tower(kHiddenWall, "reveal 4");
    EXPECT_EQ(revealable(*game), (Kinds{1, 2, 3, 4, 5, 6, 7, 8, 9})) << "the other 4";
    play(*game, "reveal 4");
    EXPECT_EQ(game->snapshot().court->held[0], (Kinds{4, 4}));
    EXPECT_EQ(game->snapshot().court->unseen[3], 0u);
}

// One 4 lies on the last tower, the other was revealed: none is left.
TEST(Reveal, AndOneThatIsKnownElsewhereAreBoth) {
    const auto game = at_the_second_tower("? ? ? ? ? ? ? ? ? ? ? ? 4", "reveal 4");
    EXPECT_EQ(revealable(*game), (Kinds{1, 2, 3, 5, 6, 7, 8, 9}));
    EXPECT_EQ(game->apply(Move::reveal(4)), Refusal::NoSuchWallTile);
}

// One of a kind that was taken from a known tower no longer lies there.
TEST(Reveal, CountsAWallTileThatWasTakenAsTaken) {
    auto game = court_at_twelve("C07 C06 P14 C07 C07", "4 ? ? ? ? ? ? ? ? ? ? ? ?");
    play(*game, "place 0,3 r0; pass; place 5,9 r0; follower 0; place 5,8 r0; pass");
    EXPECT_EQ(revealable(*game), (Kinds{1, 2, 3, 4, 5, 6, 7, 8, 9}));
    game = court_at_twelve("C07 C06 P14 C07 C07", "4 ? 4 ? ? ? ? ? ? ? ? ? ?");
    play(*game, "place 0,3 r0; pass; place 5,9 r0; follower 0; place 5,8 r0; pass");
    EXPECT_EQ(revealable(*game), (Kinds{1, 2, 3, 5, 6, 7, 8, 9}));
}

TEST(Reveal, IsKnownOnTheTowerFromThenOnAndForgottenByUndo) {
    const auto game = court_at_twelve("C07 C07", kHiddenWall);
    EXPECT_EQ(game->hidden_wall()[0], WallDeal::kHidden);
    play(*game, "reveal 6");
    EXPECT_EQ(game->hidden_wall()[0], 6u);
    ASSERT_TRUE(game->undo());
    EXPECT_EQ(game->hidden_wall()[0], WallDeal::kHidden);
    play(*game, "reveal 2");
    EXPECT_EQ(game->hidden_wall()[0], 2u);
}

TEST(Reveal, TakesTheWallTileFromItsTower) {
    const auto game = at_the_second_tower(kHiddenWall, "reveal 4");
    play(*game, "reveal 5");
    EXPECT_FALSE(game->snapshot().court->towers[0]);
    EXPECT_FALSE(game->snapshot().court->towers[1]);
    EXPECT_TRUE(game->snapshot().court->towers[2]);
}

}  // namespace
}  // namespace trencavel::engine_tests
