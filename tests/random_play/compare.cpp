#include "random_play/compare.h"

#include <memory>
#include <utility>
#include <vector>

#include "core/random.h"
#include "games/game.h"
#include "random_play/choices.h"
#include "random_play/deals.h"
#include "random_play/differences.h"
#include "random_play/invariants.h"
#include "record/moves.h"
#include "record/replay.h"
#include "reference/game.h"

namespace trencavel::random_play {
namespace {

reference::Game start_reference(const Game& game, const tiles::Library& library) {
    std::vector<std::string> deck;
    for (const TileId tile : game.hidden_deck()) deck.push_back(game.tables().names[tile]);
    if (game.setup().deck && game.setup().deck->goes_on) deck.push_back("...");
    return {library.set("base"), static_cast<int>(game.setup().players.size()), deck};
}

std::string report(const std::string& problem, unsigned players, std::uint64_t seed,
                   const std::string& record) {
    return problem + "players " + std::to_string(players) + ", seed " + std::to_string(seed) +
           ", the game so far:\n" + record;
}

/// The taste of whoever is asked; nobody is asked for draws.
Taste taste_of(const std::vector<Taste>& tastes, const Question& question) {
    return question.seat < tastes.size() ? tastes[question.seat] : Taste::Any;
}

}  // namespace

std::string compare_game(unsigned players, std::uint64_t seed, const tiles::Library& library,
                         Situations& situations) {
    Random random(mixed(seed, players));
    const Deal dealt = deal(players, random);
    const Result<std::unique_ptr<Game>> started = Game::start(dealt.setup, library);
    if (!started) return report("no start: " + started.error() + "\n", players, seed, "");
    Game& game = *started.value();
    reference::Game reference = start_reference(game, library);
    Invariants invariants(library);
    for (;;) {
        std::string problem = difference(game, reference) + invariants.check(game, random);
        if (!problem.empty()) return report(problem, players, seed, record::write(game));
        const Snapshot before = game.snapshot();
        if (before.over) return {};
        const Move move = choose(game, taste_of(dealt.tastes, *before.question), random);
        const std::string text = record::spell(move, game.tables());
        const Refusal refusal = game.apply(move);
        if (refusal != Refusal::None || !reference.apply(text)) {
            return report("'" + text + "' was refused by " +
                              (refusal != Refusal::None ? "the engine\n" : "the reference\n"),
                          players, seed, record::write(game));
        }
        situations.note(before, move, game);
    }
}

}  // namespace trencavel::random_play
