// How fast the player that searches is: evaluations, rollouts, and how much a second thread brings.
//   build/release/bench/search_bench --benchmark_repetitions=5 --benchmark_report_aggregates_only=true
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <memory>

#include "bots/bots.h"
#include "bots/search/rollout.h"
#include "bots/search/search.h"
#include "games/game.h"

namespace trencavel {
namespace {

/// A game of two of which about half has been played, when a tile is to be placed.
std::unique_ptr<Game> half_played(const BenchGame& wanted) {
    Setup setup;
    setup.game = wanted.game;
    setup.modules = wanted.modules;
    setup.players = {"one", "two"};
    setup.seed = 1;
    auto started = Game::start(setup, tiles::Library::builtin());
    if (!started) std::abort();
    std::unique_ptr<Game> game = std::move(started.value());
    const unsigned all = game->snapshot().left;
    Random random(1);
    while (game->snapshot().left > all / 2 || game->snapshot().question->kind != QuestionKind::Place)
        game->apply(choose_move(BotKind::Level6, *game, random));
    return game;
}

void evaluations(benchmark::State& state, const BenchGame& wanted) {
    const std::unique_ptr<Game> game = half_played(wanted);
    std::visit(
        [&]<class Rules>(const Position<Rules>* pos) {
            eval::Evaluator<Rules> evaluator(game->tables(), eval::builtin_weights(game->tables().switches));
            evaluator.count_left(*pos);
            for (auto _ : state) benchmark::DoNotOptimize(evaluator.value(*pos, 0));
            state.counters["position_bytes"] = sizeof(*pos);
        },
        game->position());
    state.SetItemsProcessed(state.iterations());
}

/// Items are rollouts of two draws, in a search with so many threads.
void rollouts(benchmark::State& state, const BenchGame& wanted) {
    const std::unique_ptr<Game> game = half_played(wanted);
    SearchTask task{.budget = {.nodes = 800, .depth = 2}, .handicap = {}, .seed = 1};
    task.budget.threads = static_cast<unsigned>(state.range(0));
    std::int64_t count = 0;
    for (auto _ : state) count += static_cast<std::int64_t>(search(*game, task).rollouts);
    state.SetItemsProcessed(count);
}

const bool kRegistered = [] {
    for (const BenchGame& game : bench_games()) {
        const std::string name(game.name);
        benchmark::RegisterBenchmark(("evaluations/" + name).c_str(), evaluations, game);
        benchmark::RegisterBenchmark(("rollouts/" + name).c_str(), rollouts, game)
            ->ArgName("threads")
            ->Arg(1)
            ->Arg(2)
            ->UseRealTime();
    }
    return true;
}();

}  // namespace
}  // namespace trencavel

BENCHMARK_MAIN();
