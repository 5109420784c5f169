#include "arena/match.h"

#include <algorithm>
#include <fstream>
#include <mutex>
#include <thread>

#include "arena/match_game.h"
#include "core/random.h"

namespace trencavel::arena {
namespace {

/// The result for bot 0, which had seat `shift`; bot b had seat b + shift.
GameScore score_of(const GameOutcome& outcome, std::size_t shift) {
    const std::size_t bots = outcome.points.size();
    const auto seat_of = [&](std::size_t bot) { return (bot + shift) % bots; };
    const int mine = outcome.rank_value(seat_of(0));
    GameScore game;
    std::size_t best = 0;
    std::size_t level = 1;
    int best_other_points = outcome.points[seat_of(1)];
    for (std::size_t bot = 1; bot < bots; ++bot) {
        const int other = outcome.rank_value(seat_of(bot));
        game.score += mine > other ? 1 : (mine == other ? 0.5 : 0);
        best_other_points = std::max(best_other_points, outcome.points[seat_of(bot)]);
        const int most = outcome.rank_value(seat_of(best));
        level = other > most ? 1 : level + (other == most ? 1 : 0);
        if (other > most) best = bot;
    }
    game.score /= static_cast<double>(bots - 1);
    game.difference = outcome.points[seat_of(0)] - best_other_points;
    game.winner = level == 1 ? static_cast<int>(best) : GameScore::kShared;
    return game;
}

class Match {
public:
    Match(const MatchSpec& spec, const tiles::Library& library, const MatchWatch& watch)
        : spec_(spec),
          library_(library),
          watch_(watch),
          rounds_((spec.games + spec.bots.size() - 1) / spec.bots.size()),
          played_(rounds_.size()) {
        for (Round& round : rounds_) round.resize(spec.bots.size());
    }

    void run() {
        std::vector<std::thread> others;
        for (unsigned i = 1; i < spec_.threads; ++i) others.emplace_back([this] { play_games(); });
        play_games();
        for (std::thread& thread : others) thread.join();
    }

    Result<MatchResult> result() const {
        if (!problem_.empty()) return Error{problem_};
        return sum_up(complete_rounds(), spec_.bots.size());
    }

private:
    std::uint64_t games() const { return rounds_.size() * spec_.bots.size(); }

    void play_games() {
        while (const std::optional<std::uint64_t> game = next_game()) play(*game);
    }

    std::optional<std::uint64_t> next_game() {
        const std::lock_guard lock(mutex_);
        if (stopped_ || next_ == games()) return std::nullopt;
        return next_++;
    }

    void play(std::uint64_t game) {
        const std::size_t shift = game % spec_.bots.size();
        std::vector<std::string> seats(spec_.bots.size());
        for (std::size_t bot = 0; bot < seats.size(); ++bot)
            seats[(bot + shift) % seats.size()] = spec_.bots[bot];
        const Result<GameOutcome> outcome =
            play_game(spec_.setup, seats, mixed(spec_.seed, game / spec_.bots.size()), library_);
        const std::lock_guard lock(mutex_);
        if (!outcome) return give_up(outcome.error());
        note(game, outcome.value(), seats, shift);
    }

    void give_up(const std::string& why) {
        problem_ = why;
        stopped_ = true;
    }

    void note(std::uint64_t game, const GameOutcome& outcome, const std::vector<std::string>& seats,
              std::size_t shift) {
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            if (outcome.failed(seat)) watch_.failed(game, seats[seat], outcome.failures[seat]);
        }
        if (!spec_.records.empty()) write_record(game, outcome.record);
        const std::size_t round = game / spec_.bots.size();
        rounds_[round][shift] = score_of(outcome, shift);
        ++played_[round];
        if (!watch_.progress(++done_)) stopped_ = true;
        // Only rounds before the first gap count, so that the end does not depend on which thread is faster.
        if (spec_.sprt &&
            evaluate(sum_up(complete_rounds(), spec_.bots.size()), *spec_.sprt) != Verdict::Open)
            stopped_ = true;
    }

    void write_record(std::uint64_t game, const std::string& record) {
        std::string number = std::to_string(game);
        number.insert(0, number.size() < 5 ? 5 - number.size() : 0, '0');
        std::ofstream file(spec_.records + "/" + number + ".game");
        file << record;
        if (!file.flush()) give_up("a record cannot be written to " + spec_.records);
    }

    std::vector<Round> complete_rounds() const {
        const auto is_gap = [this](std::size_t count) { return count != spec_.bots.size(); };
        const auto end = std::find_if(played_.begin(), played_.end(), is_gap);
        return {rounds_.begin(), rounds_.begin() + (end - played_.begin())};
    }

    const MatchSpec& spec_;
    const tiles::Library& library_;
    const MatchWatch& watch_;
    std::mutex mutex_;
    std::vector<Round> rounds_;
    std::vector<std::size_t> played_;  // games of each round
    std::uint64_t next_ = 0;
    std::uint64_t done_ = 0;
    bool stopped_ = false;
    std::string problem_;
};

}  // namespace

Result<MatchResult> play_match(const MatchSpec& spec, const tiles::Library& library,
                               const MatchWatch& watch) {
    Match match(spec, library, watch);
    match.run();
    return match.result();
}

}  // namespace trencavel::arena
