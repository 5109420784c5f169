// Bots answer every question of every game with a legal move, the same one for the same seed.
#include <gtest/gtest.h>

#include <set>

#include "bot_games.h"
#include "games/kinds.h"
#include "random_play/combinations.h"
#include "support/games.h"
#include "support/positions.h"
#include "support/question_games.h"

namespace trencavel::engine_tests {
namespace {

constexpr std::size_t kTilesOfAShortGame = 30;

/// The first tiles of the shuffled set, so that a game is over soon.
std::unique_ptr<Game> short_game(const random_play::Combination& combination, std::uint64_t seed) {
    const auto whole = start(with_seed(random_play::setup_of(combination), seed));
    std::vector<std::string> deck = deck_names(*whole);
    deck.resize(kTilesOfAShortGame);
    Setup setup = with_deck(whole->setup(), deck);
    if (combination.is_court()) setup.wall = WallDeal{whole->hidden_wall()};
    if (combination.bazaars && seed % 2 == 0) setup.options = {{"bazaar", "draft"}};
    return start(setup);
}

/// Of every combination, or one in so many of them.
void expect_whole_games(const Bot& bot, std::initializer_list<std::uint64_t> seeds, std::size_t step = 1) {
    std::set<QuestionKind> kinds;
    const auto& combinations = random_play::all_combinations();
    for (std::size_t i = 0; i < combinations.size(); i += step) {
        const random_play::Combination& combination = combinations[i];
        for (const std::uint64_t seed : seeds) {
            const auto game = short_game(combination, seed);
            play_out(*game, bot, seed, kinds);
            if (testing::Test::HasFatalFailure()) FAIL() << name(combination) << " seed " << seed;
        }
    }
    // Rewards are rare; they and all others are asked below.
    for (const auto kind :
         {QuestionKind::Place, QuestionKind::Follower, castles::kCastleQuestion, wheel::kRecallQuestion,
          bazaars::kOfferQuestion, bazaars::kBidQuestion, bazaars::kTakeQuestion})
        EXPECT_TRUE(kinds.contains(kind)) << static_cast<int>(kind);
}

TEST(RandomBot, PlaysWholeGamesOfEveryCombination) {
    expect_whole_games(BotKind::Random, {1, 2, 3, 4});
}

TEST(GreedyBot, PlaysWholeGamesOfEveryCombination) {
    expect_whole_games(BotKind::Greedy, {1, 2});
}

// Without seed 1: there it looks for long at the end of two games of the wheel.
TEST(SearchBot, PlaysWholeGamesOfManyCombinations) {
    expect_whole_games(quick_search(), {2, 3}, 9);
}

std::vector<Move> moves_of(const random_play::Combination& combination, const Bot& bot, std::uint64_t seed) {
    const auto game = short_game(combination, 3);
    std::set<QuestionKind> kinds;
    play_out(*game, bot, seed, kinds);
    return game->moves();
}

TEST(Bots, PlayTheSameGameForTheSameSeed) {
    for (const char* game : {"carcassonne", "wheel"}) {
        const random_play::Combination combination{
            .game = game, .bridges = true, .castles = true, .bazaars = true, .players = 3};
        for (const Bot& bot : {Bot(BotKind::Random), Bot(BotKind::Greedy)})
            EXPECT_EQ(moves_of(combination, bot, 5), moves_of(combination, bot, 5));
        EXPECT_NE(moves_of(combination, BotKind::Random, 5), moves_of(combination, BotKind::Random, 6));
    }
}

class BotAnswers : public testing::TestWithParam<QuestionGame> {};

TEST_P(BotAnswers, AreLegalAndChangeNothing) {
    if (GetParam().kind == QuestionKind::Draw) return;  // nobody is asked
    const auto game = play_to_question(GetParam());
    const Position<PlaneRules> before = plane_position_of(*game);
    ASSERT_NO_FATAL_FAILURE(expect_legal_answers(*game, 50));
    EXPECT_EQ(plane_position_of(*game), before);
}

// Every answer but high offers and bids is chosen now and then.
TEST_P(BotAnswers, OfTheRandomPlayerAreOfEveryKindThatIsLegal) {
    if (GetParam().kind == QuestionKind::Draw) return;
    const auto game = play_to_question(GetParam());
    std::set<MoveKind> legal;
    for (const Move& move : game->legal_moves()) legal.insert(move.kind);
    std::set<MoveKind> chosen;
    Random random(1);
    for (int i = 0; i < 2000; ++i) chosen.insert(choose_move(BotKind::Random, *game, random).kind);
    EXPECT_EQ(chosen, legal);
}

INSTANTIATE_TEST_SUITE_P(Questions, BotAnswers, testing::ValuesIn(question_games()),
                         [](const auto& game) { return std::string(game.param.name); });

// As rules/bazaars/terms.h says: a tile is offered at 0 to 3, and a bid is raised by 1.
TEST(RandomBot, OffersLittleAndRaisesByOne) {
    const auto game = start(setup_of("carcassonne", "bazaars", "BBB4 U V A E"));
    play(*game, "place 0,1 r0; pass");
    Random random(2);
    std::set<unsigned> offers;
    std::set<TileId> tiles;
    for (int i = 0; i < 200; ++i) {
        const Move move = choose_move(BotKind::Random, *game, random);
        offers.insert(move.value);
        tiles.insert(move.tile);
    }
    EXPECT_EQ(offers, (std::set<unsigned>{0, 1, 2, 3}));
    EXPECT_EQ(tiles.size(), 2u);
    play(*game, "offer V 40");
    std::set<unsigned> bids;
    for (int i = 0; i < 200; ++i) {
        const Move move = choose_move(BotKind::Random, *game, random);
        bids.insert(move.kind == MoveKind::Pass ? 0u : move.value);
    }
    EXPECT_EQ(bids, (std::set<unsigned>{0, 41}));
}

}  // namespace
}  // namespace trencavel::engine_tests
