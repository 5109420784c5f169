// What a match comes to, worked out by hand.
#include <gtest/gtest.h>

#include "arena/match_result.h"

namespace trencavel::arena {
namespace {

GameScore won(double by) {
    return {.score = 1, .difference = by, .winner = 0};
}
GameScore lost(double by) {
    return {.score = 0, .difference = -by, .winner = 1};
}
GameScore level() {
    return {.score = 0.5, .difference = 0, .winner = GameScore::kShared};
}

// Scores of the rounds: 1, ½, ¾, ¾; mean 0.75; deviations ¼, -¼, 0, 0: variance 0.125 / 3, error
// sqrt(0.041667 / 4) = 0.10206.
const std::vector<Round> kRounds = {
    {won(10), won(20)}, {won(6), lost(4)}, {won(12), level()}, {level(), won(2)}};

TEST(MatchResult, CountsGamesWinsAndDraws) {
    const MatchResult result = sum_up(kRounds, 2);
    EXPECT_EQ(result.games, 8u);
    EXPECT_EQ(result.wins, (std::vector<std::size_t>{5, 1}));
    EXPECT_EQ(result.draws, 2u);
    EXPECT_DOUBLE_EQ(result.score, 0.75);
    EXPECT_NEAR(result.score_se, 0.10206, 1e-5);
}

// Means of the rounds: 15, 1, 6, 1; mean 5.75; squares 85.5625 + 22.5625 + 0.0625 + 22.5625 = 130.75;
// sqrt(130.75 / 3 / 4) = 3.30088.
TEST(MatchResult, TakesErrorsFromRoundsNotGames) {
    const MatchResult result = sum_up(kRounds, 2);
    EXPECT_DOUBLE_EQ(result.difference, 5.75);
    EXPECT_NEAR(result.difference_se, 3.30088, 1e-5);
}

// 0.75: 400 log10(3) = 190.849. Slope 400 / ln 10 / (0.75 × 0.25) = 926.488; × 1.96 × 0.10206 = 185.33.
TEST(MatchResult, EloWithItsError) {
    const MatchResult result = sum_up(kRounds, 2);
    EXPECT_NEAR(result.elo, 190.849, 1e-3);
    EXPECT_NEAR(result.elo_error, 185.33, 0.02);
    EXPECT_NEAR(elo_of(0.5), 0, 1e-12);
    EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-9);
}

// 4 games: as 3.5 of 4, 400 log10(7) = 338.04.
TEST(MatchResult, WinningAllIsNotInfinite) {
    const MatchResult result = sum_up({{won(1), won(1)}, {won(1), won(1)}}, 2);
    EXPECT_NEAR(result.elo, 338.04, 0.01);
    EXPECT_EQ(result.elo_error, 0);
}

// Elo 0 and 400 are scores 0.5 and 10/11. (10/11 - ½) (1.5 - ½ - 10/11) / (2 × 0.0104167) = 1.785.
TEST(Sprt, LogLikelihoodRatio) {
    const MatchResult result = sum_up(kRounds, 2);
    const Sprt sprt{.elo0 = 0, .elo1 = 400};
    EXPECT_NEAR(log_likelihood_ratio(result, sprt), 1.785, 1e-3);
    EXPECT_EQ(evaluate(result, sprt), Verdict::Open);
}

// ln 19 = 2.944 decides.
TEST(Sprt, DecidesOnceThereAreEnoughGames) {
    std::vector<Round> many;
    for (int i = 0; i < 4; ++i) many.insert(many.end(), kRounds.begin(), kRounds.end());
    EXPECT_EQ(evaluate(sum_up(many, 2), {.elo0 = 0, .elo1 = 30}), Verdict::Stronger);
    EXPECT_EQ(evaluate(sum_up(many, 2), {.elo0 = 300, .elo1 = 500}), Verdict::NotStronger);
}

// Elo 200 and 382 are scores 0.75975 and 0.90016, whose ratio has the logarithm 0.16958: of games that are
// all won, 16 come to 2.713, which is not enough, and 18 to 3.052.
TEST(Sprt, DecidesThoughAllGamesAreWon) {
    const Sprt sprt{.elo0 = 200, .elo1 = 382};
    std::vector<Round> rounds(8, {won(1), won(2)});
    EXPECT_NEAR(log_likelihood_ratio(sum_up(rounds, 2), sprt), 2.713, 1e-3);
    EXPECT_EQ(evaluate(sum_up(rounds, 2), sprt), Verdict::Open);
    rounds.push_back({won(3), won(4)});
    EXPECT_NEAR(log_likelihood_ratio(sum_up(rounds, 2), sprt), 3.052, 1e-3);
    EXPECT_EQ(evaluate(sum_up(rounds, 2), sprt), Verdict::Stronger);
}

// 1 - 0.90016 over 1 - 0.75975 has the logarithm -0.8781: four games that are all lost come to -3.512.
TEST(Sprt, DecidesThoughAllGamesAreLost) {
    const std::vector<Round> rounds(2, {lost(1), lost(2)});
    EXPECT_NEAR(log_likelihood_ratio(sum_up(rounds, 2), {.elo0 = 200, .elo1 = 382}), -3.512, 1e-3);
    EXPECT_EQ(evaluate(sum_up(rounds, 2), {.elo0 = 200, .elo1 = 382}), Verdict::NotStronger);
}

}  // namespace
}  // namespace trencavel::arena
