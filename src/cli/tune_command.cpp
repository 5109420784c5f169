// trencavel tune: fits the weights of the evaluation of one game.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "arena/tune.h"
#include "cli/commands.h"
#include "cli/fail.h"
#include "cli/game_options.h"
#include "cli/library.h"

namespace trencavel::cli {
namespace {

struct TuneOptions {
    GameOptions game;
    std::uint64_t games = arena::TuneSpec{}.games;
    unsigned rounds = arena::TuneSpec{}.rounds;
    std::uint64_t seed = 1;
};

int run_tune(const TuneOptions& options) {
    Result<Setup> setup = setup_of(options.game);
    if (!setup) return fail("tune", setup.error());
    arena::TuneSpec spec{.setup = std::move(setup.value()),
                         .games = options.games,
                         .rounds = options.rounds,
                         .seed = options.seed};
    const Result<arena::Tuned> tuned = arena::tune(
        spec, tiles::Library::builtin(), [](const std::string& line) { fmt::print(stderr, "{}\n", line); });
    if (!tuned) return fail("tune", tuned.error());
    fmt::print("# trencavel tune --game {}{}{} --games {} --rounds {} --seed {}\n{}", options.game.game,
               options.game.modules.empty() ? "" : " --with ", fmt::join(options.game.modules, ","),
               options.games, options.rounds, options.seed, eval::write_weights(tuned->weights, tuned->game));
    return 0;
}

}  // namespace

void add_tune_command(CLI::App& app, int& exit_code) {
    auto options = std::make_shared<TuneOptions>();
    CLI::App* command =
        app.add_subcommand("tune", "Fit the search bot's weights by self-play and print them");
    add_game_options(*command, options->game);
    command->add_option("--games", options->games, "Games in each of the two parts of a round")
        ->capture_default_str()
        ->check(CLI::Range(std::uint64_t{10}, std::uint64_t{10'000'000}));
    command->add_option("--rounds", options->rounds, "Rounds, each with the weights of the one before")
        ->capture_default_str()
        ->check(CLI::Range(1u, 100u));
    command->add_option("--seed", options->seed, "The same seed gives the same weights")
        ->capture_default_str()
        ->check(seed_problem);
    command->callback([options, &exit_code] { exit_code = run_tune(*options); });
}

}  // namespace trencavel::cli
