#include "arena/signature.h"

#include "bots/playout.h"
#include "engine/turn/hash.h"

namespace trencavel {
namespace {

constexpr std::uint64_t kRandomGames = 500;  // for each number of players
constexpr std::uint64_t kGreedyGames = 4;

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

std::uint64_t hash_game(const BenchGame& game_info, const tiles::Library& library, std::uint64_t sum) {
    for (unsigned players = game_info.players_min; players <= game_info.players_max; ++players) {
        Setup setup;
        setup.game = game_info.game;
        setup.modules = game_info.modules;
        setup.players.assign(players, "bot");
        leave_to_chance(setup);
        const Result<std::unique_ptr<Game>> game = Game::start(std::move(setup), library);
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

}  // namespace

std::uint32_t bench_signature(const tiles::Library& library) {
    std::uint64_t sum = 0;
    for (const BenchGame& game : bench_games()) sum = hash_game(game, library, sum);
    return static_cast<std::uint32_t>(sum >> 32);
}

}  // namespace trencavel
