// The result of a match: wins, the difference in points, and what that says about strength.
#pragma once

#include <cstddef>
#include <vector>

namespace trencavel::arena {

/// One game as the first bot sees it.
struct GameScore {
    double score = 0;  // the average over the others: 1 for each that it beat, ½ for each that it tied with
    double difference = 0;  // its points minus those of the best other
    int winner = kShared;   // a bot, or kShared if several have the most points
    static constexpr int kShared = -1;
};

/// Games with the same deck, one for each seat that the first bot can have. They are not independent, so
/// errors are computed from the means of rounds.
using Round = std::vector<GameScore>;

struct MatchResult {
    std::size_t games = 0;
    std::vector<std::size_t> wins;  // by bot
    std::size_t draws = 0;          // games with several winners
    double score = 0.5;             // the first bot's, from 0 to 1
    double score_se = 0;
    double difference = 0;
    double difference_se = 0;
    double elo = 0;        // of the first bot over the others
    double elo_error = 0;  // at 95 %
};

MatchResult sum_up(const std::vector<Round>& rounds, std::size_t bots);

/// The difference in Elo at which this score is expected.
double elo_of(double score);

/// Sequential probability ratio test: whether the first bot is stronger by `elo1` rather than by `elo0`.
struct Sprt {
    double elo0 = 0;
    double elo1 = 30;
    static constexpr double kErrorRate = 0.05;  // for both kinds of error
};

enum class Verdict { Open, Stronger, NotStronger };

/// The logarithm of how much more likely the result is if the first bot is stronger by elo1 than by elo0.
double log_likelihood_ratio(const MatchResult& result, const Sprt& sprt);

Verdict evaluate(const MatchResult& result, const Sprt& sprt);

}  // namespace trencavel::arena
