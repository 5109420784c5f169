#include "arena/match_game.h"

#include <algorithm>

#include "arena/player.h"
#include "core/random.h"
#include "games/wall_deal.h"
#include "record/replay.h"

namespace trencavel::arena {
namespace {

constexpr int kBehindAll = -100'000;

/// The order of the tiles and the wall tiles on the towers: a shuffled game in which nothing is played.
class Deal {
public:
    explicit Deal(std::unique_ptr<Game> shuffled) : shuffled_(std::move(shuffled)) {}

    /// The next move of chance, in a game that leaves everything to chance.
    Move answer(const Game& game) const {
        const std::optional<unsigned> tower =
            std::visit([](const auto* pos) { return tower_in_question(*pos); }, game.position());
        if (tower) return Move::reveal(shuffled_->hidden_wall()[*tower]);
        return Move::draw(shuffled_->hidden_deck()[game.drawn()]);
    }

private:
    std::unique_ptr<Game> shuffled_;
};

/// As written, so that a record says who played; or by number, if a record cannot hold that.
std::vector<std::string> names_of(const std::vector<std::string>& bots) {
    std::vector<std::string> names;
    for (const std::string& bot : bots) {
        std::string name = name_problem(bot).empty() ? bot : "bot";
        for (int number = 2; std::find(names.begin(), names.end(), name) != names.end(); ++number)
            name = "bot " + std::to_string(number);
        names.push_back(name);
    }
    return names;
}

using Players = std::vector<std::unique_ptr<Player>>;

Result<Players> seat_players(const std::vector<std::string>& bots, std::uint64_t seed) {
    Players players;
    for (const std::string& bot : bots) {
        Result<std::unique_ptr<Player>> player = make_player(bot, mixed(seed, 1 + players.size()));
        if (!player) return Error{player.error()};
        players.push_back(std::move(player.value()));
    }
    return players;
}

/// Until the game is over, or somebody fails.
void play(Game& game, const Deal& deal, Players& players, GameOutcome& outcome) {
    for (Snapshot snapshot = game.snapshot(); snapshot.question; snapshot = game.snapshot()) {
        if (snapshot.question->seat == kChance) {
            game.apply(deal.answer(game));
            continue;
        }
        const Seat seat = snapshot.question->seat;
        const Result<Move> move = players[seat]->choose(game);
        if (move && game.apply(move.value()) == Refusal::None) continue;
        outcome.failures[seat] = move ? "its move is not legal" : move.error();
        game.end_early({EarlyEndKind::Resigned, seat});
        return;
    }
}

}  // namespace

int GameOutcome::rank_value(std::size_t seat) const {
    return failed(seat) ? kBehindAll : points[seat];
}

Result<GameOutcome> play_game(const Setup& setup, const std::vector<std::string>& bots, std::uint64_t seed,
                              const tiles::Library& library) {
    Setup shuffled = setup;
    shuffled.players = names_of(bots);
    Setup open = shuffled;
    shuffled.seed = seed;
    leave_to_chance(open);
    Result<std::unique_ptr<Game>> deal = Game::start(std::move(shuffled), library);
    if (!deal) return Error{deal.error()};
    Result<std::unique_ptr<Game>> game = Game::start(std::move(open), library);
    if (!game) return Error{game.error()};
    Result<Players> players = seat_players(bots, seed);
    if (!players) return Error{players.error()};
    GameOutcome outcome;
    outcome.failures.resize(bots.size());
    play(*game.value(), Deal(std::move(deal.value())), players.value(), outcome);
    outcome.points = game.value()->snapshot().scores;
    outcome.record = record::write(*game.value());
    return outcome;
}

}  // namespace trencavel::arena
