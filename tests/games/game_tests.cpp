// A game around its position: the deck, draws as moves, undo, and what is told on the way.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/game.h"
#include "support/games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

using enum EventKind;
using EventKinds = std::vector<EventKind>;

QuestionKind asked(const Game& game) {
    return game.snapshot().question->kind;
}

// --- events
// --------------------------------------------------------------------------------------------------

TEST(Events, OfTheStartAreTheFirstDraw) {
    const auto game = start("E U");
    ASSERT_EQ(game->events().size(), 1u);
    EXPECT_EQ(game->events()[0].kind, Drawn);
    EXPECT_EQ(game->events()[0].seat, 0);
    EXPECT_EQ(game->events()[0].tile, game->tables().find("E"));
}

TEST(Events, OfTheStartAreNoneWhereTheFirstTileIsNotKnown) {
    EXPECT_TRUE(start("...")->events().empty());
}

// C2, C7, C10: the turn in its order.
TEST(Events, OfATurnComeInTheOrderOfTheTurn) {
    const auto game = start("E U");
    play(*game, "place 0,-1 r180");
    EXPECT_EQ(kinds_of_events(*game), EventKinds{Placed});
    play(*game, "follower 0");
    EXPECT_EQ(kinds_of_events(*game), (EventKinds{Follower, Scored, Returned, Drawn}));
    const Event& scored = game->events()[1];
    EXPECT_EQ(scored.what, ScoringKind::City);
    EXPECT_EQ(scored.seats, 0b01);
    EXPECT_EQ(scored.points, 4);
    EXPECT_EQ(scored.reason, (Reason{.tiles = 2, .complete = true}));
    EXPECT_EQ(scored.cell, Cell::at(0, -1)) << "an area is named by its first cell in reading order";
    EXPECT_EQ(game->events()[3].seat, 1);
}

// C4: the same player draws another.
TEST(Events, TellOfATileThatFitsNowhere) {
    const auto game = start("E C U");
    play(*game, "place 0,-1 r180; pass");
    EXPECT_EQ(kinds_of_events(*game), (EventKinds{Drawn, Discarded, Drawn}));
    for (const Event& event : game->events()) EXPECT_EQ(event.seat, 1);
    EXPECT_EQ(game->events()[1].tile, game->tables().find("C"));
    EXPECT_EQ(game->snapshot().question->seat, 1);
}

// C4, C13: with the last tile gone, the turn is over, and with it the game.
TEST(Events, TellOfTheEndAfterALastTileThatFitsNowhere) {
    const auto game = start("E C");
    play(*game, "place 0,-1 r180; pass");
    EXPECT_EQ(kinds_of_events(*game), (EventKinds{Drawn, Discarded, Ended, Over}));
    EXPECT_TRUE(game->snapshot().over);
}

// C13, C14: the unfinished road first, then the field, although the farmer came first.
TEST(Events, OfTheFinalScoringBeginWithWhatIsIncomplete) {
    const auto game = start("E U");
    play(*game, "place 0,-1 r180; follower 1; place 1,0 r90; follower 0");
    EXPECT_EQ(kinds_of_events(*game), (EventKinds{Follower, Ended, Scored, Scored, Over}));
    EXPECT_EQ(game->events()[2].what, ScoringKind::Road);
    EXPECT_EQ(game->events()[2].reason, (Reason{.tiles = 2}));
    EXPECT_EQ(game->events()[3].what, ScoringKind::Field);
    EXPECT_EQ(game->events()[3].reason, (Reason{.cities = 1}));
    EXPECT_EQ(game->snapshot().scores, (std::vector{3, 2}));
    EXPECT_EQ(game->events()[4].seats, 0b01);
}

// --- draws as moves
// --------------------------------------------------------------------------------------------

TEST(Draws, AreAskedOfNobodyWhereTheDeckIsNotKnown) {
    const auto game = start("...");
    EXPECT_EQ(asked(*game), QuestionKind::Draw);
    EXPECT_EQ(game->snapshot().question->seat, kChance);
    EXPECT_EQ(game->snapshot().left, 71u);
    EXPECT_EQ(game->legal_moves().size(), 24u) << "one for each design";
    EXPECT_EQ(game->check(Move::pass()), Refusal::NotAsked);
    EXPECT_EQ(game->check(Move::place(Cell::at(1, 0), 1)), Refusal::NotAsked);
}

TEST(Draws, TakeATileOutOfTheBag) {
    const auto game = start("...");
    const TileId x = game->tables().find("X");
    play(*game, "draw X");
    EXPECT_EQ(game->snapshot().hand, x);
    EXPECT_EQ(game->snapshot().left, 70u);
    EXPECT_EQ(game->snapshot().left_of[x], 0u);
    EXPECT_EQ(asked(*game), QuestionKind::Place);
    play(*game, "place 1,0 r0; pass");
    EXPECT_EQ(game->check(Move::draw(x)), Refusal::NoSuchTile) << "there was only one";
    EXPECT_EQ(game->check(Move::draw(24)), Refusal::NoSuchTile);
    EXPECT_EQ(game->check(Move::draw(kNoTile)), Refusal::NoSuchTile);
    EXPECT_EQ(game->legal_moves().size(), 23u);
}

TEST(Draws, BeginWhereTheKnownPartEnds) {
    const auto game = start("U V ...");
    EXPECT_EQ(asked(*game), QuestionKind::Place);
    play(*game, "place 1,0 r90; pass; place 2,0 r0; pass");
    EXPECT_EQ(asked(*game), QuestionKind::Draw);
    EXPECT_EQ(game->snapshot().left, 69u);
    EXPECT_EQ(game->moves().size(), 4u) << "draws from the known part are no moves";
    play(*game, "draw E");
    EXPECT_EQ(game->moves().size(), 5u);
    EXPECT_EQ(game->hidden_deck().size(), 3u);
}

// C4: drawing a tile that fits nowhere leads to the next draw.
TEST(Draws, AreRepeatedAfterATileThatFitsNowhere) {
    const auto game = start("E ...");
    play(*game, "place 0,-1 r180; pass; draw C");
    EXPECT_EQ(asked(*game), QuestionKind::Draw);
    EXPECT_EQ(kinds_of_events(*game), (EventKinds{Drawn, Discarded}));
    play(*game, "draw U");
    EXPECT_EQ(game->snapshot().question->seat, 1);
    EXPECT_EQ(game->snapshot().left, 68u);
}

// --- undo
// ------------------------------------------------------------------------------------------------------

TEST(Undo, HasNothingToTakeBackAtTheStart) {
    const auto game = start("U");
    EXPECT_FALSE(game->undo());
}

TEST(Undo, TakesBackTheDrawsThatFollowedTheMove) {
    const auto game = start("E C U V");
    play(*game, "place 0,-1 r180");
    const std::uint64_t before = game->hash();
    play(*game, "pass");  // C is drawn and fits nowhere, then U
    EXPECT_EQ(game->snapshot().left, 1u);
    ASSERT_TRUE(game->undo());
    EXPECT_EQ(game->hash(), before);
    EXPECT_EQ(game->snapshot().left, 3u);
    EXPECT_EQ(kinds_of_events(*game), EventKinds{Placed});
    play(*game, "follower 0");
    EXPECT_EQ(game->snapshot().hand, game->tables().find("U")) << "the deck is drawn in the same order again";
}

TEST(Undo, TakesBackADrawThatWasAMove) {
    const auto game = start("...");
    const std::uint64_t before = game->hash();
    play(*game, "draw U");
    ASSERT_TRUE(game->undo());
    EXPECT_EQ(game->hash(), before);
    EXPECT_TRUE(game->hidden_deck().empty());
    play(*game, "draw V; place 1,0 r0; pass; draw U");
    EXPECT_EQ(game->hidden_deck(), (std::vector{game->tables().find("V"), game->tables().find("U")}));
}

TEST(Undo, GoesBackFromTheEndToTheStart) {
    const auto game = start("E U");
    const std::uint64_t first = game->hash();
    const auto first_events = game->events();
    play(*game, "place 0,-1 r180; follower 0; place 1,0 r90; follower 0");
    ASSERT_TRUE(game->snapshot().over);
    for (int i = 0; i < 4; ++i) ASSERT_TRUE(game->undo());
    EXPECT_FALSE(game->undo());
    EXPECT_EQ(game->hash(), first);
    EXPECT_EQ(game->events(), first_events);
    EXPECT_EQ(game->snapshot().scores, (std::vector{0, 0}));
    EXPECT_EQ(game->snapshot().ply, 0u);
}

// --- what anyone may see
// --------------------------------------------------------------------------------------------

TEST(Snapshot, ShowsTheTableAndNeverTheOrderOfTheDeck) {
    const auto game = start("U V E");
    play(*game, "place 1,0 r90; follower 0");
    const Snapshot snapshot = game->snapshot();
    ASSERT_EQ(snapshot.board.size(), 2u);
    EXPECT_EQ(snapshot.board[1].cell, Cell::at(1, 0));
    EXPECT_EQ(snapshot.board[1].tile, game->tables().find("U"));
    EXPECT_EQ(snapshot.board[1].rotation, 1u);
    ASSERT_EQ(snapshot.followers.size(), 1u);
    EXPECT_EQ(snapshot.followers[0].seat, 0);
    EXPECT_EQ(snapshot.followers[0].spot, (Spot{Cell::at(1, 0), 0}));
    EXPECT_EQ(snapshot.supplies, (std::vector{6u, 7u}));
    EXPECT_EQ(snapshot.left, 1u);
    EXPECT_EQ(snapshot.left_of[game->tables().find("E")], 1u);
    EXPECT_EQ(snapshot.ply, 2u);
}

TEST(LegalMoves, AreSortedByCellAndRotationWithPassLast) {
    const auto game = start("U");
    const std::vector<Move> placements = {Move::place(Cell::at(-1, 0), 1), Move::place(Cell::at(-1, 0), 3),
                                          Move::place(Cell::at(1, 0), 1),  Move::place(Cell::at(1, 0), 3),
                                          Move::place(Cell::at(0, 1), 1),  Move::place(Cell::at(0, 1), 3)};
    EXPECT_EQ(game->legal_moves(), placements);
    play(*game, "place 1,0 r90");
    EXPECT_EQ(game->legal_moves(),
              (std::vector{Move::follower(0), Move::follower(1), Move::follower(2), Move::pass()}));
}

// C7: eight tiles in a ring and the start tile are one complete city; the place in the middle stays free, and
// belongs to no area. R, in its rotation 2, has its city in the east, south and west; N turned as it goes
// round.
TEST(Areas, OfACityAroundAHoleAreComplete) {
    const auto game = start("R N F N F N F N B");
    play(*game, "place 0,-1 r180; follower 0");
    play(*game, "place 1,-1 r0; pass");
    play(*game, "place 1,-2 r90; pass");
    play(*game, "place 1,-3 r270; pass");
    play(*game, "place 0,-3 r0; pass");
    play(*game, "place -1,-3 r180; pass");
    play(*game, "place -1,-2 r90; pass");
    play(*game, "place -1,-1 r90");
    const AreaView city = area_at(*game, 0, -1, 0);
    EXPECT_TRUE(city.complete);
    EXPECT_EQ(city.tiles, 9u);
    EXPECT_EQ(city.pennants, 3u);
    play(*game, "pass");
    EXPECT_EQ(game->snapshot().scores, (std::vector{24, 0})) << "2 for each of 9 tiles and 3 pennants";
    // A cloister fits into the hole; it is surrounded as it is placed.
    play(*game, "place 0,-2 r0; follower 0");
    EXPECT_EQ(game->snapshot().scores, (std::vector{33, 0}));
}

}  // namespace
}  // namespace trencavel::engine_tests
