// Bots answer every question of Die Burg with a legal move, the same one for the same seed.
#include <gtest/gtest.h>

#include <set>

#include "bot_games.h"
#include "bots/playout.h"
#include "games/kinds.h"
#include "support/court_question_games.h"

namespace trencavel::engine_tests {
namespace {

const std::vector<Setup>& court_setups() {
    static const std::vector<Setup> setups = [] {
        std::vector<Setup> all = {court_setup_with_seed(0), court_setup_with_seed(0, "falcon"),
                                  court_setup_with_seed(0, "falcon")};
        all[2].options = {{"gates", "stop"}};
        return all;
    }();
    return setups;
}

void expect_whole_court_games(const Bot& bot, std::uint64_t games) {
    std::set<QuestionKind> kinds;
    for (auto setup : court_setups()) {
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            setup.seed = seed;
            const auto game = start(setup);
            play_out(*game, bot, seed, kinds);
            if (testing::Test::HasFatalFailure()) FAIL() << "seed " << seed;
        }
    }
    EXPECT_EQ(kinds, (std::set{QuestionKind::Place, QuestionKind::Follower, burg::kScoreQuestion,
                               burg::kExtraQuestion}));
}

TEST(RandomBotWithinTheWall, PlaysWholeGames) {
    expect_whole_court_games(BotKind::Random, 40);
}

TEST(GreedyBotWithinTheWall, PlaysWholeGames) {
    expect_whole_court_games(BotKind::Greedy, 3);
}

TEST(SearchBotWithinTheWall, PlaysWholeGames) {
    expect_whole_court_games(quick_search(), 1);
}

std::vector<Move> moves_of(const Setup& setup, const Bot& bot, std::uint64_t seed) {
    auto dealt = setup;
    dealt.seed = 3;
    const auto game = start(dealt);
    std::set<QuestionKind> kinds;
    play_out(*game, bot, seed, kinds);
    return game->moves();
}

TEST(BotsWithinTheWall, PlayTheSameGameForTheSameSeed) {
    for (const auto& setup : court_setups()) {
        EXPECT_EQ(moves_of(setup, BotKind::Random, 5), moves_of(setup, BotKind::Random, 5));
        EXPECT_NE(moves_of(setup, BotKind::Random, 5), moves_of(setup, BotKind::Random, 6));
    }
    EXPECT_EQ(moves_of(court_setups()[1], BotKind::Greedy, 5),
              moves_of(court_setups()[1], BotKind::Greedy, 5));
}

class BotAnswersWithinTheWall : public testing::TestWithParam<CourtQuestionGame> {};

TEST_P(BotAnswersWithinTheWall, AreLegalAndChangeNothing) {
    if (GetParam().question.seat == kChance) return;  // nobody is asked
    const auto game = play_to_question(GetParam());
    const Court before = court_position_of(*game);
    ASSERT_NO_FATAL_FAILURE(expect_legal_answers(*game, 20));
    EXPECT_EQ(court_position_of(*game), before);
}

// Every legal answer is chosen now and then.
TEST_P(BotAnswersWithinTheWall, OfTheRandomPlayerAreAllThatAreLegal) {
    if (GetParam().question.seat == kChance) return;
    const auto game = play_to_question(GetParam());
    Random random(1);
    std::vector<Move> left = game->legal_moves();
    for (int i = 0; i < 5000 && !left.empty(); ++i) {
        const Move chosen = choose_move(BotKind::Random, *game, random);
        std::erase(left, chosen);
    }
    EXPECT_EQ(left.size(), 0u);
}

INSTANTIATE_TEST_SUITE_P(Questions, BotAnswersWithinTheWall, testing::ValuesIn(court_question_games()),
                         [](const auto& game) { return std::string(game.param.name); });

// --- chance in playouts
// -------------------------------------------------------------------------------------

// K1: the wall tiles that nobody has taken are all as likely: 17 are left, one of kind 4 and two of the
// others.
TEST(RandomReveal, IsAsLikelyAsTheWallTilesThatAreLeft) {
    const auto game = court_at_twelve("C07", kHiddenWall);
    Court pos = court_position_of(*game);
    pos.slice<WallTiles>().unseen[4] = 1;
    pos.slice<WallTiles>().unseen[5] = 0;
    Bag bag(pos);
    Random random(7);
    std::array<unsigned, 10> drawn{};
    for (int i = 0; i < 15000; ++i) ++drawn[chance_move(pos, bag, random).value];
    EXPECT_EQ(drawn[0], 0u);
    EXPECT_EQ(drawn[5], 0u);
    EXPECT_NEAR(drawn[4], 1000, 150);
    for (const unsigned kind : {1u, 2u, 3u, 6u, 7u, 8u, 9u}) EXPECT_NEAR(drawn[kind], 2000, 200) << kind;
}

// Whole playouts: what is taken was there, and the six, one and one followers of each are all somewhere.
TEST(Playout, WithinTheWallEndsWithEverythingAccountedFor) {
    auto setup = court_setup_with_seed(0, "falcon");
    leave_to_chance(setup);
    const auto game = start(setup);
    const Court& start = court_position_of(*game);
    unsigned wall_tiles = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Court pos = start;
        Random random(seed);
        trencavel::play_out<BotKind::Random>(game->tables(), pos, Bag(start), random,
                                             [](const Court&, const Move&) {});
        ASSERT_TRUE(pos.over());
        EXPECT_EQ(pos.left, 0);
        for (Troop troop = 0; troop < pos.troops(); ++troop) {
            EXPECT_EQ(pos.supply[troop] + pos.followers[troop].size(),
                      pos.sort_of(troop) == Sort::Plain ? 6u : 1u);
        }
        const WallTiles::State& wall = pos.slice<WallTiles>();
        unsigned unseen = 0;
        for (unsigned kind = 1; kind <= 9; ++kind) {
            ASSERT_LE(wall.unseen[kind] + wall.held[0][kind] + wall.held[1][kind], 2);
            unseen += wall.unseen[kind];
        }
        EXPECT_EQ(wall.towers, 0) << "K17: what was left on the wall is removed";
        EXPECT_GE(unseen, 5u) << "K1: these never were on it";
        wall_tiles += 18 - unseen;
    }
    EXPECT_GT(wall_tiles, 100u);
}

}  // namespace
}  // namespace trencavel::engine_tests
