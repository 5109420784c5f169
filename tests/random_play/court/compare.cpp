// Random games of Die Burg, with both engines.
#include "random_play/compare.h"

#include <memory>

#include "core/random.h"
#include "games/game.h"
#include "random_play/court/deals.h"
#include "random_play/court/differences.h"
#include "random_play/court/watch.h"
#include "random_play/in_step.h"
#include "random_play/invariants.h"
#include "record/replay.h"
#include "reference/wall/game.h"

namespace trencavel::random_play {
namespace {

reference::WallGame start_wall_reference(const Combination& combination, const Game& game,
                                         const tiles::Library& library) {
    reference::WallOptions options{.falcon = combination.falcon,
                                   .gates_stop = combination.gates_stop,
                                   .players = static_cast<int>(combination.players),
                                   .deck = {},
                                   .wall = {game.hidden_wall().begin(), game.hidden_wall().end()}};
    for (const TileId tile : game.hidden_deck()) options.deck.push_back(game.tables().names[tile]);
    if (game.setup().deck && game.setup().deck->is_partial) options.deck.push_back("...");
    return {library, options};
}

/// Nobody is asked for draws and wall tiles.
CourtTaste taste_of(const CourtDeal& dealt, const Question& question) {
    return question.seat == kChance ? CourtTaste::Any : dealt.tastes[question.seat];
}

}  // namespace

std::string compare_court_game(const Combination& combination, std::uint64_t seed,
                               const tiles::Library& library, CourtSituations& situations) {
    Random random(mixed(seed, 1000u + combination.falcon + 2u * combination.gates_stop));
    const CourtDeal dealt = deal_court(combination, random);
    const Result<std::unique_ptr<Game>> started = Game::start(dealt.setup, library);
    if (!started) return report("no start: " + started.error() + "\n", combination, seed, "");
    Game& game = *started.value();
    reference::WallGame reference = start_wall_reference(combination, game, library);
    CourtComparison comparison;
    Invariants invariants(library);
    CourtWatch watch(game, situations);
    const std::string problem = play_in_step(
        game, reference, comparison, invariants, random,
        [&](const Snapshot& snapshot) { return choose(game, taste_of(dealt, *snapshot.question), random); },
        [&](const Snapshot& before, const Move& move) { watch.note(before, move); });
    return problem.empty() ? "" : report(problem, combination, seed, record::write(game));
}

}  // namespace trencavel::random_play
