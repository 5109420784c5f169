#include "arena/signature.h"

#include <algorithm>
#include <bit>

#include "bots/levels.h"
#include "bots/playout.h"
#include "engine/turn/hash.h"

namespace trencavel {
namespace {

constexpr std::uint64_t kRandomGames = 500;  // for each number of players
constexpr std::uint64_t kGreedyGames = 4;
constexpr std::uint32_t kSearchNodes = 24;  // of a turn

std::uint64_t value_of(const Move& move) {
    return (std::uint64_t{static_cast<std::uint8_t>(move.kind)} << 56) + (std::uint64_t{move.tile} << 48) +
           (std::uint64_t{move.cell.packed} << 32) + (std::uint64_t{move.rotation} << 24) +
           (std::uint64_t{move.feature} << 16) + move.value;
}

template <BotKind bot, class Rules>
std::uint64_t hash_games(const Tables& tables, const Position<Rules>& start, std::uint64_t games,
                         std::uint64_t sum) {
    const Bag bag(start);
    for (std::uint64_t i = 0; i < games; ++i) {
        Position<Rules> pos = start;
        Random random(mixed(start.players, i));
        play_out<bot>(tables, pos, bag, random,
                      [&](const Position<Rules>&, const Move& move) { sum = mixed(sum, value_of(move)); });
        sum = mixed(sum, hash(pos));
    }
    return sum;
}

Result<std::unique_ptr<Game>> start_game(const BenchGame& info, unsigned players,
                                         const tiles::Library& library) {
    Setup setup;
    setup.game = info.game;
    setup.modules = info.modules;
    setup.players.assign(players, "bot");
    leave_to_chance(setup);
    return Game::start(std::move(setup), library);
}

std::uint64_t hash_quick_games(const BenchGame& info, const tiles::Library& library, std::uint64_t sum) {
    for (unsigned players = info.players_min; players <= info.players_max; ++players) {
        const Result<std::unique_ptr<Game>> game = start_game(info, players, library);
        if (!game) continue;
        std::visit(
            [&](const auto* start) {
                const Tables& tables = game.value()->tables();
                sum = hash_games<BotKind::Random>(tables, *start, kRandomGames, sum);
                sum = hash_games<BotKind::Greedy>(tables, *start, kGreedyGames, sum);
            },
            game.value()->position());
    }
    return sum;
}

/// Any of what is left.
Move chance_move_in(const Game& game, Random& random) {
    return std::visit(
        [&](const auto* pos) {
            Bag bag(*pos);
            return chance_move(*pos, bag, random);
        },
        game.position());
}

/// Makes the bot's move, and hashes it with what the bot expects of it.
std::uint64_t hash_decision(const Bot& bot, Game& game, Random& random, std::uint64_t sum) {
    const SearchedMove best = think(bot, game, random).moves.front();
    game.apply(best.move);
    return mixed(mixed(sum, value_of(best.move)), std::bit_cast<std::uint64_t>(best.expected));
}

/// A search with a fixed number of nodes against levels that only evaluate, other ones in each game. No clock
/// has a say in it, and one thread does as any number would (search.h).
std::uint64_t hash_search_game(const BenchGame& info, unsigned number, const tiles::Library& library,
                               std::uint64_t sum) {
    constexpr unsigned kEvaluatingLevels = 6;
    const unsigned players = std::min(2 + number % 2, info.players_max);
    const Result<std::unique_ptr<Game>> started = start_game(info, players, library);
    if (!started) return sum;
    Game& game = *started.value();
    const Bot searcher(levels().back().info.kind, {.nodes = kSearchNodes});
    const Bot other(levels()[number % kEvaluatingLevels].info.kind);
    Random random(number);
    while (const std::optional<Question> question = game.snapshot().question) {
        if (question->seat == kChance) {
            game.apply(chance_move_in(game, random));
        } else {
            sum = hash_decision(question->seat == 0 ? searcher : other, game, random, sum);
        }
    }
    return mixed(sum, game.hash());
}

}  // namespace

std::uint32_t bench_signature(const tiles::Library& library) {
    std::uint64_t sum = 0;
    for (const BenchGame& game : bench_games()) sum = hash_quick_games(game, library, sum);
    unsigned number = 0;
    for (const BenchGame& game : bench_games()) sum = hash_search_game(game, number++, library, sum);
    return static_cast<std::uint32_t>(sum >> 32);
}

}  // namespace trencavel
