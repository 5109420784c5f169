#include "arena/match_result.h"

#include <algorithm>
#include <cmath>

namespace trencavel::arena {
namespace {

struct Estimate {
    double mean = 0;
    double standard_error = 0;
};

Estimate estimate(const std::vector<double>& values) {
    const auto n = static_cast<double>(values.size());
    if (values.empty()) return {};
    double sum = 0;
    for (const double value : values) sum += value;
    const double mean = sum / n;
    double squares = 0;
    for (const double value : values) squares += (value - mean) * (value - mean);
    return {mean, n < 2 ? 0 : std::sqrt(squares / (n - 1) / n)};
}

double expected_score(double elo) {
    return 1 / (1 + std::pow(10, -elo / 400));
}

template <class Of>
Estimate estimate_rounds(const std::vector<Round>& rounds, Of of) {
    std::vector<double> means;
    for (const Round& round : rounds) {
        double sum = 0;
        for (const GameScore& game : round) sum += of(game);
        means.push_back(sum / static_cast<double>(round.size()));
    }
    return estimate(means);
}

/// A bot that has won all games is taken to have lost half a game, which gives a lower bound.
double bounded(double score, std::size_t games) {
    const double least = 0.5 / static_cast<double>(std::max<std::size_t>(games, 1));
    return std::clamp(score, least, 1 - least);
}

}  // namespace

double elo_of(double score) {
    return 400 * std::log10(score / (1 - score));
}

MatchResult sum_up(const std::vector<Round>& rounds, std::size_t bots) {
    MatchResult result;
    result.wins.resize(bots);
    for (const Round& round : rounds) {
        for (const GameScore& game : round) {
            ++result.games;
            if (game.winner == GameScore::kShared) {
                ++result.draws;
            } else {
                ++result.wins[static_cast<std::size_t>(game.winner)];
            }
        }
    }
    if (result.games == 0) return result;
    const Estimate score = estimate_rounds(rounds, [](const GameScore& game) { return game.score; });
    const Estimate difference =
        estimate_rounds(rounds, [](const GameScore& game) { return game.difference; });
    result.score = score.mean;
    result.score_se = score.standard_error;
    result.difference = difference.mean;
    result.difference_se = difference.standard_error;
    const double bounded_score = bounded(score.mean, result.games);
    result.elo = elo_of(bounded_score);
    const double slope = 400 / std::log(10) / (bounded_score * (1 - bounded_score));
    result.elo_error = 1.96 * slope * score.standard_error;
    return result;
}

double log_likelihood_ratio(const MatchResult& result, const Sprt& sprt) {
    const double variance_of_mean = result.score_se * result.score_se;
    const double score0 = expected_score(sprt.elo0);
    const double score1 = expected_score(sprt.elo1);
    if (variance_of_mean <= 0) {
        // All rounds had the same result, so their spread is unknown: each game counts by itself.
        const double won = static_cast<double>(result.games) * result.score;
        const double lost = static_cast<double>(result.games) - won;
        return won * std::log(score1 / score0) + lost * std::log((1 - score1) / (1 - score0));
    }
    return (score1 - score0) * (2 * result.score - score0 - score1) / (2 * variance_of_mean);
}

Verdict evaluate(const MatchResult& result, const Sprt& sprt) {
    const double bound = std::log((1 - Sprt::kErrorRate) / Sprt::kErrorRate);
    const double ratio = log_likelihood_ratio(result, sprt);
    if (ratio >= bound) return Verdict::Stronger;
    return ratio <= -bound ? Verdict::NotStronger : Verdict::Open;
}

}  // namespace trencavel::arena
