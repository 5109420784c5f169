// How fast the engine plays: whole games, the quarters of a game, and single operations.
//   build/release/engine_bench --benchmark_repetitions=5 --benchmark_report_aggregates_only=true
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <memory>
#include <vector>

#include "bots/playout.h"
#include "engine/turn/hash.h"
#include "engine/turn/legal.h"
#include "games/game.h"

namespace trencavel {
namespace {

using Pos = Position<BaseRules>;

/// A game of two that has not begun, with nothing known of the order of its tiles.
std::unique_ptr<Game> start_game(const BenchGame& wanted) {
    Setup setup;
    setup.game = wanted.game;
    setup.modules = wanted.modules;
    setup.players = {"one", "two"};
    setup.deck = Deck{{}, true};
    auto started = Game::start(setup, tiles::Library::builtin());
    if (!started) std::abort();
    return std::move(started.value());
}

const Game& new_game() {
    static const std::unique_ptr<Game> game = start_game(bench_games().front());
    return *game;
}

const Tables& tables() {
    return new_game().tables();
}
const Pos& start() {
    return *std::get<const Pos*>(new_game().position());
}

/// Plays by chance until so many tiles lie, or the game is over.
void play_until(Pos& pos, Bag& bag, Random& random, unsigned tiles_laid) {
    Silent silent;
    while (!pos.over()) {
        const bool draws = pos.questions.back().kind == QuestionKind::Draw;
        if (draws && pos.cells >= tiles_laid) return;
        const Move move = draws ? Move::draw(bag.draw(random)) : random_move(tables(), pos, random);
        apply_unchecked(tables(), pos, move, silent);
    }
}

/// Positions from different games, all with so many tiles.
std::vector<Pos> positions_with(unsigned tiles_laid) {
    std::vector<Pos> positions;
    for (std::uint64_t seed = 0; seed < 256; ++seed) {
        Random random(seed);
        Pos pos = start();
        Bag bag(pos);
        play_until(pos, bag, random, tiles_laid);
        if (!pos.over()) positions.push_back(pos);
    }
    return positions;
}

template <BotKind bot>
void play_games(benchmark::State& state, const BenchGame& wanted) {
    const std::unique_ptr<Game> game = start_game(wanted);
    std::visit(
        [&](const auto* start) {
            const Bag bag(*start);
            Random random(1);
            for (auto _ : state) {
                auto pos = *start;
                play_out<bot>(game->tables(), pos, bag, random, [](const auto&, const Move&) {});
                benchmark::DoNotOptimize(pos.score);
            }
            state.counters["bytes"] = sizeof(*start);
        },
        game->position());
    state.SetItemsProcessed(state.iterations());
}

/// Whole games of every kind; the ratios to the first are what counts.
const bool kGamesRegistered = [] {
    for (const BenchGame& game : bench_games()) {
        const std::string name(game.name);
        benchmark::RegisterBenchmark(("random_games/" + name).c_str(), play_games<BotKind::Random>, game);
        benchmark::RegisterBenchmark(("greedy_games/" + name).c_str(), play_games<BotKind::Greedy>, game);
    }
    return true;
}();

/// The turns of one quarter of a game (1 to 4), from positions made beforehand; items are turns.
void random_turns_of_quarter(benchmark::State& state) {
    constexpr unsigned kTiles = 18;
    const auto quarter = static_cast<unsigned>(state.range(0));
    const std::vector<Pos> positions = positions_with(1 + (quarter - 1) * kTiles);
    Random random(1);
    std::size_t next = 0;
    std::int64_t turns = 0;
    for (auto _ : state) {
        Pos pos = positions[next++ % positions.size()];
        const unsigned before = pos.cells;
        Bag bag(pos);
        play_until(pos, bag, random, before + kTiles);
        turns += pos.cells - before;
    }
    state.SetItemsProcessed(turns);
    state.counters["per_turn"] = benchmark::Counter(
        static_cast<double>(turns), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(random_turns_of_quarter)->DenseRange(1, 4);

void copy_position(benchmark::State& state) {
    const std::vector<Pos> positions = positions_with(36);
    Pos copy = positions[0];
    std::size_t next = 0;
    for (auto _ : state) {
        copy = positions[next++ % 8];
        benchmark::DoNotOptimize(copy);
        benchmark::ClobberMemory();
    }
    state.counters["bytes"] = sizeof(Pos);
}
BENCHMARK(copy_position);

void list_legal_placements(benchmark::State& state) {
    std::vector<Pos> positions = positions_with(36);
    Random random(1);
    Silent silent;
    for (Pos& pos : positions) apply_unchecked(tables(), pos, Move::draw(Bag(pos).draw(random)), silent);
    MoveList<BaseRules> moves;
    std::size_t next = 0;
    for (auto _ : state) {
        legal_moves(tables(), positions[next++ % positions.size()], moves);
        benchmark::DoNotOptimize(moves);
    }
}
BENCHMARK(list_legal_placements);

void hash_position(benchmark::State& state) {
    const std::vector<Pos> positions = positions_with(36);
    std::size_t next = 0;
    for (auto _ : state) benchmark::DoNotOptimize(hash(positions[next++ % positions.size()]));
}
BENCHMARK(hash_position);

}  // namespace
}  // namespace trencavel

BENCHMARK_MAIN();
