#include "random_play/compare.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "core/random.h"
#include "games/game.h"
#include "random_play/choices.h"
#include "random_play/deals.h"
#include "random_play/differences.h"
#include "random_play/in_step.h"
#include "random_play/invariants.h"
#include "record/replay.h"
#include "reference/game.h"

namespace trencavel::random_play {
namespace {

bool has_option(const Game& game, std::string_view name) {
    const auto& options = game.setup().options;
    return std::any_of(options.begin(), options.end(),
                       [&](const auto& option) { return option.first == name; });
}

reference::Game start_reference(const Combination& combination, const Game& game,
                                const tiles::Library& library) {
    reference::Options options{.game = combination.game,
                               .bridges = combination.bridges,
                               .castles = combination.castles,
                               .bazaars = combination.bazaars,
                               .draft = has_option(game, "bazaar"),
                               .small_cities = has_option(game, "small-cities"),
                               .players = static_cast<int>(combination.players),
                               .deck = {}};
    for (const TileId tile : game.hidden_deck()) options.deck.push_back(game.tables().names[tile]);
    if (game.setup().deck && game.setup().deck->is_partial) options.deck.push_back("...");
    return {library, options};
}

/// The taste of whoever is asked; nobody is asked for draws.
Taste taste_of(const std::vector<Taste>& tastes, const Question& question) {
    return question.seat < tastes.size() ? tastes[question.seat] : Taste::Any;
}

/// Different for every combination, also where seed and players are the same.
Random random_for(const Combination& combination, std::uint64_t seed) {
    const unsigned subset = combination.bridges + 2u * combination.castles + 4u * combination.bazaars +
                            (combination.game == "wheel" ? 8u : 0u) + (combination.small_cities ? 16u : 0u);
    return Random(mixed(seed, combination.players + 8u * subset));
}

}  // namespace

std::string compare_game(const Combination& combination, std::uint64_t seed, const tiles::Library& library,
                         Situations& situations) {
    Random random = random_for(combination, seed);
    const Deal dealt = deal(combination, random);
    const Result<std::unique_ptr<Game>> started = Game::start(dealt.setup, library);
    if (!started) return report("no start: " + started.error() + "\n", combination, seed, "");
    Game& game = *started.value();
    reference::Game reference = start_reference(combination, game, library);
    Comparison comparison;
    Invariants invariants(library);
    const std::string problem = play_in_step(
        game, reference, comparison, invariants, random,
        [&](const Snapshot& snapshot) {
            return choose(game, taste_of(dealt.tastes, *snapshot.question), random);
        },
        [&](const Snapshot& before, const Move& move) { situations.note(before, move, game); });
    return problem.empty() ? "" : report(problem, combination, seed, record::write(game));
}

std::string report(const std::string& problem, const Combination& combination, std::uint64_t seed,
                   const std::string& record) {
    return problem + name(combination) + ", seed " + std::to_string(seed) + ", the game so far:\n" + record;
}

}  // namespace trencavel::random_play
