// The greedy player in a bazaar. A city of four tiles and three pennants lacks only a cap: of the open tiles
// E is one, and V is of little use to anybody. As it lies the city brings 7 points, completed 16.
#include <gtest/gtest.h>

#include "bots/bots.h"
#include "bots/greedy/greedy_bot.h"
#include "support/games.h"
#include "support/positions.h"

namespace trencavel::engine_tests {
namespace {

constexpr std::string_view kAfterwards = " BBB4 E V J A";

/// Anna (seat 0) places the bazaar; the city is hers, or that of Ben, who is the first to choose (B17).
std::unique_ptr<Game> auction(Seat owner, bool draft = false) {
    Setup setup = setup_of("carcassonne", "bazaars",
                           (owner == 0 ? "F U F V F U" : "U F V F U F") + std::string(kAfterwards));
    if (draft) setup.options = {{"bazaar", "draft"}};
    auto game = start(setup);
    const char* city[] = {"place 0,-1 r90; follower 0", "place 0,-2 r90; pass", "place 0,-3 r90; pass"};
    const char* road[] = {"place 1,0 r90; follower 0", "place 2,0 r0; pass", "place 2,1 r0; pass"};
    for (int i = 0; i < 3; ++i) {
        play(*game, owner == 0 ? city[i] : road[i]);
        play(*game, owner == 0 ? road[i] : city[i]);
    }
    play(*game, "place 0,1 r0; pass");
    return game;
}

Move greedy_answer(const Game& game) {
    Random random(1);
    return choose_move(BotKind::Greedy, game, random);
}

TileId tile(const Game& game, std::string_view name) {
    return game.tables().find(name);
}

TEST(GreedyAuction, StandsAsTheCommentSays) {
    const auto game = auction(1);
    EXPECT_EQ(game->snapshot().question, (Question{1, bazaars::kOfferQuestion}));
    const AreaView city = area_at(*game, 0, 0, 0);
    EXPECT_EQ(city.worth, 7);
    EXPECT_EQ(city.followers[1], 1u);
    play(*game, "offer E 0; pass; place 0,-4 r180; pass");
    EXPECT_EQ(game->snapshot().scores, (std::vector{0, 16}));
}

// B17
TEST(GreedyAuction, OffersTheTileThatCompletesItsCity) {
    const auto game = auction(1);
    const Move offer = greedy_answer(*game);
    EXPECT_EQ(offer.kind, bazaars::kOfferMove);
    EXPECT_EQ(offer.tile, tile(*game, "E"));
    EXPECT_LT(offer.value, 9) << "what it brings";
}

// B17
TEST(GreedyAuction, BidsForTheTileThatCompletesItsCity) {
    const auto game = auction(0);
    play(*game, "offer E 0");
    const Move bid = greedy_answer(*game);
    EXPECT_EQ(bid.kind, bazaars::kBidMove);
    EXPECT_GT(bid.value, 0);
    EXPECT_LT(bid.value, 9) << "what it brings";
}

TEST(GreedyAuction, PassesOnATileOfLittleUse) {
    const auto game = auction(0);
    play(*game, "offer V 0");
    EXPECT_EQ(greedy_answer(*game), Move::pass());
}

TEST(GreedyAuction, PassesWhereTheLastBidIsMoreThanTheTileBrings) {
    const auto game = auction(0);
    play(*game, "offer E 20");
    EXPECT_EQ(greedy_answer(*game), Move::pass());
}

// B18
TEST(GreedyAuction, BuysWhereTheBidIsLow) {
    const auto game = auction(1);
    play(*game, "offer E 0; bid 1");
    EXPECT_EQ(greedy_answer(*game), bazaars::buy());
}

// B18
TEST(GreedyAuction, SellsWhereTheBidIsAbsurd) {
    for (const char* bid : {"offer E 0; bid 60", "offer E 0; bid 99", "offer V 0; bid 5"}) {
        const auto game = auction(1);
        play(*game, bid);
        EXPECT_EQ(greedy_answer(*game), bazaars::sell()) << bid;
    }
}

// B22
TEST(GreedyAuction, TakesTheTileThatCompletesItsCity) {
    const auto game = auction(1, true);
    EXPECT_EQ(greedy_answer(*game), bazaars::take(tile(*game, "E")));
}

// Between two of them the tile does not go to Ben for nothing: Anna has it, or was paid for it.
TEST(GreedyAuction, IsNotWonForNothingByWhoNeedsTheTileLess) {
    const auto game = auction(0);
    Random random(1);
    while (game->snapshot().hand == kNoTile)
        ASSERT_EQ(game->apply(choose_move(BotKind::Greedy, *game, random)), Refusal::None);
    const bool has_it = game->snapshot().bazaar->won[0] == tile(*game, "E");
    EXPECT_TRUE(has_it || game->snapshot().scores[0] > 0);
}

// B11, B14: Ben's castle has scored with the road that BBB5 ended. That is over, and a tile which completes
// something else, as E does with the cap of L, is not worth the same points again.
TEST(GreedyAuction, DoesNotCountAgainWhatTheTurnBeforeHasScored) {
    const auto game = start(setup_of("carcassonne", "castles bazaars", "L E BBB5 E V U J"));
    play(*game, "place -1,0 r0; pass; place 0,-1 r180; follower 0; castle 0; place 1,0 r90; pass");
    ASSERT_EQ(game->snapshot().question, (Question{1, bazaars::kOfferQuestion}));
    ASSERT_EQ(game->snapshot().scores, (std::vector{0, 3})) << "L, start tile and BBB5";
    const Position<PlaneRules>& pos = plane_position_of(*game);
    Position<PlaneRules> forgotten = pos;
    forgotten.slice<Castles>().rewards.fill({});
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        EXPECT_EQ(bazaars::value_with_tile(greedy::GreedyValuer{game->tables()}, pos, seat, tile(*game, "E")),
                  bazaars::value_with_tile(greedy::GreedyValuer{game->tables()}, forgotten, seat,
                                           tile(*game, "E")));
    }
}

}  // namespace
}  // namespace trencavel::engine_tests
